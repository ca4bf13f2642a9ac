/** Builds a whole Game out of what only that game knows: its chart, its steps, its views. */
import type { AnyStateMachine } from 'xstate'
import { compile, start, step, type CompiledChart, type Leaf } from './chart.ts'
import {
  BadConfig,
  IllegalMove,
  type Config,
  type Game,
  type GameId,
  type Move,
  type MoveOf,
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
import { silence } from './journal.ts'
import { sameJson } from './json.ts'

/**
 * A phase that waits for somebody: who, what could be tried, and what stands in its way. The obstacles alone decide
 * what is legal; `candidates` may leave out only what they would refuse, and had better leave out most of it.
 */
export interface Step<S extends State, M extends Move> {
  active(state: S): readonly Seat[]
  /** Whether this seat is among them, where that is sooner found out than who all of them are. */
  isActive?(state: S, seat: Seat): boolean
  candidates(state: S, seat: Seat): readonly M[]
  /** Nothing ever stands in the way of a candidate: playouts need not ask. */
  exact?: boolean
  /** By the types of move that the phase waits for. The move's words are the game's own, whatever they say. */
  obstacles: { readonly [Type in M['type']]?: Obstacle<S, MoveOf<M, Type>> }
  /** Why not any other type of move. */
  otherwise: Refusal
  /** Whether its moves depend on nothing secret; by default they do. */
  open?(state: S): boolean
  /** There is something to look at: nobody is hurried on. */
  lingers?(state: S): boolean
  /** What follows may be dealt, to be used later: that something is, is no answer to the one who moves. */
  deals?: boolean
  /** What this seat would hardly ever do otherwise: to ask is pointless, but for those who want to be asked. */
  obvious?(state: S, seat: Seat): M | undefined
  /** On a way of several moves: the types of move that are no new choice when they become possible, since whoever goes on leaves them. */
  passing?: readonly M['type'][]
}

export type Obstacle<S extends State, M extends Move> = (state: S, seat: Seat, move: M) => Refusal | undefined

/** Nothing ever stands in the way of this move. */
export const unhindered = (): undefined => undefined

/** The words of a game's moves: by type, the values that each of its fields can have. */
export type Vocabulary<M extends Move> = {
  readonly [Type in M['type']]: {
    readonly [Field in Exclude<keyof MoveOf<M, Type>, 'type'>]: readonly MoveOf<M, Type>[Field][]
  }
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
  vocabulary: Vocabulary<M>
  /** By leaf of the chart; a leaf that is not here waits for nobody. */
  steps: Partial<Record<S['phase'], Step<S, M>>>
  /** A copy that shares nothing, written for the state's shape. */
  clone(state: S): S
  /** The paragraphs to cite when it is not the seat's turn, and when the game is over. */
  rules: { turn: string; end: string }
  /** All but who is active, which the steps say. */
  view(state: S, viewer: Viewer): Omit<V, 'active'>
  imagine(view: V, seat: Seat, random: Random): S
  outcome(state: S): Outcome | undefined
  /** Whether what was told from here to there concerns all at the table; by default it doesn't. */
  shared?(from: S, to: S): boolean
  upgrade?(state: State, from: number): S | undefined
}

type AnyObstacle<S extends State, M extends Move> = Readonly<Record<string, Obstacle<S, M> | undefined>>

export function defineGame<S extends State, M extends Move, V extends View>(parts: GameParts<S, M, V>): Game<S, M, V> {
  const { id, rulesVersion, seats, options, chart, clone, imagine, outcome, upgrade } = parts
  const steps = new Map(
    Object.entries(parts.steps as Record<string, Step<S, M>>).map(([phase, step]) => [phase, whole(step)]),
  )
  const compiled = compile<S, M, LeanStep<S, M>>(chart, new Map([...steps].map(([phase, step]) => [phase, lean(step)])))
  const vocabulary = parts.vocabulary as AnyVocabulary
  const refused = (rule: string, sentence: string): Refusal => ({ rule, message: `refusal.${sentence}`, params: {} })
  const over = refused(parts.rules.end, 'over')
  const notYourTurn = refused(parts.rules.turn, 'turn')
  const noMove = refused(parts.rules.turn, 'noMove')

  const stepOf = (state: S): WholeStep<S, M> | undefined => steps.get(state.phase)

  const active = (state: S): readonly Seat[] => stepOf(state)?.active(state) ?? nobody

  const legalMoves = (state: S, seat: Seat): readonly M[] => {
    const step = stepOf(state)
    return step?.isActive(state, seat) ? legalIn(step, state, seat) : []
  }

  const whyNot = (state: S, seat: Seat, move: M): Refusal | undefined => {
    const step = stepOf(state)
    const waitsFor = active(state)
    if (!step || waitsFor.length === 0) return over
    if (!waitsFor.includes(seat)) return notYourTurn
    return isWorded(vocabulary, move) ? obstacleOf(step, move.type)(state, seat, move) : noMove
  }

  const view = (state: S, viewer: Viewer, waitsFor: readonly Seat[] = [...active(state)]): V =>
    ({ ...parts.view(state, viewer), active: waitsFor }) as V

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
      if (typeof config.seed !== 'string') throw new BadConfig('The seed must be a text')
      const dealt = parts.deal({
        seats: config.seats,
        seed: config.seed,
        options: checkOptions(options, config.options),
      })
      return start(chart, dealt)
    },
    active,
    legalMoves,
    everyMove: () => worded(vocabulary) as Iterable<M>,
    apply(state, seat, move) {
      const refusal = whyNot(state, seat, move)
      if (refusal) throw new IllegalMove(refusal)
      const legal = legalMoves(state, seat).find((candidate) => sameJson(candidate, move))
      if (!legal) throw new IllegalMove(noMove)
      return step(chart, state, seat, legal)
    },
    moments(state, seat, move) {
      const own = clone(state)
      const states: S[] = []
      compiled.tell(own, seat, move, (phase) => states.push({ ...clone(own), phase }))
      return [
        ...states.slice(0, -1).map((state) => ({ state, view: (viewer: Viewer) => view(state, viewer, []) })),
        { state: own, view: (viewer: Viewer) => view(own, viewer) },
      ]
    },
    simulate(state, { silent } = { silent: false }) {
      const own = clone(state)
      if (silent) own.journal = silence
      return new Playout(own, compiled, outcome)
    },
    whyNot,
    open: (state) => active(state).length === 1 && (stepOf(state)?.open?.(state) ?? false),
    lingers: (state) => stepOf(state)?.lingers?.(state) ?? false,
    deals: (state) => stepOf(state)?.deals ?? false,
    shared: (from, to) => parts.shared?.(from, to) ?? false,
    obvious: (state, seat) => stepOf(state)?.obvious?.(state, seat),
    passing: (state) => stepOf(state)?.passing ?? nothing,
    view: (state, viewer) => view(state, viewer),
    imagine,
    outcome,
    ...(upgrade && { upgrade }),
  }
}

