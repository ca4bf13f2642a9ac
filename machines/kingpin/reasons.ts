/** What can be said for a move: money, points as the street lies open, whom one gets, and what a den or a look is like. */
import type { Seat } from '../kernel/game.ts'
import type { Fact } from '../kernel/reasons.ts'
import { crook, denIndex, denPrice, gangs, seatList, targets, type Skill } from './data.ts'
import { scoreGang, scoreTarget } from './scoring.ts'
import { crooksIn, type KingpinState, type Piece } from './state.ts'

/** By seat, what would be scored now, as far as this seat can see it: where somebody else hides a crook, nothing is sure. */
function pointsSeenBy({ pieces, seats }: KingpinState, viewer: Seat): number[] {
  const hidden = pieces.filter(({ faceUp, seat, at }) => !faceUp && seat !== viewer && typeof at === 'number')
  const clear = targets.filter((target) => !hidden.some(({ at }) => at === target))
  const ofTargets = clear.map((target) => scoreTarget(pieces, target, seats))
  const ofGangs = hidden.length > 0 ? [] : gangs.map((gang) => scoreGang(pieces, gang, seats))
  return seatList(seats).map((seat) =>
    [
      ...ofTargets.filter(({ winners }) => winners.includes(seat)),
      ...ofGangs.filter(({ winner }) => winner === seat),
    ].reduce((sum, { points }) => sum + points, 0),
  )
}

const isOnStreet = ({ at }: Piece): boolean => typeof at === 'number'

/** The crook in a seat's hand. */
const inHand = ({ pieces }: KingpinState, seat: Seat) =>
  pieces.flatMap((piece) => (piece.seat === seat && piece.at === 'hand' ? [crook(piece.crook)] : []))[0]

/** The gangs of which a seat has most members in its row and hand, as far as it sees the others'. */
function gangsLedBy({ pieces, seats }: KingpinState, viewer: Seat): number {
  return gangs.filter((gang) => {
    const members = seatList(seats).map(
      (seat) =>
        pieces.filter(
          (piece) =>
            piece.seat === seat &&
            (seat === viewer ? piece.at !== 'killed' : isOnStreet(piece) && piece.faceUp) &&
            crook(piece.crook).gangs.includes(gang),
        ).length,
    )
    const own = members[viewer] ?? 0
    return members.every((count, seat) => seat === viewer || count < own)
  }).length
}

/** The den that was just paid for. */
function openDen({ phase, looking }: KingpinState) {
  return phase === 'turn.take' && looking && 'den' in looking ? looking.den : null
}

type Count = (state: KingpinState, seat: Seat) => number

/** Of the den that was just paid for; of a state in which none was, nothing. */
const ofOpenDen = (name: string, says: Fact['says'], of: Count): Fact<KingpinState> => ({
  name,
  says,
  of: (state, seat) => (openDen(state) === null ? 0 : of(state, seat)),
})

const sizeOfOpenDen = (state: KingpinState): number => {
  const den = openDen(state)
  return den === null ? 0 : crooksIn(state, den).length
}
/** More than any den costs. */
const wealth = 100

/** A crook whose skill would do something face up. */
const skilled = (skill: Skill, isOfUse: (state: KingpinState, seat: Seat) => boolean): Fact<KingpinState> => ({
  name: skill,
  says: ['gain'],
  of: (state, seat) => (inHand(state, seat)?.skill === skill && isOfUse(state, seat) ? 1 : 0),
})

export const kingpinReasons: readonly Fact<KingpinState>[] = [
  { name: 'money', says: ['gain', 'spare'], of: ({ money }, seat) => money[seat] ?? 0 },
  { name: 'points', says: ['gain', 'spare'], of: (state, seat) => pointsSeenBy(state, seat)[seat] ?? 0 },
  {
    name: 'rivals',
    says: ['gain'],
    of: (state, seat) =>
      -pointsSeenBy(state, seat).reduce((sum, points, other) => sum + (other === seat ? 0 : points), 0),
  },
  {
    name: 'strength',
    says: ['most'],
    of: (state, seat) => inHand(state, seat)?.rank ?? 0,
  },
  { name: 'gangs', says: ['gain'], of: gangsLedBy },
  skilled('killer', ({ pieces }, seat) => pieces.some((piece) => isOnStreet(piece) && piece.seat !== seat)),
  skilled('pickpocket', () => true),
  skilled('accomplice', ({ pieces }, seat) => pieces.some((piece) => isOnStreet(piece) && piece.seat === seat)),
  ofOpenDen('last', ['gain'], (state) => (sizeOfOpenDen(state) === 1 ? 1 : 0)),
  ofOpenDen('price', ['most'], (state) => wealth - denPrice(sizeOfOpenDen(state))),
  ofOpenDen('choice', ['most'], sizeOfOpenDen),
  ofOpenDen('untouched', ['gain'], (state, seat) => {
    const den = openDen(state)
    return state.looks.some(({ dens }, other) => other !== seat && den !== null && dens[denIndex(den)]) ? 0 : 1
  }),
  {
    name: 'look',
    says: ['most', 'gain'],
    of({ phase, looking, dens, pieces }, seat) {
      if (phase !== 'turn.skill.look' || !looking) return 0
      if ('den' in looking) return dens[denIndex(looking.den)]?.length ?? 0
      return pieces.filter((piece) => piece.at === looking.target && piece.seat !== seat && !piece.faceUp).length
    },
  },
  {
    name: 'disguise',
    says: ['gain'],
    of: ({ pieces }, seat) =>
      pieces.filter((piece) => piece.seat === seat && isOnStreet(piece) && !piece.faceUp).length,
  },
]
