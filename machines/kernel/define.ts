/** Builds a whole Game out of what only that game knows: its chart, its steps, its views. */
import type { AnyStateMachine } from 'xstate'
import { compile, start, step } from './chart.ts'
import {
  BadConfig,
  IllegalMove,
  type Config,
  type Game,
  type GameId,
  type Move,
  type Options,
  type OptionSpec,
  type Outcome,
  type Refusal,
  type Seat,
  type Simulation,
  type State,
  type View,
  type Viewer,
} from './game.ts'
import type { Random } from './random.ts'
import { sameJson } from './json.ts'

/** A phase that waits for somebody: who, and what each of them may do. The one statement of legality. */
export interface Step<S extends State, M extends Move> {
  active(state: S): readonly Seat[]
  moves(state: S, seat: Seat): readonly M[]
}

export interface GameParts<S extends State, M extends Move, V extends View> {
  id: GameId
  /** Counts up when the same moves would no longer give the same states. */
  rulesVersion: number
  seats: { min: number; max: number }
  options: readonly OptionSpec[]
  chart: AnyStateMachine
  /** The state as dealt, before the chart is entered. Seats and options have been checked. */
  deal(config: Required<Config>): S
  /** By leaf of the chart; a leaf that is not here waits for nobody. */
  steps: Partial<Record<S['phase'], Step<S, M>>>
  /** A copy that shares nothing, written for the state's shape. */
  clone(state: S): S
  /** Why an illegal move by a seat whose turn it is, is illegal. */
  refuse(state: S, seat: Seat, move: M): Refusal
  /** The paragraphs to cite when it is not the seat's turn, and when the game is over. */
  rules: { turn: string; end: string }
  view(state: S, viewer: Viewer): V
  imagine(view: V, seat: Seat, random: Random): S
  outcome(state: S): Outcome | undefined
}

export function defineGame<S extends State, M extends Move, V extends View>(parts: GameParts<S, M, V>): Game<S, M, V> {
  const { id, rulesVersion, seats, options, chart, clone, view, imagine, outcome } = parts
  const compiled = compile<S, M>(chart)
  const steps = parts.steps as Record<string, Step<S, M> | undefined>

  const active = (state: S): readonly Seat[] => steps[state.phase]?.active(state) ?? []
  const legalMoves = (state: S, seat: Seat): readonly M[] => {
    const waiting = steps[state.phase]
    return waiting?.active(state).includes(seat) ? waiting.moves(state, seat) : []
  }

  const whyNot = (state: S, seat: Seat, move: M): Refusal | undefined => {
    if (active(state).length === 0) return { rule: parts.rules.end, message: 'refusal.over', params: {} }
    if (!active(state).includes(seat)) return { rule: parts.rules.turn, message: 'refusal.turn', params: {} }
    if (legalMoves(state, seat).some((legal) => sameJson(legal, move))) return undefined
    if (typeof move !== 'object' || move === null || typeof move.type !== 'string') {
      return { rule: parts.rules.turn, message: 'refusal.noMove', params: {} }
    }
    return parts.refuse(state, seat, move)
  }

  const simulate = (state: S): Simulation<S, M> => {
    const own = clone(state)
    return {
      state: own,
      active: () => active(own),
      legalMoves: (seat) => legalMoves(own, seat),
      play: (seat, move) => compiled.play(own, seat, move),
      outcome: () => outcome(own),
    }
  }

  return {
    id,
    rulesVersion,
    seats,
    options,
    chart,
    setup(config) {
      if (!Number.isInteger(config.seats) || config.seats < seats.min || config.seats > seats.max) {
        throw new BadConfig(`${id} is for ${seats.min} to ${seats.max} players, not ${config.seats}`)
      }
      const dealt = parts.deal({
        seats: config.seats,
        seed: config.seed,
        options: checkOptions(options, config.options),
      })
      return start(chart, dealt)
    },
    active,
    legalMoves,
    apply(state, seat, move) {
      const refusal = whyNot(state, seat, move)
      if (refusal) throw new IllegalMove(refusal)
      return step(chart, state, seat, move)
    },
    simulate,
    whyNot,
    view,
    imagine,
    outcome,
  }
}

/** The options in full, each of its kind; what is missing gets its default, what is unknown is refused. */
export function checkOptions(specs: readonly OptionSpec[], given: Options = {}): Options {
  const unknown = Object.keys(given).find((name) => !specs.some((spec) => spec.name === name))
  if (unknown !== undefined) throw new BadConfig(`There is no option "${unknown}"`)
  return Object.fromEntries(
    specs.map((spec) => {
      const value = given[spec.name] ?? spec.default
      if (!fits(spec, value)) throw new BadConfig(`The option "${spec.name}" can't be ${JSON.stringify(value)}`)
      return [spec.name, value]
    }),
  )
}

function fits(spec: OptionSpec, value: boolean | number | string): boolean {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean'
    case 'choice':
      return typeof value === 'string' && spec.values.includes(value)
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max
  }
}
