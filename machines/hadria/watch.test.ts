/** HA-10: the watch. */
import { describe, expect, it } from 'vitest'
import { random, type Random } from '../kernel/random.ts'
import type { Thief } from './data.ts'
import { hadria } from './index.ts'
import { distances, neighbours, type SpaceId } from './map.ts'
import { captain, guard, isAfoot, type HadriaState, type Sentry } from './state.ts'
import { attentionOf, isDetected, movementOf, sentriesOf } from './watch.ts'
import { isArrestable } from './board.ts'
import {
  active,
  aim,
  at,
  domes,
  execute,
  isJailedIn,
  palace,
  play,
  planned,
  step,
  stop,
  table,
  type Planned,
} from './testing.ts'

const pause: Planned = ['ambush', 2]

describe('HA-10.1: values', () => {
  const valuesOf = (state: HadriaState, figure: number) => [attentionOf(state, figure), movementOf(state, figure)]

  it('are 4/3 for calm guards, 5/3 for alarmed ones, 6/4 for captains', () => {
    expect(valuesOf(table({}), 1)).toEqual([4, 3])
    const alarmed = table({ gate: 'pot', alarmedRound: 1 })
    expect([valuesOf(alarmed, 1), valuesOf(alarmed, 2)]).toEqual([
      [5, 3],
      [6, 4],
    ])
  })
})

describe('HA-10.2: detection', () => {
  const sees = (state: HadriaState): (readonly number[])[] => sentriesOf(state).map((sentry) => sentry.sees)

  it('finds every thief within attention', () => {
    const state = table({ thieves: ['morius', 'zain'], at: [domes(17), domes(5)], guards: [domes(22)] })
    expect(sees(state)).toEqual([[0, 1]])
    state.players[1]!.at = domes(4)
    expect(sees(state)).toEqual([[0]])
  })

  it('finds nobody on a hideout, in smoke, under a cloak, just escaped or jailed', () => {
    const near = (): HadriaState =>
      table({ thieves: ['morius', 'zain'], at: [domes(10), palace(0)], guards: [domes(11)] })
    expect(sees(near())).toEqual([])
    const hidden: ((state: HadriaState) => void)[] = [
      (state) => state.smoke.push(domes(21)),
      (state) => (state.players[0]!.cloaked = true),
      (state) => (state.players[0]!.escaped = true),
      (state) => state.openTiles.push({ at: domes(21), tile: 'darkAlley' }),
      (state) => (state.players[0]!.at = domes(9)),
    ]
    for (const hide of hidden) {
      const state = near()
      state.players[0]!.at = domes(21)
      expect(sees(state)).toEqual([[0]])
      hide(state)
      expect(sees(state)).toEqual([])
    }
  })

  it('is not hindered by fire, and sees who hangs on a rope', () => {
    const state = table({ at: [domes(17), palace(0)], guards: [domes(22)] })
    state.fire.push(domes(23))
    state.players[0]!.roped = true
    expect(sees(state)).toEqual([[0]])
  })

  it('is 1 less for guards, not for captains, against Joanne', () => {
    const state = table({ thieves: ['joanne', 'zain'], at: [domes(5), palace(0)], guards: [domes(22)] })
    expect(isDetected(state, 1, domes(22), state.players[0]!)).toBe(false)
    expect(isDetected(state, 1, domes(23), state.players[0]!)).toBe(true)
    expect(isDetected(state, 2, domes(22), state.players[0]!)).toBe(true)
  })

  it('of a thief on its own space: it arrests and stays', () => {
    const acted = planned(table({ at: [palace(0), domes(22)], guards: [domes(22)], initiative: 4 }), [pause])
    expect(isJailedIn(acted, 1, 'domes')).toBe(true)
    expect(acted.watch[domes(22)]).toBe(1)
  })

  it('of nobody: it stays', () => {
    const acted = planned(table({ at: [palace(0), domes(4)], guards: [domes(22)], initiative: 4 }), [pause])
    expect(acted.watch[domes(22)]).toBe(1)
  })
})

