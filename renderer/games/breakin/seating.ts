/** Where the players sit in the hallway: clockwise, in a row above and a row below what lies in the middle. */
import type { SeatInfo } from '../../../electron/host/api.ts'
import type { Seat } from '../../../machines/kernel/game.ts'

export interface Seating {
  seat: Seat
  row: 'top' | 'bottom'
  /** The middle of the place, from 0 (left) to 1. */
  x: number
  /** Where a card comes to lie that this player is about to receive. */
  arrival: number
}

const below: Readonly<Record<number, number>> = { 3: 1, 4: 2, 5: 2, 6: 3 }

/** The first person sits below in the middle; the places stay as they are, whoever looks. */
export function seatingOf(seats: readonly SeatInfo[]): Seating[] {
  const count = seats.length
  const first = Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'person'),
  )
  // Clockwise from the middle below: to the left, up, along the top to the right, and down again.
  const order = Array.from({ length: count }, (_, i) => (first + i) % count)
  const bottom = below[count] ?? Math.floor(count / 2)
  const toTheLeft = Math.floor((bottom - 1) / 2)
  const toTheRight = bottom - 1 - toTheLeft
  const lower = [
    ...order.slice(1, 1 + toTheLeft).reverse(),
    ...order.slice(0, 1),
    ...order.slice(count - toTheRight).reverse(),
  ]
  const upper = order.slice(1 + toTheLeft, count - toTheRight)
  return [...rowOf(upper, 'top'), ...rowOf(lower, 'bottom')]
}

function rowOf(members: readonly Seat[], row: Seating['row']): Seating[] {
  return members.map((seat, index) => {
    const x = (index + 0.5) / members.length
    // Two in a row sit before the deck and the discard pile; their cards lie further out.
    return { seat, row, x, arrival: members.length === 2 ? (x < 0.5 ? 0.12 : 0.88) : x }
  })
}
