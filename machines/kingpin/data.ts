/** The cardboard: crooks, gangs, targets, dens and dollars. Every [house] value of the rules stands here and nowhere else. */
import type { Seat } from '../kernel/game.ts'

export const gangs = ['northside', 'westside', 'outfit'] as const
export type Gang = (typeof gangs)[number]

export const skills = ['pickpocket', 'spy', 'accomplice', 'swap', 'killer', 'kingpin'] as const
export type Skill = (typeof skills)[number]

export interface Crook {
  /** From 1 to 32: what the state, moves and log call this crook. */
  number: number
  name: string
  rank: number
  modifier: number
  gangs: readonly Gang[]
  skill: Skill | null
}

type Row = [name: string, rank: number, modifier: number, gangs: readonly Gang[], skill?: Skill]

const N = 'northside'
const W = 'westside'
const O = 'outfit'

// KP-1, the table [house]
const table: readonly Row[] = [
  ['Fingers', 1, 0, [N], 'pickpocket'],
  ['Whisper', 1, 0, [], 'spy'],
  ['Loudmouth', 1, 3, [W]],
  ['The Leak', 2, -6, []],
  ['Sparrow', 2, 0, [O], 'pickpocket'],
  ['Sidekick', 2, 0, [N], 'accomplice'],
  ['Duchess', 2, 2, [N, W]],
  ['Lookout', 3, 0, [W], 'spy'],
  ['Shadow', 3, 0, [O], 'accomplice'],
  ['Bookie', 3, 2, [O]],
  ['Tinker', 3, 0, [N]],
  ['Shuffle', 4, 0, [W], 'swap'],
  ['Razor', 4, 0, [], 'killer'],
  ['Matches', 4, -2, []],
  ['Countess', 4, 0, [W, O]],
  ['Switch', 5, 0, [N], 'swap'],
  ['Sticks', 5, 0, [O]],
  ['Padre', 5, 1, [W]],
  ['Mortician', 5, 0, [O], 'killer'],
  ['Hatchet', 6, 0, [N]],
  ['Lefty', 6, 0, [W]],
  ['The Cook', 6, -1, [O]],
  ['Ace', 6, 1, []],
  ['Diamond', 7, 2, []],
  ['Bricks', 7, 0, [N]],
  ['The Twins', 7, 0, [O, N]],
  ['Safecracker', 8, -1, [W]],
  ['Mad Marta', 8, -2, [W]],
  ['Boxer', 8, 0, [O]],
  ['The Ghost', 9, -3, []],
  ['The Judge', 9, -2, [N]],
  ['Kingpin', 10, 0, [], 'kingpin'],
]

export const crooks: readonly Crook[] = table.map(([name, rank, modifier, ofGangs, skill], index) => ({
  number: index + 1,
  name,
  rank,
  modifier,
  gangs: ofGangs,
  skill: skill ?? null,
}))

export function crook(number: number): Crook {
  return crooks[number - 1] as Crook
}

export const kingpinNumber = crooks.findIndex(({ skill }) => skill === 'kingpin') + 1

/** KP-1.1: a target is named by its printed value. */
export const targets = [2, 3, 4, 5, 6, 7, 8, 9] as const

export const dens = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const
export type Den = (typeof dens)[number]

const firstDen = 'A'.charCodeAt(0)
/** A den's place in every list of dens. */
export const denIndex = (den: Den): number => den.charCodeAt(0) - firstDen
export const denAt = (index: number): Den => dens[index] as Den

interface ByPlayers {
  /** KP-2.1: crooks dealt under dens A, B, C … */
  dealt: readonly number[]
  /** KP-5.3: points for a gang. */
  gangPoints: number
}

const byPlayers: Record<number, ByPlayers> = {
  2: { dealt: [2, 2, 3, 4, 5], gangPoints: 5 },
  3: { dealt: [2, 2, 3, 4, 4, 4, 5], gangPoints: 4 }, // [house: one 4 restored]
  4: { dealt: [2, 2, 3, 3, 4, 4, 4, 5, 5], gangPoints: 3 }, // [house: a 3 and a 4 restored; the 3 points]
}

export function forPlayers(seats: number): ByPlayers {
  return byPlayers[seats] as ByPlayers
}

export const startMoney = 18 // KP-2.2
export const faceDownPrice = 1 // KP-3.4
export const pickpocketLoot = 2 // KP-4.1

/** KP-3.2: $1 for each crook lying there. */
export const denPrice = (crooksThere: number): number => crooksThere

const seatLists: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]
export const seatList = (seats: number): readonly Seat[] => seatLists[seats] ?? []