describe('HA-10.3 to 10.6: movement', () => {
  it('goes by a shortest path as far as it can', () => {
    const state = table({ thieves: ['morius', 'zain'], at: [palace(0), domes(5)], guards: [domes(22)], initiative: 4 })
    expect(planned(state, [pause]).watch[domes(11)]).toBe(1)
  })

  it('asks about equal paths only where they end differently', () => {
    // 13 to 20: by 14 or by 19, and both end on 20.
    const near = table({ at: [palace(0), domes(20)], guards: [domes(13)], initiative: 4 })
    expect(isJailedIn(planned(near, [pause]), 1, 'domes')).toBe(true)
    // 12 to 22 is 5 away for a captain with 4: he may end on 16 or 21.
    const far = table({
      at: [palace(0), domes(22)],
      captains: [domes(12)],
      initiative: 8,
      gate: 'pot',
      alarmedRound: 1,
    })
    const asked = planned(far, [pause])
    const ends = asked.question?.ask === 'watch' ? asked.question.options.map(({ to }) => to) : []
    expect(ends.sort()).toEqual([domes(16), domes(21)])
    expect(play(asked, { type: 'march', option: 1 }).watch[ends[1]!]).toBe(2)
  })

  it('10.3: takes, of equal open paths, the one whose last permitted space is nearest', () => {
    // The captain's fourth step would be 16 or 21; on 21 stands a guard, so he goes to 16.
    const state = table({
      ...{ at: [palace(0), domes(22)], captains: [domes(12)], guards: [domes(21)], initiative: 8 },
      ...{ gate: 'pot', alarmedRound: 1 },
    })
    state.trapped.push(domes(21))
    state.players[1]!.roped = true
    const acted = planned(state, [pause])
    expect(acted.watch[domes(16)]).toBe(2)
  })

  it('10.5: goes towards a thief on a rope without arresting, onto the very space', () => {
    const state = table({
      at: [palace(0), domes(23)],
      guards: [domes(22)],
      hands: [[], ['ropeAndHook']],
      initiative: 4,
    })
    const acted = play(planned(state, [pause], [['ropeAndHook', 6]]), execute('card'), stop)
    expect(acted.watch[domes(23)]).toBe(1)
    expect(acted.players[1]!.at).toBe(domes(23))
  })

  it('10.5: takes an open path rather than a burning one, and no detour', () => {
    const state = table({ at: [palace(0), domes(20)], guards: [domes(13)], initiative: 4 })
    state.fire.push(domes(14))
    expect(isJailedIn(planned(state, [pause]), 1, 'domes')).toBe(true)
    const walled = table({ at: [palace(0), domes(20)], guards: [domes(13)], initiative: 4 })
    walled.fire.push(domes(14), domes(19))
    const acted = planned(walled, [pause])
    expect(acted.watch[domes(13)]).toBe(1)
    expect(acted.players[1]!.at).toBe(domes(20))
  })

  it('10.6: having arrested on a space with a watch figure it goes back to the last space without one', () => {
    const state = table({ at: [palace(0), domes(17)], guards: [domes(22), domes(17)], initiative: 4 })
    // The guard on the thief's own space is trapped and arrests there, so take it out of the story: bribed captain.
    state.watch[domes(17)] = 2
    state.event = 'bribedOfficer'
    const acted = planned(state, [pause])
    expect(isJailedIn(acted, 1, 'domes')).toBe(true)
    expect([acted.watch[domes(23)], acted.watch[domes(17)], acted.watch[domes(22)]]).toEqual([1, 2, 0])
  })

  it('10.3: of spaces at equal distance takes the one with more arrestable thieves', () => {
    const state = table({
      ...{ thieves: ['morius', 'zain', 'nikolai', 'noiron'], at: [palace(0), domes(20), domes(22), domes(22)] },
      ...{ guards: [domes(21)], initiative: 4 },
    })
    const acted = planned(state, [pause])
    expect([1, 2, 3].map((seat) => isJailedIn(acted, seat, 'domes'))).toEqual([false, true, true])
    state.players[3]!.cloaked = true
    expect(planned(state, [pause]).question).toMatchObject({ ask: 'watch' })
  })

  it('10.6: stops on the last space without a watch figure, at worst where it began', () => {
    const state = table({ at: [palace(0), domes(17)], guards: [domes(22)], captains: [domes(17)], initiative: 4 })
    state.event = 'bribedOfficer'
    state.players[1]!.roped = true
    expect(planned(state, [pause]).watch[domes(23)]).toBe(1)
    state.watch[domes(23)] = 2
    expect(planned(state, [pause]).watch[domes(22)]).toBe(1)
  })

  it('thieves arrested meanwhile drop out, and the rest choose again', () => {
    // Both guards are nearest to seat 1; the farther one goes on to seat 2 once seat 1 is gone.
    const state = table({
      ...{ thieves: ['morius', 'zain', 'nikolai'], at: [palace(0), domes(23), domes(17)] },
      ...{ guards: [domes(22), domes(21)], initiative: 4 },
    })
    let acted = planned(state, [pause])
    while (acted.phase === 'execute.watch') acted = play(acted, { type: 'march', option: 0 })
    expect([1, 2].map((seat) => isJailedIn(acted, seat, 'domes'))).toEqual([true, true])
  })

  it('8.9: being moved, or arresting early, does not use up the watch’s turn', () => {
    const state = table({
      ...{ thieves: ['morius', 'zain', 'nikolai'], at: [palace(0), domes(22), domes(17)] },
      ...{ guards: [domes(21)], hands: [['beacon']], initiative: 4 },
    })
    state.players[0]!.at = domes(13)
    const led = play(
      planned(state, [['beacon', 6], pause], [], [pause]),
      ...[execute('card'), aim(domes(21)), step(domes(22))],
    )
    expect([1, 2].map((seat) => isJailedIn(led, seat, 'domes'))).toEqual([true, true])
  })
})

