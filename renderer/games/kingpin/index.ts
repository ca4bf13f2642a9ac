/** Kingpin on the table screen. */
import type { KingpinMove, KingpinView } from '../../../machines/kingpin/index.ts'
import type { GameScreen } from '../game.ts'
import { about } from './about.ts'
import Board from './Board.svelte'
import { roundOf, standings } from './knowledge.ts'
import { logRules } from './logRules.ts'
import Notes from './Notes.svelte'
import SeatDetail from './SeatDetail.svelte'
import { story } from './story.ts'
import Traveller from './Traveller.svelte'
import {
  flights,
  grave,
  logPicture,
  movePicture,
  paragraph,
  prompt,
  questionAt,
  sentence,
  short,
  showTime,
} from './ways.ts'

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
  logRules,
  flights,
  showTime,
  least: ({ length }) => ({ width: 48, height: length > 2 ? 7.2 + 3.55 * length : 17 }),
  grave,
  short,
  questionAt,
  about,
  story,
  isOut: ({ passed }, seat) => passed[seat] ?? false,
  standing: standings,
  round: roundOf,
  paragraph,
}
