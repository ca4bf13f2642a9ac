/** Break-In: whoever is the last in the house wins. */
import { defineGame } from '../kernel/define.ts'
import type { Config, Game, Outcome, Score } from '../kernel/game.ts'
import { random } from '../kernel/random.ts'
import { chart } from './chart.ts'
import { cards, copies, hiddenPack, lyingCards } from './data.ts'
import { steps, vocabulary } from './moves.ts'
import { clone, emptyPile, listOf, type BreakInMove, type BreakInState, type Player } from './state.ts'
import { imagine, view, type BreakInView } from './view.ts'

// BI-2, BI-6
function deal({ seats, seed, options }: Required<Config>): BreakInState {
  const source = random(seed)
  const informant = options.informant === true
  const deck = source.shuffle(listOf(cards, copies))
  const activePlayer = source.int(seats)
  const hidden = informant ? source.shuffle([...hiddenPack]) : hiddenPack
  return {
    phase: 'round.turnUp',
    random: source.state(),
    seats,
    journal: [],
    informant,
    round: 0,
    activePlayer,
    tookOver: false,
    finale: false,
    deck,
    discard: emptyPile(cards),
    incoming: null,
    panic: null,
    players: Array.from({ length: seats }, (_, seat) => ({
      out: null,
      received: false,
      hidden: hidden[seat] ?? 'lawyer',
      used: false,
      front: emptyPile(lyingCards),
    })),
  }
}

// BI-5.1
function outcome(state: BreakInState): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  return {
    winners: state.players.flatMap(({ out }, seat) => (out === null ? [seat] : [])),
    scores: state.players.map(({ out }, seat) => ({ seat, total: out === null ? 1 : 0, parts: [fate(out)] })),
  }
}

function fate(out: Player['out']): Score['parts'][number] {
  if (out === null) return { label: 'lastIn', points: 1 }
  return out === 'noLoot' ? { label: 'noLoot', points: 0 } : { label: 'caught', points: 0, params: { with: out } }
}

export const breakIn: Game<BreakInState, BreakInMove, BreakInView> = defineGame({
  id: 'breakin',
  rulesVersion: 1,
  seats: { min: 3, max: 6 },
  options: [{ name: 'informant', kind: 'flag', default: false }],
  chart,
  deal,
  vocabulary,
  steps,
  clone,
  rules: { turn: 'BI-3.1', end: 'BI-5.1' },
  view,
  imagine,
  outcome,
})