const obstacleOf = <S extends State, M extends Move>({ obstacles, otherwise }: Step<S, M>, type: string) =>
  (obstacles as AnyObstacle<S, M>)[type] ?? (() => otherwise)

type WholeStep<S extends State, M extends Move> = Step<S, M> & Required<Pick<Step<S, M>, 'isActive' | 'exact'>>

const whole = <S extends State, M extends Move>(step: Step<S, M>): WholeStep<S, M> => ({
  isActive: (state, seat) => isAmong(step.active(state), seat),
  exact: false,
  ...step,
})

/** What playouts ask of a step. All of them have the same fields, or V8 would look each up by its name. */
type LeanStep<S extends State, M extends Move> = Pick<
  WholeStep<S, M>,
  'active' | 'isActive' | 'candidates' | 'exact' | 'obstacles' | 'otherwise'
>

const lean = <S extends State, M extends Move>(step: WholeStep<S, M>): LeanStep<S, M> => ({
  active: step.active,
  isActive: step.isActive,
  candidates: step.candidates,
  exact: step.exact,
  obstacles: step.obstacles,
  otherwise: step.otherwise,
})

/** What a seat may do where it is waited for. */
function legalIn<S extends State, M extends Move>(step: Step<S, M>, state: S, seat: Seat): readonly M[] {
  const candidates = step.candidates(state, seat)
  if (step.exact) return candidates
  // Mostly they are all of one type, and none is refused: then there is nothing to look up twice or to copy.
  let type = ''
  let obstacle = unhindered as Obstacle<S, M>
  let legal: M[] | undefined
  for (let at = 0; at < candidates.length; at++) {
    const move = candidates[at] as M
    if (move.type !== type) obstacle = obstacleOf(step, (type = move.type))
    if (obstacle(state, seat, move)) legal ??= candidates.slice(0, at)
    else legal?.push(move)
  }
  return legal ?? candidates
}

