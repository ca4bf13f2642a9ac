/** What the things in Hadria are and do, for whoever points at them. */
import { apOn, captain, guard, type HadriaState } from '../../../machines/hadria/state.ts'
import { distances, gates, spaces } from '../../../machines/hadria/map.ts'
import type { HadriaMove, HadriaView } from '../../../machines/hadria/index.ts'
import { isHidden } from '../../../machines/hadria/board.ts'
import {
  basics,
  eventCard,
  house,
  printedRange,
  type Card,
  type EventName,
  type Special,
  type Thief,
} from '../../../machines/hadria/data.ts'
import type { Seat } from '../../../machines/kernel/game.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { phrase, type About } from '../game.ts'
import { onSpace } from './hints.ts'
import { guardValues, numbersOf, tableOf } from './reach.ts'
import { apLeft, asked, faceOf, holderOf, specialFor, stacksOf } from './ways.ts'

/** What has befallen a thief, as it stands on the sheet, and its picture. */
export const befallen = {
  jailed: 'arrest',
  cloaked: 'card-cloak',
  roped: 'card-ropeAndHook',
  trapped: 'card-automaticTrap',
  marked: 'mark',
  poisoned: 'card-poisonedBola',
  left: 'gate',
} as const
export type Befallen = keyof typeof befallen

/** What can be pointed at, as it stands in `data-about`. */
export const things = {
  space: (space: number) => `space ${space}`,
  /** One that only a sprint reaches which would cost own stacks. */
  sprint: (space: number) => `sprint ${space}`,
  /** A space with all that is on it, for whoever reaches it by key. */
  place: (space: number) => `place ${space}`,
  thief: (thief: string) => `thief ${thief}`,
  figure: (figure: 'guard' | 'captain', space: number) => `figure ${figure} ${space}`,
  jewel: (jewel: string) => `jewel ${jewel}`,
  tile: (space: number) => `tile ${space}`,
  openTile: (tile: string) => `openTile ${tile}`,
  token: (token: 'smoke' | 'fire') => `token ${token}`,
  /** As it is for this seat, or for whoever looks. */
  card: (card: string, seat?: Seat) => (seat === undefined ? `card ${card}` : `card ${card} ${seat}`),
  stack: (seat: Seat, index: number) => `stack ${seat} ${index}`,
  rung: (rung: number) => `rung ${rung}`,
  event: (event: EventName) => `event ${event}`,
  gate: (gate: number) => `gate ${gate}`,
  points: (seat: Seat) => `points ${seat}`,
  hand: (seat: Seat) => `hand ${seat}`,
  befallen: (what: Befallen) => `befallen ${what}`,
  round: 'round',
  watch: 'watch',
  ap: 'ap',
  deck: 'deck',
  discards: 'discards',
  first: 'first',
  bestThief: 'bestThief',
}

/** What a move's picture stands for, if it stands for a thing. */
export function thingOf(move: HadriaMove, view: HadriaView): string | undefined {
  switch (move.type) {
    case 'take':
    case 'rob':
      return things.jewel(move.jewel)
    case 'turnUp': {
      const here = view.players[view.question?.seat ?? -1]?.at ?? null
      return here === null ? undefined : things.tile(here)
    }
    case 'turn': {
      const seat = view.question?.seat ?? -1
      const stack = stacksOf(view, seat)[move.stack]
      const face = stack && faceOf(view, seat, stack)
      return face ? things.card(face) : things.stack(seat, move.stack)
    }
    case 'march': {
      const from = asked(view, 'watch')?.options[move.option]?.from
      return from === undefined ? from : things.figure(view.watch[from] === captain ? 'captain' : 'guard', from)
    }
    default:
      return undefined
  }
}

export function about(what: string, view: HadriaView): About | null {
  const [kind = '', name = '', second = ''] = what.split(' ')
  switch (kind) {
    case 'space':
      return spaceAbout(Number(name), view)
    case 'place':
      return spaceAbout(Number(name), view, onSpace(view, Number(name)))
    case 'sprint':
      return { ...spaceAbout(Number(name), view), text: phrase('about.sprint'), rule: 'HA-8.1' }
    case 'thief':
      return thiefAtTable(name as Thief, view)
    case 'figure':
      return figureAbout(name, Number(second), view)
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
      return {
        ...cardAbout(name),
        text: cardText(name as Card | Special, second === '' ? holderOf(view) : Number(second), view),
      }
    case 'event':
      return eventAbout(name as EventName)
    case 'befallen':
      return befallenAbout(name as Befallen)
    case 'gate':
      return gateAbout(Number(name), view)
    default:
      return countedAbout(kind, Number(name), Number(second), view)
  }
}

