/** HA-2 to HA-7, HA-12, HA-15: setup, events, drawing, planning, order, clean-up. */
import { describe, expect, it } from 'vitest'
import { hadria } from './index.ts'
import { alarmedEventNames, calmEventNames, type EventName, type General } from './data.ts'
import { distances, guardhouses, imperialGuardhouseOf, spaces, spacesOf, swordGuardhouses } from './map.ts'
import { attentionOf, movementOf } from './watch.ts'
import type { HadriaState } from './state.ts'
import {
  active,
  aim,
  at,
  begun,
  discard,
  domes,
  done,
  execute,
  first,
  isJailedIn,
  lay,
  legal,
  palace,
  play,
  planned,
  refused,
  step,
  table,
  told,
  type Layout,
  type Planned,
} from './testing.ts'

const aims = ({ question }: HadriaState): number[] => (question?.ask === 'aim' ? [...question.spaces] : [])

describe('HA-2: setup', () => {
  const state = begun(4, 'setup')

  it('puts guards on the 12 sword guardhouses, tiles on the 40 guardhouses outside the Palace', () => {
    const fresh = hadria.setup({ seats: 4, seed: 'setup' })
    expect(fresh.watch.flatMap((figure, space) => (figure === 1 ? [space] : []))).toEqual(swordGuardhouses)
    const tiled = fresh.tiles.flatMap((tile, space) => (tile === null ? [] : [space]))
    expect(tiled).toEqual(guardhouses.filter((space) => spaces[space]!.district !== 'palace'))
    expect(tiled.length).toBe(40)
  })

  it('lays the imperial jewel on the centre and green ones on the four marked spaces', () => {
    expect(
      state.jewels.filter(({ jewel }) => jewel !== 'yellow').map(({ at: space, jewel }) => [space, jewel]),
    ).toEqual([[palace(0), 'imperial'], ...[1, 2, 3, 4].map((space) => [palace(space), 'green'])])
  })

  it('lets the first player and then the others choose a start each, clockwise', () => {
    let now = hadria.setup({ seats: 3, seed: 'starts' })
    const order: number[] = []
    while (now.phase === 'setup.start') {
      order.push(active(now))
      const taken = now.players.filter(({ at: space }) => space !== null).length
      expect(legal(now).length).toBe(4 - taken)
      now = play(now, legal(now)[0]!)
    }
    expect(order).toEqual([0, 1, 2].map((i) => (now.first + i) % 3))
    expect(refused(hadria.setup({ seats: 3, seed: 'starts' }), { type: 'ready' })).toBe('HA-2.5 startFirst')
  })

  it('lets thieves be chosen in seat order, no doubles', () => {
    const fresh = hadria.setup({ seats: 2, seed: 'thieves', options: { thieves: 'chosen' } })
    expect(fresh.phase).toBe('setup.thief')
    const next = play(fresh, { type: 'choose', thief: 'zain' })
    expect(active(next)).toBe(1)
    expect(refused(next, { type: 'choose', thief: 'zain' })).toBe('HA-2.4 thiefTaken')
  })

  it('deals 2 cards each, 10 of the calm and 5 of the alarmed events', () => {
    const fresh = hadria.setup({ seats: 2, seed: 'cards' })
    expect([fresh.calmDeck.length, fresh.alarmedDeck.length, fresh.deck.length]).toEqual([10, 5, 70])
    expect(fresh.players.map(({ hand }) => hand.length)).toEqual([0, 0])
    expect(begun(2, 'cards').players.every(({ hand }) => hand.length >= 3)).toBe(true)
  })
})

/** The round after this table's, with this event on top. */
function reveals(
  event: EventName,
  layout: Layout = {},
  change: (state: HadriaState) => void = () => undefined,
): HadriaState {
  const isAlarmed = (alarmedEventNames as readonly string[]).includes(event)
  const state = table({
    at: [domes(21), at('docks', 21)],
    ...layout,
    ...(isAlarmed && { gate: 'pot', alarmedRound: 1 }),
  })
  state.calmDeck.push(event)
  state.alarmedDeck.push(event)
  change(state)
  return planned(state)
}
/** Answers the placing of yellow jewels. */
function settled(state: HadriaState): HadriaState {
  let now = state
  while (now.question?.ask === 'aim' && now.question.what === 'yellow') now = play(now, aim(now.question.spaces[0]!))
  return now
}

