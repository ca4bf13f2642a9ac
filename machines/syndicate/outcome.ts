/** SY-4: who has won. */
import type { Outcome, Score, Seat } from '../kernel/game.ts'
import { cardsOf } from './counting.ts'
import { markerWorth } from './data.ts'
import { playerAt, type SyndicateState } from './state.ts'

type S = SyndicateState

export function markersOf(
  { players }: { players: readonly { display: readonly { markers: number }[] }[] },
  seat: Seat,
): number {
  let sum = 0
  for (const { markers } of playerAt({ players }, seat).display) sum += markers
  return sum
}

function scoreOf(state: S, seat: Seat): Score {
  const { cash, display } = playerAt(state, seat)
  const holdings = display.filter(({ markers }) => markers > 0)
  return {
    seat,
    total: cash + markerWorth * markersOf(state, seat),
    parts: [
      { label: 'cash', points: cash },
      ...holdings.map(({ card, markers }) => ({
        label: 'holding',
        points: markerWorth * markers,
        params: { card, markers },
      })),
    ],
  }
}

export function outcome(state: S): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  const scores = state.players.map((_, seat) => scoreOf(state, seat))
  const most = Math.max(...scores.map(({ total }) => total))
  const richest = scores.filter(({ total }) => total === most).map(({ seat }) => seat)
  if (richest.length === 1) return { winners: richest, scores }
  const thugs = (seat: Seat): number => cardsOf(state, seat, 'thug')
  const strongest = Math.max(...richest.map(thugs))
  const told = scores.map((score) =>
    richest.includes(score.seat) ? { ...score, parts: [...score.parts, tieBreak(thugs(score.seat))] } : score,
  )
  return { winners: richest.filter((seat) => thugs(seat) === strongest), scores: told }
}

const tieBreak = (thugs: number): Score['parts'][number] => ({ label: 'tie', points: 0, params: { thugs } })
