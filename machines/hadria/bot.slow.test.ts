import { expect, it } from 'vitest'
import { winsAgainstChance } from './testing.ts'

it('the bot beats random play in at least 90 % of 200 two-player games', { timeout: 600_000 }, () => {
  expect(winsAgainstChance(200)).toBeGreaterThanOrEqual(180)
})
