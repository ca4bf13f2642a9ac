import { expect, it } from 'vitest'
import { hadriaCrew } from './bot.ts'
import { winsAgainstChance } from './testing.ts'

it('the bot beats random play by feel alone in nine of ten two-player games', () => {
  expect(winsAgainstChance(hadriaCrew.policy, 200)).toBeGreaterThanOrEqual(180)
})

/** A search over plans takes a hundred times as long; how strong it is, the ladder measures. */
it('the mastermind does so too', () => {
  expect(winsAgainstChance(hadriaCrew.levels.mastermind, 10)).toBeGreaterThanOrEqual(9)
})
