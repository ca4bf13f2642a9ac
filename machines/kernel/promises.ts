/** Every promise of the contract (game.ts), as tests that any game can be put through. */
import fc from 'fast-check'
import { createActor, type AnyStateNode, type AnyTransitionDefinition } from 'xstate'
import { describe, expect, it } from 'vitest'
import { enter, nodesOf, step } from './chart.ts'
import {
  BadConfig,
  IllegalMove,
  type Config,
  type Game,
  type Move,
  type Options,
  type Refusal,
  type Seat,
  type State,
  type View,
  type Viewer,
} from './game.ts'
import { sameJson } from './json.ts'
import { random, type Random } from './random.ts'
import { toldTo, type Told } from './steps.ts'
import { lessonOf, sawNothing } from './undo.ts'

type AnyGame = Game<State, Move, View>

export interface Trial {
  /** Random games a promise is tried on. */
  games?: number
  /** The most moves that a random game may take. */
  longest?: number
  /** Where walks through the chart begin, for games whose later parts random play from the start hardly sees. */
  startAt?: (i: number) => State
  /** Transitions that random play can't be expected to reach, by their description. */
  unreached?: readonly string[]
}

/** A random game, move by move. */
interface Turn {
  state: State
  seat: Seat
  move: Move
  next: State
}

