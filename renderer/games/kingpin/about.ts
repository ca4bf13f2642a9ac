/** What the things in town are and do, for whoever points at them. */
import {
  crook as crookOf,
  denIndex,
  denPrice,
  dens,
  forPlayers,
  gangs,
  type Den,
  type Gang,
  type Skill,
} from '../../../machines/kingpin/data.ts'
import type { KingpinView } from '../../../machines/kingpin/index.ts'
import type { Seat } from '../../../machines/kernel/game.ts'
import { phrase, type About } from '../game.ts'
import { mayBe, raiding, seenPieces, standing, standings, tallies, traits } from './knowledge.ts'

/** What can be pointed at, as it stands in `data-about`. */
export const things = {
  crook: (crook: number) => `crook ${crook}`,
  /** A crook on the street, by its place in the view's list. */
  piece: (piece: number) => `piece ${piece}`,
  slot: (seat: Seat, target: number) => `slot ${seat} ${target}`,
  /** Where the crook in the hand can go. */
  raid: (target: number) => `raid ${target}`,
  den: (den: Den) => `den ${den}`,
  money: (seat: Seat) => `money ${seat}`,
  out: (seat: Seat) => `out ${seat}`,
  members: (seat: Seat, gang: Gang) => `members ${seat} ${gang}`,
  gang: (gang: Gang) => `gang ${gang}`,
  points: (seat: Seat) => `points ${seat}`,
}

export function about(what: string, view: KingpinView): About | null {
  const [kind, first = '', second = ''] = what.split(' ')
  const seat = Number(first)
  switch (kind) {
    case 'crook':
      return crookAbout(Number(first))
    case 'piece':
      return pieceAbout(view, Number(first))
    case 'slot':
      return slotAbout(view, seat, Number(second))
    case 'raid':
      return raidAbout(view, Number(first))
    case 'den':
      return denAbout(view, first)
    case 'money': {
      const money = view.money[seat] ?? 0
      return {
        title: phrase('board.moneyLabel', { money }),
        text: phrase('about.money'),
        picture: 'dollar',
        rule: 'KP-3.2',
      }
    }
    case 'out':
      return { title: phrase('board.out'), text: phrase('about.out', { by: seat }), picture: 'pass', rule: 'KP-3.1' }
    case 'members':
      return membersAbout(view, seat, second)
    case 'gang':
      return gangAbout(view, first)
    case 'points':
      return pointsAbout(view, seat)
    default:
      return null
  }
}

function slotAbout(view: KingpinView, seat: Seat, target: number): About {
  const { winners: seats, ranks, value } = standing(view, target)
  const who = view.phase === 'over' ? '' : seat === view.seat ? 'you' : 'they'
  const params = { who, seats, rank: Math.max(...ranks), value }
  return { title: phrase('board.slotEmpty', { by: seat, target }), text: phrase('about.slot', params), rule: 'KP-3.4' }
}

/** What would come of it as far as the player can see, so that nobody has to add it up. */
function raidAbout(view: KingpinView, target: number): About | null {
  const raid = raiding(view, target)
  if (!raid) return null
  const { crook, winners, rank, value, hidden } = raid
  const seats = winners.filter((seat) => seat !== view.turn)
  const lead = winners.length === seats.length ? 'others' : seats.length > 0 ? 'level' : 'you'
  const was = standing(view, target).value
  const unknown = hidden.reduce((sum, count) => sum + count, 0)
  const rivals = view.pieces.filter(({ at, seat }) => at === target && seat !== view.turn)
  const own = view.pieces.some(({ at, seat }) => at === target && seat === view.turn)
  const kills = crookOf(crook).skill === 'killer' && rivals.length > 0 && !own
  return {
    title: phrase('about.raidTitle', { crook, target }),
    text: phrase('about.raid', { crook, lead, seats, rank, value, was, hidden: unknown, kills }),
    rule: 'KP-5.2',
  }
}

/** KP-4, by skill; who has none is told of in the list of what there is. */
export const ruleOf: Readonly<Record<Skill, string>> = {
  pickpocket: 'KP-4.1',
  accomplice: 'KP-4.2',
  swap: 'KP-4.3',
  killer: 'KP-4.4',
  kingpin: 'KP-4.5',
  spy: 'KP-4.6',
}

export function crookAbout(crook: number): About {
  const { skill } = crookOf(crook)
  return {
    title: phrase('about.crookTitle', { crook }),
    text: phrase('about.crook', traits(crook)),
    picture: `tall-${crook}`,
    rule: skill ? ruleOf[skill] : 'KP-1.3',
  }
}

function pieceAbout(view: KingpinView, piece: number): About | null {
  const shown = seenPieces(view)[piece]
  if (!shown) return null
  const { crook: known } = shown
  if (known === null) {
    const text = phrase('about.hidden', { crooks: mayBe(view, piece) })
    return { title: phrase('board.hiddenOf', { den: shown.den }), text, picture: 'tall-back', rule: 'KP-6' }
  }
  if (shown.faceUp) return crookAbout(known)
  const own = shown.seat === view.seat
  return { ...crookAbout(known), title: phrase(own ? 'board.yours' : 'board.known', { crook: known }), rule: 'KP-6' }
}

/** A den that one has notes on shows them itself. */
function denAbout(view: KingpinView, name: string): About | null {
  const den = dens.find((one) => one === name)
  if (!den || view.mine?.dens.some((seen) => seen.den === den)) return null
  const count = view.dens[denIndex(den)] ?? 0
  if (count === 0) return { title: phrase('board.denEmpty', { den }), text: phrase('about.denEmpty'), rule: 'KP-3.2' }
  const seats = view.looks.flatMap((looks, seat) => (looks.dens[denIndex(den)] ? [seat] : []))
  const price = denPrice(count)
  return {
    title: phrase('board.den', { den, count, price }),
    text: phrase('about.den', { count, price, seats }),
    rule: 'KP-3.2',
  }
}

function membersAbout(view: KingpinView, seat: Seat, name: string): About | null {
  const gang = gangs.find((one) => one === name)
  if (!gang) return null
  const { members, winner } = tallies(view)[gang]
  const title = phrase(winner === seat ? 'board.membersMost' : 'board.members', { gang, count: members[seat] ?? 0 })
  return { title, text: gangText(view), picture: `gang-${gang}`, rule: 'KP-5.3' }
}

function gangAbout(view: KingpinView, name: string): About | null {
  const gang = gangs.find((one) => one === name)
  return gang ? { title: phrase(`gang.${gang}`), text: gangText(view), picture: `gang-${gang}`, rule: 'KP-5.3' } : null
}

function pointsAbout(view: KingpinView, seat: Seat): About {
  const tally = tallies(view)
  const ofGangs = gangs.map((gang) => (tally[gang].winner === seat ? tally[gang].points : 0))
  const fromGangs = ofGangs.reduce((sum, points) => sum + points, 0)
  const points = standings(view)[seat] ?? 0
  const text = phrase('about.points', { targets: points - fromGangs, gangs: fromGangs })
  return { title: phrase('board.points', { points }), text, rule: 'KP-5.4' }
}

const gangText = ({ money }: KingpinView) => phrase('about.gang', { points: forPlayers(money.length).gangPoints })
