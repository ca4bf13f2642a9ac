/** A saved game as the shelf shows it. Whether its moves can be followed is found out when it is opened, not here. */
import type { Game, Outcome, State, View } from '../../machines/kernel/game.ts'
import type { Problem, SavedGame, SavedPicture } from './api.ts'
import { seatInfo, seedOf } from './frame.ts'
import { upgraded, type Games } from './replay.ts'
import type { SavedTable } from './store/games.ts'

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
    round: picture ? roundOf(picture.table) : null,
    outcome,
    closed: games[game] ? whyClosed : { key: 'problem.noSuchGame', params: { game } },
  }
}

/** Of those that this version can make something of. */
export function savedPictures(games: Games, saved: readonly SavedTable[]): SavedPicture[] {
  return saved.flatMap((each) => {
    const picture = pictureOf(games[each.record.game], each)
    return picture ? [{ id: each.record.id, table: picture.table }] : []
  })
}

const roundOf = (table: View): number | null =>
  'round' in table && typeof table.round === 'number' ? table.round : null

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
