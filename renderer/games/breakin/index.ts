/** Break-In on the table screen. */
import type { BreakInMove, BreakInView } from '../../../machines/breakin/index.ts'
import type { GameScreen } from '../game.ts'
import Board from './Board.svelte'
import Notes from './Notes.svelte'
import SeatDetail from './SeatDetail.svelte'
import Traveller from './Traveller.svelte'
import { flights, logPicture, movePicture, paragraph, prompt, sentence } from './ways.ts'

export const screen: GameScreen<BreakInView, BreakInMove> = {
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
  round: ({ round }) => round,
  paragraph,
}
