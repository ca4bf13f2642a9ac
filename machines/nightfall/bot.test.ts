import { describe, expect, it } from 'vitest'
import { byFeel, playGame, randomBot, type Bot } from '../kernel/bots/bot.ts'
import { random } from '../kernel/random.ts'
import { botWith, nightfallCrew } from './bot.ts'
import { places } from './data.ts'
import { nightfall } from './game.ts'
import { favourite, worthOfPlaces } from './plan.ts'
import { declineUntil, dock, exhibit, hold, mover, offerInCity, place, stash, table } from './testing.ts'
import type { NightfallMove, NightfallState } from './state.ts'
import type { NightfallView } from './view.ts'

const anybody = randomBot as Bot<NightfallMove, NightfallView>
const thief = (tries: number) => botWith({ tries, parts: 1, ease: 0, whim: 1 })
const choice = (state: NightfallState): NightfallMove => {
  const seat = mover(state)
  return nightfallCrew.levels.burglar.think(
    nightfall.view(state, seat),
    seat,
    nightfall.legalMoves(state, seat),
    random('choice'),
  ).move
}

describe('the bot', () => {
  it('beats random play, even in a hurry', { timeout: 120_000 }, () => {
    const games = 10
    const hasty = thief(6)
    let wins = 0
    for (let i = 0; i < games; i++) {
      const bots = i % 2 === 0 ? [hasty, anybody] : [anybody, hasty]
      const outcome = playGame(nightfall, nightfall.setup({ seats: 2, seed: `bot ${i}` }), bots, random(`game ${i}`))
      if (outcome?.winners.join() === String(i % 2)) wins += 1
    }
    expect(wins).toBeGreaterThanOrEqual(games * 0.8)
  })

  const nightsOf = (seed: string, bots: readonly Bot<NightfallMove, NightfallView>[]): number => {
    const simulation = nightfall.simulate(nightfall.setup({ seats: 2, seed }))
    const source = random(seed)
    for (let [seat] = simulation.active(); seat !== undefined; [seat] = simulation.active()) {
      const moves = simulation.legalMoves(seat)
      simulation.play(seat, bots[seat]!.think(nightfall.view(simulation.state, seat), seat, moves, source).move)
    }
    return simulation.state.round
  }

  it('goes for the money instead of hoarding tools', { timeout: 120_000 }, () => {
    expect(nightsOf('self', [thief(20), thief(20)])).toBeLessThan(25)
  })

  it('brings home what it can no longer lose', { timeout: 120_000 }, () => {
    const idler: Bot<NightfallMove, NightfallView> = { think: (_view, _seat, moves) => byFeel(moves.at(-1)!) }
    expect(nightsOf('p2', [idler, thief(60)])).toBeLessThan(20)
  })

  it('plans City, Villa and Harbour together: the tool it lacks, the chest it opens, the loot it sells', () => {
    let state = table(2, 'hammer')
    hold(state, 0, 'pliers', 'lockpick')
    offerInCity(state, 'plan', 'torch')
    exhibit(state, 'villa', 5)
    exhibit(state, 'museum')
    stash(state, 0, 10)
    dock(state, 8)
    const mine: string[] = []
    while (state.phase === 'place') {
      const where = mover(state) === 0 ? (favourite(places, (one) => worthOfPlaces(state, 0)[one]) ?? 'ruin') : 'ruin'
      if (mover(state) === 0) mine.push(where)
      state = place(state, where)
    }
    expect(mine.sort()).toEqual(['city', 'harbour', 'villa'])
  })

  it('takes a bonus where there is one', () => {
    let state = table(2)
    stash(state, 0, 20)
    dock(state, 9, 8)
    state = place(state, 'harbour', 'city', 'city', 'city', 'city', 'city')
    state = declineUntil(state, 'act.harbour')
    expect(choice(state)).toEqual({ type: 'offer', loot: 20 })
    state = nightfall.apply(state, 0, { type: 'offer', loot: 20 })
    expect(choice(state)).toEqual({ type: 'sell', fence: 8 })
  })
})
