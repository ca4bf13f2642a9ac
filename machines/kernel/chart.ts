/**
 * One statechart, two executors. A game's chart is an XState machine whose actions and guards are plain functions on
 * a state. XState runs it on copies (`step`); `compile` turns the same machine into a table that runs in place.
 * Where the two differ, XState is right; chart.test.ts and contract.test.ts compare them.
 */
import {
  assign,
  initialTransition,
  transition,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type StateValue,
} from 'xstate'
import type { Move, Seat, State } from './game.ts'
import { listen } from './journal.ts'
import type { AnyAgenda } from './tasks.ts'

/** What the rulebook says, as a function that changes a state which it owns. */
export type Rule<S, M = never> = (state: S, move: M, seat: Seat) => void
export type Condition<S, M = never> = (state: S, move: M, seat: Seat) => boolean

/** A chart's event is a move and who makes it. */
export type MoveEvent<M extends Move> = M extends Move ? { type: M['type']; seat: Seat; move: M } : never

export interface ChartTypes<S extends State, M extends Move> {
  context: { game: S }
  events: MoveEvent<M>
  input: { game: S }
}

type AnyRule = Rule<State, Move>
type AnyCondition = Condition<State, Move>
const ruleOf = new WeakMap<object, AnyRule>()
const conditionOf = new WeakMap<object, AnyCondition>()

/** Guards that hold while this is being asked, and look at nothing else. */
const askedBy = new WeakMap<object, string>()

/** Says of a guard what it waits for, so that nobody need call it. */
export function waitingFor<C extends object>(ask: string, guard: C): C {
  askedBy.set(guard, ask)
  return guard
}

/** Makes rules into chart actions: XState runs each on a copy, so that a snapshot, once seen, never changes. */
export function actionsFrom<S extends State, M extends Move, Name extends string>(
  rules: Record<Name, Rule<S>>,
  clone: (state: S) => S,
) {
  const toAction = (rule: Rule<S>) => {
    const action = assign<{ game: S }, MoveEvent<M>, undefined, MoveEvent<M>, never>(({ context, event }) => {
      const game = clone(context.game)
      ;(rule as Rule<S, Move | undefined>)(game, event.move, event.seat)
      return { game }
    })
    ruleOf.set(action, rule as AnyRule)
    return action
  }
  return mapValues(rules, toAction)
}

/** Makes conditions into chart guards. */
export function guardsFrom<S extends State, M extends Move, Name extends string>(
  conditions: Record<Name, Condition<S>>,
) {
  const toGuard = (condition: Condition<S>) => {
    const guard = ({ context, event }: { context: { game: S }; event: MoveEvent<M> }): boolean =>
      (condition as Condition<S, Move>)(context.game, event.move, event.seat)
    conditionOf.set(guard, condition as AnyCondition)
    return guard
  }
  return mapValues(conditions, toGuard)
}

function mapValues<Name extends string, A, B>(record: Record<Name, A>, to: (value: A) => B): Record<Name, B> {
  return Object.fromEntries(Object.entries<A>(record).map(([name, value]) => [name, to(value)])) as Record<Name, B>
}

// ---- XState, the reference ----------------------------------------------------------------------------------------

/** Enters the chart with a freshly dealt state. */
export function start<S extends State>(chart: AnyStateMachine, dealt: S): S {
  const [snapshot] = initialTransition(chart, { game: dealt })
  return settled(snapshot)
}

/** One move through XState. The state that goes in stays as it is. */
export function step<S extends State, M extends Move>(chart: AnyStateMachine, state: S, seat: Seat, move: M): S {
  const [snapshot] = transition(chart, enter(chart, { ...state, journal: [] }), { type: move.type, seat, move })
  return settled(snapshot)
}

/** The machine's snapshot at a state, for whoever wants to go on from there with XState. */
export function enter<S extends State>(chart: AnyStateMachine, state: S) {
  return chart.resolveState({ value: toValue(state.phase), context: { game: state } })
}

