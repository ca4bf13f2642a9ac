/** The palettes are checked as they are written: every pair that text is set in keeps WCAG's AA, in every theme and voice. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gameIds } from '../../machines/kernel/game.ts'
import { colours, themes } from '../../electron/host/api.ts'

type Tokens = Record<string, string>
const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const map = '../games/hadria/map/map.css'
const css = ['./tokens.css', ...gameIds.map((game) => `../games/${game}/palette.css`), map].map(read).join('\n')
const rules = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector = '', body = '']) => ({
  selectors: selector.split(',').map((one) => one.trim()),
  tokens: Object.fromEntries(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  ) as Tokens,
}))
const rule = (selector: string): Tokens =>
  Object.assign({}, ...rules.filter(({ selectors }) => selectors.includes(selector)).map(({ tokens }) => tokens))

const surfaces = ['--bg', '--surface', '--raised', '--sunk', '--field'] as const
const inks = ['--ink', '--ink-soft', '--accent-ink', '--danger-ink', '--good-ink', '--warn-ink'] as const

const palettes = themes.flatMap((theme) => [
  { name: theme, tokens: rule(`[data-theme='${theme}']`), theme, game: '' },
  ...gameIds.map((game) => ({
    name: `${game} by ${theme}`,
    tokens: { ...rule(`[data-theme='${theme}']`), ...rule(`[data-theme='${theme}'] [data-game='${game}']`) },
    theme,
    game,
  })),
])

describe.each(themes)('Hadria’s map by %s', (theme) => {
  const tokens = { ...rule(`[data-game='hadria']`), ...rule(`[data-theme='${theme}'] [data-game='hadria']`) }

  it.each(['--map-legal', '--map-seen', '--map-arrests'])('%s stands out from what lies around it', (line) => {
    for (const ground of ['--map-land', '--map-court', '--map-country']) {
      expect(contrast(tokens[line]!, tokens[ground]!), ground).toBeGreaterThanOrEqual(3)
    }
  })
})

describe.each(palettes)('$name', ({ tokens, theme, game }) => {
  const ratio = (a: string, b: string) => contrast(tokens[a]!, tokens[b]!)

  it.each(inks)('%s can be read on every surface', (ink) => {
    for (const surface of surfaces) expect(ratio(ink, surface), surface).toBeGreaterThanOrEqual(4.5)
  })

  it('can be read on its buttons', () => {
    expect(ratio('--on-accent', '--accent')).toBeGreaterThanOrEqual(4.5)
    expect(ratio('--on-danger', '--danger')).toBeGreaterThanOrEqual(4.5)
  })

  it('shows edges and focus', () => {
    for (const surface of surfaces) {
      expect(ratio('--focus', surface), `focus on ${surface}`).toBeGreaterThanOrEqual(3)
      expect(ratio('--edge', surface), `edge on ${surface}`).toBeGreaterThanOrEqual(3)
    }
  })

  it.each(colours)('%s can be read, as a seat’s name and on its emblem', (colour) => {
    const own = `[data-game='${game}'] [data-colour='${colour}']`
    const seat = {
      ...rule(`[data-colour='${colour}']`),
      ...rule(`[data-theme='${theme}'] [data-colour='${colour}']`),
      ...rule(own),
      ...rule(`[data-theme='${theme}'] ${own}`),
    }
    for (const surface of surfaces)
      expect(contrast(seat['--seat-ink']!, tokens[surface]!), surface).toBeGreaterThanOrEqual(4.5)
    expect(contrast(seat['--on-seat']!, seat['--seat']!)).toBeGreaterThanOrEqual(4.5)
  })
})

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
