/** Nightfall on the table screen. */
import type { NightfallMove, NightfallView } from '../../../machines/nightfall/index.ts'
import type { GameScreen } from '../game.ts'
import Board from './Board.svelte'
import { flights, logPicture } from './flights.ts'
import Notes from './Notes.svelte'
import SeatDetail from './SeatDetail.svelte'
import Traveller from './Traveller.svelte'
import { movePicture, paragraph, prompt, sentence } from './ways.ts'

export const screen: GameScreen<NightfallView, NightfallMove> = {
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
  least: () => ({ width: 60, height: 36 }),
  round: ({ round }) => Math.max(round, 1),
  paragraph,
}
