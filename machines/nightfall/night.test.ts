import { describe, expect, it } from 'vitest'
import { nightfall } from './game.ts'
import { moneyOf } from './reckon.ts'
import {
  declineUntil,
  dock,
  exhibit,
  hold,
  keysOf,
  legal,
  mover,
  offerInCity,
  place,
  play,
  stash,
  table,
  toolsOf,
} from './testing.ts'
import { countTools, type NightfallMove, type NightfallState } from './state.ts'

const whyNot = (state: NightfallState, move: NightfallMove) => nightfall.whyNot(state, mover(state), move)
const typesOf = (state: NightfallState) => legal(state).map(({ type }) => type)

describe('NF-3 placing', () => {
  it('starts with the start player, goes clockwise, three times round', () => {
    let state = table(3)
    const order: number[] = []
    while (state.phase === 'place') {
      order.push(mover(state))
      state = play(state, legal(state)[0]!)
    }
    expect(order).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2])
  })

  it('puts each stone on the lowest free field; several at one place are allowed', () => {
    const state = place(table(3), 'villa', 'city', 'villa', 'villa')
    expect(state.fields.villa).toEqual([0, 2, 0])
    expect(state.journal).toEqual([{ key: 'placed', params: { by: 0, place: 'villa', field: 3 } }])
  })

  it('refuses a place whose five fields are taken', () => {
    const state = place(table(2), 'villa', 'villa', 'villa', 'villa', 'villa')
    expect(legal(state)).not.toContainEqual({ type: 'place', place: 'villa' })
    expect(whyNot(state, { type: 'place', place: 'villa' })).toEqual({
      rule: 'NF-3',
      message: 'refusal.placeIsFull',
      params: { place: 'villa' },
    })
  })

  it('asks for all three stones before anybody acts', () => {
    const state = place(table(2), 'city', 'city')
    expect(typesOf(state)).toEqual(['place', 'place', 'place', 'place', 'place'])
    expect(whyNot(state, { type: 'take', tool: 'hammer' })?.message).toBe('refusal.placeFirst')
    expect(whyNot(state, { type: 'decline' })?.message).toBe('refusal.placeFirst')
  })
})

describe('NF-4 acting', () => {
  it('goes through the places in order, and through the fields in order', () => {
    let state = table(2)
    hold(state, 0, 'plan')
    hold(state, 1, 'plan')
    stash(state, 0, 8)
    stash(state, 1, 9)
    state = place(state, 'harbour', 'museum', 'ruin', 'city', 'city', 'villa')
    const order: [string, number][] = []
    while (state.phase !== 'place') {
      order.push([state.phase, mover(state)])
      state = play(state, { type: 'decline' })
    }
    expect(order).toEqual([
      ['act.city', 1],
      ['act.city', 0],
      ['act.villa.aim', 1],
      ['act.ruin.exchange', 0],
      ['act.museum.aim', 1],
      ['act.harbour.offer', 0],
    ])
  })

  it('one stone, one action: then the stone goes back and its field stays empty', () => {
    let state = place(table(2), 'city', 'city', 'villa', 'villa', 'villa', 'villa')
    state = play(state, { type: 'decline' })
    expect(state.fields.city).toEqual([null, 1])
    expect(state.journal).toEqual([{ key: 'declined', params: { by: 0, place: 'city' } }])
  })

  it('a stone for which, as all can see, there is nothing to do goes back by itself', () => {
    const state = table(2)
    hold(state, 0)
    hold(state, 1, 'torch')
    offerInCity(state)
    exhibit(state, 'villa')
    const placed = place(state, 'city', 'villa', 'ruin', 'harbour', 'museum', 'harbour')
    expect(placed.phase).toBe('act.museum.aim')
    expect(keysOf(placed)).toEqual(['placed', 'foundNothing', 'foundNothing', 'foundNothing'])
  })

  it('who only lacks what others cannot see is asked, so that nobody learns that they could not act', () => {
    const state = table(2)
    hold(state, 0)
    exhibit(state, 'villa', 26)
    const placed = place(state, 'villa', 'harbour', 'harbour', 'harbour', 'harbour', 'harbour')
    expect(placed.phase).toBe('act.villa.aim')
    expect(legal(placed)).toEqual([{ type: 'decline' }])
  })
})