function settled<S extends State>(snapshot: { value: StateValue; context: { game: S } }): S {
  return { ...snapshot.context.game, phase: toPhase(snapshot.value) }
}

/** `round.give` → { round: 'give' } */
function toValue(phase: string): StateValue {
  const [key, ...inner] = phase.split('.')
  return inner.length === 0 ? phase : { [key as string]: toValue(inner.join('.')) }
}

function toPhase(value: StateValue): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([key, inner]) => `${key}.${toPhase(inner as StateValue)}`)
    .join()
}

// ---- The compiled chart -------------------------------------------------------------------------------------------

/** One way out of a leaf: if the guard holds, do the steps in order, then stand at the target. */
interface Way {
  /** The type of move that it is for; none where the chart goes on by itself. */
  type: string | undefined
  guard: AnyCondition | undefined
  /** What the guard waits for, if that is a question. */
  ask: string | undefined
  steps: readonly AnyRule[]
  /** How many of the steps come before the target is entered. */
  before: number
  target: Leaf
  /** The way that is tried next: V8 follows a chain faster than it looks into an array. */
  next: Way | undefined
}

/** A phase in which the chart can rest, with what its user keeps there. */
export interface Leaf<Kept = unknown> {
  phase: string
  kept: Kept | undefined
  shown: boolean
  /** For moves of all types, in the order in which they are tried. There are few: to look at each is fastest. */
  moves: Way | undefined
  /** Where the chart goes on by itself: first the ways that wait for nothing but a question, then the others. */
  asking: Way | undefined
  always: Way | undefined
}

export interface CompiledChart<S extends State, M extends Move, Kept = unknown> {
  /** Where a state stands. */
  leafOf(state: S): Leaf<Kept>
  /** Plays a move in place, from the leaf where the state stands to the one that is returned. */
  play(from: Leaf<Kept>, state: S, seat: Seat, move: M): Leaf<Kept>
  /** Plays a move in place, and says after each line where the chart is: the last phase that people see. */
  tell(state: S, seat: Seat, move: M, told: (phase: string) => void): void
}

/** Flattens a chart into leaf → move → ways. Refuses what it doesn't cover, by name. */
export function compile<S extends State, M extends Move, Kept = unknown>(
  chart: AnyStateMachine,
  kept: ReadonlyMap<string, Kept> = new Map(),
): CompiledChart<S, M, Kept> {
  const leaves = new Map<AnyStateNode, Leaf<Kept>>()
  for (const node of nodesOf(chart.root)) {
    checkCovered(node)
    const phase = idOf(node)
    if (isLeaf(node))
      leaves.set(node, {
        phase,
        kept: kept.get(phase),
        shown: isShown(node),
        moves: undefined,
        asking: undefined,
        always: undefined,
      })
  }
  for (const [node, leaf] of leaves) {
    const toWays = (type: string | undefined, definitions: readonly AnyTransitionDefinition[]): Way[] =>
      definitions.map((definition) => wayOf(chart, node, type, definition, leaves))
    const sources = [...upwards(node)]
    leaf.moves = chained(
      sources.flatMap(({ transitions }) => [...transitions].flatMap(([type, ways]) => toWays(type, ways))),
    )
    const always = sources.flatMap((source) => toWays(undefined, source.always ?? []))
    const others = always.findIndex(({ ask }) => ask === undefined)
    const asking = always.splice(0, others < 0 ? always.length : others)
    leaf.asking = chained(asking)
    leaf.always = chained(always)
  }
  const byPhase = new Map([...leaves.values()].map((leaf) => [leaf.phase, leaf]))

  function leafOf({ phase }: S): Leaf<Kept> {
    const leaf = byPhase.get(phase)
    if (!leaf) throw new Error(`The chart has no phase ${phase}`)
    return leaf
  }

  return {
    leafOf,
    play(from, state, seat, move) {
      let way: Way | undefined = wayFor(from, state, seat, move)
      let leaf = way.target
      while (way) {
        const { steps } = way
        for (let at = 0; at < steps.length; at++) (steps[at] as AnyRule)(state, move, seat)
        leaf = way.target
        way = wayOn(leaf, state, move, seat)
      }
      if (leaf !== from) state.phase = leaf.phase
      return leaf as Leaf<Kept>
    },
    tell(state, seat, move, told) {
      let way: Way | undefined = wayFor(leafOf(state), state, seat, move)
      let { phase } = state
      let leaf = way.target
      state.journal.length = 0
      listen(state.journal, () => told(phase))
      while (way) {
        leaf = way.target
        for (const [at, rule] of way.steps.entries()) {
          if (at === way.before && leaf.shown) phase = leaf.phase
          rule(state, move, seat)
        }
        if (leaf.shown) phase = leaf.phase
        way = wayOn(leaf, state, move, seat)
      }
      state.phase = leaf.phase
    },
  }
}

