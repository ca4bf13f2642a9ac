/** The games' rulebooks: every piece is in them, every link leads somewhere, every picture can be drawn. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as breakin from '../../machines/breakin/data.ts'
import * as hadria from '../../machines/hadria/data.ts'
import { examples } from '../../machines/examples.ts'
import { games } from '../../machines/index.ts'
import type { GameId } from '../../machines/kernel/game.ts'
import * as kingpin from '../../machines/kingpin/data.ts'
import * as nightfall from '../../machines/nightfall/data.ts'
import * as syndicate from '../../machines/syndicate/data.ts'
import type { GameScreen } from '../games/game.ts'
import { loadScreen } from '../games/load.ts'
import { people, pictured } from '../games/testing/drawing.ts'
import { gameMessages, say } from '../messages/messages.ts'
import { loadWords } from '../table/words.ts'
import { loadBook } from './book.ts'
import { addressesOf } from './rulebook.ts'

const named = (kind: string, names: readonly (string | number)[]) => names.map((name) => `${kind}-${name}`)

/** What is in the boxes, by the games' own data. */
const boxes: Readonly<Record<GameId, string[]>> = {
  kingpin: [
    ...named('skill', kingpin.skills),
    ...named('gang', kingpin.gangs),
    ...named(
      'crook',
      kingpin.crooks.map(({ number }) => number),
    ),
  ],
  nightfall: [
    ...named('thief', nightfall.tools),
    ...named('tool', nightfall.tools),
    ...named('loot', nightfall.lootIds),
    ...named('fence', nightfall.fenceIds),
  ],
  syndicate: [...named('symbol', [...'GCKBHW']), ...named('card', syndicate.cardNumbers)],
  breakin: named('card', [...breakin.cards, ...breakin.hiddenCards]),
  hadria: [
    ...named('thief', hadria.thieves),
    ...named('card', [...hadria.cards, ...Object.values(hadria.specialOf)]),
    ...named('tile', hadria.tileKinds),
    ...named('event', [...hadria.calmEventNames, ...hadria.alarmedEventNames]),
    ...named('jewel', ['imperial', 'green', 'yellow']),
    ...named('figure', ['guard', 'captain']),
    ...named('token', ['smoke', 'fire']),
  ],
}

/** The paragraphs that a game's rules and screens name, for refusals, bubbles, phases and log lines. */
function cited(game: GameId): string[] {
  const folders = ['machines', 'renderer/games'].map((place) => join(import.meta.dirname, '../..', place, game))
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  const sources = files.filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'))
  return sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'([A-Z]{2}-\d+(?:\.\d+)?)'/g)].map(([, rule = '']) => rule),
  )
}

for (const { id: game } of Object.values(games)) {
  const book = await loadBook(game)
  const words = await loadWords(game)
  const screen = (await loadScreen(game)) as GameScreen
  const addresses = addressesOf(book.chapters)
  const paragraphs = book.chapters.flatMap((chapter) => chapter.paragraphs)
  const pieces = book.pieces.flatMap((group) => group.pieces)

  describe(`the rulebook of ${game}`, () => {
    it('has every piece of the box in its index, once', () => {
      expect(pieces.map(({ id }) => id).sort()).toEqual([...boxes[game]].sort())
    })

    it('says what each piece is and does, and where that stands', () => {
      const notes = [
        ...book.pieces.map(({ title }) => title),
        ...pieces.flatMap(({ about }) => [about.title, about.text]),
      ]
      for (const { key, params } of notes) {
        const text = say(words, key, params, people(6))
        expect(text, key).not.toMatch(/[{}]|undefined|null|NaN|^\w+(\.\w+)+$|, ,|^$/)
      }
      for (const { id, about } of pieces) expect(addresses, id).toContain(about.rule)
    })

    it('has the paragraphs that refusals, bubbles, phases, log lines and the text itself name', () => {
      expect(new Set(addresses).size).toBe(addresses.length)
      const links = paragraphs.flatMap((paragraph) => paragraph.words.flatMap(({ to }) => to ?? []))
      const rules = Object.values(screen.logRules ?? {})
      expect(cited(game).length).toBeGreaterThan(10)
      for (const rule of [...cited(game), ...links, ...rules]) expect(addresses).toContain(rule)
    })

    it('shows its board, and pictures that can be drawn', () => {
      const inText = paragraphs.flatMap((paragraph) => paragraph.pictures)
      expect(inText).toContain('board')
      const ofPieces = pieces.flatMap(({ about, reverse }) => [about.picture ?? '', reverse ?? about.picture ?? ''])
      for (const what of new Set([...inText.filter((name) => name !== 'board'), ...ofPieces])) {
        expect(pictured(screen, words, what), what).toMatch(/<(svg|span|div)/)
      }
    })

    it('tells every example that can be played, beside the paragraph that it explains', () => {
      const all = examples[game] ?? []
      expect(all).not.toEqual([])
      for (const { id, rule } of all) {
        const at = paragraphs.findIndex((one) => one.kind === 'example' && one.id === id)
        const explained = paragraphs.slice(0, at).findLast(({ kind }) => kind !== 'example')
        expect(explained?.id, id).toBe(rule)
      }
    })

    it('has a paragraph for every line of the log', async () => {
      const lines = Object.keys(await gameMessages(game)).filter((key) => key.startsWith('log.'))
      const ruled = Object.keys(screen.logRules ?? {}).map((key) => `log.${key}`)
      expect(ruled.sort()).toEqual(lines.sort())
    })
  })
}
