/** Hadria on the table screen. */
import type { HadriaMove, HadriaView } from '../../../machines/hadria/index.ts'
import { points } from '../../../machines/hadria/data.ts'
import type { GameScreen } from '../game.ts'
import { about } from './about.ts'
import Board from './Board.svelte'
import { flights, logPicture, questionAt, showTime, station } from './flights.ts'
import { logRules } from './logRules.ts'
import Notes from './Notes.svelte'
import SeatDetail from './SeatDetail.svelte'
import { prompt } from './prompt.ts'
import { story } from './story.ts'
import Traveller from './Traveller.svelte'
import { grave, movePicture, paragraph, sentence, short } from './ways.ts'

export const screen: GameScreen<HadriaView, HadriaMove> = {
  Board,
  seating: 'row',
  SeatDetail,
  Traveller,
  Notes,
  prompt,
  sentence,
  short,
  ends: ({ type }) => type === 'ready',
  grave,
  movePicture,
  logPicture,
  logRules,
  flights,
  showTime,
  station,
  least: () => ({ width: 46, height: 18 }),
  about,
  questionAt,
  story,
  isOut: ({ players }, seat) => players[seat]?.left !== null,
  // Whoever gets out with the imperial jewel wins, whatever the others have (HA-13).
  standing: ({ players }) =>
    players.map(
      ({ holds: { imperial, green, yellow, trinket } }) =>
        imperial * 1000 + green * points.green + yellow * points.yellow + trinket * points.trinket,
    ),
  round: ({ round }) => Math.max(round, 1),
  begins: 'roundBegins',
  paragraph,
}
