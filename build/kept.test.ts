import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keep, keptIn, missing, type Pairing, type Result } from './kept.ts'

const pairing: Pairing = { one: 'burglar', among: 'pickpocket' }
const result = (n: number, version = '3'): Result => ({ ...pairing, game: 'kingpin', n, version, won: n % 2 })

describe('the games that a ladder keeps', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ladder-'))
    file = join(folder, 'new', 'ladder.jsonl')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const numbers = (): number[] => keptIn(file, '3').map(({ n }) => n)

  it('are there again, as they were', () => {
    expect(keptIn(file, '3')).toEqual([])
    for (const n of [0, 1]) keep(file, result(n))
    expect(keptIn(file, '3')).toEqual([result(0), result(1)])
  })

  it('are not played again: what was interrupted goes on, and more games add', () => {
    for (const n of [0, 2]) keep(file, result(n))
    const left = (count: number): number[] => missing('kingpin', [pairing], count, keptIn(file, '3')).map(({ n }) => n)
    expect(left(3)).toEqual([1])
    expect(left(5)).toEqual([1, 3, 4])
    expect(left(1)).toEqual([])
    const other: Pairing = { one: 'mastermind', among: 'burglar' }
    expect(missing('kingpin', [other], 2, keptIn(file, '3'))).toHaveLength(2)
  })

  it('are whole: a line that was cut short is no game, and doesn’t spoil the next', () => {
    keep(file, result(0))
    keep(file, result(1))
    const whole = readFileSync(file, 'utf8')
    for (let cut = 1; cut < JSON.stringify(result(1)).length; cut++) {
      writeFileSync(file, whole.slice(0, -1 - cut))
      expect(numbers()).toEqual([0])
      keep(file, result(2))
      expect(numbers()).toEqual([0, 2])
    }
    // A game is whole without the end of its line, too.
    writeFileSync(file, whole.slice(0, -1))
    keep(file, result(2))
    expect(numbers()).toEqual([0, 1, 2])
  })

  it('are of the bots as they are now: another version’s don’t count', () => {
    keep(file, result(0, '2'))
    keep(file, result(1))
    appendFileSync(file, `${JSON.stringify(result(2, '4'))}\n`)
    expect(numbers()).toEqual([1])
    expect(missing('kingpin', [pairing], 2, keptIn(file, '3')).map(({ n }) => n)).toEqual([0])
  })
})
