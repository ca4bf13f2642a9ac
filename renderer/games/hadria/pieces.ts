/** All that is in Hadria's box, for the rulebook. */
import {
  alarmedEventNames,
  basics,
  calmEventNames,
  copies,
  generals,
  jewelCounts,
  jewelKinds,
  specialOf,
  thieves,
  tileCounts,
  tileKinds,
  watchValues,
} from '../../../machines/hadria/data.ts'
import { phrase, type About, type PieceGroup } from '../game.ts'
import { cardAbout, eventAbout, jewelAbout, thiefAbout, tileAbout, tokenAbout } from './about.ts'

/** What it does, and how many there are. */
const counted = (about: About, name: string, many: number): About => ({
  ...about,
  text: phrase('pieces.counted', { does: name, many }),
})

const group = (id: string, pieces: readonly (readonly [name: string, about: About])[]): PieceGroup => ({
  id,
  title: phrase(`pieces.${id}`),
  pieces: pieces.map(([name, about]) => ({ id: name, about })),
})

const { calmGuard, guard, captain } = watchValues

export const pieces: readonly PieceGroup[] = [
  group(
    'thieves',
    thieves.map((thief) => [`thief-${thief}`, thiefAbout(thief, true)]),
  ),
  group('cards', [
    ...basics.map((card) => [`card-${card}`, cardAbout(card)] as const),
    ...generals.map((card) => [`card-${card}`, counted(cardAbout(card), card, copies)] as const),
    ...thieves.map((thief) => [`card-${specialOf[thief]}`, cardAbout(specialOf[thief])] as const),
  ]),
  group(
    'tiles',
    tileKinds.map((tile) => [`tile-${tile}`, counted(tileAbout(tile), tile, tileCounts[tile])]),
  ),
  group(
    'calm',
    calmEventNames.map((event) => [`event-${event}`, eventAbout(event)]),
  ),
  group(
    'alarmed',
    alarmedEventNames.map((event) => [`event-${event}`, eventAbout(event)]),
  ),
  group(
    'jewels',
    jewelKinds
      .filter((jewel) => jewel !== 'trinket')
      .map((jewel) => [
        `jewel-${jewel}`,
        { ...jewelAbout(jewel), text: phrase('pieces.jewel', { jewel, many: jewelCounts[jewel] }) },
      ]),
  ),
  group('watch', [
    [
      'figure-guard',
      {
        title: phrase('board.guard'),
        text: phrase('pieces.guard', {
          attention: calmGuard.attention,
          movement: calmGuard.movement,
          alarmed: guard.attention,
        }),
        picture: 'guard',
        rule: 'HA-10.1',
      },
    ],
    [
      'figure-captain',
      {
        title: phrase('board.captain'),
        text: phrase('about.captain', { ...captain }),
        picture: 'captain',
        rule: 'HA-10.1',
      },
    ],
    ['token-smoke', tokenAbout('smoke')],
    ['token-fire', tokenAbout('fire')],
  ]),
]
