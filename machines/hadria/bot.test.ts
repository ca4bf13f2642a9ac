import { describe, expect, it } from 'vitest'
import { playGame } from '../kernel/bots/bot.ts'
import { random } from '../kernel/random.ts'
import { defaultMove, hadria, hadriaCrew, type HadriaMove } from './index.ts'
import type { HadriaState } from './state.ts'
import { domes, execute, legal, palace, play, planned, table, winsAgainstChance } from './testing.ts'

const hadriaBot = hadriaCrew.levels.burglar
const choice = (state: HadriaState, seat: number): HadriaMove =>
  hadriaBot.think(hadria.view(state, seat), seat, hadria.legalMoves(state, seat), random('a choice')).move

/** The stacks that the bot lays. */
function planOf(state: HadriaState, seat: number): [string, number][] {
  let now = state
  for (let move = choice(now, seat); move.type !== 'ready'; move = choice(now, seat))
    now = hadria.apply(now, seat, move)
  return now.players[seat]!.stacks.map(({ card, points }) => [card ?? '', points])
}

/** Goes by feel: whole games of those who think ahead would take long. */
const quick = hadriaCrew.levels.pickpocket

describe('the bot', () => {
  it.each([2, 3, 4])('plays whole games against itself with %i players', (seats) => {
    for (let game = 0; game < 4; game++) {
      const start = hadria.setup({ seats, seed: `bots ${game}`, options: { specials: game % 2 === 0 } })
      const bots = Array.from({ length: seats }, () => quick)
      expect(playGame(hadria, start, bots, random(`bots ${game}`))).toBeDefined()
    }
  })

  it('plans its movement before the watch where it would be arrested, and after it where not', () => {
    const near = table({ at: [domes(22), palace(0)], guards: [domes(23)], initiative: 4 })
    expect(new Map(planOf(near, 0)).get('move')).toBe(4)
    const far = table({ at: [domes(22), palace(0)], initiative: 4 })
    expect(new Map(planOf(far, 0)).get('move')).toBe(1)
  })

  it('takes what it can, and leaves with the jewel', () => {
    const rich = table({ at: [palace(1), domes(4)], jewels: [[palace(0), 'imperial']], round: 6 })
    const walking = play(planned(rich, [['move', 6]]), execute('sneak'))
    expect(choice(walking, 0)).toEqual({ type: 'step', to: palace(0) })
    const there = play(walking, { type: 'step', to: palace(0) })
    expect(choice(there, 0)).toEqual({ type: 'take', jewel: 'imperial' })
    const out = table({ at: [domes(20), palace(0)], gate: 'domes', holds: [{ imperial: 1 }] })
    expect(choice(play(planned(out, [['move', 6]]), execute('sneak')), 0)).toEqual({ type: 'leave', gate: 1 })
  })

  it('beats random play (the 200 games of the promise are in bot.slow.test.ts)', () => {
    expect(winsAgainstChance(20)).toBeGreaterThanOrEqual(14)
  })
})

describe('defaults', () => {
  it('are there for what the first player decides for the table', () => {
    const state = table({ at: [domes(14), domes(19)], guards: [domes(13)], initiative: 4 })
    const asked = planned(state, [['ambush', 2]], [['ambush', 1]])
    expect(asked.question).toMatchObject({ ask: 'watch', seat: 0 })
    const move = defaultMove(hadria.view(asked, 0), 0, legal(asked))
    expect(play(asked, move!).players[0]!.at).toBe(domes(14))
    const calm = table({ at: [domes(21), domes(4)] })
    expect(defaultMove(hadria.view(calm, 0), 0, legal(calm))).toBeUndefined()
  })
})
