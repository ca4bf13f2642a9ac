/** Around the table. */
import type { Seat } from './game.ts'
import { selections } from './selections.ts'

export function playerAt<P>({ players }: { readonly players: readonly P[] }, seat: Seat): P {
  const player = players[seat]
  if (player === undefined) throw new RangeError(`There is no seat ${seat}`)
  return player
}

const everySeat: readonly Seat[] = [0, 1, 2, 3, 4, 5, 6, 7]
const setOf = selections(everySeat)

/** The one who is to move. */
export const only = (seat: Seat): readonly Seat[] => setOf(1 << seat)

/** Those who have something in common: who haven't chosen yet, for one. */
export function seatsWhere<P>({ players }: { readonly players: readonly P[] }, is: (player: P) => boolean) {
  let bits = 0
  for (let seat = 0; seat < players.length; seat++) if (is(players[seat] as P)) bits |= 1 << seat
  return setOf(bits)
}

export const leftOf = ({ seats }: { seats: number }, seat: Seat): Seat => (seat + 1) % seats
export const rightOf = ({ seats }: { seats: number }, seat: Seat): Seat => (seat + seats - 1) % seats