describe('HA-10.7: entering and standing', () => {
  it("an arrestable thief who enters a watch figure's space is arrested at once", () => {
    const state = table({ at: [domes(23), palace(0)], guards: [domes(22)], hands: [['cloak']] })
    const caught = play(planned(state, [['move', 5]], [pause]), execute('sneak'), step(domes(22)))
    expect(isJailedIn(caught, 0, 'domes')).toBe(true)
  })

  it('a trapped guard arrests who enters its space, too', () => {
    const state = table({ at: [domes(23), palace(0)], guards: [domes(22)] })
    state.trapped.push(domes(22))
    const caught = play(planned(state, [['move', 5]], [pause]), execute('sneak'), step(domes(22)))
    expect(isJailedIn(caught, 0, 'domes')).toBe(true)
  })

  it('a hidden one is not, and may walk on', () => {
    const state = table({ at: [domes(23), palace(0)], guards: [domes(22)], hands: [['cloak']] })
    const cloaked = play(
      planned(
        state,
        [
          ['cloak', 6],
          ['move', 3],
        ],
        [pause],
      ),
      execute('card'),
      execute('sneak'),
    )
    const through = play(cloaked, step(domes(22)), step(domes(21)))
    expect(through.players[0]!.at).toBe(domes(21))
  })

  it('a figure that is made to move arrests on its own space instead of its first step', () => {
    const state = table({ at: [domes(21), domes(22)], guards: [domes(22)], hands: [['beacon']] })
    const led = play(planned(state, [['beacon', 6], pause]), execute('card'), aim(domes(22)))
    const moved = play(led, step(domes(23)))
    expect(isJailedIn(moved, 1, 'domes')).toBe(true)
    expect(moved.watch[domes(22)]).toBe(1)
    const still = play(led, stop)
    expect(still.players[1]!.at).toBe(domes(22))
  })

  it('repositioned, it does not', () => {
    const state = table({ at: [domes(21), domes(22)], guards: [domes(22)], hands: [['forgedOrders']] })
    const sent = play(planned(state, [['forgedOrders', 6], pause]), execute('card'), aim(domes(22)), aim(domes(1)))
    expect(sent.players[1]!.at).toBe(domes(22))
  })
})

// ---- The greatest number of arrests, searched by hand ---------------------------------------------------------------------

interface Naive {
  figures: readonly Sentry[]
  /** By seat; -1 when gone. */
  thieves: SpaceId[]
  arrestable: boolean[]
  fire: readonly SpaceId[]
  /** By figure. */
  reach: readonly number[]
}

function shortestPaths(from: SpaceId, to: SpaceId): SpaceId[][] {
  if (from === to) return [[]]
  return neighbours[from]!.filter((next) => distances[next]![to]! === distances[from]![to]! - 1).flatMap((next) =>
    shortestPaths(next, to).map((path) => [next, ...path]),
  )
}

/** Where a figure may arrest now: null where it may also come away with nobody. */
function naiveArrests(scene: Naive, { at, figure, sees }: Sentry): (SpaceId | null)[] {
  const left = sees.filter((seat) => scene.thieves[seat]! >= 0)
  if (left.length === 0) return [null]
  const far = (seat: number): number => distances[at]![scene.thieves[seat]!]!
  const nearest = Math.min(...left.map(far))
  const spaces = [...new Set(left.filter((seat) => far(seat) === nearest).map((seat) => scene.thieves[seat]!))]
  const count = (space: SpaceId): number =>
    scene.thieves.filter((on, seat) => on === space && scene.arrestable[seat]).length
  const most = Math.max(...spaces.map(count))
  return spaces
    .filter((space) => count(space) === most)
    .map((space) => {
      const isOpen = shortestPaths(at, space).some((path) => path.every((on) => !scene.fire.includes(on)))
      return most > 0 && nearest <= scene.reach[figure]! && isOpen ? space : null
    })
}

