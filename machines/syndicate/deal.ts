/** SY-1: the table at the start. */
import { random } from '../kernel/random.ts'
import { cardNumbers, packetSize } from './data.ts'
import { ascending, type SyndicateState } from './state.ts'

export function deal({ seats, seed }: { seats: number; seed: string }): SyndicateState {
  const source = random(seed)
  const deck = source.shuffle([...cardNumbers])
  const dealt = Array.from({ length: seats }, () => deck.splice(-packetSize).sort(ascending))
  return {
    phase: 'pick',
    random: source.state(),
    seats,
    journal: [],
    round: 1,
    order: [],
    losses: [],
    unearthed: [],
    todo: [],
    question: null,
    deck,
    dealt,
    players: dealt.map((packet) => ({
      cash: 0,
      display: [],
      effects: [],
      open: [],
      gone: [],
      returned: [],
      hand: [],
      packet: packet.slice(),
      picks: [],
      choice: null,
    })),
  }
}
