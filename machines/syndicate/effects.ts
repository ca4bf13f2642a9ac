/** The effects that ask nobody anything, and what they set off. */
import type { Seat } from '../kernel/game.ts'
import { tell } from '../kernel/journal.ts'
import { only } from '../kernel/seats.ts'
import { amount, faceOf, holds, soleMost, targetsOf, type Viewpoint } from './counting.ts'
import { addMarkers, displayed, drawCards, gainMoney, loseMoney, putInHand, removeMarkers, shownAt } from './supply.ts'
import { playerAt, type RoundEffect, type SyndicateState } from './state.ts'
import type { PlainEffect, RoundEffectName } from './vocabulary.ts'

type S = SyndicateState

/** Carries an effect out; `played`: the card whose playing set it off. */
export function settle(state: S, from: Viewpoint, effect: PlainEffect, played = from.card): void {
  const { seat, card } = from
  if ('if' in effect && !holds(state, from, effect.if)) return
  switch (effect.do) {
    case 'gain':
      for (const who of concerned(state, seat, effect.who)) gainMoney(state, who, amount(state, from, effect), card)
      return
    case 'gainMost': {
      const most = soleMost(state, effect.of)
      if (most !== undefined) gainMoney(state, most, effect.n, card)
      return
    }
    case 'lose':
      for (const who of concerned(state, seat, effect.who)) {
        loseMoney(state, who, amount(state, effect.theirs ? { ...from, seat: who } : from, effect), card)
      }
      return
    case 'mark': {
      const markers = amount(state, from, effect)
      for (const shown of targetsOf(state, from, effect.on, played)) addMarkers(state, seat, shown, markers, card)
      return
    }
    case 'unmark':
      for (const who of concerned(state, seat, 'others')) {
        for (const shown of displayed(state, who, 'holding')) removeMarkers(state, who, shown, effect.n, card)
      }
      return
    case 'draw':
      return drawCards(state, seat, amount(state, from, effect), card)
    case 'round': {
      const round = state.round + (effect.next ? 1 : 0)
      playerAt(state, seat).effects.push({ what: effect.what, card, round, n: amount(state, from, effect) })
      if (effect.next) tell(state, 'prepared', { by: seat, card, effect: effect.what })
      return
    }
    case 'announce':
      state.losses.push({ card, by: seat, round: state.round + 1, kind: effect.lose, who: effect.who })
      tell(state, 'announced', { by: seat, card, kind: effect.lose, who: effect.who })
  }
}

function concerned(state: S, seat: Seat, who: 'you' | 'others'): readonly Seat[] {
  if (who === 'you') return only(seat)
  const others: Seat[] = []
  for (let other = 1; other < state.seats; other++) others.push((seat + other) % state.seats)
  return others
}

/** SY-3.5: a thug or a holding is lost with its markers; `back`: into the hand. Tells how many markers there were. */
export function loseCard(state: S, seat: Seat, card: number, cause: number, back = false): number {
  const player = playerAt(state, seat)
  const lost = shownAt(state, seat, card)
  player.display.splice(player.display.indexOf(lost), 1)
  if (back) putInHand(state, seat, card)
  else player.gone.push(card)
  tell(state, back ? 'tookBack' : 'lostCard', { by: seat, card, markers: lost.markers, cause })
  const { whenLost } = faceOf(lost)
  if (whenLost) settle(state, { seat, card, paid: 0 }, whenLost)
  for (const shown of player.display) {
    const { whenYouLose } = faceOf(shown)
    if (whenYouLose) settle(state, { seat, card: shown.card, paid: 0 }, whenYouLose)
  }
  return lost.markers
}

/** SY-3.7: an effect that works once is used up; undefined if there is none in this round. */
export function useUp(state: S, seat: Seat, what: RoundEffectName): RoundEffect | undefined {
  const { effects } = playerAt(state, seat)
  if (effects.length === 0) return undefined
  const at = effects.findIndex((effect) => effect.what === what && effect.round === state.round)
  return at < 0 ? undefined : effects.splice(at, 1)[0]
}
