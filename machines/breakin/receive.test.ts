import { describe, expect, it } from 'vitest'
import { IllegalMove } from '../kernel/game.ts'
import { combinations, catches, lyingCards, obstacles, type Combination, type LyingCard } from './data.ts'
import { breakIn } from './game.ts'
import { caughtWith, emptyPile } from './state.ts'
import { accept, clover, deal, front, give, keys, play, steal, table, turnUp, type Lying } from './testing.ts'

/** Seat 1 has this lying, and receives that card. */
const receive = (lying: Lying, card: Parameters<typeof table>[0]['deck'][number]) =>
  deal(table({ fronts: [{}, lying, {}], deck: [card] }), 1)

describe('BI-4.2 Equipment and obstacles', () => {
  const pairs = [
    ['bone', 'watchdog'],
    ['boltCutter', 'doorChain'],
    ['keys', 'padlock'],
  ] as const

  it.each(pairs)('a %s is discarded with a %s that lies there', (tool, obstacle) => {
    const state = receive({ [obstacle]: 1, police: 1 }, tool)
    expect(front(state, 1)).toEqual({ police: 1 })
    expect([state.discard[tool], state.discard[obstacle]]).toEqual([1, 1])
    expect(state.journal.at(-1)).toEqual({ key: 'pair', params: { by: 1, card: tool, other: obstacle } })
  })

  it.each(pairs)('with a %s lying, a %s that comes is discarded with it', (tool, obstacle) => {
    const state = receive({ [tool]: 2 }, obstacle)
    expect(front(state, 1)).toEqual({ [tool]: 1 })
    expect([state.discard[tool], state.discard[obstacle]]).toEqual([1, 1])
  })

  it('a bone received with two watchdogs leaves one: one pair goes', () => {
    expect(front(receive({ watchdog: 2 }, 'bone'), 1)).toEqual({ watchdog: 1 })
  })

  it('a watchdog received with a bone lying: both are gone', () => {
    expect(front(receive({ bone: 1 }, 'watchdog'), 1)).toEqual({})
  })

  it('equipment that meets nothing stays, and piles up', () => {
    expect(front(receive({ bone: 2, padlock: 1 }, 'bone'), 1)).toEqual({ bone: 3, padlock: 1 })
  })

  it('the obstacle is gone before anybody is caught', () => {
    expect(receive({ watchdog: 2, doorChain: 2, padlock: 1, keys: 0 }, 'bone').players[1]?.out).toBeNull()
    expect(front(receive({ bone: 1, doorChain: 2, padlock: 2 }, 'watchdog'), 1)).toEqual({ doorChain: 2, padlock: 2 })
  })

  it('nothing counters police', () => {
    expect(front(receive({ bone: 1, boltCutter: 1, keys: 1 }, 'police'), 1)).toEqual({
      bone: 1,
      boltCutter: 1,
      keys: 1,
      police: 1,
    })
  })

  it('an obstacle that meets nothing stays, and so does loot', () => {
    expect(front(receive({ bone: 1 }, 'padlock'), 1)).toEqual({ bone: 1, padlock: 1 })
    expect(front(receive({ loot: 1 }, 'loot'), 1)).toEqual({ loot: 2 })
  })
})

describe('BI-4.2 Four-leaf clover', () => {
  it('is discarded with an obstacle of one’s choice, police included', () => {
    const asked = receive({ police: 1, padlock: 2, loot: 1 }, 'clover')
    expect(asked.phase).toBe('receive.clover')
    expect(breakIn.legalMoves(asked, 1)).toEqual([clover('police'), clover('padlock')])
    const state = play(asked, 1, clover('police'))
    expect(front(state, 1)).toEqual({ padlock: 2, loot: 1 })
    expect([state.discard.clover, state.discard.police]).toEqual([1, 1])
    expect(state.phase).toBe('round.turnUp')
  })

  it.each(obstacles)('takes a %s without a question when there is nothing else', (obstacle) => {
    const state = receive({ [obstacle]: 1, bone: obstacle === 'watchdog' ? 0 : 1 }, 'clover')
    expect(front(state, 1)).toEqual(obstacle === 'watchdog' ? {} : { bone: 1 })
    expect(keys(state)).toContain('clover')
  })

  it('with no obstacle is just discarded', () => {
    const state = receive({ loot: 2, bone: 1 }, 'clover')
    expect(front(state, 1)).toEqual({ loot: 2, bone: 1 })
    expect(state.discard.clover).toBe(1)
    expect(keys(state)).toEqual(['gave', 'cloverIdle'])
  })
})

