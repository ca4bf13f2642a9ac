/** One person against bots, to the end; and a table of bots that is only watched. */
import { axe, expect, picture, test } from './harness.ts'
import { curtain, end, goOn, hurryUp, logLines, moment, moves, prompt, sitDown } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(240_000)

test('one person plays against bots to the end, without a curtain', async ({ page }) => {
  await hurryUp(page)
  await sitDown(page, { people: ['Ada'], bots: 2, informant: true, seed: 'against bots' })
  for (let n = 0; ; n++) {
    const now = await moment(page)
    if (now === 'end') break
    expect(now).toBe('move')
    await expect(curtain(page)).toHaveCount(0)
    if (n === 8) await picture(page, 'table-with-bots')
    await goOn(page, now, n)
    if (n % 10 === 5) await axe(page)
  }
  await expect(end(page).getByRole('heading', { level: 1 })).toHaveText(/ wins$/)
  await page.getByRole('button', { name: 'Back to the shelf' }).click()
  await expect(page.getByRole('heading', { name: 'Which job tonight?' })).toBeVisible()
})

test('what can’t be done says why, and leads to the rule', async ({ page }) => {
  await hurryUp(page)
  await sitDown(page, { people: ['Ada'], bots: 2, seed: 'why not' })
  for (let n = 0; (await moment(page)) === 'move'; n++) {
    if ((await prompt(page).innerText()).startsWith('Who gets') && (await moves(page).count()) < 3) break
    await goOn(page, 'move', n)
  }
  const place = page.getByRole('button', { name: /^(Give|Keep) the .*/, disabled: true }).first()
  await place.focus()
  await place.hover()
  const why = page.locator('.why')
  await expect(why).toContainText(/has had a card this round|is out of the game/)
  await axe(page)
  // As a person clicks: the board loses the focus before the button comes up again.
  await why.getByRole('button', { name: /^Rule BI-3.1/ }).click({ delay: 100 })
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.page .asked').first()).toBeInViewport()
  await page.getByRole('searchbox', { name: 'Search rules and pieces' }).fill('finale')
  await expect(page.locator('.page mark').first()).toHaveText(/finale/i)
  await expect(page.locator('.page')).not.toContainText('103')
  await axe(page)

  await page.mouse.move(0, 0)
  await place.focus()
  await expect(why).toContainText(/has had a card this round|is out of the game/)
  await page.keyboard.press('Escape')
  await expect(why).toHaveCount(0)
})

test('a line of the log is shown on the board', async ({ page }) => {
  await hurryUp(page)
  await sitDown(page, { people: ['Ada'], bots: 2, seed: 'log' })
  await goOn(page, await moment(page), 0)
  await moment(page)
  await logLines(page).first().hover()
  await expect(page.locator('.place.pointed')).toHaveCount(1)
  await page.mouse.move(0, 0)
  await expect(page.locator('.place.pointed')).toHaveCount(0)
})

test('a move that can’t be saved is told, and the table stays usable', async ({ page }) => {
  await hurryUp(page)
  await sitDown(page, { people: ['Ada'], bots: 2, seed: 'full disk' })
  await moment(page)
  const asked = await prompt(page).innerText()
  await page.route('**/api/play', (route) =>
    route.fulfill({ json: { ok: false, problem: { key: 'problem.diskFull', params: { code: 'ENOSPC' } } } }),
  )
  await moves(page).first().press('Enter')
  await expect(page.getByText(/disk is full/i)).toBeVisible()
  await axe(page)
  await expect(prompt(page)).toHaveText(asked)
  await page.unroute('**/api/play')
  await goOn(page, 'move', 0)
})
