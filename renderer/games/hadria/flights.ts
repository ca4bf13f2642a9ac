/** The log of Hadria as pictures and as movement. */
import { distance } from '../../../machines/hadria/board.ts'
import { apOn, captain, isDungeon } from '../../../machines/hadria/state.ts'
import type { HadriaMove, HadriaView } from '../../../machines/hadria/index.ts'
import { keptTiles, type General } from '../../../machines/hadria/data.ts'
import { gates } from '../../../machines/hadria/map.ts'
import type { Seat } from '../../../machines/kernel/game.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import type { Flight } from '../game.ts'
import { rungOf } from './plan.ts'
import { streets } from './streets.ts'

export const anchors = {
  /** Where a figure stands on a space, whether or not one does. */
  space: (space: number) => `space-${space}`,
  thief: (seat: Seat) => `thief-${seat}`,
  figure: (space: number) => `figure-${space}`,
  jewel: (space: number, jewel: string) => `jewel-${space}-${jewel}`,
  tile: (space: number) => `tile-${space}`,
  gate: (gate: number) => `gate-${gate}`,
  /** Where a seat's things lie. */
  seat: (seat: Seat) => `seat-${seat}`,
  /** A thief who can be chosen. */
  poster: (thief: string) => `poster-${thief}`,
  /** A number of AP on the initiative ladder. */
  rung: (ap: number) => `rung-${ap}`,
  /** Where the number of a rung of the initiative ladder stands, and the watch's die instead of it. */
  number: (rung: number) => `number-${rung}`,
  /** The how-manieth place for a stack on a rung. */
  place: (rung: number, index: number) => `rung-${rung}-${index}`,
  /** A way to execute the card that is turned up. */
  way: (way: string) => `way-${way}`,
  /** What can be done at once where the walker is: `quick-take-green`. */
  quick: (move: HadriaMove) => `quick-${move.type}${'jewel' in move ? `-${move.jewel}` : ''}`,
  event: 'event',
  die: 'die',
  deck: 'deck',
  discards: 'discards',
}

const numbers = (value: Phrase['params'][string] | undefined): readonly number[] =>
  typeof value === 'object' ? value.map(Number) : []
const names = (value: Phrase['params'][string] | undefined): readonly string[] =>
  typeof value === 'object' ? value.map(String) : []

