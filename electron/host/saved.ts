/** A saved game as the shelf shows it. Whether its moves can be followed is found out when it is opened, not here. */
import type { Game, Outcome, State, View } from '../../machines/kernel/game.ts'
import type { Problem, SavedGame } from './api.ts'
import { seatInfo, seedOf } from './frame.ts'
import { upgraded, type Games } from './replay.ts'
import type { SavedTable } from './store/games.ts'

const nothingToSee: View = { seat: 'table', phase: '', active: [], news: [], mine: null }

export function savedGame(games: Games, saved: SavedTable, whyClosed: Problem | null): SavedGame {
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
    closed: games[game] ? whyClosed : { key: 'problem.noSuchGame', params: { game } },
  }
}

/** What a spectator sees; undefined if this version can't make anything of it. */
function pictureOf(
  game: Game | undefined,
  { record, snapshot }: SavedTable,
): { table: View; outcome: Outcome | undefined } | undefined {
  if (!game) return undefined
  const show = (state: State) => ({ table: game.view(state, 'table'), outcome: game.outcome(state) })
  try {
    return show(upgraded(game, record, snapshot.state) ?? snapshot.state)
  } catch {
    return undefined
  }
}
