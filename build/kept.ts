/** Games of the ladder that are kept in a file, one a line: what was interrupted goes on, and more games add to them. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Level } from '../machines/kernel/bots/bot.ts'
import type { GameId } from '../machines/kernel/game.ts'

export type Rung = Level | 'policy'

/** One of these among others, all alike. */
export interface Pairing {
  one: Rung
  among: Rung
}

/** The n-th game of a pairing; each deal is played from every seat. */
export interface Task extends Pairing {
  game: GameId
  n: number
}

export interface Result extends Task {
  /** Of the game's bots. */
  version: string
  /** 1, or a share of it where the victory was shared; null where all have lost. */
  won: number | null
}

/** What was played by the bots as they are now. */
export function keptIn(file: string, version: string): Result[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line) => resultOf(line) ?? []).filter((result) => result.version === version)
}

/** A line that was cut short is no game. */
function resultOf(line: string): Result | undefined {
  try {
    return JSON.parse(line) as Result
  } catch {
    return undefined
  }
}

/** On a line of its own, also after one that was cut short. */
export function keep(file: string, result: Result): void {
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${isCut(file) ? '\n' : ''}${JSON.stringify(result)}\n`)
}

const isCut = (file: string): boolean => existsSync(file) && !/(^|\n)$/.test(readFileSync(file, 'utf8'))

/** The games that are still to be played, so many of each pairing; what is there is not played again. */
export function missing(game: GameId, pairings: readonly Pairing[], count: number, kept: readonly Result[]): Task[] {
  const played = new Set(kept.map(nameOf))
  const wanted = pairings.flatMap(({ one, among }) =>
    Array.from({ length: count }, (_, n) => ({ game, one, among, n })),
  )
  return wanted.filter((task) => !played.has(nameOf(task)))
}

const nameOf = ({ one, among, n }: Task): string => `${one} ${among} ${n}`
