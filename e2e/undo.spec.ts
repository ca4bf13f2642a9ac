/** Taking back, and what can't be taken back. */
import { axe, expect, picture, test, type Page } from './harness.ts'
import { curtain, goOn, handOver, lift, logLines, moment, moves, play, prompt, sitDown, undo } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const asks = (page: Page, question: RegExp) => expect(prompt(page)).toHaveText(question)

test('a card that was given can be taken back, one that was seen can’t', async ({ page }) => {
  await sitDown(page, { people: ['Ada', 'Bert', 'Cleo'], seed: 'undo 2' })
  await moment(page)
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(undo(page)).toHaveAttribute('title', 'There is nothing to take back yet.')

  await moves(page).first().press('Enter')
  await asks(page, /^Who gets the /)
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')
  await undo(page).click({ force: true })
  await expect(page.getByText(/This can’t be taken back: /)).toBeVisible()
  await asks(page, /^Who gets the /)
  const [question, log] = [await prompt(page).innerText(), await logLines(page).allInnerTexts()]

  await play(
    page,
    moves(page)
      .filter({ hasText: /^Give|Give the/ })
      .first(),
  )
  await asks(page, /^You receive the /)
  await moment(page)
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'false')
  await undo(page).click({ force: true })
  await expect(prompt(page)).toHaveText(question)
  expect(await logLines(page).allInnerTexts()).toEqual(log)

  await moves(page).last().press('Enter')
  await asks(page, /^You receive the /)
  await moment(page)
  await page.keyboard.press('u')
  await expect(prompt(page)).toHaveText(question)
})

test('the move that handed the screen over is taken back from the curtain', async ({ page }) => {
  await sitDown(page, { game: 'Kingpin', people: ['Ada', 'Bert'], seed: 'undo from the curtain' })
  await moment(page)
  const sign = curtain(page).getByRole('heading')
  const who = (await sign.textContent()) ?? ''
  await goOn(page, 'curtain', 0)
  let [offered, question] = [['nothing'], '']
  while ((await moment(page)) === 'move') {
    ;[offered, question] = [await moves(page).allInnerTexts(), await prompt(page).innerText()]
    // In the end somebody is sent face down: nobody else learns who.
    await goOn(page, 'move', 1)
  }
  const back = curtain(page).getByRole('button', { name: 'Take back the last move' })
  await expect(sign).not.toHaveText(who)
  await expect(curtain(page).getByRole('button').first()).toBeFocused()
  await axe(page)
  await picture(page, 'curtain-take-back')
  await back.click()
  await expect(sign).toHaveText(who)
  await goOn(page, 'curtain', 0)
  await expect(prompt(page)).toHaveText(question)
  expect(await moves(page).allInnerTexts()).toEqual(offered)
})

test('who has chosen in secret changes their mind, also once another has looked', async ({ page }) => {
  await sitDown(page, { game: 'Syndicate', people: ['Ada', 'Bert'], seed: 'change of mind' })
  await lift(page, /^I am Ada$/)
  expect(await moment(page)).toBe('move')
  const offered = await moves(page).allInnerTexts()
  await goOn(page, 'move', 0)
  await moment(page)
  await expect(curtain(page).getByRole('button', { name: 'Ada may still change their mind' })).toHaveCount(1)
  await expect(curtain(page).getByRole('button', { name: 'Take back the last move' })).toHaveCount(0)
  await lift(page, /^I am Bert$/)
  expect(await moment(page)).toBe('move')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Hand over' }).click()

  await lift(page, /^Ada may still/)
  await handOver(page).waitFor()
  await undo(page).click()
  await expect(moves(page)).toHaveCount(offered.length)
  expect(await moves(page).allInnerTexts()).toEqual(offered)
})

test('nothing is taken back once somebody else has looked', async ({ page }) => {
  await sitDown(page, { people: ['Ada', 'Bert', 'Cleo'], informant: true, seed: 'undo and the curtain' })
  for (let n = 0; n < 200; n++) {
    const now = await moment(page)
    await goOn(page, now, n)
    if (now !== 'curtain') continue
    await undo(page).waitFor()
    if (((await undo(page).getAttribute('title')) ?? '').includes('somebody else has looked')) break
  }
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')
  await undo(page).click({ force: true })
  await expect(page.getByText(/This can’t be taken back: somebody else/)).toBeVisible()
})
