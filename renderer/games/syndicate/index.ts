/** Syndicate on the table screen. */
import type { SyndicateMove, SyndicateView } from '../../../machines/syndicate/index.ts'
import { markerWorth } from '../../../machines/syndicate/data.ts'
import { markersOf } from '../../../machines/syndicate/outcome.ts'
import type { GameScreen } from '../game.ts'
import { about } from './about.ts'
import Board from './Board.svelte'
import { flights, logPicture, showTime } from './flights.ts'
import { logRules } from './logRules.ts'
import Notes from './Notes.svelte'
import Traveller from './Traveller.svelte'
import { story } from './story.ts'
import { movePicture, paragraph, prompt, sentence } from './ways.ts'

export const screen: GameScreen<SyndicateView, SyndicateMove> = {
  Board,
  seating: 'board',
  Traveller,
  Notes,
  prompt,
  sentence,
  movePicture,
  logPicture,
  logRules,
  flights,
  showTime,
  least: () => ({ width: 48, height: 25 }),
  about,
  story,
  standing: (view) => view.players.map(({ cash }, seat) => cash + markerWorth * markersOf(view, seat)),
  round: ({ round }) => round,
  begins: 'round',
  paragraph,
}
