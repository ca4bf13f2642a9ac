/** What Hadria's bots know: a few ways to plan a round, tried to its end, and how a table stands then. */
import { crewOf, victory, type Crew } from '../kernel/bots/bot.ts'
import { glancer, searcher, type Lore, type Skill } from '../kernel/bots/search.ts'
import type { Outcome, Seat } from '../kernel/game.ts'
import { playerAt } from '../kernel/seats.ts'
import { hadria } from './game.ts'
import { nextOf, sensibly, type Style } from './policy.ts'
import { judgeOf, pointsOf } from './prospects.ts'
import { isJailed, whereIs, type HadriaMove, type HadriaState } from './state.ts'
import type { HadriaView } from './view.ts'

type S = HadriaState
type M = HadriaMove

/** In points: what the imperial jewel is worth as long as one isn't out, and a card in hand; what the dungeon costs. */
const imperial = 8
const card = 0.3
const dungeon = 3
/** What a good place promises, for each point that it is said to be worth. */
const promise = 0.2
/** A lead that makes a victory likely. */
const comfortableLead = 5

function standing(state: S, seat: Seat): number {
  const player = playerAt(state, seat)
  const gained = pointsOf(state, player, seat) + imperial * player.holds.imperial + card * player.hand.length
  if (player.at === null) return gained + imperial * player.holds.imperial
  if (isJailed(player)) return gained - dungeon
  return gained + promise * judgeOf(state, seat, false)(whereIs(player))
}

function value(seat: Seat, state: S, outcome: Outcome | undefined): number {
  if (outcome) return victory(seat, outcome)
  const standings = state.players.map((_, other) => standing(state, other))
  const rivals = standings.filter((_, other) => other !== seat)
  return 1 / (1 + Math.exp((Math.max(...rivals) - (standings[seat] as number)) / comfortableLead))
}

/** What is not part of any plan is out of the question. */
const never = -100

/** The first plan looks best, the others are worth a try; questions are answered by feel. */
function looksTo(styles: readonly Style[]): Lore<S, M, HadriaView>['looks'] {
  return (state, seat, moves) => {
    if (state.phase !== 'plan') {
      const wanted = sensibly(state, seat, moves)
      return moves.map((move) => (move === wanted ? 0 : never))
    }
    const wanted = nextOf(state, seat, moves, styles)
    return moves.map((move) => {
      const at = wanted.indexOf(move)
      return at < 0 ? never : -at / styles.length
    })
  }
}

const loreOf = (styles: readonly Style[]): Lore<S, M, HadriaView> => ({
  looks: looksTo(styles),
  blur: 1,
  luck: 0.1,
  value,
  isFar: ({ round, phase }, from) => round > from.round && phase === 'plan',
})

interface Traits extends Skill {
  styles: readonly Style[]
}

const traits = {
  lookout: { styles: ['simple'], tries: 0, parts: 1, ease: 0, whim: 0 },
  pickpocket: { styles: ['careful'], tries: 0, parts: 1, ease: 0, whim: 0 },
  burglar: { styles: ['careful', 'early', 'late'], tries: 6, parts: 1, ease: 0, whim: 0 },
  mastermind: { styles: ['careful', 'early', 'late', 'simple'], tries: 24, parts: 4, ease: 0, whim: 0 },
} satisfies Record<string, Traits>

export const hadriaCrew: Crew<M, HadriaView> = crewOf(
  '2',
  glancer(hadria, loreOf(['careful']), 0),
  traits,
  ({ styles, ...skill }: Traits) => searcher(hadria, loreOf(styles), skill),
)
