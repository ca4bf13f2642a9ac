/** Break-In on the table screen. */
import type { BreakInMove, BreakInView } from '../../../machines/breakin/index.ts'
import type { GameScreen } from '../game.ts'
import { about } from './about.ts'
import Board from './Board.svelte'
import { logRules } from './logRules.ts'
import Notes from './Notes.svelte'
import SeatDetail from './SeatDetail.svelte'
import { story } from './story.ts'
import Traveller from './Traveller.svelte'
import { flights, grave, logPicture, movePicture, paragraph, prompt, questionAt, sentence, showTime } from './ways.ts'

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
  logRules,
  flights,
  showTime,
  least: ({ length }) => ({ width: length > 4 ? 47 : 42, height: 25 }),
  about,
  questionAt,
  grave,
  story,
  isOut: ({ players }, seat) => players[seat]?.out !== null,
  round: ({ round }) => round,
  begins: 'round',
  paragraph,
}