describe('HA-4: the event phase', () => {
  it('4.3: a yellow jewel on an empty space of the compass’s district, at least 6 from every thief', () => {
    const asked = reveals('fireworks', { first: 1 })
    // The first player has moved on to the left.
    expect(asked.question).toMatchObject({ ask: 'aim', what: 'yellow', seat: 0 })
    for (const space of aims(asked)) {
      expect(spaces[space]!.district).toBe('domes')
      expect(distances[domes(21)]![space]).toBeGreaterThanOrEqual(6)
    }
    const laid = play(asked, aim(aims(asked)[0]!))
    expect(laid.jewels).toContainEqual({ at: aims(asked)[0], jewel: 'yellow' })
  })

  it('4.3, 1.2: an empty space holds nothing at all; a jailed thief counts from the dungeon', () => {
    const far = [palace(0), at('docks', 21)]
    const free = aims(reveals('fireworks', { at: far }))
    const [first = 0, second = 0, third = 0, fourth = 0] = free
    const held: Layout = {
      ...{ at: far, guards: [first], jewels: [[second, 'green']] },
      ...{ tiles: [[third, 'stash']], openTiles: [[fourth, 'darkAlley']] },
    }
    expect(aims(reveals('fireworks', held))).toEqual(free.slice(4))
    const jailed = aims(reveals('fireworks', { at: [domes(9), at('docks', 21)] }))
    const beyond = spacesOf('domes').filter((space) => distances[domes(9)]![space]! >= 6)
    expect(jailed).toEqual(beyond.filter((space) => space !== domes(9)))
  })

  it('4.3, 12: a jailed first player keeps all duties', () => {
    const asked = reveals('fireworks', { at: [at('docks', 21), domes(9)] })
    expect(asked.question).toMatchObject({ ask: 'aim', what: 'yellow', seat: 1 })
  })

  it('4.3: none if there is no such space, or no jewel left, or on alarm', () => {
    const crowd = [domes(2), domes(13), domes(22), domes(11)]
    expect(reveals('fireworks', { seats: 4, at: crowd }).jewels).toEqual([])
    expect(reveals('fireworks', { holds: [{ yellow: 10 }] }).jewels).toEqual([])
    expect(reveals('curfew').jewels).toEqual([])
  })

  it('4.4: one die; alarmed two, the higher; at first light three; the sergeant adds 2, at most 8', () => {
    const calm = settled(reveals('fireworks'))
    expect(calm.dice.length).toBe(1)
    expect(calm.initiative).toBe(calm.dice[0])
    const alarmed = reveals('curfew')
    expect(alarmed.dice.length).toBe(2)
    expect(alarmed.initiative).toBe(Math.max(...alarmed.dice))
    expect(reveals('firstLight').dice.length).toBe(3)
    const sergeant = settled(reveals('alertSergeant'))
    expect(sergeant.initiative).toBe(Math.min(8, sergeant.dice[0]! + 2))
  })
})