/** Links ways in the order in which they are tried; the first of them. */
function chained(ways: readonly Way[]): Way | undefined {
  for (const [at, way] of ways.entries()) way.next = ways[at + 1]
  return ways[0]
}

function wayFor({ moves, phase }: Leaf, state: State, seat: Seat, move: Move): Way {
  const { type } = move
  for (let way = moves; way !== undefined; way = way.next) {
    if (way.type === type && (way.guard === undefined || way.guard(state, move, seat))) return way
  }
  throw new Error(`The chart has no way for ${type} in ${phase}`)
}

/** Where the chart goes on by itself. */
function wayOn(leaf: Leaf, state: State, move: Move, seat: Seat): Way | undefined {
  if (leaf.asking !== undefined) {
    const ask = (state as State & AnyAgenda).question?.ask
    for (let way = ask === undefined ? undefined : leaf.asking; way !== undefined; way = way.next) {
      if (way.ask === ask) return way
    }
  }
  for (let way = leaf.always; way !== undefined; way = way.next) {
    if (way.guard === undefined || way.guard(state, move, seat)) return way
  }
  return undefined
}

function wayOf(
  chart: AnyStateMachine,
  from: AnyStateNode,
  type: string | undefined,
  definition: AnyTransitionDefinition,
  leaves: ReadonlyMap<AnyStateNode, Leaf>,
): Way {
  const actions = (list: readonly unknown[]): AnyRule[] => list.map((action) => ruleNamed(chart, action))
  const guard = definition.guard === undefined ? undefined : conditionNamed(chart, definition.guard)
  const ask = guard && askedBy.get(guard)
  const target = definition.target?.[0]
  if (!target) {
    const steps = actions(definition.actions)
    return { type, guard, ask, steps, before: steps.length, target: leaves.get(from) as Leaf, next: undefined }
  }

  const inside = domainOf(definition, target)
  const left = [...upwards(from)].slice(0, [...upwards(from)].indexOf(inside))
  const entered = [...upwards(target)].slice(0, [...upwards(target)].indexOf(inside)).reverse()
  const leaving = [...left.flatMap((node) => actions(node.exit)), ...actions(definition.actions)]
  const steps = [...leaving, ...entered.flatMap((node) => actions(node.entry))]
  let leaf = target
  while (!isLeaf(leaf)) {
    steps.push(...actions(leaf.initial.actions))
    leaf = leaf.initial.target[0] as AnyStateNode
    steps.push(...actions(leaf.entry))
  }
  return { type, guard, ask, steps, before: leaving.length, target: leaves.get(leaf) as Leaf, next: undefined }
}

/** The innermost state that a transition neither leaves nor enters. */
function domainOf({ source, reenter }: AnyTransitionDefinition, target: AnyStateNode): AnyStateNode {
  if (!reenter && [...upwards(target)].includes(source)) return source
  const around = [...upwards(source)].slice(1)
  return around.find((node) => [...upwards(target)].slice(1).includes(node)) ?? source.machine.root
}

export function* nodesOf(node: AnyStateNode): Generator<AnyStateNode> {
  yield node
  for (const child of Object.values(node.states)) yield* nodesOf(child)
}

