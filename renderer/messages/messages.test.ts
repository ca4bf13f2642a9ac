/** Every sentence that is asked for is there, and none is there that nobody asks for. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { colours, emblems, speeds, textSizes, themes } from '../../electron/host/api.ts'
import { say, t } from './messages.ts'
import { messages as app } from './en/app.ts'
import type { Catalogue } from './catalogue.ts'

const root = join(import.meta.dirname, '../..')
const sources = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter(
      (file) =>
        !file.endsWith('.test.ts') &&
        !/renderer\/messages\/\w+\/|\/(box|messages|lessons|examples)\.\w+\.ts$/.test(file),
    )
    .map((file) => readFileSync(join(root, file), 'utf8'))

const window = [...sources('renderer/**/*.ts'), ...sources('renderer/**/*.svelte')]
const outside = [...sources('electron/**/*.ts'), ...sources('machines/kernel/*.ts')]
const found = (texts: string[], pattern: RegExp) =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, key = '']) => key)))

const catalogue: Catalogue = app

describe('the app’s catalogue', () => {
  it.each([...found(window, /\bt\(\s*'([\w.]+)'/g)])('has %s, which a screen says', (key) => {
    expect(catalogue).toHaveProperty([key])
  })

  it.each([...found(outside, /'((?:problem|refusal)\.[\w.]+)'/g)])('has %s, which the host says', (key) => {
    expect(catalogue).toHaveProperty([key])
  })

  it.each([
    ...colours.map((colour) => `colour.${colour}`),
    ...emblems.map((emblem) => `emblem.${emblem}`),
    ...themes.map((theme) => `theme.${theme}`),
    ...speeds.map((speed) => `speed.${speed}`),
    ...textSizes.map((size) => `textSize.${size}`),
  ])('has %s', (key) => {
    expect(catalogue).toHaveProperty([key])
  })

  it('has nothing that nobody says', () => {
    const everything = [...window, ...outside].join('\n')
    const made = [...everything.matchAll(/`([\w.]*)\$\{/g)]
      .map(([, start = '']) => start)
      .filter((start) => start.includes('.'))
    const idle = Object.keys(app).filter(
      (key) => !everything.includes(`'${key}'`) && !made.some((start) => key.startsWith(start)),
    )
    expect(idle).toEqual([])
  })
})

it('says a text of the app', () => {
  expect(t('new.title', { game: 'Break-In' })).toBe('New game of Break-In')
  expect(t('new.bots', { n: 1 })).toBe('1 bot')
})

it('lets the app say what a game does not', () => {
  expect(say({ 'refusal.turn': 'Wait.' }, 'refusal.turn', {})).toBe('Wait.')
  expect(say({}, 'problem.noSuchGame', { game: 'hadria' })).toContain('the game Hadria')
})
