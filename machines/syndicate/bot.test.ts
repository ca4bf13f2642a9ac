import { describe, expect, it } from 'vitest'
import { playGame, randomBot, type Bot } from '../kernel/bots/bot.ts'
import { random } from '../kernel/random.ts'
import { botWith, syndicateCrew } from './bot.ts'
import { syndicate } from './game.ts'
import { scene } from './testing.ts'
import type { SyndicateMove } from './state.ts'
import type { SyndicateView } from './view.ts'

type SyndicateBot = Bot<SyndicateMove, SyndicateView>

const botOf = (tries: number) => botWith({ tries, parts: 1, ease: 0, whim: 1 })
const choice = (bot: SyndicateBot, { state }: ReturnType<typeof scene>) =>
  bot.think(syndicate.view(state, 0), 0, syndicate.legalMoves(state, 0), random('choice')).move

describe('the bot', () => {
  it('wins four of five two-player games against random play at its worst', () => {
    const games = 12
    const bot = syndicateCrew.levels.lookout
    let won = 0
    for (let game = 0; game < games; game++) {
      const bots: SyndicateBot[] = game % 2 === 0 ? [bot, randomBot as SyndicateBot] : [randomBot as SyndicateBot, bot]
      const state = syndicate.setup({ seats: 2, seed: `strength ${game}` })
      if (playGame(syndicate, state, bots, random(`strength ${game}`))?.winners.includes(game % 2)) won++
    }
    expect(won / games).toBeGreaterThanOrEqual(0.8)
  })

  it('plays a whole table of five', () => {
    const state = syndicate.setup({ seats: 5, seed: 'five' })
    const bots = Array.from({ length: 5 }, () => syndicateCrew.levels.lookout)
    expect(playGame(syndicate, state, bots, random('five'))?.winners.length).toBeGreaterThan(0)
  })

  it('chooses the same from the same view and the same source', () => {
    const table = scene([{ hand: [22, 25, 34], display: [8] }, { hand: [24, 36] }])
    expect(choice(botOf(40), table)).toEqual(choice(botOf(40), table))
  })

  it('in the last round takes what brings most', () => {
    const table = scene(
      [
        { hand: [30, 22, 29], display: [6], cash: 90 },
        { hand: [36], cash: 100 },
      ],
      { round: 12 },
    )
    expect(choice(botOf(60), table)).toEqual({ type: 'play', card: 29 })
  })

  it('pays for a hotel rather than let it go', () => {
    const table = scene([{ hand: [18], cash: 30 }, { hand: [36] }], { round: 12 })
    table.play(18, 36)
    expect(choice(botOf(40), table)).toEqual({ type: 'payCash' })
  })
})