export function keepsItsPromises<S extends State, M extends Move, V extends View>(
  tried: Game<S, M, V>,
  { games = 12, longest = 3000, startAt, unreached = [] }: Trial = {},
): void {
  const game = tried as unknown as AnyGame
  const configs = Array.from({ length: games }, (_, i) => configOf(game, i))
  /** Some turns out of each of the games, early and late; all promises look at the same ones. */
  let samples: readonly (readonly Turn[])[] | undefined
  const sampled = (each = most): Turn[] => {
    samples ??= configs.map((config) => spread([...randomGame(game, config, longest)], most))
    return samples.flatMap((turns) => spread(turns, each))
  }

  describe(`${game.id} keeps the contract`, () => {
    it('lists moves without doubles, in a stable order, for those who are active and nobody else', () => {
      for (const { state } of sampled()) {
        const active = game.active(state)
        for (let seat = 0; seat < state.seats; seat++) {
          const moves = game.legalMoves(state, seat)
          expect(moves.length > 0).toBe(active.includes(seat))
          expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(moves.length)
          expect(JSON.stringify(game.legalMoves(state, seat))).toBe(JSON.stringify(moves))
        }
      }
    })

    it('can apply every move that it lists, and leaves the state that it was given as it was', () => {
      for (const { state } of sampled()) {
        const frozen = deepFreeze(structuredClone(state))
        for (const seat of game.active(frozen)) {
          for (const move of game.legalMoves(frozen, seat)) {
            expect(game.whyNot(frozen, seat, move)).toBeUndefined()
            expect(game.apply(frozen, seat, deepFreeze(structuredClone(move)))).not.toBe(frozen)
          }
        }
      }
    })

    it('lists every move that nothing stands in the way of, and refuses every other with a paragraph and a sentence', () => {
      for (const { state } of sampled(6)) {
        const before = JSON.stringify(state)
        const wrong: unknown[] = []
        for (let seat = 0; seat < state.seats; seat++) {
          const legal = new Set(game.legalMoves(state, seat).map(sorted))
          for (const move of game.everyMove()) {
            const refusal = game.whyNot(state, seat, move)
            if (legal.delete(sorted(move)) === isRefusal(refusal)) wrong.push({ state, seat, move, refusal })
          }
          expect([...legal], 'moves that the game has no words for').toEqual([])
        }
        expect(wrong).toEqual([])
        expect(JSON.stringify(state)).toBe(before)
      }
    })

    it('plays the move that it lists, not the object that it is given', () => {
      for (const { state, seat, move, next } of sampled()) {
        const given = Object.fromEntries(Object.entries(move).reverse()) as unknown as Move
        expect(JSON.stringify(game.apply(state, seat, given))).toBe(JSON.stringify(next))
      }
    })

    it('deals only to a text as a seed and to options that are listed', () => {
      const config = configs[0] as Config
      for (const odd of [{ seed: 7 }, { seed: null }, { seed: undefined }, { options: null }, { options: 'none' }]) {
        expect(() => game.setup({ ...config, ...odd } as unknown as Config)).toThrow(BadConfig)
      }
    })

    it('refuses absurd moves and absurd seats', () => {
      const turns = sampled().slice(0, 3 * most)
      const types = [...new Set(turns.map(({ move }) => move.type))]
      const absurd = fc.oneof(
        fc.jsonValue(),
        fc.record({ type: fc.constantFrom(...types), to: fc.jsonValue(), card: fc.jsonValue() }),
        fc.record({ type: fc.constantFrom(...types, '__proto__', 'constructor', 'toString', 'xstate.init') }),
      )
      const seats = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom(-1, 99, 0.5, NaN))
      fc.assert(
        fc.property(absurd, seats, fc.nat(turns.length - 1), (move, seat, at) => {
          const { state } = turns[at] as Turn
          const before = JSON.stringify(state)
          const isLegal = game.legalMoves(state, seat).some((legal) => sameJson(legal, move))
          if (!isLegal) expectRefusal(game, state, seat, move as unknown as Move)
          expect(JSON.stringify(state)).toBe(before)
        }),
        { seed: 20, numRuns: 300 },
      )
    })

    it('has states, moves and views of plain JSON', () => {
      for (const { state, move } of sampled()) {
        for (const value of [state, move, ...views(game, state)]) {
          expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value)
        }
      }
    })

    it('gives the same states for the same seed, options and moves, byte for byte', () => {
      for (const config of configs.slice(0, 4)) {
        const turns = [...randomGame(game, config, longest)]
        let again = game.setup(structuredClone(config))
        for (const { seat, move, next } of turns) {
          again = game.apply(again, seat, move)
          expect(JSON.stringify(again)).toBe(JSON.stringify(next))
        }
      }
    })

    it('comes to an end, with winners, and scores that add up', () => {
      for (const config of configs) {
        const turns = [...randomGame(game, config, longest)]
        const end = turns.at(-1)?.next as State
        expect(game.active(end), `still going after ${turns.length} moves: ${JSON.stringify(config)}`).toEqual([])
        const outcome = game.outcome(end)
        for (const { seat, total, parts } of outcome?.scores ?? []) {
          expect({ seat, total }).toEqual({ seat, total: parts.reduce((sum, { points }) => sum + points, 0) })
        }
        expect(outcome?.scores.map(({ seat }) => seat)).toEqual(Array.from({ length: end.seats }, (_, seat) => seat))
        for (const winner of outcome?.winners ?? []) expect(winner).toBeLessThan(end.seats)
        for (const { state } of turns) expect(game.outcome(state)).toBeUndefined()
      }
    })

    it('does the same on the compiled chart as in XState, after every move', () => {
      for (const config of configs) {
        const start = deepFreeze(game.setup(config))
        const simulation = game.simulate(start)
        for (const { seat, move, next } of randomGame(game, config, longest)) {
          simulation.play(seat, move)
          expect(JSON.stringify(simulation.state)).toBe(JSON.stringify(next))
          expect(simulation.active()).toEqual(game.active(next))
          expect(simulation.outcome()).toEqual(game.outcome(next))
        }
      }
    })

    it('does the same in silence, but for its journal', () => {
      for (const config of configs.slice(0, 4)) {
        const simulation = game.simulate(game.setup(config), { silent: true })
        for (const { seat, move, next } of randomGame(game, config, longest)) {
          simulation.play(seat, move)
          expect(JSON.stringify(simulation.state)).toBe(JSON.stringify({ ...next, journal: [] }))
        }
      }
    })

    it('tells a move moment by moment, up to the state after it', () => {
      for (const { state, seat, move, next } of sampled()) {
        const moments = game.moments(deepFreeze(structuredClone(state)), seat, move)
        expect(JSON.stringify(moments.at(-1)?.state)).toBe(JSON.stringify(next))
        expect(moments.length).toBe(Math.max(1, next.journal.length))
        moments.forEach((moment, at) => {
          expect(JSON.parse(JSON.stringify(moment.state))).toStrictEqual(moment.state)
          expect(moment.state.journal).toEqual(next.journal.slice(0, at + 1))
        })
        for (const viewer of viewers(state)) {
          const steps = toldTo(moments, viewer)
          const seen = game.view(next, viewer)
          expect(steps.flatMap(({ lines }) => lines)).toEqual(seen.news)
          if (steps.length > 0) expect(steps.at(-1)?.view).toEqual(seen)
          for (const { view } of steps.slice(0, -1)) expect(view.active).toEqual([])
        }
      }
    })

    it('tells nobody in the middle of a move what could not be seen before or after it', () => {
      const source = random('alike')
      for (const { state, seat, move, next } of sampled(8)) {
        for (let viewer = 0; viewer < state.seats; viewer++) {
          const world = game.imagine(game.view(state, viewer), viewer, source)
          const seen = JSON.stringify(game.view(next, viewer))
          const alike = game
            .legalMoves(world, seat)
            .filter((other) => viewer !== seat || sameJson(other, move))
            .find((other) => JSON.stringify(game.view(game.apply(world, seat, other), viewer)) === seen)
          if (!alike) continue
          const told = (from: State, made: Move): Told[] => toldTo(game.moments(from, seat, made), viewer)
          expect(told(world, alike)).toEqual(told(state, move))
        }
      }
    })

    it('is open only where everybody knows what the one who is to move may do', () => {
      const source = random('open')
      for (const { state } of sampled()) {
        if (!game.open(state)) continue
        const [mover, ...others] = game.active(state)
        expect(others).toEqual([])
        const obvious = game.obvious(state, mover as Seat)
        if (obvious) expect(game.legalMoves(state, mover as Seat)).toContainEqual(obvious)
        for (let viewer = 0; viewer < state.seats; viewer++) {
          for (let i = 0; i < 4; i++) {
            const world = game.imagine(game.view(state, viewer), viewer, source)
            expect(game.open(world)).toBe(true)
            expect(JSON.stringify(game.legalMoves(world, mover as Seat))).toBe(
              JSON.stringify(game.legalMoves(state, mover as Seat)),
            )
            expect(game.obvious(world, mover as Seat)).toEqual(game.obvious(state, mover as Seat))
          }
        }
      }
    })

    it('shows a seat nothing that it could not know: in any world that its view allows, all looks the same', () => {
      const source = random('worlds')
      const refusable = source.shuffle([...game.everyMove()]).slice(0, 60)
      for (const { state } of sampled()) {
        for (let seat = 0; seat < state.seats; seat++) {
          const view = game.view(state, seat)
          const world = game.imagine(structuredClone(view), seat, source)
          expect(JSON.stringify(game.view(world, seat))).toBe(JSON.stringify(view))
          expect(JSON.stringify(game.legalMoves(world, seat))).toBe(JSON.stringify(game.legalMoves(state, seat)))
          for (const move of refusable) expect(game.whyNot(world, seat, move)).toEqual(game.whyNot(state, seat, move))
          expect(game.active(world)).toEqual(game.active(state))
          expect(withoutNews(game.view(world, 'table'))).toEqual(withoutNews(game.view(state, 'table')))
        }
      }
    })

    it('imagines worlds that can be played to the end, other than the real one, and the same from the same source', () => {
      let differed = false
      for (const { state } of sampled(4)) {
        for (let seat = 0; seat < state.seats; seat++) {
          const view = game.view(state, seat)
          const own = random('one')
          const world = game.imagine(view, seat, own)
          expect(world.random, 'an imagined world draws from a generator of its own').not.toEqual(own.state())
          expect(JSON.stringify(game.imagine(view, seat, random('one')))).toBe(JSON.stringify(world))
          expect(JSON.parse(JSON.stringify(world))).toStrictEqual(world)
          differed ||= !sameJson({ ...world, random: [] }, { ...state, random: [] })
          playOut(game, world, random('on'), longest)
        }
      }
      expect(differed).toBe(true)
    })

    it('takes back only what taught nobody anything', () => {
      for (const { state, seat, move, next } of sampled(5)) {
        if (lessonOf(game, { before: state, seat, move }, next)) continue
        expect(next.random).toEqual(state.random)
        const source = random(`another look ${seat}`)
        for (let viewer = 0; viewer < state.seats; viewer++) {
          if (sawNothing(game.view(state, viewer), game.view(next, viewer))) continue
          const world = game.imagine(game.view(state, viewer), viewer, source)
          const seen = JSON.stringify(game.view(next, viewer))
          const possible = game
            .legalMoves(world, seat)
            .filter((other) => viewer !== seat || sameJson(other, move))
            .some((other) => JSON.stringify(game.view(game.apply(world, seat, other), viewer)) === seen)
          expect(possible, `seat ${viewer} learnt something from ${JSON.stringify(move)}`).toBe(true)
        }
      }
    })

    it('reaches every phase and every transition of its chart', () => {
      const missing = new Set([...transitionsOf(game)].filter((name) => !unreached.includes(name)))
      const phases = new Set(
        [...nodesOf(game.chart.root)]
          .filter((node) => node.type === 'final' || node.ownEvents.length > 0)
          .filter((node) => Object.keys(node.states).length === 0)
          .map((node) => node.path.join('.')),
      )
      for (let i = 0; i < 600 && missing.size + phases.size > 0; i++) {
        const start = i % 4 > 1 && startAt ? startAt(i) : game.setup(configOf(game, i))
        walkLive(game, start, `walk ${i}`, longest, (taken, state) => {
          for (const transition of taken) missing.delete(describeTransition(transition))
          phases.delete(state.phase)
        })
      }
      expect([...missing]).toEqual([])
      expect([...phases]).toEqual([])
    })
  })
}

