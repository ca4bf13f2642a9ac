/** How Kingpin is told: what to do now, what a move says, what a line of the log looks like. */
import { crook, denIndex, kingpinNumber, type Den } from '../../../machines/kingpin/data.ts'
import type { KingpinMove, KingpinView } from '../../../machines/kingpin/index.ts'
import type { Seat } from '../../../machines/kernel/game.ts'
import type { Phrase, Params } from '../../../machines/kernel/journal.ts'
import { phrase, type Flight } from '../game.ts'
import { formatOf, inSlot, pointsTold, seenPieces, traits, type Format } from './knowledge.ts'
import { backName, cardName, headline, turningName } from './pictures.ts'

// ---- The places of things ---------------------------------------------------------------------------------------------

export const anchors = {
  den: (den: string) => `den-${den}`,
  /** Where a den's crooks lie: whoever is taken leaves from there, and the others go back there. */
  stack: (den: string) => `stack-${den}`,
  /** The crook that this seat has recruited and not yet sent anywhere. */
  hand: (seat: Seat) => `hand-${seat}`,
  /** A crook in the open den. */
  fan: (crook: number) => `fan-${crook}`,
  target: (target: number) => `target-${target}`,
  slot: (seat: Seat, target: number) => `slot-${seat}-${target}`,
  /** In a slot: where one more comes to lie, the one who lies on top, those below, and where one alone lies. */
  next: (seat: Seat, target: number) => `next-${seat}-${target}`,
  top: (seat: Seat, target: number) => `top-${seat}-${target}`,
  below: (seat: Seat, target: number) => `below-${seat}-${target}`,
  alone: (seat: Seat, target: number) => `alone-${seat}-${target}`,
  /** Where a crook is placed there face down. */
  down: (seat: Seat, target: number) => `down-${seat}-${target}`,
  /** The same place: what flies from one to the other turns over where it lies. */
  turned: (seat: Seat, target: number) => `turned-${seat}-${target}`,
  money: (seat: Seat) => `money-${seat}`,
  panel: (seat: Seat) => `panel-${seat}`,
  score: (seat: Seat) => `score-${seat}`,
  gang: (seat: Seat, gang: string) => `gang-${seat}-${gang}`,
  gangs: (gang: string) => `gangs-${gang}`,
  headline: 'headline',
}

// ---- Sentences --------------------------------------------------------------------------------------------------------

/** The crook of this turn as far as this view knows it, and where it was played. */
function played(view: KingpinView): { crook: number; target: number } {
  const last = view.pieces.length - 1
  const piece = view.pieces[last]
  const known = view.mine?.pieces.find((other) => other.piece === last)?.crook
  return { crook: piece?.crook ?? known ?? 0, target: typeof piece?.at === 'number' ? piece.at : 0 }
}

const hasCrooksAt = ({ pieces, seat }: KingpinView, target: number): boolean =>
  pieces.some((piece) => piece.seat === seat && piece.at === target)

export function prompt(view: KingpinView, moves: readonly KingpinMove[]): Phrase {
  const { looking } = view
  switch (view.phase) {
    case 'turn.choose':
      return phrase('prompt.choose')
    case 'turn.take': {
      const den = looking && 'den' in looking ? looking.den : ''
      return phrase(moves.some(({ type }) => type === 'take') ? 'prompt.take' : 'prompt.putBack', { den })
    }
    case 'turn.skill.look':
      return looking && 'den' in looking
        ? phrase('prompt.lookDen', { den: looking.den })
        : phrase('prompt.lookTarget', { target: looking?.target ?? 0 })
    case 'turn.place': {
      const canHide = moves.some((move) => move.type === 'place' && move.face === 'down')
      return phrase(canHide ? 'prompt.place' : 'prompt.placeUp', played(view))
    }
    case 'turn.skill.pickpocket':
    case 'turn.skill.swap':
    case 'turn.skill.killer':
    case 'turn.skill.spy':
      return phrase(`prompt.${view.phase.split('.').at(-1)}`, played(view))
    default:
      return phrase('prompt.over')
  }
}

function place(move: Extract<KingpinMove, { type: 'place' }>, view: KingpinView): Phrase {
  const { crook: number } = played(view)
  const params = { crook: number, target: move.target }
  if (move.face === 'down') return phrase('move.placeDown', params)
  const skill = number > 0 ? crook(number).skill : null
  if (!hasCrooksAt(view, move.target)) return phrase('move.placeUp', params)
  if (skill === 'accomplice') return phrase('move.placeJoin', params)
  if (skill === 'swap') return phrase('move.placeSwap', params)
  return phrase(skill === 'killer' ? 'move.placeKill' : 'move.placeUp', params)
}