/** The view is what the table looks like after the line. */
export function flights({ key, params }: Phrase, view: HadriaView): readonly Flight[] {
  const by = Number(params.by)
  const thief = Number(params.thief)
  const at = Number(params.at)
  const figure = (seat: Seat): string => `thief-${seat}-${view.players[seat]?.thief ?? 'morius'}`
  const show = (anchor: string, what: string): Flight => ({ from: anchor, to: anchor, what })
  /** On the map things are small: who is to see what comes up there sees it larger. */
  const large = (anchor: string, what: string): Flight => show(anchor, `large-${what}`)
  switch (key) {
    case 'thiefChosen':
      return [{ from: anchors.poster(String(params.thief)), to: anchors.seat(by), what: figure(by) }]
    case 'startChosen': {
      const start = view.players[by]?.at ?? null
      return start === null ? [] : [{ from: anchors.seat(by), to: anchors.space(start), what: figure(by) }]
    }
    // HA-6.4
    case 'planShown':
      return placesFor(by, view).map((to) => ({
        from: anchors.seat(by),
        to,
        what: 'back',
        together: true,
        small: true,
      }))
    case 'event':
      return [show(anchors.event, `event-${params.event}`)]
    case 'alarm':
      return [show(anchors.event, 'event-alarm')]
    case 'diceRolled': {
      const rolled = `die-${params.initiative}`
      return [
        show(anchors.die, `dice-${numbers(params.dice).join('-')}`),
        { from: anchors.die, to: anchors.number(Number(params.initiative)), what: rolled, then: true },
      ]
    }
    case 'yellowLaid':
      return [{ from: anchors.die, to: anchors.space(at), what: 'jewel-yellow' }]
    case 'stepped':
    case 'wentDown':
    case 'repositioned':
      return [{ from: anchors.thief(by), to: anchors.space(Number(params.to)), what: figure(by) }]
    case 'jailed':
      return [{ from: anchors.thief(thief), to: anchors.space(Number(params.dungeon)), what: figure(thief) }]
    case 'left':
      return [{ from: anchors.thief(by), to: anchors.gate(Number(params.gate)), what: figure(by) }]
    case 'arrested':
      return [large(anchors.space(at), 'arrest')]
    case 'watchActs':
      return [
        large(anchors.number(Number(params.initiative)), `die-${params.initiative}`),
        ...numbers(params.detected).map((seat) => ({ ...large(anchors.thief(seat), 'seen'), together: true })),
      ]
    case 'figureMoved':
    case 'guardRepositioned': {
      const [from, to] = [Number(params.from), Number(params.to)]
      const what = view.watch[to] === captain ? 'captain' : 'guard'
      const passed = key === 'figureMoved' ? streets(from, to, view.fire).slice(1, -1) : []
      return [{ from: anchors.figure(from), to: anchors.space(to), what, via: passed.map(anchors.space) }]
    }
    // Who plays a card knows which; one that is put on shows itself.
    case 'executed':
    case 'specialExecuted':
      if (view.seat === by || worn.includes(String(params.card))) return []
      return [large(anchors.thief(by), `card-${params.card ?? params.special}`)]
    case 'forgone':
      return view.seat === by ? [] : [large(anchors.thief(by), `void-${params.card}`)]
    case 'forgoneAfterStrong':
    case 'forgoneInJail':
      return [large(anchors.thief(by), `void-${params.card}`)]
    case 'noTarget':
      return [large(anchors.thief(by), 'void')]
    case 'guardPosted':
    case 'captainPosted':
      return [{ from: anchors.die, to: anchors.space(at), what: key === 'guardPosted' ? 'guard' : 'captain' }]
    case 'guardTakenOff':
      return [{ from: anchors.figure(at), to: anchors.die, what: 'guard' }]
    case 'jewelTaken':
      return [{ from: anchors.jewel(at, String(params.jewel)), to: anchors.seat(by), what: `jewel-${params.jewel}` }]
    case 'imperialStolen':
      return [large(anchors.thief(by), 'jewel-imperial')]
    case 'robbed':
      return [{ from: anchors.seat(thief), to: anchors.seat(by), what: `jewel-${params.jewel}` }]
    case 'jewelSeized':
      return [{ from: anchors.seat(thief), to: anchors.die, what: `jewel-${params.jewel}` }]
    case 'imperialRecovered':
      return [{ from: anchors.seat(thief), to: anchors.space(Number(params.to)), what: 'jewel-imperial' }]
    case 'jewelDropped':
      return [{ from: anchors.seat(thief), to: anchors.space(at), what: `jewel-${params.jewel}` }]
    case 'tileTurnedUp': {
      const what = `tile-${params.tile}`
      const shown = large(anchors.tile(at), what)
      if (!kept.includes(String(params.tile))) return [shown]
      return [shown, { from: anchors.tile(at), to: anchors.seat(by), what, then: true }]
    }
    case 'tileSnatched':
      return [{ from: anchors.seat(thief), to: anchors.seat(by), what: `tile-${params.tile}` }]
    case 'spied':
      return [large(anchors.tile(at), 'tile-faceDown')]
    case 'spiedTile':
      return [large(anchors.tile(at), `tile-${params.tile}`)]
    case 'tilesSwapped': {
      const [one = 0, other = 0] = numbers(params.tiles)
      return [
        { from: anchors.tile(one), to: anchors.tile(other), what: 'tile-faceDown' },
        { from: anchors.tile(other), to: anchors.tile(one), what: 'tile-faceDown', together: true },
      ]
    }
    case 'smoke':
    case 'fire':
      return [{ from: anchors.thief(by), to: anchors.space(at), what: key }]
    case 'noise':
    case 'firecracker':
      return [
        { from: anchors.thief(by), to: anchors.space(at), what: `card-${key === 'noise' ? 'noiseGrenade' : key}` },
      ]
    case 'guardTrapped':
      return [{ from: anchors.thief(by), to: anchors.space(at), what: 'card-automaticTrap' }]
    case 'thiefTrapped':
      return [{ from: anchors.thief(by), to: anchors.thief(thief), what: 'card-automaticTrap' }]
    case 'poisoned':
      return [{ from: anchors.thief(by), to: anchors.thief(thief), what: 'card-poisonedBola' }]
    case 'cloaked':
      return [large(anchors.thief(by), 'card-cloak')]
    case 'roped':
      return [large(anchors.thief(by), 'card-ropeAndHook')]
    case 'drew':
      return [{ from: anchors.deck, to: anchors.seat(by), what: 'back' }]
    case 'drewCards':
      return names(params.cards).map((card) => ({ from: anchors.deck, to: anchors.seat(by), what: `card-${card}` }))
    case 'gainedAp':
      return [show(anchors.seat(by), 'ap')]
    case 'discarded':
      return [{ from: anchors.seat(by), to: anchors.discards, what: `card-${params.card}` }]
    case 'gatesOpened':
      return gates
        .filter(({ district }) => district === params.district)
        .map(({ id }) => ({ ...large(anchors.gate(id), 'gate'), together: true }))
    default:
      return []
  }
}

/** Cards that are put on: what comes of them is told in the same breath. */
const worn: readonly string[] = ['cloak', 'ropeAndHook'] satisfies General[]
const kept: readonly string[] = keptTiles

/** So many stacks have a place of their own on a rung; what comes on top goes where the last one lies. */
export const mostPlaces = 8

/** Where a seat's stacks come to lie, beside those of the seats before. */
function placesFor(by: Seat, { players }: HadriaView): string[] {
  const taken = new Map<number, number>()
  return players.flatMap(({ stacks }, seat) =>
    stacks.flatMap((stack) => {
      const rung = rungOf(apOn(stack))
      const index = taken.get(rung) ?? 0
      taken.set(rung, index + 1)
      return seat === by ? [anchors.place(rung, Math.min(index, mostPlaces - 1))] : []
    }),
  )
}

