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
  round: ({ turns }) => turns,
  paragraph,
}