const declining: Readonly<Record<string, string>> = {
  'turn.skill.pickpocket': 'declinePickpocket',
  'turn.skill.killer': 'declineKill',
}
const declined = ({ phase }: KingpinView): string => declining[phase] ?? 'declineSpy'

export function sentence(move: KingpinMove, view: KingpinView): Phrase {
  const lying = (den: Den): number => view.dens[denIndex(den)] ?? 0
  switch (move.type) {
    case 'recruit': {
      const count = lying(move.den)
      return phrase(count === 0 ? 'move.recruitEmpty' : 'move.recruit', { den: move.den, count, price: count })
    }
    case 'take':
      return phrase('move.take', traits(move.crook))
    case 'putBack':
      return phrase(view.phase === 'turn.skill.look' ? 'move.putBackLook' : 'move.putBackDen')
    case 'place':
      return place(move, view)
    case 'swap':
      return phrase('move.swap', { to: move.to })
    case 'kill':
      return phrase('move.kill', { victim: move.victim, target: played(view).target })
    case 'spyDen':
      return phrase('move.spyDen', { den: move.den, count: lying(move.den) })
    case 'spyTarget':
      return phrase('move.spyTarget', { target: move.target })
    case 'decline':
      return phrase(`move.${declined(view)}`)
    default:
      return phrase(`move.${move.type}`)
  }
}

/** To pass ends the game for who does it; nobody has their own Kingpin removed by mistake. */
export function grave(move: KingpinMove, view: KingpinView): boolean {
  if (move.type === 'pass') return true
  if (move.type !== 'place' || place(move, view).key !== 'move.placeKill') return false
  return view.pieces.some(({ seat, at, crook }) => seat === view.seat && at === move.target && crook === kingpinNumber)
}

/** The two that act on nothing on the board. */
export function short({ type }: KingpinMove, view: KingpinView): Phrase | null {
  if (type === 'pass') return phrase('short.pass')
  return type === 'decline' ? phrase(`short.${declined(view)}`) : null
}

/** Whether to pick a pocket is asked where the pickpocket stands. */
export function questionAt(view: KingpinView): { anchor: string; always: boolean } | null {
  const { phase, turn } = view
  return phase === 'turn.skill.pickpocket' ? { anchor: anchors.slot(turn, played(view).target), always: true } : null
}

export function movePicture(move: KingpinMove, view: KingpinView): string | null {
  switch (move.type) {
    case 'recruit':
      return 'door'
    case 'take':
      return `face-${move.crook}`
    case 'place':
      return move.face === 'down' ? 'back' : `face-${played(view).crook}`
    case 'pickpocket':
      return 'dollar'
    case 'kill':
      return 'killer'
    case 'swap':
      return 'swap'
    case 'spyDen':
    case 'spyTarget':
      return 'spy'
    case 'pass':
      return 'pass'
    default:
      return null
  }
}

const paragraphs: Readonly<Record<string, string>> = {
  'turn.choose': 'KP-3.2',
  'turn.take': 'KP-3.2',
  'turn.place': 'KP-3.4',
  'turn.skill.pickpocket': 'KP-4.1',
  'turn.skill.swap': 'KP-4.3',
  'turn.skill.killer': 'KP-4.4',
  'turn.skill.spy': 'KP-4.6',
  'turn.skill.look': 'KP-4.6',
}
export const paragraph = ({ phase }: KingpinView): string => paragraphs[phase] ?? 'KP-5.1'

// ---- The log, as pictures and as movement -----------------------------------------------------------------------------

const logPictures: Readonly<Record<string, string>> = {
  started: 'door',
  passed: 'pass',
  passedDensEmpty: 'pass',
  passedBroke: 'pass',
  recruited: 'door',
  sawDen: 'spy',
  took: 'back',
  feeLost: 'dollar',
  placedDown: 'back',
  pickpocketed: 'dollar',
  swapped: 'swap',
  killed: 'killer',
  spiedDen: 'spy',
  spiedTarget: 'spy',
  sawTarget: 'spy',
  targetEmpty: 'star',
  targetWon: 'star',
  targetShared: 'star',
  won: 'kingpin',
  wonOnMoney: 'kingpin',
  wonShared: 'kingpin',
}
export function logPicture({ key, params }: Phrase): string | null {
  if (typeof params.gang === 'string') return `gang-${params.gang}`
  if (key === 'revealed') return `face-${numbers(params.crooks)[0] ?? 0}`
  return logPictures[key] ?? (typeof params.crook === 'number' ? `face-${params.crook}` : null)
}

/** The points of every seat so far, when this line of the last move is told. */
function pointsUntil(entry: Phrase, { news, money }: KingpinView, seat: Seat): number {
  const told = news.findIndex(({ key, params }) => key === entry.key && sameAs(params, entry.params))
  return pointsTold(news.slice(0, told + 1), money.length)[seat] ?? 0
}
const sameAs = (a: Params, b: Params): boolean => JSON.stringify(a) === JSON.stringify(b)
const numbers = (value: Params[string] | undefined): number[] => (Array.isArray(value) ? value.map(Number) : [])