const nobody: readonly Seat[] = []
const nothing: readonly never[] = []

/** The same as `includes`, which takes longer than to look at the few that there are. */
function isAmong(seats: readonly Seat[], seat: Seat): boolean {
  for (let at = 0; at < seats.length; at++) if (seats[at] === seat) return true
  return false
}

/** A state that is played on in place. It knows where it stands, and asks only once who is to move there. */
class Playout<S extends State, M extends Move> implements Simulation<S, M> {
  readonly state: S
  private readonly journal: State['journal']
  private readonly chart: CompiledChart<S, M, LeanStep<S, M>>
  private readonly outcomeOf: (state: S) => Outcome | undefined
  private leaf: Leaf<LeanStep<S, M>>
  private waitsFor: readonly Seat[] | null = null

  constructor(state: S, chart: CompiledChart<S, M, LeanStep<S, M>>, outcomeOf: (state: S) => Outcome | undefined) {
    this.state = state
    this.journal = state.journal
    this.chart = chart
    this.outcomeOf = outcomeOf
    this.leaf = chart.leafOf(state)
  }

  active(): readonly Seat[] {
    return (this.waitsFor ??= this.leaf.kept?.active(this.state) ?? nobody)
  }

  legalMoves(seat: Seat): readonly M[] {
    const step = this.leaf.kept
    if (!step) return []
    const isActive = this.waitsFor ? isAmong(this.waitsFor, seat) : step.isActive(this.state, seat)
    return isActive ? legalIn(step, this.state, seat) : []
  }

  play(seat: Seat, move: M): void {
    // To set a length takes longer than a move, even if it stays the same.
    if (this.journal.length > 0) this.journal.length = 0
    this.leaf = this.chart.play(this.leaf, this.state, seat, move)
    this.waitsFor = null
  }

  outcome(): Outcome | undefined {
    return this.outcomeOf(this.state)
  }
}

// ---- The words of moves -------------------------------------------------------------------------------------------------

type AnyVocabulary = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>

/** Whether a move is made of the game's own words: what comes from outside can be anything. */
function isWorded(vocabulary: AnyVocabulary, move: unknown): boolean {
  if (typeof move !== 'object' || move === null || !('type' in move)) return false
  const { type, ...fields } = move
  if (typeof type !== 'string' || !Object.hasOwn(vocabulary, type)) return false
  const words = Object.entries(vocabulary[type] ?? {})
  const said: Record<string, unknown> = fields
  return words.length === Object.keys(said).length && words.every(([field, values]) => values.includes(said[field]))
}

/** Every move that can be said. */
function* worded(vocabulary: AnyVocabulary): Generator<Move> {
  for (const [type, fields] of Object.entries(vocabulary)) yield* filledIn({ type }, Object.entries(fields))
}

function* filledIn(move: Move, [first, ...rest]: [string, readonly unknown[]][]): Generator<Move> {
  if (!first) return void (yield move)
  const [field, values] = first
  for (const value of values) yield* filledIn({ ...move, [field]: value }, rest)
}

// ---- Options ------------------------------------------------------------------------------------------------------------

/** The options in full, each of its kind; what is missing gets its default, what is unknown is refused. */
export function checkOptions(specs: readonly OptionSpec[], given: Options = {}): Options {
  if (typeof given !== 'object' || given === null) throw new BadConfig('The options must be listed by name')
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