describe('NF-4.1 City', () => {
  const inCity = (...tools: Parameters<typeof toolsOf>): NightfallState => {
    const state = table(2)
    hold(state, 0)
    offerInCity(state, ...tools)
    return place(state, 'city', 'city', 'city', 'villa', 'villa', 'villa')
  }

  it('take 2 of the face-up tools, one by one', () => {
    let state = inCity('torch', 'torch', 'plan', 'hammer')
    expect(legal(state)).toEqual([
      { type: 'take', tool: 'hammer' },
      { type: 'take', tool: 'plan' },
      { type: 'take', tool: 'torch' },
      { type: 'decline' },
    ])
    state = play(state, { type: 'take', tool: 'torch' })
    expect(mover(state)).toBe(0)
    state = play(state, { type: 'take', tool: 'torch' })
    expect(state.players[0]?.hand).toEqual(toolsOf('torch', 'torch'))
    expect(state.display.city).toEqual(toolsOf('plan', 'hammer'))
    expect(mover(state)).toBe(1)
  })

  it('1 if only one is left; none if empty', () => {
    let state = inCity('torch', 'plan', 'hammer')
    state = play(state, { type: 'take', tool: 'torch' }, { type: 'take', tool: 'plan' })
    state = play(state, { type: 'take', tool: 'hammer' })
    expect(countTools(state.display.city)).toBe(0)
    expect(keysOf(state)).toEqual(['took', 'foundNothing'])
    expect(state.phase).toBe('act.villa.aim')
  })

  it('an action is whole: who has taken one tool takes the second', () => {
    const state = play(inCity('torch', 'plan', 'hammer'), { type: 'take', tool: 'torch' })
    expect(typesOf(state)).toEqual(['take', 'take'])
    expect(whyNot(state, { type: 'decline' })).toEqual({ rule: 'NF-4', message: 'refusal.wholeAction', params: {} })
  })

  it('refuses a tool that is not there', () => {
    expect(whyNot(inCity('torch'), { type: 'take', tool: 'plan' })).toEqual({
      rule: 'NF-4.1',
      message: 'refusal.notInCity',
      params: { tool: 'plan' },
    })
  })

  it('no hand limit', () => {
    const state = inCity('torch', 'plan')
    hold(
      state,
      0,
      ...Array.from({ length: 11 }, () => 'pliers' as const),
      ...Array.from({ length: 9 }, () => 'torch' as const),
    )
    const after = play(state, { type: 'take', tool: 'torch' }, { type: 'take', tool: 'plan' })
    expect(countTools(after.players[0]!.hand)).toBe(22)
  })
})

