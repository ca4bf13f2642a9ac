/**
 * Pockets: a game made for tests. Everybody has a hidden card. In a round all plan at once, in secret, one to three
 * sides, until each is ready; then each has a turn: step (nothing learnt), roll (random), or peek at somebody's card
 * (learnt). With the option `open` there are no secrets and no plans; with `quiet` turns are not taken in the open; with
 * `street` one can also walk along fields, some of them dark, jump from some, rest (and have to wake) or stare.
 */
import { setup } from 'xstate'
import { actionsFrom, guardsFrom, type ChartTypes } from '../../../machines/kernel/chart.ts'
import { defineGame, unhindered, type Step } from '../../../machines/kernel/define.ts'
import type { Game, GameId, Refusal, Seat, State, View, Viewer } from '../../../machines/kernel/game.ts'
import { others, readable, tell } from '../../../machines/kernel/journal.ts'
import { refusals } from '../../../machines/kernel/refusals.ts'
import { draw, random as randomOf, type Random } from '../../../machines/kernel/random.ts'

export const sides = ['left', 'right'] as const
export type Side = (typeof sides)[number]

export type PocketsMove =
  | { type: 'plan'; side: Side }
  | { type: 'ready' }
  | { type: 'step'; length: number }
  | { type: 'roll' }
  | { type: 'peek'; at: Seat }
  | { type: 'walk' }
  | { type: 'jump' }
  | { type: 'rest' }
  | { type: 'stare' }
  | { type: 'wake' }

interface Open {
  phase: 'plan' | 'turn' | 'rest' | 'stare' | 'over'
  open: boolean
  quiet: boolean
  rounds: number
  round: number
  turn: Seat
  points: number[]
  /** By seat, the field that it stands on. */
  fields: number[]
}

export interface PocketsState extends State, Open {
  phase: Open['phase']
  cards: number[]
  plans: Side[][]
  ready: boolean[]
  /** By seat, the cards that it has seen, by their owner; 0: not seen. */
  peeked: number[][]
  /** By field, whether one can jump from it; empty without the option. */
  street: boolean[]
  /** By field, whether it is still dark. */
  dark: boolean[]
}

interface PocketsView extends View, Open {
  phase: Open['phase']
  /** By field, whether one can jump from it; null while it is dark. */
  street: (boolean | null)[]
  mine: { card: number; plans: Side[]; peeked: number[] } | null
}

const refusal = refusals('PO')

const rounds = { short: 3, long: 125, endless: 1250 } as const

const rules = {
  plan(state: PocketsState, { side }: { side: Side }, seat: Seat) {
    state.plans[seat]?.push(side)
    tell(state, 'youPlanned', { side }, [seat])
  },
  ready(state: PocketsState, _: unknown, seat: Seat) {
    state.ready[seat] = true
    tell(state, 'youAreReady', {}, [seat])
  },
  reveal(state: PocketsState) {
    const plans = state.plans.map((sides) => sides.join('+'))
    state.plans = state.plans.map(() => [])
    tell(state, 'revealed', { plans })
  },
  step(state: PocketsState, { length }: { length: number }, seat: Seat) {
    state.points[seat] = (state.points[seat] ?? 0) + length
    tell(state, 'stepped', { by: seat, length })
  },
  roll(state: PocketsState, _: unknown, seat: Seat) {
    const rolled = draw(state, (random) => random.int(6)) + 1
    state.points[seat] = (state.points[seat] ?? 0) + rolled
    tell(state, 'rolled', { by: seat, rolled })
  },
  peek(state: PocketsState, { at }: { at: Seat }, seat: Seat) {
    const card = state.cards[at] ?? 0
    const seen = state.peeked[seat]
    if (seen) seen[at] = card
    tell(state, 'peeked', { by: seat, at }, others(state.seats, seat))
    tell(state, 'youPeeked', { at, card }, [seat])
  },
  walk(state: PocketsState, _: unknown, seat: Seat) {
    const field = (state.fields[seat] ?? 0) + 1
    state.fields[seat] = field
    const found = state.dark[field] === true
    state.dark[field] = false
    tell(state, 'walked', { by: seat, field, found })
  },
  jump(state: PocketsState, _: unknown, seat: Seat) {
    state.points[seat] = (state.points[seat] ?? 0) + 3
    tell(state, 'jumped', { by: seat })
  },
  rest(state: PocketsState, _: unknown, seat: Seat) {
    tell(state, 'rested', { by: seat })
  },
  wake(state: PocketsState, _: unknown, seat: Seat) {
    tell(state, 'woke', { by: seat })
  },
  passOn(state: PocketsState) {
    state.turn += 1
    if (state.turn < state.seats) return
    state.turn = 0
    state.round += 1
    state.ready = state.ready.map(() => false)
  },
}

