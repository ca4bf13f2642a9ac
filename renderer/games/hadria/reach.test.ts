import { describe, expect, it } from 'vitest'
import { hadria, type HadriaMove } from '../../../machines/hadria/index.ts'
import {
  distances,
  gates,
  neighbours,
  sewerEntrances,
  sewerExits,
  spaces,
  type Space,
} from '../../../machines/hadria/map.ts'
import { isDungeon, type HadriaState } from '../../../machines/hadria/state.ts'
import {
  aim,
  domes,
  execute,
  lateGame,
  palace,
  planned,
  play,
  step,
  table,
  until,
  type Layout,
} from '../../../machines/hadria/testing.ts'
import { moveAt } from './hints.ts'
import {
  escapesOf,
  exitsOf,
  heatOf,
  marchesNow,
  numbersOf,
  rangeFrom,
  restOf,
  strideFrom,
  tableOf,
  waysOf,
} from './reach.ts'

/** Somebody sneaks, four spaces to go. */
function walking(): HadriaState {
  let state = hadria.setup({ seats: 2, seed: 'harbour 12' })
  const wishes: HadriaMove[] = [
    { type: 'execute', as: 'sneak' },
    { type: 'ready' },
    { type: 'lay', card: 'move', special: false, with: 'point' },
  ]
  while (state.phase !== 'execute.walk') {
    const [seat = 0] = hadria.active(state)
    const moves = hadria.legalMoves(state, seat)
    const laid = (state.players[seat]?.stacks.length ?? 0) > 0
    const wish = wishes.find(
      (move) =>
        moves.some((legal) => JSON.stringify(legal) === JSON.stringify(move)) && (move.type !== 'ready' || laid),
    )
    state = hadria.apply(state, seat, wish ?? (moves[0] as HadriaMove))
  }
  return state
}

describe('ways', () => {
  const state = walking()
  const seat = state.question?.seat ?? 0
  const from = state.players[seat]?.at ?? 0
  const view = hadria.view(state, 'table')
  const ways = waysOf(view, tableOf(view))

  it('lead to every space within the movement that no watch figure bars, by a shortest way', () => {
    expect(ways.size).toBeGreaterThan(4)
    for (const [to, { through, moves }] of ways) {
      expect(through.at(-1)).toBe(to)
      expect(moves).toHaveLength(through.length)
      expect(through.length).toBeLessThanOrEqual(4)
      expect(through.length).toBe(distances[from]?.[to])
      for (const [index, space] of through.entries()) expect(neighbours[through[index - 1] ?? from]).toContain(space)
    }
  })

  it('can be walked as they are offered, until somebody is arrested at the end', () => {
    for (const { moves, arrests, to } of ways.values()) {
      let now = state
      for (const move of moves) now = hadria.apply(now, seat, move)
      const player = now.players[seat]
      if (arrests) expect(player?.at).not.toBe(to)
      else expect(player?.at).toBe(to)
    }
  })

  it('are the same whatever the onlooker knows', () => {
    const own = hadria.view(state, seat)
    expect([...waysOf(own, tableOf(own)).keys()]).toEqual([...ways.keys()])
  })
})

