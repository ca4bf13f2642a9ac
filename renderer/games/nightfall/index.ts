/** Nightfall on the table screen. */
import type { NightfallMove, NightfallView } from '../../../machines/nightfall/index.ts'
import { moneyOf } from '../../../machines/nightfall/reckon.ts'
import type { GameScreen } from '../game.ts'
import { about } from './about.ts'
import Board from './Board.svelte'
import { flights, logPicture, showTime } from './flights.ts'
import { logRules } from './logRules.ts'
import Notes from './Notes.svelte'
import SeatDetail from './SeatDetail.svelte'
import { story } from './story.ts'
import Traveller from './Traveller.svelte'
import { follows, movePicture, paragraph, prompt, questionAt, sentence, short } from './ways.ts'

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
  logRules,
  flights,
  showTime,
  least: () => ({ width: 46, height: 24.5 }),
  short,
  follows,
  questionAt,
  about,
  story,
  standing: ({ players }) => players.map(moneyOf),
  round: ({ round }) => Math.max(round, 1),
  begins: 'round',
  paragraph,
}
