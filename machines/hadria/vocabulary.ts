/** The words of Hadria's moves. */
import type { Vocabulary } from '../kernel/define.ts'
import { cards, generals, jewelKinds, keptTiles, thieves } from './data.ts'
import { gates, outerDistricts, spaces } from './map.ts'
import { ways, type HadriaMove } from './state.ts'

const everySpace = spaces.map(({ id }) => id)
const everySeat = [0, 1, 2, 3]
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
const everySource = ['point', 'informer', 'guildAgent'] as const
/** Two basics and a full hand. */
const everyStack = upTo(7)
/** More than the first player is ever asked about at once. */
export const mostMarches = 64

export const vocabulary = {
  choose: { thief: thieves },
  start: { district: outerDistricts },
  aim: { space: everySpace },
  target: { thief: everySeat },
  done: {},
  discard: { card: generals },
  pick: { card: generals },
  lay: { card: cards, special: [false, true], with: everySource },
  add: { stack: everyStack, with: everySource },
  ready: {},
  turn: { stack: everyStack },
  execute: { as: ways },
  step: { to: everySpace },
  stop: {},
  take: { jewel: jewelKinds },
  turnUp: {},
  sewer: { to: everySpace },
  leave: { gate: gates.map(({ id }) => id) },
  oneMore: {},
  rob: { victim: everySeat, jewel: jewelKinds },
  snatch: { tile: keptTiles },
  give: { jewel: jewelKinds },
  swap: {},
  march: { option: upTo(mostMarches) },
} as const satisfies Vocabulary<HadriaMove>
