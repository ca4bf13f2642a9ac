/** A game as a file that can be carried to another machine: what happened, and a checksum over all of it. */
import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as v from 'valibot'
import { checkOptions } from '../../machines/kernel/define.ts'
import { anyMove, gameName, optionValues, visible, type Answers } from './api.ts'
import { chairsAgree, nameTwice, unseen } from './chairs.ts'
import { isTooDeep } from './depth.ts'
import { inOneGo } from './pieces.ts'
import { Trouble } from './problems.ts'
import { dealt, replay, type Games } from './replay.ts'
import { madeIn, stateOf } from './situation.ts'
import type { WholeTable } from './store/games.ts'
import { count, date, foundBy, level, look, sitter } from './store/rows.ts'

const formatName = 'larceny-game'
/** 2 came with groups of moves, chairs that change, and the mask. */
const formatVersion = 2
/** In bytes: behind its mask, too, a file must not be larger than any may be. */
const largestContent = 2_000_000

const text = v.pipe(v.string(), v.maxLength(200))
/** Who is called what; older versions let in what had no name. */
const named = v.object({ title: visible, seats: v.array(v.object({ name: visible })) })

const content = v.object({
  game: gameName,
  rulesVersion: count,
  title: text,
  seed: text,
  options: optionValues,
  created: date,
  played: date,
  /** Hints come by themselves. */
  hints: v.optional(v.boolean(), false),
  seats: v.array(
    v.object({
      kind: v.picklist(['person', 'bot']),
      ...look,
      name: text,
      level: v.optional(level, null),
      hints: v.optional(count, 0),
    }),
  ),
  happenings: v.array(
    v.variant('kind', [
      v.object({
        kind: v.literal('move'),
        seat: count,
        move: anyMove,
        joined: v.exactOptional(v.literal(true)),
        bot: v.exactOptional(foundBy),
      }),
      v.object({ kind: v.literal('undo'), to: count }),
      v.object({ kind: v.literal('chair'), seat: count, chair: v.object(sitter) }),
    ]),
  ),
})

const envelope = v.object({
  format: v.literal(formatName),
  version: count,
  checksum: v.string(),
  /** The one or the other. */
  content: v.optional(v.unknown()),
  masked: v.optional(v.string()),
})

/**
 * `masked`: nobody reads other people's cards in it by accident. Whoever has Larceny can still open it. Throws a Trouble if
 * the game can't be played from the deal on: a file brings no states, because anybody could make one up.
 */
export function writeSave({ record, happenings, base }: WholeTable, masked: boolean): Answers['exportGame'] {
  const { game, rulesVersion, title, seed, options, created, played } = record
  if (base) throw new Trouble('problem.exportNewRules', { title })
  const seats = record.seats.map(({ kind, name, colour, emblem, level, hints }) => {
    return { kind, name, colour, emblem, level, hints }
  })
  const saved = {
    game,
    rulesVersion,
    title,
    seed,
    options,
    created,
    played,
    hints: record.hints,
    seats,
    happenings,
  }
  const file = {
    format: formatName,
    version: formatVersion,
    checksum: checksum(saved),
    ...(masked ? { masked: mask(saved) } : { content: saved }),
  }
  return { name: `${fileName(title)}.${game}.json`, text: `${JSON.stringify(file, null, 1)}\n`, masked }
}

/** Reads a save and plays it through the rules from the deal to the last move. Throws a Trouble that says what is wrong. */
export function readSave(games: Games, text: string, id: string): WholeTable {
  const file = v.safeParse(v.pipe(v.string(), v.parseJson(), envelope), text)
  if (!file.success) throw new Trouble('problem.importNoSave')
  if (file.output.version > formatVersion) throw new Trouble('problem.importNewer')
  const { masked } = file.output
  const found = masked === undefined ? file.output.content : unmask(masked)
  if (found === undefined) throw new Trouble('problem.importNoSave')
  if (checksum(found) !== file.output.checksum) throw new Trouble('problem.importChanged')
  const parsed = v.safeParse(content, found)
  if (!parsed.success) throw new Trouble('problem.importNewer')
  const { happenings, seats: chairs, ...saved } = parsed.output
  if (!v.is(named, parsed.output) || nameTwice(chairs) !== undefined) throw new Trouble('problem.importNames')

  const game = games[saved.game]
  if (!game) throw new Trouble('problem.noSuchGame', { game: saved.game })
  if (saved.rulesVersion !== game.rulesVersion) throw new Trouble('problem.importOtherRules', { game: saved.game })
  const wasLent = (seat: number): boolean => happenings.some((each) => each.kind === 'chair' && each.seat === seat)
  const seats = chairs.map((chair, seat) => {
    return { seat, ...unseen, ...chair, profile: null, lent: chair.kind === 'bot' && wasLent(seat) }
  })
  return broken(() => {
    if (!chairsAgree(chairs, happenings)) throw new Error('Somebody else sits there')
    const options = checkOptions(game.options, saved.options)
    const record = { ...saved, id, options, seats, copy: false, winners: null }
    const past = inOneGo(replay(game, dealt(game, record), happenings))
    const snapshot = { n: happenings.length, made: madeIn(past), state: stateOf(past) }
    const winners = game.outcome(snapshot.state)?.winners ?? null
    return { record: { ...record, copy: winners === null, winners }, happenings, snapshot, base: null }
  })
}

/** Whatever the rules say against it: it can't have happened. */
function broken<T>(work: () => T): T {
  try {
    return work()
  } catch {
    throw new Trouble('problem.importChanged')
  }
}

function mask(saved: unknown): string {
  return deflateRawSync(JSON.stringify(saved)).toString('base64')
}

function unmask(masked: string): unknown {
  try {
    const text = String(inflateRawSync(Buffer.from(masked, 'base64'), { maxOutputLength: largestContent }))
    if (isTooDeep(text)) throw new Error('No save is as deep as that')
    return JSON.parse(text)
  } catch (error) {
    const tooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new Trouble(tooLarge ? 'problem.importTooLarge' : 'problem.importChanged')
  }
}

/** Over the content as it is written: JSON keeps the order of keys, and spaces don't count. */
function checksum(saved: unknown): string {
  return createHash('sha256').update(JSON.stringify(saved)).digest('hex')
}

function fileName(title: string): string {
  return title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'game'
}