describe('BI-4.2 Lost loot', () => {
  const given = (...fronts: Lying[]) => play(table({ fronts, deck: ['lostLoot'] }), turnUp, give(1))

  it('steals from a player of one’s choice who has any', () => {
    const asked = given({ loot: 1 }, { loot: 1 }, {}, { loot: 2 })
    expect(asked.phase).toBe('receive.lostLoot')
    expect(breakIn.legalMoves(asked, 1)).toEqual([steal(0), steal(3)])
    const state = play(asked, 1, steal(3))
    expect([0, 1, 2, 3].map((seat) => front(state, seat).loot ?? 0)).toEqual([1, 2, 0, 1])
    expect(state.discard.lostLoot).toBe(1)
    expect(state.journal.at(-1)).toEqual({ key: 'stole', params: { by: 1, from: 3 } })
  })

  it('not from oneself', () => {
    expect(() => play(given({ loot: 1 }, { loot: 1 }, { loot: 1 }), 1, steal(1))).toThrow(IllegalMove)
  })

  it('must be done: from the only one who has any, there is no question', () => {
    expect(front(given({}, {}, { loot: 1 }), 1)).toEqual({ loot: 1 })
  })

  it('is discarded as well when nobody else has any', () => {
    const state = given({}, { loot: 3 }, {})
    expect(front(state, 1)).toEqual({ loot: 3 })
    expect(state.discard.lostLoot).toBe(1)
    expect(keys(state)).toEqual(['gave', 'lostLootIdle'])
  })

  it('can give the fifth loot: caught, and no lawyer against it', () => {
    const state = table({ fronts: [{ loot: 1 }, { loot: 4 }, {}], deck: ['lostLoot'], used: [] })
    const after = play(state, turnUp, give(1), 1, accept)
    expect(after.players[1]).toMatchObject({ out: 'loot', used: false })
    expect(after.discard.loot).toBe(5)
    expect(keys(after)).toEqual(['stole', 'caught'])
  })
})

describe('BI-4.3 Caught?', () => {
  const complete = combinations.flatMap((name) =>
    (Object.keys(catches[name]) as LyingCard[]).map((last): [Combination, LyingCard] => [name, last]),
  )

  it.each(complete)('%s, completed by a %s', (name, last) => {
    const short: Lying = { ...catches[name], [last]: (catches[name][last] ?? 0) - 1 }
    const before = table({ fronts: [{}, short, {}], deck: [last] })
    expect(caughtWith({ ...emptyPile(lyingCards), ...short }), 'one card short').toBeNull()
    const state = deal(before, 1)
    expect(state.players[1]?.out).toBe(name)
    expect(front(state, 1)).toEqual({})
    for (const [card, count] of Object.entries(catches[name])) expect(state.discard[card as LyingCard]).toBe(count)
    expect(state.journal.at(-1)).toEqual({ key: 'caught', params: { by: 1, with: name } })
  })

  const nearly: Lying[] = [
    { police: 1, watchdog: 2, doorChain: 3, padlock: 1, loot: 4 },
    { police: 1, watchdog: 2, doorChain: 1, padlock: 3, loot: 4 },
    { police: 1, watchdog: 1, doorChain: 3, padlock: 3, loot: 4 },
  ]
  it.each(nearly)('one can have as much as %j', (lying) => {
    expect(caughtWith({ ...emptyPile(lyingCards), ...lying })).toBeNull()
  })

  it('all cards go to the discard pile, equipment and loot too; an unused lawyer stays out of play', () => {
    const fronts = [{}, { police: 1, loot: 3, bone: 2 }, {}]
    const state = deal(table({ fronts, deck: ['police', 'loot'], used: [] }), 1)
    expect(state.discard).toMatchObject({ police: 2, loot: 3, bone: 2 })
    expect(state.players[1]).toMatchObject({ out: 'police', used: false })
    expect(breakIn.legalMoves(play(state, turnUp), 0)).toEqual([give(0), give(2)])
  })
})

describe('BI-4.1 The lawyer', () => {
  /** Seat 1, who has this lying and the lawyer at hand, is given that card. */
  const asked = (lying: Lying, card: Parameters<typeof table>[0]['deck'][number], informant?: null) => {
    const more = informant === undefined ? {} : { informant }
    const state = table({ fronts: [{}, lying, { loot: 1 }], deck: [card], used: [], ...more })
    return breakIn.obvious(play(state, turnUp, give(1)), 1)
  }

  it.each(['bone', 'keys', 'loot', 'clover', 'panic', 'lostLoot'] as const)('is of no use against %s', (card) => {
    expect(asked({ loot: 3 }, card)).toEqual(accept)
    expect(asked({ loot: 3 }, card, null)).toBeUndefined()
  })

  it.each(obstacles)('is thought of when %s would stay', (obstacle) => {
    expect(asked({}, obstacle)).toBeUndefined()
  })

  it('is of no use against what meets its equipment, and is thought of against a fifth loot, also a stolen one', () => {
    expect(asked({ bone: 1 }, 'watchdog')).toEqual(accept)
    expect(asked({ loot: 4 }, 'loot')).toBeUndefined()
    expect(asked({ loot: 4 }, 'lostLoot')).toBeUndefined()
  })
})
