/** A saved game as the shelf shows it. */
import type { Game, Outcome, View } from '../../machines/kernel/game.ts'
import type { Problem, SavedGame } from './api.ts'
import { seatInfo, seedOf } from './frame.ts'
import { Trouble } from './problems.ts'
import { pastOf, type Games } from './replay.ts'
import type { GameStore, SavedTable } from './store/games.ts'

const nothingToSee: View = { seat: 'table', phase: '', news: [], mine: null }

export function savedGame(games: Games, store: Pick<GameStore, 'read'>, saved: SavedTable): SavedGame {
  const { record } = saved
  const { id, game, title, options, created, played } = record
  const picture = pictureOf(games[game], saved)
  const outcome = picture?.outcome ?? null
  return {
    id,
    game,
    title,
    seats: record.seats.map(seatInfo),
    options,
    seed: seedOf(record, outcome),
    created,
    played,
    table: picture?.table ?? nothingToSee,
    outcome,
    closed: whyClosed(games, store, saved, picture !== undefined),
  }
}

/** What a spectator sees; undefined if this version can't make anything of it. */
function pictureOf(
  game: Game | undefined,
  { snapshot: { state } }: SavedTable,
): { table: View; outcome: Outcome | undefined } | undefined {
  try {
    return game && { table: game.view(state, 'table'), outcome: game.outcome(state) }
  } catch {
    return undefined
  }
}

function whyClosed(
  games: Games,
  store: Pick<GameStore, 'read'>,
  { record }: SavedTable,
  readable: boolean,
): Problem | null {
  if (readable && games[record.game]?.rulesVersion === record.rulesVersion) return null
  try {
    pastOf(games, store.read(record.id))
    return null
  } catch (error) {
    if (error instanceof Trouble) return error.problem
    throw error
  }
}
