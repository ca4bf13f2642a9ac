/** What Kingpin's bots know of the street, and how well each of them uses it. */
import { crewOf, victory, type Crew } from '../kernel/bots/bot.ts'
import { glancer, searcher, type Lore, type Skill } from '../kernel/bots/search.ts'
import type { Outcome, Seat } from '../kernel/game.ts'
import { crook, denIndex, denPrice, targets } from './data.ts'
import { kingpin } from './game.ts'
import { crooksIn, freeSlots, latest, type KingpinMove, type KingpinState } from './state.ts'
import { moveWorth, streetOf, worthOf, type Street } from './street.ts'
import type { KingpinView } from './view.ts'

type S = KingpinState
type M = KingpinMove

/** Points: what a place on the street is worth, what a dollar is, what a kill promises. */
const dollar = 0.6
const killing = 5
const robbing = 5
const looking = 0.5
/** All is lost for who passes, but what lies there already. */
const passing = -9

function looks(state: S, seat: Seat, moves: readonly M[]): number[] {
  const street = streetOf(state, seat)
  const isFull = freeSlots(state, seat) === 0
  return moves.map((move) => {
    switch (move.type) {
      case 'recruit':
        // With a full row hardly any crook can be placed: the fee would be lost.
        return (isFull ? 2 * passing : 0) - dollar * denPrice(crooksIn(state, move.den).length)
      case 'pass':
        return passing
      case 'take':
        return bestPlace(street, move.crook)
      case 'place':
        return worthOf(street, crook(latest(state).crook), move)
      case 'swap':
        return swapWorth(state, street, move.to)
      case 'kill':
        return killing
      case 'pickpocket':
        return robbing
      case 'spyDen':
      case 'spyTarget':
        return looking
      default:
        return 0
    }
  })
}

function bestPlace(street: Street, number: number): number {
  const card = crook(number)
  let best = -Infinity
  for (const target of targets) {
    const open = street.mine[target - targets[0]] === 0 || card.skill === 'accomplice'
    if (open) best = Math.max(best, worthOf(street, card, { type: 'place', target, face: 'up' }))
  }
  return best
}

function swapWorth(state: S, street: Street, to: number): number {
  const swapper = latest(state)
  if (typeof swapper.at !== 'number') return 0
  const moved = (street.mine[swapper.at - targets[0]] as number) - crook(swapper.crook).rank
  return moveWorth(street, moved, 0, to - targets[0])
}

/** Mostly the victory, partly by how much. */
function value(seat: Seat, _state: S, outcome: Outcome | undefined): number {
  const points = (outcome?.scores ?? []).map(({ total }) => total)
  const rivals = points.filter((_, other) => other !== seat)
  const lead = (points[seat] ?? 0) - Math.max(...rivals)
  return 0.6 * victory(seat, outcome) + 0.4 / (1 + Math.exp(-lead / 8))
}

/** Money is free to take, and what one knows already need not be looked at. */
function isPointless({ phase, looks, pieces, mine }: KingpinView, seat: Seat, move: M): boolean {
  switch (move.type) {
    case 'decline':
      return phase === 'turn.skill.pickpocket'
    case 'spyDen':
      return looks[seat]?.dens[denIndex(move.den)]?.gone.length === 0
    case 'spyTarget':
      return pieces.every(
        ({ at, crook }, piece) =>
          at !== move.target || crook !== null || mine?.pieces.some((known) => known.piece === piece),
      )
    default:
      return false
  }
}

export const lore: Lore<S, M, KingpinView> = { looks, blur: 1.5, luck: 0.02, value, isPointless }

const skills = {
  lookout: { tries: 0, parts: 1, ease: 0, whim: 5 },
  pickpocket: { tries: 0, parts: 1, ease: 0, whim: 2 },
  burglar: { tries: 7, parts: 1, ease: 0.05, whim: 1 },
  mastermind: { tries: 600, parts: 4, ease: 0, whim: 1 },
} satisfies Record<string, Skill>

export const botWith = (skill: Skill) => searcher(kingpin, lore, skill)

export const kingpinCrew: Crew<M, KingpinView> = crewOf('4', glancer(kingpin, lore, 0.01), skills, botWith)