/**
 * The scoring is a show: its lines take their time, however many they are; what only shows up stays 1.6 times as long. So does a
 * killer's work: those who fall are seen to.
 */
const shows: Readonly<Record<string, number>> = {
  killed: 700,
  revealed: 650,
  targetEmpty: 250,
  targetWon: 700,
  targetShared: 700,
  gangTied: 550,
  gangWon: 700,
  won: 1000,
  wonOnMoney: 1000,
  wonShared: 1000,
}
export const showTime = ({ key }: Phrase): number | null => shows[key] ?? null

/** A crook on its way to the street; it lies in the hand, and stands where rows are high enough. */
const raider = (card: string, format: Format): string => `${format === 'tall' ? 'righted' : 'wide'}-${card}`

/** All that lie in a slot, and who of them turns up just now. */
function slotOf(view: KingpinView, seat: Seat, target: number, turned: readonly number[] = []): string {
  const cards = inSlot(seenPieces(view), seat, target).map((piece) =>
    turned.includes(piece.crook ?? 0) ? turningName(piece) : cardName(piece),
  )
  const format = formatOf(view.money.length)
  return [...(turned.length > 0 ? ['turn'] : []), format, ...cards].join('-')
}

export function flights(entry: Phrase, view: KingpinView): readonly Flight[] {
  const { key, params } = entry
  const [by, target, points] = [Number(params.by), Number(params.target), Number(params.points)]
  const den = String(params.den)
  const format = formatOf(view.money.length)
  const latest = seenPieces(view).at(-1)
  const show = (at: string, what: string): Flight => ({ from: at, to: at, what })
  const told = show(anchors.headline, headline(entry))
  const scored = (from: string, seat: Seat): Flight => ({
    from,
    to: anchors.score(seat),
    what: `points-${points}-${pointsUntil(entry, view, seat)}`,
  })
  switch (key) {
    case 'recruited':
      return [{ from: anchors.money(by), to: anchors.den(den), what: 'dollar', small: true }]
    case 'took':
      return by === view.seat ? [] : [{ from: anchors.stack(den), to: anchors.hand(by), what: `wide-${backName(den)}` }]
    case 'tookCrook': {
      const rest = view.mine?.dens.find((seen) => seen.den === den)?.crooks ?? []
      return rest.map((other) => ({
        from: anchors.fan(other),
        to: anchors.stack(den),
        what: `wide-${backName(den)}`,
        goes: true,
      }))
    }
    case 'placedUp':
      return [{ from: anchors.hand(by), to: anchors.next(by, target), what: raider(String(params.crook), format) }]
    case 'placedDown':
      return [
        {
          from: anchors.hand(by),
          to: anchors.next(by, target),
          what: raider(latest ? cardName(latest) : backName(den), format),
        },
        { from: anchors.money(by), to: anchors.target(target), what: 'dollar', small: true },
      ]
    case 'pickpocketed':
      return [{ from: anchors.turned(by, played(view).target), to: anchors.money(by), what: 'dollar' }]
    case 'swapped': {
      const [from, to] = [Number(params.from), Number(params.to)]
      return [
        { from: anchors.below(by, from), to: anchors.slot(by, to), what: slotOf(view, by, to) },
        // Who has taken their place stays.
        { from: anchors.top(by, from), to: anchors.alone(by, from), what: slotOf(view, by, from) },
      ]
    }
    case 'killed':
      return [
        show(by === params.victim ? anchors.below(by, target) : anchors.slot(Number(params.victim), target), 'shot'),
      ]
    case 'spiedDen':
      return [show(anchors.den(den), 'spy')]
    case 'spiedTarget':
      return [show(anchors.target(target), 'spy')]
    case 'passed':
    case 'passedBroke':
    case 'passedDensEmpty':
      return [show(anchors.panel(by), 'stamp-out')]
    case 'revealed':
      return [
        {
          from: anchors.slot(by, target),
          to: anchors.turned(by, target),
          what: slotOf(view, by, target, numbers(params.crooks)),
        },
      ]
    case 'targetEmpty':
      return [show(anchors.target(target), 'nothing')]
    case 'targetWon':
      return [told, scored(anchors.target(target), by)]
    case 'targetShared':
      return [told, ...numbers(params.seats).map((seat) => scored(anchors.target(target), seat))]
    case 'gangTied':
      return [told]
    case 'gangWon':
      return [told, scored(anchors.gang(by, String(params.gang)), by)]
    case 'won':
    case 'wonOnMoney':
    case 'wonShared':
      return [told]
    default:
      return []
  }
}
