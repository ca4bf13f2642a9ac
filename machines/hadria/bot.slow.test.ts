import { expect, it } from 'vitest'
import { hadriaCrew } from './bot.ts'
import { winsAgainstChance } from './testing.ts'

/** The policy that it rests on plays 200 of these in bot.test.ts; a search over plans takes a hundred times as long. */
it('the mastermind beats random play in nine of ten two-player games', () => {
  expect(winsAgainstChance(hadriaCrew.levels.mastermind, 20)).toBeGreaterThanOrEqual(18)
})
