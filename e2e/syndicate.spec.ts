/** Syndicate: pick, play, resolve; with people who choose in secret, with bots, by keyboard, and after a power cut. */
import { axe, expect, frames, picture, test, type Page } from './harness.ts'
import { newGame, playByKeys } from './keys.ts'
import { curtain, end, goOn, hurryUp, logLines, moment, moves, phase, prompt, sitDown } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(240_000)

const game = 'Syndicate'
const strip = (page: Page) => page.getByRole('list', { name: /^Round \d+ of 12$/ })
const reading = (page: Page) => page.locator('.inspector')
/** What is asked while cards resolve: cost, bonus, which holding … */
const isQuestion = (asked: string) => !/^(Take a card|Which card do you play)/.test(asked)

test('two people on one screen, to the end', async ({ page }) => {
  const window = await frames(page)
  await sitDown(page, { game, people: ['Ada', 'Bert'], seed: 'hot seat' })
  const looked = new Set<string>()
  for (let n = 0; ; n++) {
    const now = await moment(page)
    if (now === 'end') break
    if (now === 'curtain') {
      await expect(page.locator('.card, .tile, .inspector, [data-anchor], .dock')).toHaveCount(0)
      const last = (await window.sent()).at(-1)
      expect(last?.text).toContain('"stage":"curtain"')
      expect(last?.text).not.toMatch(/"(hand|packet|choice|display)"/)
      await window.clear()
    } else if (now === 'move') {
      const where = await phase(page)
      // Nothing shows what the other has chosen.
      if (/Play/.test(where)) await expect(page.locator('.place:not(.own) .spot .tile')).toHaveCount(0)
      if (!looked.has(where)) {
        looked.add(where)
        await axe(page)
        await picture(page, `syndicate-two-${where.replace(/\W+/g, '-').toLowerCase()}`)
      }
    }
    await goOn(page, now, n)
  }
  expect(looked.size).toBeGreaterThan(2)
  await expect(end(page).getByRole('heading', { level: 1 })).toHaveText(/ wins?$/)
  await expect(end(page).getByText('Cash').first()).toBeVisible()
  await axe(page)
})

test('four people on one screen, through the first reveals', async ({ page }) => {
  await sitDown(page, { game, people: ['Ada', 'Bert', 'Cleo', 'Dan'], seed: 'four' })
  const sat = new Set<string>()
  for (let n = 0; n < 200; n++) {
    const now = await moment(page)
    if (now === 'move') {
      sat.add(await page.locator('.place.own .name').innerText())
      if ((await strip(page).locator('[aria-current=step]').innerText()) === '4') break
    }
    await goOn(page, now, n)
  }
  expect(sat).toEqual(new Set(['Ada', 'Bert', 'Cleo', 'Dan']))
  await expect(page.locator('.place')).toHaveCount(4)
  await axe(page)
  await picture(page, 'syndicate-four')
  await page.getByRole('tab', { name: 'Notes' }).click()
  await expect(page.getByRole('heading', { name: 'Packets you passed on' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Comes to you next' })).toBeVisible()
  await axe(page)
})

test('one person against bots, to the end', async ({ page }) => {
  await hurryUp(page)
  await sitDown(page, { game, people: ['Ada'], bots: 1, seed: 'against bots' })
  await moment(page)
  await expect(page.getByText(/^Next to you: a packet that you haven’t seen, 11 cards$/)).toBeVisible()

  const first = page.getByRole('button', { name: /^Take / }).first()
  await first.hover()
  const name = (await first.getAttribute('aria-label'))?.replace(/^Take ([^.]+)\..*$/s, '$1') ?? ''
  await expect(reading(page)).toContainText(name)
  await expect(reading(page).getByRole('list', { name: 'Now' })).toBeVisible()

  let explained = false
  for (let n = 0; ; n++) {
    const now = await moment(page)
    if (now === 'end') break
    expect(now).toBe('move')
    await expect(curtain(page)).toHaveCount(0)
    const hand = page.locator('.small').getByRole('button')
    if (!explained && (await prompt(page).innerText()).startsWith('Take a card') && (await hand.count()) > 0) {
      explained = true
      await hand.first().hover()
      await expect(page.locator('.why')).toContainText('First take a card out of the packet.')
      await page.mouse.move(0, 0)
    }
    await goOn(page, now, n)
  }
  expect(explained).toBe(true)
  await expect(end(page).getByRole('heading', { level: 1 })).toHaveText(/ wins?$/)
})

test('a question stays open over a power cut', async ({ page, app }) => {
  await sitDown(page, { game, people: ['Ada', 'Bert'], seed: 'power cut' })
  for (let n = 0; ; n++) {
    const now = await moment(page)
    expect(now).not.toBe('end')
    if (now === 'move' && isQuestion(await prompt(page).innerText())) break
    await goOn(page, now, n)
  }
  const [asked, log] = [await prompt(page).innerText(), await logLines(page).allInnerTexts()]
  const choices = await moves(page).allInnerTexts()
  await picture(page, 'syndicate-question')
  await axe(page)

  await app.kill()
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await app.start()
  await page.goto(app.address)
  await page
    .getByRole('link', { name: /Ada and Bert/ })
    .first()
    .click()
  for (let now = await moment(page); now !== 'move'; now = await moment(page)) await goOn(page, now, 0)
  await expect(prompt(page)).toHaveText(asked)
  expect(await moves(page).allInnerTexts()).toEqual(choices)
  expect(await logLines(page).allInnerTexts()).toEqual(log)
  await goOn(page, 'move', 0)
  await moment(page)
})

test('by keyboard alone', async ({ page }) => {
  await newGame(page, game)
  for (let n = 0; n < 9; n++) {
    expect(await moment(page)).toBe('move')
    await playByKeys(page, n)
  }
  expect(await moment(page)).toBe('move')
  // A card is read by going to it.
  const card = page
    .locator('.room')
    .getByRole('button', { name: /\d, (thug|holding|action)\./ })
    .first()
  await card.focus()
  await expect(reading(page).getByRole('heading')).toBeVisible()
})