describe('HA-15: events', () => {
  const values = (event: EventName) => {
    const state = settled(reveals(event))
    return [attentionOf(state, 1), movementOf(state, 1), movementOf(state, 2)]
  }

  it('change attention and movement while they last', () => {
    expect(values('fireworks')).toEqual([3, 3, 4])
    expect(values('fog')).toEqual([2, 3, 4])
    expect(values('freeAle')).toEqual([4, 2, 4])
    expect(values('doubleShift')).toEqual([4, 4, 4])
    expect(values('curfew')).toEqual([6, 3, 4])
    expect(values('panic')).toEqual([4, 3, 4])
    expect(values('manhunt')).toEqual([5, 4, 5])
    const over = planned(settled(reveals('fog')))
    expect(over.event).not.toBe('fog')
  })

  it('changing of the guard: up to 2 guards of the north to guardhouses there with none', () => {
    const asked = reveals('changingOfTheGuard', { at: [palace(0), palace(3)], guards: [domes(14), at('pot', 14)] })
    expect(asked.question).toMatchObject({ what: 'relieve', may: true, spaces: [domes(14)] })
    const where = play(asked, aim(domes(14)))
    expect(aims(where)).toContain(domes(1))
    expect(aims(where)).not.toContain(at('pot', 1))
    const moved = play(where, aim(domes(1)))
    expect(moved.watch[domes(1)]).toBe(1)
    expect(moved.question).toMatchObject({ what: 'relieve' })
    expect(play(moved, done).question).not.toMatchObject({ what: 'relieve' })
  })

  it('market night: one more card each', () => {
    expect(settled(reveals('marketNight')).players.map(({ hand }) => hand.length)).toEqual([2, 2])
    expect(settled(reveals('fog')).players.map(({ hand }) => hand.length)).toEqual([1, 1])
  })

  it('beggars’ tip: 1 purple AP for this round', () => {
    expect(settled(reveals('beggarsTip')).players.map(({ purple }) => purple)).toEqual([1, 1])
  })

  it('smugglers: each may discard 1 to draw 1', () => {
    const asked = reveals('smugglers', { hands: [['cloak'], ['beacon']], first: 1 })
    expect(asked.question).toMatchObject({ ask: 'discard', seat: 0, why: 'smugglers' })
    const swapped = play(asked, discard('cloak'))
    expect(swapped.discards).toEqual(['cloak'])
    expect(swapped.players[0]!.hand.length).toBe(1)
    expect(play(swapped, done).players[1]!.hand).toContain('beacon')
  })

  it('patrol and reinforcements: a guard from the pool onto an imperial guardhouse, without arrest', () => {
    const hammer = imperialGuardhouseOf('hammer')
    const patrol = settled(reveals('patrol', { at: [hammer, domes(21)] }))
    expect(patrol.watch[hammer]).toBe(1)
    expect(patrol.players[0]!.at).toBe(hammer)
    expect(reveals('reinforcements').watch[imperialGuardhouseOf('pot')]).toBe(1)
  })

  it('barricade: the first player closes one gate this round', () => {
    const asked = reveals('barricade')
    expect(aims(asked)).toEqual([at('pot', 18), at('pot', 20)])
    const closed = play(asked, aim(at('pot', 20)))
    expect(closed.closedGate).toBe(3)
    closed.players[0]!.at = at('pot', 20)
    const walking = play(planned({ ...closed, initiative: 1 }, [['move', 8]], []), execute('sneak'))
    expect(refused(walking, { type: 'leave', gate: 3 })).toBe('HA-15 barricaded')
    expect(refused(walking, { type: 'leave', gate: 0 })).toBe('HA-11.2 noGateHere')
  })

  it('house search: each discards 1; guild favour: each draws 1', () => {
    const searched = reveals('houseSearch', { hands: [['cloak', 'beacon'], ['cloak']], first: 1 })
    expect(searched.question).toMatchObject({ ask: 'discard', seat: 0, n: 1 })
    const both = play(searched, discard('beacon'))
    expect(both.discards).toEqual(['beacon', 'cloak'])
    expect(reveals('guildFavour').players.map(({ hand }) => hand.length)).toEqual([2, 2])
  })

  it('1.11: whoever can’t discard doesn’t; 10.9: draws and events reach the jailed', () => {
    const searched = reveals('houseSearch', { at: [domes(9), domes(21)], hands: [['cloak'], []] })
    expect(searched.discards).toEqual(['cloak'])
    expect(searched.phase).toBe('plan')
    expect(reveals('guildFavour', { at: [domes(9), domes(21)] }).players[0]!.hand.length).toBe(2)
  })

  it('bribed officer: captains neither detect nor move; entering their space still arrests', () => {
    const bribed = table({
      ...{ at: [domes(21), palace(0)], captains: [domes(22)], initiative: 8 },
      ...{ event: 'bribedOfficer', gate: 'pot', alarmedRound: 1 },
    })
    expect(attentionOf(bribed, 2)).toBe(-1)
    const acted = planned(bribed, [['move', 6]], [['ambush', 2]])
    expect(told(acted)).toContain('watchActs')
    expect([acted.watch[domes(22)], acted.players[0]!.at]).toEqual([2, domes(21)])
    expect(isJailedIn(play(acted, execute('sneak'), step(domes(22))), 0, 'pot')).toBe(true)
  })

  it('torches: hideouts and alleys don’t hide', () => {
    const lit = reveals('torches', { at: [domes(10), palace(0)], guards: [domes(11)] })
    const acted = planned({ ...lit, initiative: 8 }, [['ambush', 2]], [['ambush', 2]])
    expect(acted.players[0]!.at).not.toBe(domes(10))
  })

  it('there are 12 calm and 11 alarmed ones', () => {
    expect([calmEventNames.length, alarmedEventNames.length]).toEqual([12, 11])
  })
})