describe('a movement that is still to be decided on', () => {
  const decided = (layout: Layout, ...plans: Parameters<typeof planned>[1][]) => {
    const state = planned(table({ at: [domes(11), palace(0)], ...layout }), ...plans)
    const view = hadria.view(state, 'table')
    return { state, ways: waysOf(view, tableOf(view)) }
  }
  const asFar = ({ ways }: ReturnType<typeof decided>, as: string) =>
    Math.max(0, ...[...ways.values()].filter((way) => way.as === as).map(({ through }) => through.length))

  it('leads where one can sneak, and on by a sprint alone (HA-8.1), with the choice of how', () => {
    const { state, ways } = decided({}, [['move', 9]], [['ambush', 1]])
    for (const { as, to, through, moves } of ways.values()) {
      expect(as).toBe(through.length > 4 ? 'sprint' : 'sneak')
      expect(moves[0]).toEqual(execute(as === 'sprint' ? 'sprint' : 'sneak'))
      expect(play(state, ...moves).players[0]?.at).toBe(to)
    }
    expect(asFar({ state, ways }, 'sprint')).toBe(6)
  })

  it('leads nowhere by a sprint that would cost own stacks, or that is none any more', () => {
    const pending = decided(
      {},
      [
        ['move', 9],
        ['ambush', 1],
      ],
      [['ambush', 1]],
    )
    expect([asFar(pending, 'sneak'), asFar(pending, 'sprint')]).toEqual([4, 0])
    const late = decided(
      { initiative: 3 },
      [
        ['ambush', 6],
        ['move', 4],
      ],
      [],
    )
    const after = play(late.state, execute('clevernessGain'))
    const view = hadria.view(after, 'table')
    expect(asFar({ state: after, ways: waysOf(view, tableOf(view)) }, 'sprint')).toBe(0)
  })

  it('begins where something lies that may be taken first (HA-8.5)', () => {
    const { ways } = decided({ jewels: [[domes(11), 'yellow']] }, [['move', 9]], [['ambush', 1]])
    for (const { as, moves } of ways.values()) if (as === 'sneak') expect(moves).toEqual([execute('sneak')])
  })

  it('is that of an elixir, or of rope and hook past the watch, too; not that of a card on a special', () => {
    const hands: Layout['hands'] = [['elixirOfSpeed', 'ropeAndHook']]
    expect(asFar(decided({ hands }, [['elixirOfSpeed', 9]], [['ambush', 1]]), 'card')).toBe(4)
    const rope = decided({ hands, guards: neighbours[domes(11)]?.slice() ?? [] }, [['ropeAndHook', 9]], [['ambush', 1]])
    expect(asFar(rope, 'card')).toBe(2)
    expect([...rope.ways.values()].some(({ arrests }) => arrests)).toBe(false)
    expect(decided({ hands }, [['elixirOfSpeed', 9, 'special']], [['ambush', 1]]).ways.size).toBe(0)
  })
})

describe('a gate', () => {
  const [gate] = gates.filter(({ district }) => district === 'domes')
  const out = gate?.space ?? 0
  const atGate = spaces.filter(({ id }) => distances[id]?.[out] === 4 && !isDungeon(id))[0]?.id ?? 0
  const escapes = (layout: Layout) => {
    const state = planned(
      table({ at: [atGate, palace(0)], gate: 'domes', alarmedRound: 1, ...layout }),
      [['move', 9]],
      [],
    )
    const view = hadria.view(state, 'table')
    return { state, escapes: escapesOf(view, tableOf(view)) }
  }

  it('is won at by one click, with the imperial jewel and a space left to step out (HA-11.2, 13.1)', () => {
    const { state, escapes: found } = escapes({ holds: [{ imperial: 1 }] })
    const way = found.get(gate?.id ?? 0)
    expect(way?.as).toBe('sprint')
    expect(hadria.outcome(play(state, ...(way?.moves ?? [])))?.winners).toEqual([0])
  })

  it('is gone to first by who would leave without it, or would be arrested there', () => {
    expect(escapes({}).escapes.size).toBe(0)
    expect(escapes({ holds: [{ imperial: 1 }], guards: [out] }).escapes.has(gate?.id ?? 0)).toBe(false)
  })
})

describe('where a walker is', () => {
  const rest = (thief: 'noiron' | 'zain') => {
    const [next = 0] = neighbours[domes(11)] ?? []
    const layout: Layout = { thieves: [thief, 'morius'], at: [domes(11), palace(0)], guards: [next] }
    const state = play(planned(table(layout), [['move', 9]], []), execute('sneak'))
    const view = (now: HadriaState) => hadria.view(now, 'table')
    const before = restOf(view(state), tableOf(view(state)))
    const after = thief === 'noiron' ? play(state, step(next)) : state
    return { before, after: restOf(view(after), tableOf(view(after))) }
  }

  it('the watch may come, and Noiron is arrested if he stays on a space of its (HA-10.2, 10.7)', () => {
    expect(rest('zain').before).toEqual({ arrests: false, seen: true })
    expect(rest('noiron').after).toEqual({ arrests: true, seen: false })
  })

  it('a click stops there; elsewhere it is a step', () => {
    const state = play(planned(table({ at: [domes(11), palace(0)] }), [['move', 9]], []), execute('sneak'))
    const meant = (at: number) => moveAt(hadria.view(state, 0), spaces[at] as Space)
    expect(meant(domes(11))).toEqual({ type: 'stop' })
    expect(meant(palace(0))).toEqual({ type: 'step', to: palace(0) })
  })
})

