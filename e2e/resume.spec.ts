/** Leaving in the middle, the power cut, and going on as if nothing had been. */
import { expect, test } from './harness.ts'
import { goOn, hurryUp, logLines, moment, moves, prompt, sitDown, undo } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(120_000)

test('a game goes on where it was left', async ({ page }) => {
  await sitDown(page, { people: ['Ada', 'Bert', 'Cleo'], seed: 'resume' })
  for (let n = 0; n < 14; n++) await goOn(page, await moment(page), n)
  await moment(page)
  const [asked, log] = [await prompt(page).innerText(), await logLines(page).allInnerTexts()]

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Back to the shelf' }).click()
  await page
    .getByRole('link', { name: /Ada, Bert and Cleo/ })
    .first()
    .click()
  await moment(page)
  await expect(prompt(page)).toHaveText(asked)
  expect(await logLines(page).allInnerTexts()).toEqual(log)
  await goOn(page, 'move', 0)
})

test('every move that was shown is there after a power cut', async ({ page, app }) => {
  await hurryUp(page)
  await sitDown(page, { people: ['Ada'], bots: 2, seed: 'power cut' })
  for (let n = 0; n < 9; n++) {
    const now = await moment(page)
    expect(now).toBe('move')
    await goOn(page, now, n)
  }
  await moment(page)
  const [asked, log] = [await prompt(page).innerText(), await logLines(page).allInnerTexts()]
  const choices = await moves(page).allInnerTexts()

  await app.kill()
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await app.start()
  await page.goto(app.address)
  await page.getByRole('link', { name: /Ada, / }).first().click()
  await moment(page)
  await expect(prompt(page)).toHaveText(asked)
  expect(await logLines(page).allInnerTexts()).toEqual(log)
  expect(await moves(page).allInnerTexts()).toEqual(choices)
  await expect(undo(page)).toBeVisible()
  await goOn(page, 'move', 0)
  await moment(page)
})
