/** A game is found by its folder: whoever adds one adds it to gameIds and to machines/index.ts, and to no list here. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import { games } from '../../machines/index.ts'
import { gameIds } from '../../machines/kernel/game.ts'
import { gameMessages, language, t } from '../messages/messages.ts'
import { coverOf, loadRules, loadScreen, loadThumbnail } from './load.ts'

const here = import.meta.dirname

it('has a folder for every game, and for no other', () => {
  const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual([...gameIds, 'testing'].sort())
})

describe.each(gameIds)('the folder of %s', (game) => {
  it('has a cover', () => {
    expect(render(coverOf(game)!).body).toContain('<svg')
  })

  it('says what is written on the box', () => {
    for (const key of [`game.${game}`, `tagline.${game}`, `time.${game}`] as const) {
      expect(t(key)).not.toBe(key)
      expect(t(key)).not.toBe('')
    }
  })

  it('has a palette, which speaks of this game alone', () => {
    const css = readFileSync(join(here, game, 'palette.css'), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
    const selectors = [...css.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector.trim())
    const own = `[data-game='${game}']`
    // A game whose pieces have seats' colours may give these seats others.
    const voice = selectors.filter((selector) => selector !== '@font-face' && !selector.includes(`${own} [data-colour`))
    expect(voice).toEqual([own, `[data-theme='night'] ${own}`, `[data-theme='paper'] ${own}`])
  })
})

describe.each(Object.values(games).map(({ id }) => id))('the folder of %s, which can be played,', (game) => {
  it('has a screen', async () => {
    expect(await loadScreen(game)).toHaveProperty('Board')
  })

  it('has words', async () => {
    expect(await gameMessages(game)).not.toEqual({})
  })

  it('has a small picture for the shelf', async () => {
    expect(await loadThumbnail(game)).toBeTypeOf('function')
  })

  it('has rules', async () => {
    expect(await loadRules(game, language)).toMatch(/^# /)
  })
})
