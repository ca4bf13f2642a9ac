/** Kingpin on the table screen. */
import type { KingpinMove, KingpinView } from '../../../machines/kingpin/index.ts'
import type { GameScreen } from '../game.ts'
import Board from './Board.svelte'
import Notes from './Notes.svelte'
import SeatDetail from './SeatDetail.svelte'
import Traveller from './Traveller.svelte'
import { flights, logPicture, movePicture, paragraph, prompt, sentence, showTime } from './ways.ts'

export const screen: GameScreen<KingpinView, KingpinMove> = {
  Board,
  seating: 'board',
  SeatDetail,
  Traveller,
  Notes,
  prompt,
  sentence,
  movePicture,
  logPicture,
  flights,
  showTime,
  least: ({ length }) => ({ width: 60, height: 20 + 4 * length }),
  grave: ({ type }) => type === 'pass',
  short: ({ type }) => (type === 'pass' ? { key: 'short.pass', params: {} } : null),
  isOut: ({ passed }, seat) => passed[seat] ?? false,
  round: ({ turns }) => turns,
  paragraph,
}