function* upwards(node: AnyStateNode): Generator<AnyStateNode> {
  for (let at: AnyStateNode | undefined = node; at; at = at.parent) yield at
}

const isLeaf = (node: AnyStateNode): boolean => node.type === 'atomic' || node.type === 'final'

/** Game charts keep to nesting, guards, actions, always, entry, exit and final. */
function checkCovered(node: AnyStateNode): void {
  const refuse = (what: string): never => {
    throw new Error(`${node.id}: ${what} is not for game charts`)
  }
  if (node.type === 'parallel' || node.type === 'history') refuse(node.type)
  if (node.invoke.length > 0) refuse('invoke')
  if (node.after.length > 0) refuse('after')
  if (node.config.onDone) refuse('onDone')
  if (node.transitions.has('*')) refuse('the wildcard event')
  for (const definition of [...node.transitions.values(), node.always ?? []].flat()) {
    if ((definition.target?.length ?? 0) > 1) refuse('several targets')
  }
}

function ruleNamed(chart: AnyStateMachine, action: unknown): AnyRule {
  return named(chart.implementations.actions, action, ruleOf, 'an action made by actionsFrom')
}

function conditionNamed(chart: AnyStateMachine, guard: unknown): AnyCondition {
  return named(chart.implementations.guards, guard, conditionOf, 'a guard made by guardsFrom')
}

function named<F>(given: object, reference: unknown, known: WeakMap<object, F>, wanted: string): F {
  const name = typeof reference === 'object' && reference !== null && 'type' in reference ? reference.type : reference
  const implementation = Object.entries<object>(given as Record<string, object>).find(([key]) => key === name)?.[1]
  const found = implementation && known.get(implementation)
  if (!found) throw new Error(`${String(name)} is not ${wanted}`)
  return found
}

// ---- The chart as a picture -----------------------------------------------------------------------------------------

/** A phase of the chart, for the phase map and the drawn charts. */
export interface Phase {
  id: string
  phases: Phase[]
  /** The leaves among the phases that a move made here may lead to, this one not counted. */
  next: string[]
}

const drawn = new WeakMap<AnyStateMachine, Phase[]>()

/** The phases that people see: all but those that only route (no moves, no parts, not the end). */
export function phasesOf(chart: AnyStateMachine): Phase[] {
  const toPhases = (node: AnyStateNode): Phase[] =>
    Object.values(node.states)
      .filter(isShown)
      .map((child) => ({ id: idOf(child), phases: toPhases(child), next: nextOf(child).map(idOf) }))
  const phases = drawn.get(chart) ?? toPhases(chart.root)
  drawn.set(chart, phases)
  return phases
}

const idOf = (node: AnyStateNode): string => node.path.join('.')

function isShown(node: AnyStateNode): boolean {
  return node.type === 'final' || !isLeaf(node) || node.ownEvents.length > 0 || node.meta?.shown === true
}

function nextOf(leaf: AnyStateNode): AnyStateNode[] {
  if (!isLeaf(leaf)) return []
  const ways = [...upwards(leaf)].flatMap((node) => [...node.transitions.values()].flat())
  const ends = ways.flatMap(({ target }) => settling(target?.[0] ?? leaf, new Set()))
  return [...new Set(ends)].filter((end) => end !== leaf)
}

/** Where the chart may come to rest from here on its own. */
function settling(from: AnyStateNode, passed: Set<AnyStateNode>): AnyStateNode[] {
  let leaf = from
  while (!isLeaf(leaf)) leaf = leaf.initial.target[0] as AnyStateNode
  if (passed.has(leaf)) return []
  passed.add(leaf)
  const hops = [...upwards(leaf)].flatMap((node) => node.always ?? [])
  const rests = isShown(leaf) && hops.every(({ guard }) => guard !== undefined)
  return [...(rests ? [leaf] : []), ...hops.flatMap(({ target }) => (target?.[0] ? settling(target[0], passed) : []))]
}