/** The most arrests by guards, and then by captains. */
function naiveBest(scene: Naive): readonly [number, number] {
  let best: readonly [number, number] = [0, 0]
  const guards = scene.figures.filter(({ figure }) => figure === guard)
  for (const one of guards.length > 0 ? guards : scene.figures) {
    for (const space of naiveArrests(scene, one)) {
      const taken = scene.thieves.map((on, seat) => on === space && space !== null && scene.arrestable[seat]!)
      const [byGuards, byCaptains] = naiveBest({
        ...scene,
        figures: scene.figures.filter((other) => other !== one),
        thieves: scene.thieves.map((on, seat) => (taken[seat] ? -1 : on)),
      })
      const count = taken.filter(Boolean).length
      const found =
        one.figure === guard ? ([byGuards + count, byCaptains] as const) : ([0, byCaptains + count] as const)
      if (found[0] > best[0] || (found[0] === best[0] && found[1] > best[1])) best = found
    }
  }
  return best
}

/** A small crowd in the north-east, some of it burning. */
function crowd(source: Random): HadriaState {
  const area = [...Array(24).keys()].filter((index) => index !== 9 && index !== 16).map(domes)
  const seats = 2 + source.int(3)
  const places = source.shuffle(area.slice())
  const guards = places.splice(0, 1 + source.int(4))
  const captains = places.splice(0, source.int(3))
  const fires = places.splice(0, source.int(4))
  const thieves = source.shuffle<Thief>(['morius', 'jasmine', 'joanne', 'zain'])
  const state = table({
    ...{ seats, thieves: thieves.slice(0, seats), at: places.slice(0, seats), guards, captains, initiative: 8 },
    ...(captains.length > 0 && { gate: 'domes' as const, alarmedRound: 1 }),
  })
  state.fire = fires
  if (source.int(3) === 0) state.players[0]!.roped = true
  if (source.int(3) === 0) state.players[1]!.at = state.players[0]!.at
  return state
}

describe('HA-10.3: the greatest possible number of arrests', () => {
  it('is what comes of every series of legal choices, as a search by hand finds it', () => {
    const source = random('crowds')
    let asked = 0
    let several = 0
    let both = 0
    for (let i = 0; i < 400; i++) {
      const state = crowd(source)
      const naive: Naive = {
        figures: sentriesOf(state),
        thieves: state.players.map((player) => (isAfoot(player) ? player.at! : -1)),
        arrestable: state.players.map((player) => isArrestable(state, player)),
        fire: state.fire,
        reach: [0, guard, captain].map((figure) => movementOf(state, figure)),
      }
      const [byGuards, byCaptains] = naiveBest(naive)
      let acted = planned(state, ...state.players.map(() => []))
      // What the whole turn brings is told move by move.
      let arrests = acted.journal.filter(({ key }) => key === 'arrested').length
      while (acted.phase === 'execute.watch' || acted.phase === 'execute.discard' || acted.phase === 'execute.give') {
        if (acted.phase === 'execute.watch') asked += 1
        acted = hadria.apply(acted, active(acted), source.pick(hadria.legalMoves(acted, active(acted))))
        arrests += acted.journal.filter(({ key }) => key === 'arrested').length
      }
      expect(arrests, JSON.stringify(naive)).toBe(byGuards + byCaptains)
      if (byGuards + byCaptains > 1) several += 1
      if (byGuards > 0 && byCaptains > 0) both += 1
    }
    expect(both).toBeGreaterThan(20)
    expect(asked).toBeGreaterThan(50)
    expect(several).toBeGreaterThan(50)
  })

  it('leaves the first player every choice, be the whole watch on its feet', () => {
    const west = (index: number): SpaceId => at('hammer', index)
    const state = table({
      ...{ thieves: ['morius', 'zain', 'nikolai', 'noiron'], at: [domes(19), domes(14), west(8), west(3)] },
      guards: [
        ...[1, 3, 6, 8, 13, 14, 15, 18, 19, 20, 22].map(domes),
        ...[2, 3, 7, 8, 13, 14, 18, 19].map(west),
        palace(9),
      ],
      ...{ alarmedRound: 1, gate: 'domes', event: 'curfew' },
    })
    for (const player of state.players) player.roped = true
    // Nobody can be arrested: each guard may go first, and breaks its ties as the first player likes.
    expect(hadria.legalMoves(planned(state), 0)).toHaveLength(41)
  })

  it('two guards that can reach two thieves take one each, even if both are nearest to the same one', () => {
    // 23 is next to both guards' way; the second thief is in reach of 22 only.
    const state = table({
      at: [palace(0), domes(23), domes(21)],
      guards: [domes(22), domes(17)],
      initiative: 4,
      seats: 3,
    })
    let acted = planned(state, [pause])
    while (acted.phase === 'execute.watch') acted = play(acted, { type: 'march', option: 0 })
    expect([1, 2].map((seat) => isJailedIn(acted, seat, 'domes'))).toEqual([true, true])
  })
})
