import { describe, expect, it } from 'vitest'
import { playGame, randomBot } from '../kernel/bots/bot.ts'
import { random } from '../kernel/random.ts'
import { breakInCrew } from './bot.ts'
import { breakIn } from './game.ts'
import { accept, choose, clover, give, lawyer, play, table, turnUp } from './testing.ts'
import type { BreakInState } from './state.ts'

const breakInBot = breakInCrew.levels.burglar
const choice = (state: BreakInState, seat: number) =>
  breakInBot.think(breakIn.view(state, seat), seat, breakIn.legalMoves(state, seat), random('bot')).move

describe('The bot', () => {
  it('beats random players clearly', () => {
    const games = 18
    const source = random('bot against chance')
    let won = 0
    for (let i = 0; i < games; i++) {
      const seat = i % 3
      const bots = [0, 1, 2].map((other) => (other === seat ? breakInBot : randomBot))
      const state = breakIn.setup({ seats: 3, seed: `match ${i}`, options: { informant: i % 2 === 1 } })
      if (playGame(breakIn, state, bots, source)?.winners.includes(seat)) won += 1
    }
    expect(won / games).toBeGreaterThan(0.6)
  })

  it('gives the second police to whoever has the first, and keeps the bone for itself', () => {
    expect(choice(play(table({ fronts: [{}, {}, { police: 1 }], deck: ['police'] }), turnUp), 0)).toEqual(give(2))
    expect(choice(play(table({ fronts: [{ watchdog: 2 }, {}, {}], deck: ['bone'] }), turnUp), 0)).toEqual(give(0))
  })

  it('calls the lawyer when it would be caught, and keeps it for later when it would not', () => {
    const used = [0, 2]
    const end = play(table({ fronts: [{}, { watchdog: 2 }, {}], deck: ['watchdog'], used }), turnUp, give(1))
    expect(choice(end, 1)).toEqual(lawyer)
    const gift = play(table({ fronts: [{}, {}, {}], deck: ['loot'], used }), turnUp, give(1))
    expect(choice(gift, 1)).toEqual(accept)
  })

  it('rids itself of what is most dangerous', () => {
    const lucky = play(table({ fronts: [{ padlock: 1, watchdog: 2 }, {}, {}], deck: ['clover'] }), turnUp, give(0))
    expect(choice(lucky, 0)).toEqual(clover('watchdog'))
    const panic = play(table({ fronts: [{ bone: 1, police: 1 }, { police: 1 }, {}], deck: ['panic'] }), turnUp, give(2))
    expect(choice(panic, 0)).toEqual(choose('police'))
  })
})
