import { setup, type AnyStateMachine } from 'xstate'
import { describe, expect, it } from 'vitest'
import { actionsFrom, compile, guardsFrom, phasesOf, start, step, type ChartTypes, type Phase } from './chart.ts'
import type { State } from './game.ts'
import { random } from './random.ts'

/** A chart with every feature that game charts may use; its rules write down the order in which they ran. */
interface Trail extends State {
  steps: string[]
  count: number
}
type TrailMove = { type: 'go' } | { type: 'back' } | { type: 'stay' } | { type: 'again' } | { type: 'out' }

const clone = (state: Trail): Trail => structuredClone(state)
const names = [
  'enterA',
  'leaveA',
  'enterA1',
  'leaveA1',
  'enterA2',
  'leaveA2',
  'enterB',
  'enterB1',
  'hop',
  'act',
  'init',
] as const
const rules = Object.fromEntries(names.map((name) => [name, (state: Trail) => void state.steps.push(name)])) as Record<
  (typeof names)[number],
  (state: Trail) => void
>
const counted = { ...rules, count: (state: Trail) => void (state.count += 1) }
const conditions = {
  often: (state: Trail) => state.count > 2,
  even: (state: Trail) => state.count % 2 === 0,
  late: (state: Trail) => state.count > 12,
}

const chart = setup({
  types: {} as ChartTypes<Trail, TrailMove>,
  actions: actionsFrom<Trail, TrailMove, keyof typeof counted>(counted, clone),
  guards: guardsFrom<Trail, TrailMove, keyof typeof conditions>(conditions),
}).createMachine({
  context: ({ input }) => ({ game: input.game }),
  initial: 'a',
  on: { out: { guard: 'late', target: '.end' } },
  states: {
    a: {
      entry: 'enterA',
      exit: 'leaveA',
      initial: 'a1',
      on: {
        stay: { actions: ['act', 'count'] },
        again: { target: 'a', reenter: true, actions: 'act' },
        back: { target: '.a1' },
      },
      states: {
        a1: {
          entry: 'enterA1',
          exit: 'leaveA1',
          on: {
            go: [
              { guard: 'often', target: '#deep' },
              { target: 'a2', actions: 'count' },
            ],
          },
        },
        a2: {
          entry: 'enterA2',
          exit: 'leaveA2',
          on: { go: { target: 'a1', reenter: true, actions: 'count' }, stay: { target: 'a2', actions: 'count' } },
        },
      },
    },
    b: {
      entry: 'enterB',
      initial: 'b1',
      states: {
        b1: {
          id: 'deep',
          entry: ['enterB1', 'count'],
          always: [{ guard: 'even', target: 'b2', actions: 'hop' }],
          on: { go: 'b2' },
        },
        b2: { on: { go: { target: '#back', actions: 'count' } } },
      },
    },
    end: { type: 'final', id: 'end' },
    route: { id: 'back', always: { target: 'a', actions: 'hop' } },
  },
})

const fresh: Trail = { phase: '', random: [], seats: 1, journal: [], steps: [], count: 0 }
const types = ['go', 'back', 'stay', 'again', 'out'] as const

describe('one chart, two executors', () => {
  it('runs exits, actions, entries and hops in the same order in both', () => {
    const compiled = compile<Trail, TrailMove>(chart)
    const source = random('chart')
    for (let game = 0; game < 40; game++) {
      let live = start(chart, fresh)
      const own = structuredClone(live)
      for (let i = 0; i < 30 && live.phase !== 'end'; i++) {
        const move = { type: source.pick(types) }
        const before = JSON.stringify(live)
        const next = step(chart, live, 0, move)
        expect(JSON.stringify(live)).toBe(before)
        try {
          compiled.play(compiled.leafOf(own), own, 0, move)
        } catch {
          // XState ignores an event that it has no transition for; the compiled chart says so.
          expect(next).toEqual(live)
          continue
        }
        expect(own).toEqual(next)
        live = next
      }
    }
  })

  it('enters with the initial states and their entries', () => {
    expect(start(chart, fresh)).toMatchObject({ phase: 'a.a1', steps: ['enterA', 'enterA1'] })
  })

  it('shows the phases that people see, without the ones that only route', () => {
    const ids = (phases: readonly Phase[]): object[] => phases.map(({ id, phases }) => ({ id, phases: ids(phases) }))
    expect(ids(phasesOf(chart))).toEqual([
      {
        id: 'a',
        phases: [
          { id: 'a.a1', phases: [] },
          { id: 'a.a2', phases: [] },
        ],
      },
      {
        id: 'b',
        phases: [
          { id: 'b.b1', phases: [] },
          { id: 'b.b2', phases: [] },
        ],
      },
      { id: 'end', phases: [] },
    ])
  })

  it.each([
    ['parallel', { type: 'parallel' as const, states: { x: {} } }],
    ['after', { after: { 10: 'a' } }],
    ['invoke', { invoke: { src: 'bot' } }],
    ['onDone', { initial: 'x', states: { x: { type: 'final' as const } }, onDone: 'a' }],
    ['the wildcard event', { on: { '*': 'a' } }],
  ])('refuses %s by name', (what, odd) => {
    const machine: unknown = setup({}).createMachine({ initial: 'a', states: { a: {}, odd } } as never)
    expect(() => compile(machine as AnyStateMachine)).toThrow(`${what} is not for game charts`)
  })

  it('refuses actions and guards that were not made from rules', () => {
    const action = setup({ actions: { loose: () => undefined } }).createMachine({
      initial: 'a',
      states: { a: { on: { go: { actions: 'loose' } } } },
    })
    expect(() => compile(action)).toThrow('loose is not an action made by actionsFrom')
    const guard = setup({ guards: { loose: () => true } }).createMachine({
      initial: 'a',
      states: { a: { on: { go: { guard: 'loose', target: 'a' } } } },
    })
    expect(() => compile(guard)).toThrow('loose is not a guard made by guardsFrom')
  })
})