/** Numbers and marks at the edge of the map and on the sheets. */
function countedAbout(kind: string, number: number, stack: number, view: HadriaView): About | null {
  const player = view.players[number]
  switch (kind) {
    case 'round':
      return roundAbout(view)
    case 'watch':
      return {
        title: phrase('about.watchTitle', { initiative: view.initiative }),
        text: phrase('about.watch'),
        picture: `die-${view.initiative}`,
        rule: 'HA-7.2',
      }
    case 'rung':
      return rungAbout(number, view)
    case 'stack':
      return stackAbout(number, stack, view)
    case 'ap':
      return { title: phrase('about.apTitle', { n: apLeft(view) }), text: phrase('about.ap'), rule: 'HA-6.2' }
    case 'points': {
      if (!player) return null
      const { blue, red, purple } = player
      const title = phrase('seat.ap', { n: blue + red + purple })
      return { title, text: phrase('about.points', { blue, red, purple }), rule: 'HA-6.2' }
    }
    case 'hand':
      return player
        ? { title: phrase('seat.cards', { n: player.handSize }), text: phrase('about.hand'), rule: 'HA-5' }
        : null
    case 'deck':
      return { title: phrase('board.deck', { n: view.deckSize }), text: phrase('about.deck'), rule: 'HA-5' }
    case 'discards':
      return {
        title: phrase('board.discards', { n: view.discards.length }),
        text: phrase('about.discards'),
        rule: 'HA-1.8',
      }
    case 'first':
      return { title: phrase('seat.first'), text: phrase('about.first'), rule: 'HA-1.8' }
    case 'bestThief':
      return {
        title: phrase('seat.bestThief'),
        text: phrase('about.bestThief'),
        picture: 'jewel-imperial',
        rule: 'HA-11.1',
      }
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

/** HA-8.1, 8.4: what is printed, and the numbers that hold now if they are others. */
export function cardText(card: Card | Special, seat: Seat, view: HadriaView): Phrase {
  const { range, sneak, sprint } = numbersOf(tableOf(view), seat, card)
  if (card === 'move' && sneak !== house.sneak) return phrase('about.moveNow', { card, sneak, sprint })
  const printed = card === 'move' || card === 'ambush' ? undefined : printedRange[card]
  if (printed !== undefined && range !== printed) return phrase('about.rangeNow', { card, range })
  return phrase(`does.${card}`)
}

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

export function thiefAbout(thief: Thief, specials: boolean, hidden = false): About {
  const special = specials ? specialFor({ thief }) : ''
  const text = phrase('about.thief', { thief, special, hidden })
  return { title: phrase(`thief.${thief}`), text, picture: `face-${thief}`, rule: 'HA-8' }
}

/** Who plays it, and whether the watch could see it now. */
function thiefAtTable(thief: Thief, view: HadriaView): About {
  const by = view.players.findIndex((player) => player.thief === thief)
  if (by < 0) return thiefAbout(thief, view.specials)
  const table = tableOf(view)
  const player = table.players[by]
  const known = thiefAbout(thief, view.specials, player !== undefined && player.at !== null && isHidden(table, player))
  return { ...known, title: phrase('about.thiefOf', { thief, by }) }
}

function figureAbout(name: string, space: number, view: HadriaView): About {
  const table: HadriaState = tableOf(view)
  const values = guardValues(table, name === 'captain' ? captain : guard)
  const text = view.trapped.includes(space) ? phrase('about.trapped') : phrase(`about.${name}`, values)
  return { title: phrase(`board.${name}`), text, picture: name, rule: 'HA-10' }
}

export function eventAbout(event: EventName): About {
  const { atOnce, compass } = eventCard(event)
  const district = compass ?? ''
  return {
    title: phrase(`event.${event}`),
    text: phrase('pieces.event', { does: event, atOnce, district }),
    picture: `omen-${event}`,
    rule: 'HA-15',
  }
}

function gateAbout(gate: number, view: HadriaView): About {
  const isOpen = gates[gate]?.district === view.gateDistrict
  const key = !isOpen ? 'Shut' : view.closedGate === gate ? 'Barred' : 'Open'
  return { title: phrase(`gate.${gate}`), text: phrase(`about.gate${key}`), picture: 'gate', rule: 'HA-11.2' }
}

function befallenAbout(what: Befallen): About {
  const text = phrase(what === 'trapped' ? 'about.trappedThief' : `about.${what}`)
  const rules = { jailed: 'HA-10.9', marked: 'HA-9', left: 'HA-11.2' }
  const rule = what === 'jailed' || what === 'marked' || what === 'left' ? rules[what] : 'HA-8.4'
  return { title: phrase(`seat.${what}`), text, picture: befallen[what], rule }
}

/** HA-12: how long there is still time. */
function roundAbout({ round, alarmedRound, gateDistrict }: HadriaView): About {
  if (alarmedRound === 0)
    return {
      title: phrase('board.calmRound', { round: Math.max(round, 1), of: house.calmRounds }),
      text: phrase('about.calm'),
      rule: 'HA-12',
    }
  return {
    title: phrase('board.alarmedRound', { round: alarmedRound, of: house.alarmedRounds }),
    text: phrase('about.alarmed', { district: gateDistrict ?? '' }),
    rule: 'HA-12',
  }
}

/** HA-7.2: on which side of the watch. */
function rungAbout(rung: number, { initiative }: HadriaView): About {
  const key = initiative === 0 ? '' : rung > initiative ? 'Before' : 'After'
  const title = phrase('about.rungTitle', { rung })
  return { title, text: phrase(`about.rung${key}`, { rung, initiative }), rule: 'HA-7.1' }
}

function stackAbout(by: Seat, index: number, view: HadriaView): About | null {
  const stack = stacksOf(view, by)[index]
  if (!stack) return null
  const title = phrase('board.stackOf', { by, ap: apOn(stack) })
  const text = phrase(stack.special ? 'about.stackSpecial' : 'about.stack')
  return { title, text, picture: 'back', rule: 'HA-7.1' }
}
