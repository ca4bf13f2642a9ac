/** What comes out of the database is parsed like anything else from outside. */
import * as v from 'valibot'
import { anyMove, colours, emblems, gameName, optionValues } from '../api.ts'
import { levels } from '../../../machines/kernel/bots/bot.ts'
import type { State } from '../../../machines/kernel/game.ts'
import { isDamage } from './database.ts'

const json = <S extends v.GenericSchema>(schema: S) => v.pipe(v.string(), v.parseJson(), schema)
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const look = { name: v.string(), colour: v.picklist(colours), emblem: v.picklist(emblems) }
export const level = v.nullable(v.picklist(levels))
const flag = v.pipe(
  v.picklist([0, 1]),
  v.transform((flag) => flag === 1),
)
/** Who sits on a chair. */
export const sitter = { kind: v.picklist(['person', 'bot']), ...look, level }
/** How a bot's move was found: what would have to be said to find it again. */
export const foundBy = v.object({ level, attempt: count, version: v.string() })

/** Milliseconds since 1970, as far as there are dates. */
export const date = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15))

export const profileRow = v.object({ id: v.string(), ...look, level })

export const progressRow = v.object({
  profile_id: v.string(),
  game: gameName,
  lesson: v.string(),
  step: count,
  finished: flag,
})

export const gameRow = v.object({
  id: v.string(),
  game: gameName,
  rules_version: count,
  title: v.string(),
  seed: v.string(),
  options: json(optionValues),
  created: date,
  played: date,
  copy: flag,
  hints: flag,
  winners: v.nullable(json(v.array(count))),
})

export const resultRow = v.object({ game: gameName, winners: json(v.array(count)) })

export const seatRow = v.object({
  seat: count,
  profile_id: v.nullable(v.string()),
  ...sitter,
  lent: flag,
  hints: count,
  seen: count,
  lifted: count,
  shown: count,
})

/** All the seats of a table: none twice, none too many. */
export const seatRows = v.pipe(
  v.array(seatRow),
  v.check((seats) => seats.every(({ seat }, index) => seat === index)),
)

export const moveRow = v.variant('kind', [
  v.object({
    kind: v.literal('move'),
    seat: count,
    move: json(anyMove),
    joined: count,
    bot: v.nullable(json(foundBy)),
  }),
  v.object({ kind: v.literal('undo'), undo_to: count }),
  v.object({ kind: v.literal('chair'), seat: count, chair: json(v.object(sitter)) }),
])

/** Enough of a state to ask its game about it. */
const stateShape = v.looseObject({
  phase: v.string(),
  random: v.array(v.number()),
  seats: count,
  journal: v.array(
    v.looseObject({
      key: v.string(),
      params: v.record(
        v.string(),
        v.union([v.string(), v.number(), v.boolean(), v.array(v.string()), v.array(v.number())]),
      ),
      to: v.exactOptional(v.array(v.union([count, v.literal('table')]))),
    }),
  ),
})

// Checked, not rebuilt: a state keeps the order of its keys.
const state = v.custom<State>((value) => v.is(stateShape, value))
export const snapshotRow = v.object({ n: count, made: count, state: json(state) })

/** Of the rows that fit, what they say; of the others, what they are called. None of them keeps the others from being read. */
export function readable<R, T>(
  rows: readonly R[],
  read: (row: R) => T,
  nameOf: (row: R) => string,
): { read: T[]; unreadable: string[] } {
  const result = { read: [] as T[], unreadable: [] as string[] }
  for (const row of rows) {
    try {
      result.read.push(read(row))
    } catch (error) {
      if (!isUnreadable(error)) throw error
      result.unreadable.push(nameOf(row))
    }
  }
  return result
}

/** Whether it is the row's fault: it doesn't fit, or a part of it isn't there any more. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof v.ValiError || isDamage(error)
}
