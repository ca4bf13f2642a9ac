/** A game in which people leave and come back, ask for a hint, and look at the end how the bots decided. */
import { axe, expect, picture, test, type Page } from './harness.ts'
import { change as setTo } from './host.ts'
import { curtain, end, goOn, moment, moves, ready, sitDown } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(240_000)

/** In the table's menu: somebody leaves, or is back. */
async function change(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Leave a chair to a bot' }).click()
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
  await ready(page)
}

test('chairs change hands, a bot gives a hint, and says afterwards why it did what it did', async ({ page }) => {
  // Bots among themselves take their time, so that Ada comes back before they are through.
  await setTo(page, { speed: 'slow' })
  await sitDown(page, { people: ['Ada', 'Bo'], bots: 1, informant: true, seed: 'chairs' })
  if ((await moment(page)) === 'curtain') {
    await page.getByRole('button', { name: 'Somebody has to go' }).click()
    await page.getByLabel('How well the bot plays for Bo').selectOption('Burglar')
    await picture(page, 'chairs-curtain')
    await page.getByRole('dialog').getByRole('button', { name: 'A bot plays for Bo' }).click()
    await ready(page)
  } else await change(page, 'A bot plays for Bo')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // Alone among bots now, Ada goes and comes back: only she may see what she holds, as long as the bot hasn't used it up.
  if ((await moment(page)) === 'curtain') await goOn(page, 'curtain', 0)
  await change(page, 'A bot plays for Ada')
  await expect(moves(page)).toHaveCount(0)
  await change(page, 'Ada is back')
  if ((await moment(page)) === 'curtain') {
    await expect(curtain(page).getByRole('heading', { name: 'Ada' })).toBeVisible()
    await goOn(page, 'curtain', 0)
  }

  for (let n = 0; (await moment(page)) === 'move' && (await moves(page).count()) < 2; n++) await goOn(page, 'move', n)
  await page.keyboard.press('h')
  await expect(page.locator('.given .card')).toContainText('Hint:')
  await picture(page, 'hint')
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('.given .card')).toHaveCount(0)

  await change(page, 'A bot plays for Ada')
  await page.getByRole('button', { name: 'Speed up' }).click()
  await expect(end(page)).toBeVisible({ timeout: 120_000 })
  await expect(end(page)).toContainText(/With hints:\s+Ada/)
  await end(page).getByRole('button', { name: 'How the bots decided' }).click()
  const receipt = page.getByRole('complementary', { name: 'How a bot decided' })
  await expect(receipt).toContainText('Asked again just now, it gives the same answer.')
  await receipt.getByRole('button', { name: 'The next choice' }).click()
  await expect(receipt).toContainText(/Choice 2 of \d+/)
  await expect(receipt).toContainText('Asked again just now, it gives the same answer.')
  await picture(page, 'receipt')
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(receipt).toHaveCount(0)
})
