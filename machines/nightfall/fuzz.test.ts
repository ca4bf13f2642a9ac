import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { random } from '../kernel/random.ts'
import {
  copies,
  displays,
  fenceIds,
  fieldsPerPlace,
  lastRound,
  lootIds,
  moneyToEnd,
  places,
  stonesEach,
  tools,
} from './data.ts'
import { nightfall } from './game.ts'
import { moneyOf } from './reckon.ts'
import { countTools, type NightfallState } from './state.ts'

/** What is wrong with a table. */
function faults({
  players,
  display,
  piles,
  discards,
  fields,
  blocked,
  action,
  seats,
  round,
}: NightfallState): string[] {
  const wrong: string[] = []
  const check = (fine: boolean, what: string): void => {
    if (!fine) wrong.push(what)
  }
  for (const tool of tools) {
    const inHands = players.reduce((sum, { hand }) => sum + hand[tool], 0)
    const lying = [...piles.tools, ...discards.tools].filter((other) => other === tool).length
    check(inHands + lying + display.city[tool] === copies, `not ${copies} of ${tool}`)
    for (const { hand, seen } of players) check(0 <= seen[tool] && seen[tool] <= hand[tool], `seen ${tool}`)
    check(display.city[tool] >= 0, `${tool} in the City`)
    check(action.laid[tool] === 0 || action.exchange !== null, `${tool} laid down for nothing`)
  }
  const loot = [
    ...display.villa,
    ...display.museum,
    ...players.map(({ loot }) => loot),
    piles.loot,
    discards.loot,
  ].flat()
  check(allOnce(loot, lootIds), 'loot doubled or lost')
  check(allOnce([...display.harbour, ...piles.fences, ...discards.fences], fenceIds), 'fence doubled or lost')
  for (const place of places) check(fields[place].length <= fieldsPerPlace, `too many stones in the ${place}`)
  players.forEach((_, seat) => {
    const out = [...Object.values(fields).flat(), ...blocked].filter((stone) => stone === seat)
    check(out.length <= stonesEach, `too many stones of seat ${seat}`)
  })
  check(countTools(display.city) <= displays[seats]!.city, 'too many tools in the City')
  check(round <= lastRound, 'too many rounds')
  return wrong
}

function allOnce(cards: readonly (number | null)[], all: readonly number[]): boolean {
  const present = cards.filter((card) => card !== null)
  return present.length === all.length && all.every((card) => present.includes(card))
}

describe('random games', () => {
  it('keep every card, and come to an end', { timeout: 60_000 }, () => {
    const table = fc.record({
      seats: fc.integer({ min: 2, max: 5 }),
      seed: fc.string(),
      thieves: fc.constantFrom('dealt', 'chosen'),
      /** How often out of ten an action is declined where it can be: a lazy table lasts until the last round. */
      lazy: fc.constantFrom(0, 0, 5, 10),
    })
    fc.assert(
      fc.property(table, ({ seats, seed, thieves, lazy }) => {
        const source = random(`moves of ${seed}`)
        const simulation = nightfall.simulate(nightfall.setup({ seats, seed, options: { thieves } }))
        const { state } = simulation
        for (let active = simulation.active(); active.length > 0; active = simulation.active()) {
          const moves = simulation.legalMoves(active[0]!)
          const declines = moves.filter(({ type }) => type === 'decline')
          const isLazy = declines.length > 0 && source.int(10) < lazy
          simulation.play(active[0]!, source.pick(isLazy ? declines : moves))
          expect(faults(state)).toEqual([])
        }
        const richest = Math.max(...state.players.map(moneyOf))
        expect(richest >= moneyToEnd || state.round === lastRound).toBe(true)
        const { winners, scores } = simulation.outcome()!
        for (const { seat, total } of scores) expect(winners.includes(seat)).toBe(total === richest)
      }),
      { seed: 4, numRuns: 60 },
    )
  })

  it('keep every card and stone in the middle of a move, too, at every line that it tells', { timeout: 60_000 }, () => {
    for (let n = 0; n < 8; n++) {
      const source = random(`moments ${n}`)
      let state = nightfall.setup({
        seats: 2 + (n % 4),
        seed: `moments ${n}`,
        options: { thieves: n % 8 < 4 ? 'dealt' : 'chosen' },
      })
      for (let [seat] = nightfall.active(state); seat !== undefined; [seat] = nightfall.active(state)) {
        const moments = nightfall.moments(state, seat, source.pick(nightfall.legalMoves(state, seat)))
        for (const { state, view } of moments) {
          expect(faults(state), state.journal.at(-1)?.key).toEqual([])
          for (const viewer of ['table', ...state.players.keys()] as const) {
            const { phase, action, mine } = view(viewer)
            expect(/steal$/.test(phase), phase).toBe((mine?.action.slot ?? null) !== null)
            expect(/lay$|draw$/.test(phase), phase).toBe(action.exchange !== null)
          }
        }
        state = moments.at(-1)!.state
      }
    }
  })
})