describe('a card’s numbers', () => {
  it('are those that hold now: on wet cobbles, in fog, in Zain’s hand (HA-15)', () => {
    const zain: Layout = { thieves: ['zain', 'morius'], at: [domes(11), palace(0)] }
    expect(numbersOf(table({ ...zain, event: 'wetCobbles' }), 0, 'move')).toMatchObject({ sneak: 3, sprint: 5 })
    expect(numbersOf(table({ ...zain, event: 'fog' }), 0, 'smokeGrenade').range).toBe(4)
    expect(numbersOf(table(zain), 1, 'smokeGrenade').range).toBe(3)
  })
})

describe('how far a card leads on foot', () => {
  const far = (state: HadriaState, to: number) => distances[state.players[0]?.at ?? 0]?.[to] ?? 0

  it('is shown before it is played: as far as one sneaks, and beyond that as far as one sprints (HA-8.1)', () => {
    const state = table({ at: [domes(11), palace(0)] })
    const { near, far: beyond } = strideFrom(state, 0, 'move')
    expect(Math.max(...near.map((to) => far(state, to)))).toBe(4)
    expect(new Set(beyond.map((to) => far(state, to)))).toEqual(new Set([5, 6]))
    expect(strideFrom(state, 0, 'ropeAndHook').near.every((to) => far(state, to) <= 2)).toBe(true)
    expect(strideFrom(state, 0, 'elixirOfSpeed').near).toEqual(near)
    expect(strideFrom(state, 0, 'ambush')).toEqual({ near: [], far: [] })
  })

  it('is no sprint for who has acted already, shorter on wet cobbles, and nowhere in a trap', () => {
    const state = table({ at: [domes(11), palace(0)] })
    const [me, ...others] = state.players
    const as = (changes: Partial<typeof me>) =>
      ({ ...state, players: [{ ...me, ...changes }, ...others] }) as HadriaState
    expect(strideFrom(as({ executed: 1 }), 0, 'move').far).toEqual([])
    expect(strideFrom(as({ trapped: true }), 0, 'move')).toEqual({ near: [], far: [] })
    const { near } = strideFrom({ ...state, event: 'wetCobbles' }, 0, 'move')
    expect(Math.max(...near.map((to) => far(state, to)))).toBe(3)
  })
})

describe('the sewers', () => {
  it('show at which exit one would be arrested, or could be (HA-8.6)', () => {
    const [entrance = 0] = sewerEntrances
    // Across the border of two districts their exits are neighbours.
    const [taken = 0, safe = 0] = sewerExits
    const near = sewerExits.find((exit) => neighbours[taken]?.includes(exit)) ?? 0
    const start = neighbours[entrance]?.[0] ?? 0
    const layout = table({ at: [start, palace(0)], guards: [taken], initiative: 1 })
    const state = planned(layout, [['move', 9]], [['ambush', 1]])
    const view = hadria.view(play(state, execute('sneak'), { type: 'step', to: entrance }), 'table')
    const exits = exitsOf(view, tableOf(view))
    expect(exits.get(taken)).toEqual({ arrests: true, seen: false })
    expect(exits.get(near)).toEqual({ arrests: false, seen: true })
    expect(exits.get(safe)).toEqual({ arrests: false, seen: false })
  })
})