/** The spaces that a line tells of, to be shown on the map. */
export function spacesIn({ params }: Phrase): readonly number[] {
  const named = (['from', 'to', 'at', 'dungeon'] as const).flatMap((name) =>
    typeof params[name] === 'number' ? [params[name]] : [],
  )
  return [...new Set([...named, ...numbers(params.tiles)])]
}

/** What is asked of a thief stands beside its figure. */
export function questionAt({ question, players }: HadriaView): { anchor: string; always?: boolean } | null {
  if (!question || (players[question.seat]?.at ?? null) === null) return null
  const anchor = anchors.thief(question.seat)
  // What can be taken lies beside the walker.
  return question.ask === 'walk' ? { anchor, always: false } : { anchor }
}

/** In milliseconds: what turns the game is looked at; what comes up, long enough to be read. */
const shows: Readonly<Record<string, number>> = {
  planShown: 650,
  stepped: 320,
  alarm: 1500,
  imperialStolen: 1500,
  gatesOpened: 1200,
  arrested: 900,
  imperialRecovered: 900,
  event: 900,
  tileTurnedUp: 800,
}

/** Steps are many, and quick; the watch is looked at figure by figure, and by those whom it has seen. */
export function showTime({ key, params }: Phrase): number | null {
  if (key === 'figureMoved') return 300 + 180 * distance(Number(params.from), Number(params.to))
  if (key === 'watchActs') return numbers(params.detected).length > 0 ? 900 : 480
  return shows[key] ?? null
}

const ofTheEvent = ['event', 'diceRolled', 'yellowLaid', 'alarm']
/** The alarm's or an event's, unless somebody has turned them up. */
const posted = ['guardPosted', 'captainPosted', 'guardTakenOff']
const ofTheWatch = ['watchActs', 'figureMoved', 'arrested', 'jewelSeized', 'imperialRecovered', 'jailed']

/** What nobody is asked about has no phase of its own. */
export function station({ key }: Phrase, { acting }: HadriaView): string | null {
  if (ofTheEvent.includes(key) || (acting === null && posted.includes(key))) return 'event'
  return acting === null && ofTheWatch.includes(key) ? 'execute.watch' : null
}

/** While the watch acts: who of it sees whom, and which of them goes now. */
export function sightsOf({ sentries, players }: HadriaView, telling: Phrase | null): readonly Sight[] {
  if (!telling) return []
  return sentries.flatMap(({ at, sees }) => {
    const goes = telling.key === 'figureMoved' && telling.params.from === at
    const seen = sees.flatMap((seat) => players[seat]?.at ?? []).filter((to) => !isDungeon(to))
    // Who share a space are seen along one line.
    return [...new Set(seen)].map((to): Sight => ({ from: at, to, goes }))
  })
}
export interface Sight {
  from: number
  to: number
  goes: boolean
}

export function logPicture({ key, params }: Phrase): string | null {
  switch (key) {
    case 'thiefChosen':
      return `face-${params.thief}`
    case 'stepped':
    case 'basicExecuted':
      return 'card-move'
    case 'repositioned':
      return 'card-rooftops'
    case 'wentDown':
      return 'tile-manhole'
    case 'diceRolled':
    case 'watchActs':
      return `die-${params.initiative}`
    case 'yellowLaid':
      return 'jewel-yellow'
    case 'jewelTaken':
    case 'robbed':
    case 'jewelSeized':
    case 'jewelDropped':
      return `jewel-${params.jewel}`
    case 'imperialStolen':
    case 'imperialRecovered':
    case 'wonWithImperial':
      return 'jewel-imperial'
    case 'tileTurnedUp':
    case 'tileSnatched':
    case 'spiedTile':
      return `tile-${params.tile}`
    case 'spied':
    case 'tilesSwapped':
      return 'tile-faceDown'
    case 'knewTheWay':
      return 'tile-backOfMyHand'
    case 'figureMoved':
    case 'guardRepositioned':
    case 'guardPosted':
    case 'guardTakenOff':
      return 'guard'
    case 'captainPosted':
    case 'alarm':
      return 'captain'
    case 'arrested':
    case 'jailed':
      return 'arrest'
    case 'turnedUp':
    case 'executed':
    case 'discarded':
      return `card-${params.card}`
    case 'forgone':
    case 'forgoneAfterStrong':
    case 'forgoneInJail':
      return `void-${params.card}`
    case 'noTarget':
      return 'void'
    case 'turnedUpSpecial':
    case 'specialExecuted':
      return `card-${params.special}`
    case 'smoke':
    case 'fire':
      return key
    case 'noise':
      return 'card-noiseGrenade'
    case 'firecracker':
      return 'card-firecracker'
    case 'cloaked':
      return 'card-cloak'
    case 'roped':
      return 'card-ropeAndHook'
    case 'guardTrapped':
    case 'thiefTrapped':
      return 'card-automaticTrap'
    case 'poisoned':
      return 'card-poisonedBola'
    case 'drew':
    case 'drewCards':
    case 'drewNothing':
    case 'reshuffled':
      return 'back'
    case 'left':
    case 'gatesOpened':
    case 'barricaded':
      return 'gate'
    default:
      return null
  }
}
