/** What the things in Hadria are and do, for whoever points at them. */
import { captain, guard, type HadriaState } from '../../../machines/hadria/state.ts'
import { distances, spaces } from '../../../machines/hadria/map.ts'
import type { HadriaView } from '../../../machines/hadria/index.ts'
import { basics, type Thief } from '../../../machines/hadria/data.ts'
import { phrase, type About } from '../game.ts'
import { onSpace } from './hints.ts'
import { guardValues, tableOf } from './reach.ts'
import { apLeft, specialFor } from './ways.ts'

/** What can be pointed at, as it stands in `data-about`. */
export const things = {
  space: (space: number) => `space ${space}`,
  /** A space with all that is on it, for whoever reaches it by key. */
  place: (space: number) => `place ${space}`,
  thief: (thief: string) => `thief ${thief}`,
  figure: (figure: 'guard' | 'captain') => `figure ${figure}`,
  jewel: (jewel: string) => `jewel ${jewel}`,
  tile: (space: number) => `tile ${space}`,
  openTile: (tile: string) => `openTile ${tile}`,
  token: (token: 'smoke' | 'fire') => `token ${token}`,
  card: (card: string) => `card ${card}`,
  watch: 'watch',
  ap: 'ap',
  gate: 'gate',
  first: 'first',
  bestThief: 'bestThief',
  stack: 'stack',
}

export function about(what: string, view: HadriaView): About | null {
  const [kind = '', name = ''] = what.split(' ')
  switch (kind) {
    case 'space':
      return spaceAbout(Number(name), view)
    case 'place':
      return spaceAbout(Number(name), view, onSpace(view, Number(name)))
    case 'thief':
      return thiefAbout(name as Thief, view.specials)
    case 'figure':
      return figureAbout(name, view)
    case 'jewel':
      return jewelAbout(name)
    case 'tile': {
      const seen = view.mine?.tiles.find(({ at }) => at === Number(name))?.tile
      const text = seen ? phrase('about.seenTile', { tile: seen }) : phrase('about.tile')
      return { title: phrase('about.tileTitle'), text, picture: `tile-${seen ?? 'faceDown'}`, rule: 'HA-14' }
    }
    case 'openTile':
      return tileAbout(name)
    case 'token':
      return tokenAbout(name)
    case 'card':
      return cardAbout(name)
    case 'watch':
      return {
        title: phrase('about.watchTitle', { initiative: view.initiative }),
        text: phrase('about.watch'),
        rule: 'HA-7.2',
      }
    case 'ap':
      return { title: phrase('about.apTitle', { n: apLeft(view) }), text: phrase('about.ap'), rule: 'HA-6.2' }
    case 'gate':
      return { title: phrase('about.gateTitle'), text: phrase('about.gate'), picture: 'gate', rule: 'HA-11.2' }
    case 'first':
      return { title: phrase('seat.first'), text: phrase('about.first'), rule: 'HA-1.8' }
    case 'bestThief':
      return {
        title: phrase('seat.bestThief'),
        text: phrase('about.bestThief'),
        picture: 'jewel-imperial',
        rule: 'HA-11.1',
      }
    case 'stack':
      return { title: phrase('board.ladder'), text: phrase('about.stack'), rule: 'HA-7.1' }
    default:
      return null
  }
}

export const jewelAbout = (jewel: string): About => ({
  title: phrase(`jewel.${jewel}`),
  text: phrase(`jewelDoes.${jewel}`),
  picture: `jewel-${jewel}`,
  rule: 'HA-13.2',
})

export const tileAbout = (tile: string): About => ({
  title: phrase(`tile.${tile}`),
  text: phrase(`does.${tile}`),
  picture: `tile-${tile}`,
  rule: 'HA-14',
})

export const tokenAbout = (token: string): About => ({
  title: phrase(`board.${token}`),
  text: phrase(`about.${token}`),
  picture: token,
  rule: token === 'smoke' ? 'HA-1.6' : 'HA-8.4',
})

export const cardAbout = (card: string): About => ({
  title: phrase(`card.${card}`),
  text: phrase(`does.${card}`),
  picture: `card-${card}`,
  rule: basics.some((basic) => basic === card) ? 'HA-8.1' : 'HA-8.4',
})

/** What is printed on a space. */
function printed(id: number): string {
  const space = spaces[id]
  if (!space) return 'normal'
  if (space.guardhouse) return space.district === 'palace' ? 'palaceHouse' : space.guardhouse
  if (space.kind !== 'normal') return space.kind
  return space.sewer ?? (space.gates > 0 ? 'gate' : (space.alarm ?? 'normal'))
}

/** HA-1.4: how far it is for whoever looks, and what is there. */
function spaceAbout(space: number, view: HadriaView, here: readonly string[] = []): About {
  const from = view.seat === 'table' ? null : (view.players[view.seat]?.at ?? null)
  const away = from === null || from === space ? Infinity : (distances[from]?.[space] ?? Infinity)
  const key = `${here.length > 0 ? 'about.place' : 'about.space'}${away < Infinity ? 'Away' : ''}`
  const params = { things: here, space: printed(space), ...(away < Infinity && { n: away }) }
  return { title: phrase('board.space', { space }), text: phrase(key, params), rule: 'HA-1.2' }
}

export function thiefAbout(thief: Thief, specials: boolean): About {
  const special = specialFor({ thief })
  const text = phrase(specials ? 'about.thiefSpecial' : 'about.thief', { thief, special })
  return { title: phrase(`thief.${thief}`), text, picture: `face-${thief}`, rule: 'HA-8' }
}

function figureAbout(name: string, view: HadriaView): About {
  const table: HadriaState = tableOf(view)
  const values = guardValues(table, name === 'captain' ? captain : guard)
  return { title: phrase(`board.${name}`), text: phrase(`about.${name}`, values), picture: name, rule: 'HA-10' }
}