describe('HA-5: drawing', () => {
  it('down to 5 at once after each draw effect, own choice', () => {
    const hand: General[] = ['cloak', 'beacon', 'firecracker', 'confusingGas', 'ropeAndHook']
    const full = settled(reveals('marketNight', { hands: [hand, []], first: 1 }))
    expect(full.question).toMatchObject({ ask: 'discard', seat: 0, n: 2, why: 'limit' })
    const down = play(full, discard('cloak'), discard('beacon'))
    expect(down.players[0]!.hand.length).toBe(5)
    expect(down.phase).toBe('plan')
  })

  it('HA-1.8: an empty deck is shuffled anew; with both empty nothing is drawn', () => {
    const drawn = settled(
      reveals('fireworks', {}, (state) => {
        state.discards = state.deck.splice(0)
      }),
    )
    expect(told(drawn)).toContain('reshuffled')
    expect(drawn.deck.length + drawn.players.flatMap(({ hand }) => hand).length).toBe(70)
    const nothing = settled(reveals('fireworks', {}, (state) => void (state.deck = [])))
    expect(nothing.players.map(({ hand }) => hand.length)).toEqual([0, 0])
  })
})

describe('HA-6: planning', () => {
  it('6.1, 6.2: each card with at least 1 AP, from 10 blue; tiles once, the guild agent never split', () => {
    let state = table({ hands: [['cloak']], holds: [{ informer: 1, guildAgent: 1 }] })
    state = lay(state, 0, ['move', 10])
    expect(refused(state, { type: 'lay', card: 'cloak', special: false, with: 'point' })).toBe('HA-6.2 noApLeft')
    state = hadria.apply(state, 0, { type: 'lay', card: 'cloak', special: false, with: 'guildAgent' })
    state = hadria.apply(state, 0, { type: 'add', stack: 1, with: 'informer' })
    expect(refused(state, { type: 'add', stack: 1, with: 'informer' })).toBe('HA-6.2 noSuchTile')
    const shown = hadria.apply(hadria.apply(state, 0, { type: 'ready' }), 1, { type: 'ready' })
    expect(shown.players[0]!.stacks[1]).toMatchObject({ informers: 1, guildAgents: 1, points: 0 })
    const over = play(shown, execute('forgo'), execute('forgo'))
    expect(over.spentTiles).toMatchObject({ informer: 1, guildAgent: 1 })
    expect(over.players[0]!.holds).toMatchObject({ informer: 0, guildAgent: 0 })
  })

  it('6.1: one Move and one Ambush; nothing at all if you like', () => {
    const state = lay(table({}), 0, ['move', 1])
    expect(refused(state, { type: 'lay', card: 'move', special: false, with: 'point' })).toBe('HA-6.1 basicLaid')
    expect(refused(state, { type: 'lay', card: 'beacon', special: false, with: 'point' })).toBe('HA-6.1 notInHand')
    expect(refused(state, { type: 'add', stack: 3, with: 'point' })).toBe('HA-6.1 noSuchStack')
    expect(planned(table({})).round).toBe(4)
  })

  it('purple and red AP count too', () => {
    const state = table({})
    state.players[0]!.purple = 2
    state.players[0]!.red = 1
    expect(lay(state, 0, ['move', 13]).players[0]!.stacks[0]!.points).toBe(13)
  })

  it('those who have left plan nothing', () => {
    const state = table({ seats: 3 })
    state.players[1]!.at = null
    state.players[1]!.left = 1
    state.players[1]!.ready = true
    expect(hadria.active(state)).toEqual([0, 2])
  })
})