describe('NF-4.2 Villa and Museum', () => {
  /** Seat 0, the Lockpick unless named otherwise, stands twice in the Villa and once in the Museum. */
  function inVilla(hand: Parameters<typeof toolsOf>, villa: number[], museum: number[] = []): NightfallState {
    const state = table(2, 'lockpick', 'hammer')
    hold(state, 0, ...hand)
    exhibit(state, 'villa', ...villa)
    exhibit(state, 'museum', ...museum)
    return place(state, 'villa', 'harbour', 'villa', 'harbour', 'museum', 'harbour')
  }
  const aim = (slot: number, house: 'villa' | 'museum' = 'villa'): NightfallMove => ({ type: 'aim', house, slot })

  it('take one loot by discarding exactly the tools that its back shows', () => {
    const state = play(inVilla(['plan', 'plan', 'torch', 'torch'], [25, 26]), aim(0))
    expect(legal(state)).toEqual([{ type: 'steal', own: false }])
    const after = play(state, { type: 'steal', own: false })
    expect(after.players[0]).toMatchObject({ hand: toolsOf('torch'), loot: [25] })
    expect(after.discards.tools).toEqual(['plan', 'plan', 'torch'])
    expect(after.display.villa).toEqual([null, 26])
  })

  it('refuses a loot for which tools are missing, and names them', () => {
    const state = inVilla(['plan', 'torch'], [25, 26])
    expect(legal(state)).toEqual([{ type: 'decline' }])
    expect(whyNot(state, aim(0))).toEqual({
      rule: 'NF-4.2',
      message: 'refusal.toolsMissing',
      params: { tools: ['plan'] },
    })
    expect(whyNot(state, aim(1))?.params).toEqual({ tools: ['hammer', 'pliers'] })
    expect(whyNot(state, aim(0, 'museum'))?.message).toBe('refusal.villaFirst')
    expect(whyNot(state, aim(7))?.message).toBe('refusal.noMove')
  })

  it('the own tool can stand in for one icon of its kind: where there is a choice, it is asked', () => {
    const state = play(inVilla(['lockpick', 'lockpick', 'pliers'], [28]), aim(0))
    expect(legal(state)).toEqual([
      { type: 'steal', own: true },
      { type: 'steal', own: false },
    ])
    expect(play(state, { type: 'steal', own: true }).players[0]?.hand).toEqual(toolsOf('lockpick'))
    expect(play(state, { type: 'steal', own: false }).players[0]?.hand).toEqual(toolsOf())
  })

  it('the own tool stands in for one icon only', () => {
    const state = inVilla(['pliers'], [28])
    expect(whyNot(state, aim(0))?.params).toEqual({ tools: ['lockpick'] })
  })

  it('the own tool is of no use for a loot that does not ask for it', () => {
    const state = play(inVilla(['plan', 'torch'], [16]), aim(0))
    expect(legal(state)).toEqual([{ type: 'steal', own: false }])
    expect(whyNot(state, { type: 'steal', own: true })).toEqual({
      rule: 'NF-4.2',
      message: 'refusal.ownToolDoesNotFit',
      params: { tool: 'lockpick' },
    })
  })

  it('without the tool in the hand, the own one has to stand in', () => {
    const state = play(inVilla(['plan'], [6]), aim(0))
    expect(legal(state)).toEqual([{ type: 'steal', own: true }])
    expect(whyNot(state, { type: 'steal', own: false })?.params).toEqual({ tools: ['lockpick'] })
  })

  it('at most once a round at each of the two places', () => {
    let state = inVilla(['plan', 'torch', 'plan', 'lockpick'], [6, 27], [11])
    state = play(state, aim(0), { type: 'steal', own: true })
    state = play(state, aim(1))
    expect(legal(state)).toEqual([{ type: 'steal', own: false }])
    expect(whyNot(state, { type: 'steal', own: true })).toEqual({
      rule: 'NF-4.2',
      message: 'refusal.ownToolHasServed',
      params: {},
    })
    state = play(state, { type: 'steal', own: false }, aim(0, 'museum'))
    expect(legal(state)).toEqual([{ type: 'steal', own: true }])
    state = play(state, { type: 'steal', own: true })
    expect(state.players[0]?.loot).toEqual([6, 27, 11])
  })

  it('serves again in the next round', () => {
    let state = inVilla(['plan', 'plan'], [6, 26], [])
    state = play(state, aim(0), { type: 'steal', own: true })
    expect(state.players[0]?.served).toBe(true)
    while (state.phase !== 'place') state = play(state, { type: 'decline' })
    expect(state.players[0]?.served).toBe(false)
    exhibit(state, 'villa', 11)
    state = place(state, 'city', 'villa', 'city', 'city', 'city', 'city')
    state = declineUntil(state, 'act.villa')
    expect(legal(state)).toContainEqual(aim(0))
  })

  it('a chest is turned over and paid at once, then discarded', () => {
    const state = play(inVilla(['plan', 'pliers'], [5]), aim(0), { type: 'steal', own: true })
    expect(state.players[0]).toMatchObject({ income: { chests: 3, sales: 0, bonuses: 0 }, loot: [] })
    expect(state.discards.loot).toEqual([5])
    expect(state.journal.find(({ key }) => key === 'cashed')).toEqual({
      key: 'cashed',
      params: { by: 0, loot: 5, value: 3 },
    })
  })

  it('a chest is carried off before it is turned over', () => {
    const aimed = play(inVilla(['plan', 'pliers'], [5]), aim(0))
    const [stolen, cashed] = nightfall.moments(aimed, 0, { type: 'steal', own: true }).map(({ state }) => state)
    expect(stolen?.journal.at(-1)?.key).toBe('stole')
    expect(stolen?.players[0]).toMatchObject({ income: { chests: 0 }, loot: [5] })
    expect(cashed?.players[0]).toMatchObject({ income: { chests: 3 }, loot: [] })
  })

  it('any other loot is taken face down; its owner may look at it', () => {
    const { journal } = play(inVilla(['plan'], [6]), aim(0), { type: 'steal', own: true })
    expect(journal.slice(0, 2)).toEqual([
      {
        key: 'stole',
        params: { by: 0, house: 'villa', slot: 0, back: 'safe-lockpick-plan', tools: ['plan'], own: true },
      },
      { key: 'looked', params: { by: 0, loot: 6, kind: 'gold', value: 2 }, to: [0] },
    ])
  })

  it('refuses loot that somebody has taken', () => {
    const state = play(inVilla(['plan'], [6, 26]), aim(0), { type: 'steal', own: true })
    expect(whyNot(state, aim(0))).toEqual({ rule: 'NF-4.2', message: 'refusal.lootIsGone', params: {} })
  })
})

