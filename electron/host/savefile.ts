/** A game as a file that can be carried to another machine: what happened, and a checksum over all of it. */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { gameIds } from '../../machines/kernel/game.ts'
import { checkOptions } from '../../machines/kernel/define.ts'
import { anyMove, optionValues } from './api.ts'
import { Trouble } from './problems.ts'
import { replay, type Games } from './replay.ts'
import type { GameRecord, Happening, Snapshot } from './store/games.ts'
import { count, look } from './store/rows.ts'

const formatName = 'larceny-game'
const formatVersion = 1

const text = v.pipe(v.string(), v.maxLength(200))

const content = v.object({
  game: v.picklist(gameIds),
  rulesVersion: count,
  title: text,
  seed: text,
  options: optionValues,
  created: v.pipe(v.number(), v.safeInteger()),
  played: v.pipe(v.number(), v.safeInteger()),
  seats: v.array(v.object({ kind: v.picklist(['person', 'bot']), ...look, name: text })),
  happenings: v.array(
    v.variant('kind', [
      v.object({ kind: v.literal('move'), seat: count, move: anyMove }),
      v.object({ kind: v.literal('undo'), to: count }),
    ]),
  ),
})

const envelope = v.object({ format: v.literal(formatName), version: count, checksum: v.string(), content: v.unknown() })

export function writeSave(record: GameRecord, happenings: readonly Happening[]): { name: string; text: string } {
  const { game, rulesVersion, title, seed, options, created, played } = record
  const seats = record.seats.map(({ kind, name, colour, emblem }) => ({ kind, name, colour, emblem }))
  const saved = {
    game,
    rulesVersion,
    title,
    seed,
    options,
    created,
    played,
    seats,
    happenings: [...happenings],
  }
  const file = { format: formatName, version: formatVersion, checksum: checksum(saved), content: saved }
  return { name: `${fileName(title)}.${game}.json`, text: `${JSON.stringify(file, null, 1)}\n` }
}

export interface ReadSave {
  record: Omit<GameRecord, 'id'>
  happenings: Happening[]
  snapshot: Snapshot
}

/** Reads a save and plays it through the rules from the first move to the last. Throws a Trouble that says what is wrong. */
export function readSave(games: Games, text: string): ReadSave {
  const file = v.safeParse(v.pipe(v.string(), v.parseJson(), envelope), text)
  if (!file.success) throw new Trouble('problem.importNoSave')
  if (file.output.version > formatVersion) throw new Trouble('problem.importNewer')
  if (checksum(file.output.content) !== file.output.checksum) throw new Trouble('problem.importChanged')
  const parsed = v.safeParse(content, file.output.content)
  if (!parsed.success) throw new Trouble('problem.importNewer')
  const { happenings, seats, ...saved } = parsed.output

  const game = games[saved.game]
  if (!game) throw new Trouble('problem.noSuchGame', { game: saved.game })
  if (saved.rulesVersion !== game.rulesVersion) throw new Trouble('problem.importOtherRules', { game: saved.game })
  const { options, positions } = broken(() => {
    const checked = checkOptions(game.options, saved.options)
    return {
      options: checked,
      positions: replay(game, { seats: seats.length, seed: saved.seed, options: checked }, happenings),
    }
  })
  const made = positions.length - 1
  const state = (positions[made] as (typeof positions)[number]).state
  return {
    record: {
      ...saved,
      options,
      seats: seats.map((chair, seat) => ({ seat, ...chair, profile: null, seen: 0, lifted: 0 })),
    },
    happenings,
    snapshot: { n: happenings.length, made, state },
  }
}

/** Whatever the rules say against it: it can't have happened. */
function broken<T>(work: () => T): T {
  try {
    return work()
  } catch {
    throw new Trouble('problem.importChanged')
  }
}

/** Over the content as it is written: JSON keeps the order of keys, and spaces don't count. */
function checksum(saved: unknown): string {
  return createHash('sha256').update(JSON.stringify(saved)).digest('hex')
}

function fileName(title: string): string {
  return title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'game'
}
