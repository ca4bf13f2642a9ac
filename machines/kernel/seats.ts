/** Around the table. */
import type { Seat } from './game.ts'

export const playerAt = <P>({ players }: Around<P>, seat: Seat): P => seated(players, seat)

/** For a `playerAt` of a game's own: V8 reads `players` fast only where few shapes of tables have come by. */
export function seated<P>(players: readonly P[], seat: Seat): P {
  const player = players[seat]
  if (player === undefined) throw new RangeError(`There is no seat ${seat}`)
  return player
}

const everySeat: readonly Seat[] = [0, 1, 2, 3, 4, 5, 6, 7]
/** Every set of seats, by its bits; seat 0 is bit 0. */
const sets = Array.from({ length: 1 << everySeat.length }, (_, bits) =>
  everySeat.filter((seat) => (bits & (1 << seat)) !== 0),
)
export const setOf = (bits: number): readonly Seat[] => sets[bits] as readonly Seat[]

/** The one who is to move. */
export const only = (seat: Seat): readonly Seat[] => setOf(1 << seat)

/** Those who have something in common: who haven't chosen yet, for one. */
export const seatsWhere = <P>(table: Around<P>, is: Having<P>): readonly Seat[] => setOf(bitsWhere(table, is))

/** The same, one bit a seat. Where `is` is written at the call, V8 makes one loop of both; a name would be called for each. */
export function bitsWhere<P>({ players }: Around<P>, is: Having<P>): number {
  let bits = 0
  for (let seat = 0; seat < players.length; seat++) if (is(players[seat] as P, seat)) bits |= 1 << seat
  return bits
}

export interface Around<P> {
  readonly players: readonly P[]
}
type Having<P> = (player: P, seat: Seat) => boolean

export const leftOf = ({ seats }: { seats: number }, seat: Seat): Seat => (seat + 1) % seats
export const rightOf = ({ seats }: { seats: number }, seat: Seat): Seat => (seat + seats - 1) % seats