describe('NF-4.3 Ruin', () => {
  function inRuin(hand: Parameters<typeof toolsOf>): NightfallState {
    const state = table(2)
    hold(state, 0, ...hand)
    hold(state, 1, 'plan', 'plan')
    return place(state, 'ruin', 'ruin', 'ruin', 'harbour', 'harbour', 'harbour')
  }

  it('choose an exchange, discard exactly that many tools of your choice, then draw the other number', () => {
    let state = inRuin(['hammer', 'torch', 'torch'])
    const next = state.piles.tools.slice(-3)
    state = play(state, { type: 'exchange', field: 1 })
    expect(legal(state)).toEqual([
      { type: 'lay', tool: 'hammer' },
      { type: 'lay', tool: 'torch' },
    ])
    state = play(state, { type: 'lay', tool: 'hammer' })
    expect(legal(state)).toEqual([{ type: 'lay', tool: 'torch' }])
    expect(whyNot(state, { type: 'lay', tool: 'hammer' })).toEqual({
      rule: 'NF-4.3',
      message: 'refusal.notInHand',
      params: { tool: 'hammer' },
    })
    expect(whyNot(state, { type: 'draw' })?.message).toBe('refusal.layFirst')
    state = play(state, { type: 'lay', tool: 'torch' })
    expect(legal(state)).toEqual([{ type: 'draw' }])
    expect(whyNot(state, { type: 'lay', tool: 'torch' })?.message).toBe('refusal.drawFirst')
    state = play(state, { type: 'draw' })
    expect(state.discards.tools).toEqual(['hammer', 'torch'])
    expect(state.players[0]?.hand).toEqual(toolsOf('torch', ...next))
  })

  it('has the five exchanges 1→2, 2→3, 3→4, 2→2, 3→3', () => {
    for (const [field, [give, get]] of [
      [1, 2],
      [2, 3],
      [3, 4],
      [2, 2],
      [3, 3],
    ].entries()) {
      let state = play(inRuin(['plan', 'plan', 'plan']), { type: 'exchange', field })
      for (let i = 0; i < give!; i++) state = play(state, { type: 'lay', tool: 'plan' })
      state = play(state, { type: 'draw' })
      expect(countTools(state.players[0]!.hand)).toBe(3 - give! + get!)
    }
  })

  it('blocks that field until all actions in the Ruin are done; declining blocks none', () => {
    let state = inRuin(['hammer'])
    state = play(state, { type: 'exchange', field: 0 }, { type: 'lay', tool: 'hammer' }, { type: 'draw' })
    expect(state.blocked).toEqual([0, null, null, null, null])
    expect(whyNot(state, { type: 'exchange', field: 0 })).toEqual({
      rule: 'NF-4.3',
      message: 'refusal.exchangeIsBlocked',
      params: { by: 0 },
    })
    state = play(state, { type: 'decline' })
    expect(state.blocked).toEqual([0, null, null, null, null])
    expect(legal(state)).toEqual([{ type: 'exchange', field: 1 }, { type: 'exchange', field: 3 }, { type: 'decline' }])
    state = play(state, { type: 'decline' })
    expect(state.blocked).toEqual([null, null, null, null, null])
  })

  it('refuses an exchange for which there are too few tools', () => {
    expect(whyNot(inRuin(['hammer']), { type: 'exchange', field: 2 })).toEqual({
      rule: 'NF-4.3',
      message: 'refusal.tooFewTools',
      params: { give: 3, have: 1 },
    })
    expect(whyNot(inRuin(['hammer']), { type: 'exchange', field: 5 })?.message).toBe('refusal.noMove')
  })
})

