import { expect, it } from 'vitest'
import { attacks, run } from './attack.ts'

/** A little of each; `npm run attack` does more of it, and with a seed of its own. */
const able = attacks.filter((attack) => attack.leftOut?.() === undefined)

it.each(able)('holds against $short $rounds ($name)', async ({ run, short }) => {
  expect(await run(short, 'short')).toMatch(/\d/)
})

it('knows its attacks by name', async () => {
  await expect(run(['pirates'])).rejects.toThrow('There is no attack “pirates”')
  await expect(run(['games', '--rounds', 'many'])).rejects.toThrow('--rounds is a number above 0')
  expect(await run(['games', '--rounds', '3', '--seed', 'here'])).toBe(0)
})
