/** A table somewhere in the middle of a game, for the rulebook's picture of it. The same each time. */
import type { SeatInfo } from '../../electron/host/api.ts'
import type { GameId, Seat, View } from '../../machines/kernel/game.ts'
import { random } from '../../machines/kernel/random.ts'
import { loadThumbnail } from '../games/load.ts'
import { t } from '../messages/messages.ts'
import { colours, emblems } from '../ui/looks.ts'

export interface Position {
  view: View
  front: Seat
  active: readonly Seat[]
}

/** How many people, and how many moves into the game. */
const moments: Readonly<Record<GameId, { seats: number; moves: number }>> = {
  breakin: { seats: 4, moves: 26 },
  hadria: { seats: 3, moves: 3 },
  kingpin: { seats: 3, moves: 30 },
  nightfall: { seats: 3, moves: 6 },
  syndicate: { seats: 3, moves: 48 },
}

/** Whoever is in that picture. */
export const seatsOf = (id: GameId): SeatInfo[] => people(moments[id].seats)

export async function positionOf(id: GameId): Promise<Position> {
  const { games } = await import('../../machines/index.ts')
  const game = games[id]
  const { seats, moves } = moments[id]
  const source = random(`rulebook ${id}`)
  let state = game.setup({ seats, seed: `rulebook ${id}` })
  for (let played = 0; played < moves && game.active(state).length > 0; played++) {
    const seat = source.pick(game.active(state))
    const legal = game.legalMoves(state, seat)
    // A picture of people who have given up says little.
    const lively = legal.filter(({ type }) => type !== 'pass')
    state = game.apply(state, seat, source.pick(lively.length > 0 ? lively : legal))
  }
  return { view: game.view(state, 0), front: 0, active: game.active(state) }
}

/** How all see the position of a worked example. */
export async function exampleOf(id: GameId, name: string) {
  const [{ games }, { examples }, Thumbnail] = await Promise.all([
    import('../../machines/index.ts'),
    import('../../machines/examples.ts'),
    loadThumbnail(id),
  ])
  const state = examples[id]?.find((example) => example.id === name)?.position()
  return state && Thumbnail && { Thumbnail, view: games[id].view(state, 'table'), seats: people(state.seats) }
}

export const people = (count: number): SeatInfo[] =>
  emblems.slice(0, count).map((emblem, seat) => ({
    seat,
    kind: 'person',
    name: t('new.player', { n: seat + 1 }),
    colour: colours[seat] ?? 'ruby',
    emblem,
  }))