describe('NF-4.4 Harbour', () => {
  function inHarbour(loot: number[], fences: number[]): NightfallState {
    const state = table(3)
    stash(state, 0, ...loot)
    dock(state, ...fences)
    offerInCity(state)
    const placed = place(state, 'harbour', 'city', 'city', 'harbour', 'city', 'city', 'harbour', 'city', 'harbour')
    expect(placed.phase).toBe('act.harbour.offer')
    return placed
  }
  const offer = (loot: number): NightfallMove => ({ type: 'offer', loot })
  const sell = (fence: number): NightfallMove => ({ type: 'sell', fence })

  it('sell one loot to a displayed fence who buys its kind: value plus bonus; loot and fence are discarded', () => {
    let state = play(inHarbour([20, 6], [8, 9, 13]), offer(20))
    expect(legal(state)).toEqual([sell(8), sell(9)])
    state = play(state, sell(8))
    expect(state.players[0]).toMatchObject({ income: { chests: 0, sales: 4, bonuses: 2 }, loot: [6] })
    expect(state.discards).toMatchObject({ loot: [20], fences: [8] })
    expect(state.display.harbour).toEqual([null, 9, 13])
    expect(state.journal[0]).toEqual({ key: 'sold', params: { by: 0, fence: 8, loot: [20], pays: 6, bonuses: 2 } })
  })

  it('×2 buys one or two of the kind in one action; the fence goes even if only one was sold', () => {
    const state = play(inHarbour([17, 18], [1, 11]), offer(17))
    expect(legal(state)).toEqual([sell(1), sell(11), offer(18)])
    const one = play(state, sell(11))
    expect(one.players[0]?.loot).toEqual([18])
    expect(one.discards.fences).toEqual([11])
    const two = play(state, offer(18), sell(11))
    expect(moneyOf(two.players[0]!)).toBe(5)
    expect(two.discards).toMatchObject({ loot: [17, 18], fences: [11] })
  })

  it('two cards go only to a fence who buys two', () => {
    const state = play(inHarbour([17, 18], [1, 10]), offer(17), offer(18))
    expect(legal(state)).toEqual([sell(1)])
    expect(whyNot(state, sell(10))).toEqual({ rule: 'NF-4.4', message: 'refusal.buysOne', params: { kind: 'statue' } })
    expect(whyNot(state, offer(18))?.message).toBe('refusal.isOffered')
  })

  it('a bonus is paid for each card only where one is bought: no fence has both', () => {
    const state = play(inHarbour([8, 9], [8]), offer(8))
    expect(legal(state)).toEqual([sell(8)])
    expect(whyNot(state, offer(9))).toEqual({
      rule: 'NF-4.4',
      message: 'refusal.noFenceBuysMore',
      params: { kind: 'gold' },
    })
  })

  it('never two kinds in one action', () => {
    const state = play(inHarbour([6, 16], [7, 1]), offer(6))
    expect(legal(state)).not.toContainEqual(offer(16))
    expect(whyNot(state, offer(16))).toEqual({
      rule: 'NF-4.4',
      message: 'refusal.oneKindOnly',
      params: { kind: 'gold' },
    })
  })

  it('refuses what cannot be sold, and to whom', () => {
    const state = inHarbour([26, 6], [8, 9])
    expect(legal(state)).toEqual([offer(6), { type: 'decline' }])
    expect(whyNot(state, offer(26))).toEqual({
      rule: 'NF-4.4',
      message: 'refusal.noFenceBuys',
      params: { kind: 'painting' },
    })
    expect(whyNot(state, offer(7))?.message).toBe('refusal.notYourLoot')
    expect(whyNot(state, sell(8))?.message).toBe('refusal.offerFirst')
    expect(whyNot(state, sell(3))?.message).toBe('refusal.fenceIsGone')
    const painting = play(inHarbour([26], [8, 2]), offer(26))
    expect(whyNot(painting, sell(8))).toEqual({
      rule: 'NF-4.4',
      message: 'refusal.doesNotBuy',
      params: { kind: 'painting' },
    })
    expect(whyNot(painting, { type: 'decline' })?.message).toBe('refusal.sellFirst')
  })
})
