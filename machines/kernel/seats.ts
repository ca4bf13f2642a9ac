/** Around the table. */
import type { Seat } from './game.ts'

export function playerAt<P>({ players }: { readonly players: readonly P[] }, seat: Seat): P {
  const player = players[seat]
  if (player === undefined) throw new RangeError(`There is no seat ${seat}`)
  return player
}

const lone: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4, 5, 6, 7].map((seat) => [seat])

/** The one who is to move. Made once: playouts ask for it a hundred thousand times a second. */
export const only = (seat: Seat): readonly Seat[] => lone[seat] ?? [seat]

export const leftOf = ({ seats }: { seats: number }, seat: Seat): Seat => (seat + 1) % seats
export const rightOf = ({ seats }: { seats: number }, seat: Seat): Seat => (seat + seats - 1) % seats
