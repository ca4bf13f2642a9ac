/** What every game's screen must do, seen in random games: words for everything, pictures for everything. */
import { describe, expect, it } from 'vitest'
import { phasesOf, type Phase } from '../../machines/kernel/chart.ts'
import type { View } from '../../machines/kernel/game.ts'
import type { Phrase } from '../../machines/kernel/journal.ts'
import { games } from '../../machines/index.ts'
import { language, say } from '../messages/messages.ts'
import { loadWords } from '../table/words.ts'
import type { GameScreen } from './game.ts'
import { loadRules, loadScreen } from './load.ts'
import { drawn, people, pictured } from './testing/drawing.ts'
import { moments, type Moment } from './testing/moments.ts'

/** Not everything: a board takes its time to draw. */
function some<T>(all: readonly T[], count = 40): T[] {
  return all.filter(
    (_, index) => Math.floor((index * count) / all.length) !== Math.floor(((index - 1) * count) / all.length),
  )
}

/** Moves that act on nothing on the board: to pass, to decline, to pay or use what a question offers. */
const inTheListOnly = ['pass', 'decline', 'payCash', 'use']

const inner = (phases: readonly Phase[]): string[] => phases.flatMap(({ id, phases: more }) => [id, ...inner(more)])

for (const game of Object.values(games)) {
  const screen = (await loadScreen(game.id)) as GameScreen
  const words = await loadWords(game.id)
  const rules = await loadRules(game.id, language)
  const seen = [...moments(game, 12)]
  const news = seen.flatMap(({ view, before, ...rest }) => view.news.map((entry) => ({ entry, view, before, ...rest })))

  const said = ({ key, params }: Phrase) => say(words, key, params, people(6))
  const complete = (note: Phrase) => {
    const text = said(note)
    expect(text, note.key).not.toMatch(/[{}]|undefined|null|NaN|^\w+(\.\w+)+$|, ,/)
    return text
  }

  describe(`the words of ${game.id}`, () => {
    it('say every prompt and every move, no two moves alike', () => {
      for (const { view, moves } of seen) {
        complete(screen.prompt(view, moves))
        const sentences = moves.map((move) => complete(screen.sentence(move, view)))
        expect(new Set(sentences).size).toBe(sentences.length)
      }
    })

    it('say every line of the log', () => {
      for (const { entry } of news) complete({ key: `log.${entry.key}`, params: entry.params })
    })

    it('say why not, whatever is tried', () => {
      const tried = new Map(seen.flatMap(({ moves }) => moves.map((move) => [JSON.stringify(move), move])))
      for (const { whyNot } of seen.filter((_, index) => index % 25 === 0)) {
        for (const move of tried.values()) {
          const refusal = whyNot(move)
          if (refusal) complete({ key: refusal.message, params: refusal.params })
          if (refusal) expect(rules).toContain(refusal.rule)
        }
      }
    })

    it('name every phase, option and score', () => {
      const names = [...new Set(seen.map(({ view }) => view.phase)), ...inner(phasesOf(game.chart))]
      const options = game.options.flatMap((option) => [
        option.name,
        `${option.name}.hint`,
        ...(option.kind === 'choice' ? option.values.map((value) => `${option.name}.${value}`) : []),
      ])
      const keys = [...names.map((phase) => `phase.${phase}`), ...options.map((option) => `option.${option}`)]
      for (const key of keys) complete({ key, params: {} })
      const scores = seen.flatMap(({ outcome }) => outcome?.scores ?? [])
      expect(scores).not.toEqual([])
      for (const { parts, total } of scores) {
        for (const { label, params = {} } of parts) complete({ key: `score.${label}`, params })
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total)
      }
    })

    it('open the rules at the paragraph of the present phase', () => {
      for (const { view } of seen) expect(rules).toContain(screen.paragraph(view))
    })
  })

  describe(`the pictures of ${game.id}`, () => {
    it('show on the board or in the dock everything that can be done, but for doing nothing', () => {
      for (const moment of some(seen)) {
        const { asked } = drawn(screen, words, moment)
        for (const move of moment.moves) {
          const inDock = screen.short?.(move, moment.view) ?? null
          if (!inTheListOnly.includes(move.type) && !inDock) expect(asked).toContainEqual(move)
        }
      }
    })

    it('exist for every move and every line', () => {
      const names = new Set([
        ...seen.flatMap(({ view, moves }) => moves.map((move) => screen.movePicture?.(move, view) ?? null)),
        ...news.flatMap(({ entry, view }) => [
          screen.logPicture?.(entry) ?? null,
          ...screen.flights(entry, view).map(({ what }) => what),
        ]),
      ])
      for (const what of some([...names])) {
        if (what !== null) expect(pictured(screen, words, what), what).toMatch(/<(svg|span|p|div)/)
      }
    })

    it('fly between places that are on the board', () => {
      const flying = ({ view }: Moment) => view.news.filter((entry) => screen.flights(entry, view).length > 0)
      const kinds = Map.groupBy(
        seen.filter((moment) => moment.before && flying(moment).length > 0),
        (moment) => [...new Set(flying(moment).map(({ key }) => key))].join(),
      )
      for (const moment of [...kinds.values()].flatMap((alike) => some(alike, 3))) {
        let shown = moment.before as View
        let board = ''
        const look = () => void (board = drawn(screen, words, { ...moment, view: shown, moves: [] }).body)
        const isThere = (anchor: string) => board.includes(`data-anchor="${anchor}"`)
        look()
        for (const { lines, view } of moment.told()) {
          const flown = lines.flatMap((line) => screen.flights(line, view)).flatMap(({ from, to }) => [from, to])
          if (!flown.every(isThere)) look()
          const missing = flown.filter((anchor) => !isThere(anchor))
          expect(missing, lines.map(({ key }) => key).join()).toEqual([])
          shown = view
        }
      }
    })
  })
}
