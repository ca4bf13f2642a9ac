/** Two windows on one table, a window that is loaded anew, and a line that breaks. */
import { expect, test } from './harness.ts'
import { curtain, goOn, moment, moves, prompt, sitDown } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a second window watches what all may see, until it takes over', async ({ page, context }) => {
  await sitDown(page, { game: 'Syndicate', people: ['Ada', 'Bert'], seed: 'two windows' })
  await moment(page)
  await goOn(page, 'curtain', 0)
  expect(await moment(page)).toBe('move')

  const other = await context.newPage()
  await other.goto(page.url())
  const takeOver = other.getByRole('button', { name: 'Play in this window' })
  await expect(takeOver).toBeVisible()
  await expect(moves(other)).toHaveCount(0)
  await expect(moves(page)).not.toHaveCount(0)

  await takeOver.click()
  await curtain(other).waitFor()
  await expect(moves(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Play in this window' })).toBeVisible()
  await other.close()
})

test('bots go on when one of two windows is closed', async ({ page, context }) => {
  await sitDown(page, { people: [], bots: 3, seed: 'watched by two' })
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(prompt(other)).toBeVisible()
  await other.close()
  const now = () => page.locator('.table').getAttribute('data-revision')
  for (let n = 0; n < 2; n++) {
    const before = await now()
    await expect.poll(now).not.toBe(before)
  }
})

test('a window that is loaded anew begins behind the curtain', async ({ page }) => {
  await sitDown(page, { game: 'Syndicate', people: ['Ada', 'Bert'], seed: 'reload' })
  await moment(page)
  await goOn(page, 'curtain', 0)
  expect(await moment(page)).toBe('move')
  await page.reload()
  expect(await moment(page)).toBe('curtain')
  await goOn(page, 'curtain', 0)
  expect(await moment(page)).toBe('move')
})