const conditions = {
  allReady: ({ ready }: PocketsState) => ready.every(Boolean),
  isOver: ({ round, rounds }: PocketsState) => round >= rounds,
  roundBegins: ({ open, turn }: PocketsState) => !open && turn === 0,
}

const clone = (state: PocketsState): PocketsState => ({
  ...state,
  random: [...state.random],
  journal: [...state.journal],
  points: [...state.points],
  cards: [...state.cards],
  plans: state.plans.map((sides) => [...sides]),
  ready: [...state.ready],
  peeked: state.peeked.map((seen) => [...seen]),
  fields: [...state.fields],
  street: [...state.street],
  dark: [...state.dark],
})

const chart = setup({
  types: {} as ChartTypes<PocketsState, PocketsMove>,
  actions: actionsFrom<PocketsState, PocketsMove, keyof typeof rules>(rules, clone),
  guards: guardsFrom<PocketsState, PocketsMove, keyof typeof conditions>(conditions),
}).createMachine({
  context: ({ input }) => ({ game: input.game }),
  initial: 'routing',
  states: {
    routing: {
      always: [{ guard: 'isOver', target: 'over' }, { guard: 'roundBegins', target: 'plan' }, { target: 'turn' }],
    },
    plan: {
      on: { plan: { actions: 'plan' }, ready: { actions: 'ready' } },
      always: { guard: 'allReady', target: 'turn', actions: 'reveal' },
    },
    turn: {
      on: {
        step: { target: 'routing', actions: ['step', 'passOn'] },
        roll: { target: 'routing', actions: ['roll', 'passOn'] },
        peek: { target: 'routing', actions: ['peek', 'passOn'] },
        walk: { actions: 'walk' },
        jump: { target: 'routing', actions: ['jump', 'passOn'] },
        rest: { target: 'rest', actions: 'rest' },
        stare: { target: 'stare', actions: 'rest' },
      },
    },
    rest: { on: { wake: { target: 'routing', actions: ['wake', 'passOn'] } } },
    stare: { on: { wake: { target: 'routing', actions: ['wake', 'passOn'] } } },
    over: { type: 'final' },
  },
})

const seatsOf = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat)

function openOf({ open, quiet, rounds, round, turn, points, fields }: Open): Omit<Open, 'phase'> {
  return { open, quiet, rounds, round, turn, points: [...points], fields: [...fields] }
}

function view(state: PocketsState, viewer: Viewer): Omit<PocketsView, 'active'> {
  return {
    seat: viewer,
    phase: state.phase,
    news: readable(state.journal, viewer),
    ...openOf(state),
    street: state.street.map((jumps, field) => (state.dark[field] ? null : jumps)),
    mine:
      viewer === 'table' || state.open
        ? null
        : {
            card: state.cards[viewer] ?? 0,
            plans: [...(state.plans[viewer] ?? [])],
            peeked: [...(state.peeked[viewer] ?? [])],
          },
  }
}

function imagine(known: PocketsView, seat: Seat, random: Random): PocketsState {
  const { phase, points, active, street, mine } = known
  const seats = seatsOf(points.length)
  const isReady = (planner: Seat): boolean => phase !== 'plan' || !active.includes(planner)
  const somePlans = (least: number): Side[] =>
    Array.from({ length: least + random.int(4 - least) }, () => random.pick(sides))
  return {
    phase,
    random: random.fork().state(),
    seats: points.length,
    journal: known.news.map(({ key, params }) => ({ key, params })),
    ...openOf(known),
    cards: seats.map((owner) => (owner === seat && mine?.card) || mine?.peeked[owner] || random.int(6) + 1),
    plans: seats.map((planner) => {
      if (phase !== 'plan') return []
      return planner === seat && mine ? [...mine.plans] : somePlans(isReady(planner) ? 1 : 0)
    }),
    ready: seats.map((planner) => !known.open && isReady(planner)),
    peeked: seats.map((looker) => (looker === seat && mine ? [...mine.peeked] : seats.map(() => 0))),
    street: street.map((jumps) => jumps ?? random.int(2) === 1),
    dark: street.map((jumps) => jumps === null),
  }
}

