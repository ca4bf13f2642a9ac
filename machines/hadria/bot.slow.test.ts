import { expect, it } from 'vitest'
import { hadriaCrew } from './bot.ts'
import { winsAgainstChance } from './testing.ts'

it('the bot beats random play in at least 90 % of 200 two-player games', { timeout: 600_000 }, () => {
  expect(winsAgainstChance(hadriaCrew.levels.mastermind, 200)).toBeGreaterThanOrEqual(180)
})