describe('a figure that is led', () => {
  /** A beacon, and the guard that it leads: up to 4 spaces. */
  function leading(layout: Layout): HadriaState {
    const state = table({ at: [domes(21), palace(0)], hands: [['beacon']], guards: [domes(22)], ...layout })
    return play(planned(state, [['beacon', 5]], [['ambush', 1]]), execute('card'), aim(domes(22)))
  }
  const leads = (state: HadriaState) => waysOf(hadria.view(state, 'table'), tableOf(hadria.view(state, 'table')))

  it('goes to where one clicks as one list, and stops there (HA-8.9)', () => {
    const state = leading({ at: [domes(4), palace(0)], guards: [domes(22)], hands: [['beacon']] })
    const ways = leads(state)
    expect(ways.size).toBeGreaterThan(6)
    for (const { to, moves, through, arrests } of ways.values()) {
      expect(through.length).toBe(distances[domes(22)]?.[to])
      const after = play(state, ...moves)
      if (!arrests) expect(after.watch[to]).toBeGreaterThan(0)
      if (through.length > 1 || arrests) expect(after.question?.ask).not.toBe('lead')
    }
  })

  it('passes other figures and rests on none of their spaces; it arrests where it meets a thief (HA-10.4, 10.6)', () => {
    const state = leading({ at: [domes(4), domes(23)], guards: [domes(22), domes(16)], hands: [['beacon']] })
    const ways = leads(state)
    expect(ways.has(domes(16))).toBe(false)
    expect(ways.get(domes(23))).toMatchObject({ arrests: true, through: [domes(23)] })
  })
})

describe('what the watch sees', () => {
  const state = walking()
  const seen = tableOf(hadria.view(state, 'table'))

  it('is hottest around guards and nothing in dungeons (HA-10.1)', () => {
    const heat = heatOf(seen, 0)
    seen.watch.forEach((figure, at) => {
      if (figure > 0) expect(heat[at]).toBeGreaterThan(0)
    })
    for (const { id, kind } of spaces) if (kind === 'dungeon') expect(heat[id]).toBe(0)
  })

  it('is nothing where a thief is hidden, unless torches burn (HA-1.6, HA-15)', () => {
    const hideouts = spaces.filter(({ kind }) => kind === 'hideout').map(({ id }) => id)
    const beside = (hideout: number) => neighbours[hideout]?.[0] ?? 0
    const watched = table({ at: [palace(0), palace(1)], guards: hideouts.map(beside) })
    for (const hideout of hideouts) {
      expect(heatOf(watched, 0)[hideout]).toBe(0)
      expect(heatOf({ ...watched, event: 'torches' }, 0)[hideout]).toBeGreaterThan(0)
    }
  })

  it('sends out figures that see somebody, and no others (HA-10.2)', () => {
    for (const { from, target } of marchesNow(seen)) {
      expect(seen.watch[from]).toBeGreaterThan(0)
      expect(seen.players.some(({ at }) => at === target)).toBe(true)
    }
  })

  it('sends one figure after each thief where that brings the most arrests, as it would in earnest (HA-10.3)', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const state = until(lateGame(seed.charCodeAt(0), 4), ({ phase }) => phase === 'plan')
      const ahead = marchesNow(state)
      const caught = ahead.flatMap(({ arrests }) => (arrests === null ? [] : [arrests]))
      expect(new Set(caught).size).toBe(caught.length)
      expect(new Set(ahead.map(({ from }) => from)).size).toBe(ahead.length)
    }
    // HA-18.21: both guards reach both thieves' way; they take one each.
    const two = table({ at: [domes(22), domes(20)], guards: [domes(21), domes(23)], thieves: ['morius', 'jasmine'] })
    expect(new Set(marchesNow(two).map(({ arrests }) => arrests))).toEqual(new Set([domes(20), domes(22)]))
  })

  it('is apart from what a card reaches (HA-8.4)', () => {
    const reached = rangeFrom(seen, 0, 'poisonedBola') ?? []
    const from = seen.players[0]?.at ?? 0
    expect(reached).toContain(from)
    for (const space of reached) expect(distances[from]?.[space]).toBeLessThanOrEqual(2)
    expect(rangeFrom(seen, 0, 'cloak')).toBeNull()
    // Over the roofs one stays in the district.
    const roofs = rangeFrom(table({ at: [domes(11), palace(0)], thieves: ['noiron', 'zain'] }), 0, 'rooftops') ?? []
    expect(new Set(roofs.map((space) => spaces[space]?.district))).toEqual(new Set(['domes']))
    for (const space of rangeFrom(seen, 0, 'confusingGas') ?? [])
      expect(distances[from]?.[space]).toBeLessThanOrEqual(5)
  })
})