// ---- Random games -----------------------------------------------------------------------------------------------------

/** Different seats and options from game to game. */
export function configOf(game: AnyGame, i: number): Config {
  const { min, max } = game.seats
  const options: Options = {}
  game.options.forEach((spec, at) => {
    const turn = Math.floor(i / 2 ** at)
    if (spec.kind === 'flag') options[spec.name] = turn % 2 === 1
    if (spec.kind === 'choice') options[spec.name] = spec.values[turn % spec.values.length] as string
    if (spec.kind === 'number') options[spec.name] = spec.min + (turn % (spec.max - spec.min + 1))
  })
  return { seats: min + (Math.floor(i / 2) % (max - min + 1)), seed: `promise ${i}`, options }
}

function choose(game: AnyGame, state: State, source: Random): { seat: Seat; move: Move } {
  const seat = source.pick(game.active(state))
  return { seat, move: source.pick(game.legalMoves(state, seat)) }
}

function* randomGame(game: AnyGame, config: Config, longest: number): Generator<Turn> {
  const source = random(`moves of ${config.seed}`)
  let state = game.setup(config)
  for (let i = 0; i < longest && game.active(state).length > 0; i++) {
    const { seat, move } = choose(game, state, source)
    const next = step(game.chart, state, seat, move)
    yield { state, seat, move, next }
    state = next
  }
}

