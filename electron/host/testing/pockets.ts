/**
 * Pockets: a game made for tests. Everybody has a hidden card. In a round all plan at once, in secret; then each has a
 * turn: step (open, nothing learnt), roll (random), or peek at somebody's card (learnt). With the option `open` there
 * are no secrets and no plans. A long game has 500 moves.
 */
import { setup } from 'xstate'
import { actionsFrom, guardsFrom, type ChartTypes } from '../../../machines/kernel/chart.ts'
import { defineGame, unhindered } from '../../../machines/kernel/define.ts'
import type { Game, Seat, State, View, Viewer } from '../../../machines/kernel/game.ts'
import { others, readable, tell } from '../../../machines/kernel/journal.ts'
import { refusals } from '../../../machines/kernel/refusals.ts'
import { draw, random as randomOf, type Random } from '../../../machines/kernel/random.ts'

export const sides = ['left', 'right'] as const
export type Side = (typeof sides)[number]

export type PocketsMove =
  { type: 'plan'; side: Side } | { type: 'step'; length: number } | { type: 'roll' } | { type: 'peek'; at: Seat }

export interface PocketsState extends State {
  phase: 'plan' | 'turn' | 'over'
  open: boolean
  rounds: number
  round: number
  turn: Seat
  points: number[]
  cards: number[]
  plans: (Side | null)[]
  /** By seat, the cards that it has seen, by their owner; 0: not seen. */
  peeked: number[][]
}

interface PocketsView extends View {
  phase: PocketsState['phase']
  open: boolean
  rounds: number
  round: number
  turn: Seat
  points: number[]
  planned: boolean[]
  mine: { card: number; plan: Side | null; peeked: number[] } | null
}

const refusal = refusals('PO')

const rounds = { short: 3, long: 125 } as const

const rules = {
  plan(state: PocketsState, { side }: { side: Side }, seat: Seat) {
    state.plans[seat] = side
    tell(state, 'youPlanned', { side }, [seat])
  },
  reveal(state: PocketsState) {
    tell(state, 'revealed', { plans: state.plans.map((plan) => plan ?? '') })
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
  passOn(state: PocketsState) {
    state.turn += 1
    if (state.turn < state.seats) return
    state.turn = 0
    state.round += 1
    state.plans = state.plans.map(() => null)
  },
}

const conditions = {
  allPlanned: ({ plans }: PocketsState) => plans.every((plan) => plan !== null),
  isOver: ({ round, rounds }: PocketsState) => round >= rounds,
  roundBegins: ({ open, turn }: PocketsState) => !open && turn === 0,
}

const clone = (state: PocketsState): PocketsState => ({
  ...state,
  random: [...state.random],
  journal: [...state.journal],
  points: [...state.points],
  cards: [...state.cards],
  plans: [...state.plans],
  peeked: state.peeked.map((seen) => [...seen]),
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
      on: { plan: { actions: 'plan' } },
      always: { guard: 'allPlanned', target: 'turn', actions: 'reveal' },
    },
    turn: {
      on: {
        step: { target: 'routing', actions: ['step', 'passOn'] },
        roll: { target: 'routing', actions: ['roll', 'passOn'] },
        peek: { target: 'routing', actions: ['peek', 'passOn'] },
      },
    },
    over: { type: 'final' },
  },
})

const seatsOf = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat)

function view(state: PocketsState, viewer: Viewer): Omit<PocketsView, 'active'> {
  const { open, rounds, round, turn, points, plans } = state
  return {
    seat: viewer,
    phase: state.phase,
    news: readable(state.journal, viewer),
    open,
    rounds,
    round,
    turn,
    points: [...points],
    planned: plans.map((plan) => plan !== null),
    mine:
      viewer === 'table' || open
        ? null
        : {
            card: state.cards[viewer] ?? 0,
            plan: plans[viewer] ?? null,
            peeked: [...(state.peeked[viewer] ?? [])],
          },
  }
}

function imagine(known: PocketsView, seat: Seat, random: Random): PocketsState {
  const { phase, open, rounds, round, turn, points, planned, mine } = known
  const seats = seatsOf(points.length)
  return {
    phase,
    random: random.fork().state(),
    seats: points.length,
    journal: known.news.map(({ key, params }) => ({ key, params })),
    open,
    rounds,
    round,
    turn,
    points: [...points],
    cards: seats.map((owner) => (owner === seat && mine?.card) || mine?.peeked[owner] || random.int(6) + 1),
    plans: seats.map((planner) => (planned[planner] ? (planner === seat && mine?.plan) || random.pick(sides) : null)),
    peeked: seats.map((looker) => (looker === seat && mine ? [...mine.peeked] : seats.map(() => 0))),
  }
}

export function pockets(rulesVersion = 1): Game<PocketsState, PocketsMove, PocketsView> {
  return defineGame<PocketsState, PocketsMove, PocketsView>({
    id: 'syndicate',
    rulesVersion,
    seats: { min: 2, max: 4 },
    options: [
      { name: 'open', kind: 'flag', default: false },
      { name: 'length', kind: 'choice', values: ['short', 'long'], default: 'short' },
    ],
    chart,
    deal({ seats, seed, options }) {
      const source = randomOf(seed)
      const cards = seatsOf(seats).map(() => source.int(6) + 1)
      return {
        phase: 'plan',
        random: source.state(),
        seats,
        journal: [],
        open: options['open'] === true,
        rounds: options['length'] === 'long' ? rounds.long : rounds.short,
        round: 0,
        turn: 0,
        points: seatsOf(seats).map(() => 0),
        cards,
        plans: seatsOf(seats).map(() => null),
        peeked: seatsOf(seats).map(() => seatsOf(seats).map(() => 0)),
      }
    },
    vocabulary: {
      plan: { side: sides },
      step: { length: [1, 2] },
      roll: {},
      peek: { at: seatsOf(4) },
    },
    steps: {
      plan: {
        active: ({ plans }) => plans.flatMap((plan, seat) => (plan === null ? [seat] : [])),
        candidates: () => sides.map((side) => ({ type: 'plan', side })),
        obstacles: { plan: unhindered },
        otherwise: refusal('1', 'noMove'),
      },
      turn: {
        active: ({ turn }) => [turn],
        candidates: ({ seats }) => [
          { type: 'step', length: 1 },
          { type: 'step', length: 2 },
          { type: 'roll' },
          ...seatsOf(seats).map((at) => ({ type: 'peek' as const, at })),
        ],
        obstacles: {
          step: unhindered,
          roll: unhindered,
          peek: ({ open, seats }, seat, { at }) =>
            open || at === seat || at >= seats ? refusal('2', 'noMove') : undefined,
        },
        otherwise: refusal('1', 'noMove'),
        open: () => true,
      },
    },
    clone,
    rules: { turn: 'PO-2', end: 'PO-3' },
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