describe('HA-7: order', () => {
  it('7.3: with several own equal stacks the owner chooses', () => {
    const state = planned(table({}), [
      ['move', 4],
      ['ambush', 4],
    ])
    expect(state.question).toMatchObject({ ask: 'which', seat: 0, stacks: [0, 1] })
    expect(hadria.open(state)).toBe(true)
    expect(play(state, { type: 'turn', stack: 1 }).question).toMatchObject({ ask: 'decide', stack: 1 })
  })

  it('7.5: forgone, it is revealed and nothing happens', () => {
    const shown = planned(table({}), [
      ['move', 4],
      ['ambush', 2],
    ])
    expect(play(shown, execute('forgo')).players[0]).toMatchObject({ executed: 0 })
  })

  it('7.6: the watch acts exactly once, with nobody’s stacks left too', () => {
    const acted = planned(table({ initiative: 5 }), [], [['ambush', 2]])
    expect(told(acted).filter((key) => key === 'watchActs').length).toBe(1)
    expect(acted.watchDone).toBe(true)
  })
})

describe('HA-12: clean-up', () => {
  it('takes smoke, fire and traps off, gives basics and special back, hands the first player on', () => {
    const state = table({ hands: [['cloak']] })
    const shown = planned(
      state,
      [
        ['move', 3],
        ['cloak', 2, 'special'],
      ],
      [['ambush', 1]],
    )
    shown.smoke.push(1)
    shown.fire.push(2)
    const over = play(shown, execute('forgo'), execute('forgo'), execute('forgo'))
    expect(over).toMatchObject({ smoke: [], fire: [], first: 1, round: 4 })
    expect(over.players.every(({ stacks }) => stacks.length === 0)).toBe(true)
    expect(over.discards).toEqual(['cloak'])
  })

  it('opens the barricaded gate again', () => {
    const closed = table({ gate: 'domes', alarmedRound: 1 })
    closed.closedGate = 1
    expect(planned(closed).closedGate).toBeNull()
  })

  it('the first player’s place goes to the left, past those who have left', () => {
    const state = table({ seats: 3, gate: 'domes', alarmedRound: 1, events: ['curfew'] })
    Object.assign(state.players[1]!, { at: null, left: 1, ready: true })
    expect(planned(state).first).toBe(2)
  })

  it('a tie being played out keeps its order, though the first player leaves', () => {
    const state = table({ at: [domes(20), palace(0), palace(1)], gate: 'domes', alarmedRound: 1 })
    const twice: Planned[] = [
      ['ambush', 4],
      ['move', 4],
    ]
    const tied = play(planned(state, [['move', 4]], twice, twice), execute('sneak'), { type: 'leave', gate: 1 })
    expect(tied.first).toBe(1)
    const order: number[] = []
    for (let now = tied; now.round === state.round; now = first(now)) {
      if (now.question?.ask === 'decide') order.push(now.question.seat)
    }
    expect(order).toEqual([1, 2, 1, 2])
  })

  it('the 10th calm round without a theft ends the game, and all lose', () => {
    const over = planned(table({ round: 10 }))
    expect(over.phase).toBe('over')
    expect(hadria.outcome(over)?.winners).toEqual([])
    expect(told(over)).toContain('allLost')
  })

  it('the jewel first taken in the 10th calm round: the alarm comes and play goes on', () => {
    expect(planned(table({ round: 10, gate: 'domes' })).alarmedRound).toBe(1)
  })

  it('the 5th alarmed round ends the game', () => {
    expect(planned(table({ round: 12, gate: 'domes', alarmedRound: 4 })).phase).not.toBe('over')
    expect(planned(table({ round: 13, gate: 'domes', alarmedRound: 5 })).phase).toBe('over')
  })
})