/** Turns that are looked at of one game. */
const most = 16

/** So many of them, from all over the list. */
function spread<T>(all: readonly T[], count: number): T[] {
  if (all.length <= count) return [...all]
  return Array.from({ length: count }, (_, i) => all[Math.floor(((i + 0.5) * all.length) / count)] as T)
}

function playOut(game: AnyGame, world: State, source: Random, longest: number): void {
  const simulation = game.simulate(world)
  for (let i = 0; i < longest && simulation.active().length > 0; i++) {
    const seat = source.pick(simulation.active())
    simulation.play(seat, source.pick(simulation.legalMoves(seat)))
  }
  expect(simulation.active()).toEqual([])
}

/** A random game on one live actor, telling which transitions XState took. */
function walkLive(
  game: AnyGame,
  start: State,
  seed: string,
  longest: number,
  seen: (taken: readonly AnyTransitionDefinition[], state: State) => void,
): void {
  const source = random(seed)
  let state = start
  let taken: AnyTransitionDefinition[] = []
  const actor = createActor(game.chart, {
    snapshot: enter(game.chart, state),
    input: { game: state },
    inspect: (event) => {
      if (event.type === '@xstate.microstep') taken.push(...event._transitions)
    },
  }).start()
  for (let i = 0; i < longest && game.active(state).length > 0; i++) {
    taken = []
    const { seat, move } = choose(game, state, source)
    actor.send({ type: move.type, seat, move })
    state = step(game.chart, state, seat, move)
    seen(taken, state)
  }
}

// ---- Small things -------------------------------------------------------------------------------------------------------

/** A paragraph and a sentence; undefined is none. */
function isRefusal(refusal: Refusal | undefined): boolean {
  if (refusal === undefined) return false
  return /^[A-Z]{2}-\d+(\.\d+)?$/.test(refusal.rule) && /^refusal\.\w+$/.test(refusal.message)
}

function expectRefusal(game: AnyGame, state: State, seat: Seat, move: Move): void {
  expect(isRefusal(game.whyNot(state, seat, move)), JSON.stringify(move)).toBe(true)
  expect(() => game.apply(state, seat, move)).toThrow(IllegalMove)
}

/** The move as a text, whatever the order of its fields. */
const sorted = (move: Move): string => JSON.stringify(Object.entries(move).sort())

const viewers = ({ seats }: State): Viewer[] => ['table', ...Array.from({ length: seats }, (_, seat) => seat)]

const views = (game: AnyGame, state: State): View[] => viewers(state).map((viewer) => game.view(state, viewer))

/** An imagined world knows of the last move only what its seat may read. */
const withoutNews = (view: View): View => ({ ...view, news: [] })

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}

const nameOf = (node: AnyStateNode): string => node.path.join('.') || '(root)'

function describeTransition({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const condition = guard === undefined ? '' : ` [${typeof guard === 'object' && 'type' in guard ? guard.type : guard}]`
  return `${nameOf(source)} ${eventType || 'always'}${condition} → ${target?.[0] ? nameOf(target[0]) : '·'}`
}

function* transitionsOf(game: AnyGame): Generator<string> {
  for (const node of nodesOf(game.chart.root)) {
    for (const definition of [...node.transitions.values(), node.always ?? []].flat())
      yield describeTransition(definition)
  }
}