const onTheStreet = (['walk', 'jump', 'rest', 'stare'] as const).map((type) => ({ type }))
const mustHaveAStreet = ({ street }: PocketsState): Refusal | undefined =>
  street.length > 0 ? undefined : refusal('3', 'noMove')

const waking = (more: Partial<Step<PocketsState, PocketsMove>>): Step<PocketsState, PocketsMove> => ({
  active: ({ turn }) => [turn],
  candidates: () => [{ type: 'wake' }],
  obstacles: { wake: unhindered },
  otherwise: refusal('4', 'noMove'),
  ...more,
})

export function pockets(rulesVersion = 1): Game<PocketsState, PocketsMove, PocketsView> {
  return defineGame<PocketsState, PocketsMove, PocketsView>({
    // No game of the house: the test's own.
    id: 'pockets' as GameId,
    rulesVersion,
    seats: { min: 2, max: 4 },
    options: [
      { name: 'open', kind: 'flag', default: false },
      { name: 'quiet', kind: 'flag', default: false },
      { name: 'street', kind: 'flag', default: false },
      { name: 'length', kind: 'choice', values: ['short', 'long', 'endless'], default: 'short' },
    ],
    chart,
    deal({ seats, seed, options }) {
      const source = randomOf(seed)
      const cards = seatsOf(seats).map(() => source.int(6) + 1)
      const street = options['street'] === true ? seatsOf(8).map((field) => field > 0 && source.int(3) === 0) : []
      return {
        phase: 'plan',
        random: source.state(),
        seats,
        journal: [],
        open: options['open'] === true,
        quiet: options['quiet'] === true,
        rounds: rounds[options['length'] as keyof typeof rounds],
        round: 0,
        turn: 0,
        points: seatsOf(seats).map(() => 0),
        cards,
        plans: seatsOf(seats).map(() => []),
        ready: seatsOf(seats).map(() => false),
        peeked: seatsOf(seats).map(() => seatsOf(seats).map(() => 0)),
        fields: seatsOf(seats).map(() => 0),
        street,
        dark: street.map((_, field) => field > 3),
      }
    },
    vocabulary: {
      plan: { side: sides },
      ready: {},
      step: { length: [1, 2] },
      roll: {},
      peek: { at: seatsOf(4) },
      walk: {},
      jump: {},
      rest: {},
      stare: {},
      wake: {},
    },
    steps: {
      plan: {
        active: ({ ready }) => ready.flatMap((is, seat) => (is ? [] : [seat])),
        candidates: () => [...sides.map((side) => ({ type: 'plan' as const, side })), { type: 'ready' }],
        obstacles: {
          plan: ({ plans }, seat) => (plans[seat]?.length === 3 ? refusal('1', 'full') : undefined),
          ready: ({ plans }, seat) => (plans[seat]?.length === 0 ? refusal('1', 'empty') : undefined),
        },
        otherwise: refusal('1', 'noMove'),
      },
      turn: {
        active: ({ turn }) => [turn],
        candidates: ({ seats, street }) => [
          { type: 'step', length: 1 },
          { type: 'step', length: 2 },
          { type: 'roll' },
          ...seatsOf(seats).map((at) => ({ type: 'peek' as const, at })),
          ...(street.length > 0 ? onTheStreet : []),
        ],
        obstacles: {
          step: unhindered,
          roll: unhindered,
          peek: ({ open, seats }, seat, { at }) =>
            open || at === seat || at >= seats ? refusal('2', 'noMove') : undefined,
          walk: ({ street, fields }, seat) =>
            (fields[seat] ?? 0) + 1 < street.length ? undefined : refusal('3', 'noMove'),
          jump: ({ street, fields }, seat) => (street[fields[seat] ?? 0] ? undefined : refusal('3', 'noMove')),
          rest: mustHaveAStreet,
          stare: mustHaveAStreet,
        },
        otherwise: refusal('1', 'noMove'),
        open: ({ quiet }) => !quiet,
      },
      rest: waking({ open: () => true }),
      stare: waking({ open: () => true, lingers: () => true }),
    },
    clone,
    rules: { turn: 'PO-2', end: 'PO-5' },
    view,
    imagine,
    outcome({ phase, points }) {
      if (phase !== 'over') return undefined
      const most = Math.max(...points)
      return {
        winners: points.flatMap((total, seat) => (total === most ? [seat] : [])),
        scores: points.map((total, seat) => ({ seat, total, parts: [{ label: 'points', points: total }] })),
      }
    },
  })
}
