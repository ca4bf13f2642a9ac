/** A table somewhere in the middle of a game, for the rulebook's picture of it. The same each time. */
import type { SeatInfo } from '../../electron/host/api.ts'
import type { GameId, Seat, View } from '../../machines/kernel/game.ts'
import { random } from '../../machines/kernel/random.ts'
import { t } from '../messages/messages.ts'
import { colours, emblems } from '../ui/looks.ts'

export interface Position {
  view: View
  front: Seat
  active: readonly Seat[]
  seats: readonly SeatInfo[]
}

/** How many people, and how many moves into the game. */
const moments: Readonly<Record<GameId, { seats: number; moves: number }>> = {
  breakin: { seats: 4, moves: 26 },
  hadria: { seats: 3, moves: 3 },
  kingpin: { seats: 3, moves: 42 },
  nightfall: { seats: 3, moves: 6 },
  syndicate: { seats: 3, moves: 48 },
}

export async function positionOf(id: GameId): Promise<Position | null> {
  const { games } = await import('../../machines/index.ts')
  const game = games[id]
  if (!game) return null
  const { seats, moves } = moments[id]
  const source = random(`rulebook ${id}`)
  let state = game.setup({ seats, seed: `rulebook ${id}` })
  for (let played = 0; played < moves && game.active(state).length > 0; played++) {
    const seat = source.pick(game.active(state))
    state = game.apply(state, seat, source.pick(game.legalMoves(state, seat)))
  }
  return { view: game.view(state, 0), front: 0, active: game.active(state), seats: people(seats) }
}

export const people = (count: number): SeatInfo[] =>
  emblems.slice(0, count).map((emblem, seat) => ({
    seat,
    kind: 'person',
    name: t('new.player', { n: seat + 1 }),
    colour: colours[seat] ?? 'ruby',
    emblem,
  }))
