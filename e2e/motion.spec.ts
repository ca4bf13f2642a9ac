/** Moves are shown as movement: at the chosen speed, skipped by a key, and not at all where that is asked for. */
import { flying, holdFlights, land, takesOff, watchFlights } from './flights.ts'
import { expect, test } from './harness.ts'
import { change } from './host.ts'
import { nightfall } from '../machines/nightfall/index.ts'
import { declineUntil, exhibit, hold, offerInCity, place, table } from '../machines/nightfall/testing.ts'
import { sitDownAt } from './positions.ts'
import { changing, click, curtain, handOver, lift, logLines, moment, moves, prompt, sitDown } from './table.ts'

/** The first card is a padlock: whoever gets it is asked about the lawyer. */
const lineup = { people: ['Ada', 'Bert', 'Cleo'], seed: 'motion 2' }

test('a card flies from the deck to the light, and on to its receiver', async ({ page }) => {
  await sitDown(page, lineup)
  await moment(page)
  await holdFlights(page)
  await moves(page).first().press('Enter')
  await takesOff(page, 'turn-')
  await expect(flying(page)).toHaveCount(1)
  await expect(moves(page)).toHaveCount(0)
  await land(page)
  await expect(prompt(page)).toHaveText(/^Who gets the /)
  await expect(flying(page)).toHaveCount(0)
  await moves(page).first().press('Enter')
  await takesOff(page, 'whole-')
  await expect(flying(page)).toHaveCount(1)
  await land(page)
  await expect(prompt(page)).toHaveText(/^You receive the /)
})

test('Space skips what is moving', async ({ page }) => {
  await change(page, { speed: 'slow' })
  await sitDown(page, lineup)
  await moment(page)
  await holdFlights(page)
  await moves(page).first().press('Enter')
  await expect(flying(page)).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(prompt(page)).toHaveText(/^Who gets the /)
  await expect(flying(page)).toHaveCount(0)
})

test('who takes one thing after another need not wait until each has arrived', async ({ page }) => {
  const night = table(2, 'hammer', 'torch')
  offerInCity(night, 'torch', 'plan', 'pliers', 'lockpick')
  const placed = place(night, 'city', 'ruin', 'villa', 'ruin', 'museum', 'ruin')
  await sitDownAt(page, placed, ['Ada'], nightfall)
  await page.evaluate(() => (document.documentElement.dataset.speed = 'normal'))
  const take = (tool: string) => page.locator('.board').getByRole('button', { name: `Take a ${tool}` })
  await click(page, take('torch'))
  const { x = 0, y = 0, width = 0, height = 0 } = (await take('plan').boundingBox()) ?? {}
  // At whatever moment of its way, from the host's answer to the end of the flight.
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(logLines(page).filter({ hasText: 'You take a plan' })).toHaveCount(1)
})

test('all see what a move brought before the curtain falls', async ({ page }) => {
  await sitDown(page, { game: 'Kingpin', people: ['Ada', 'Bert'], seed: 'parting' })
  await lift(page)
  for (const choice of ['Recruit', 'Take', 'Send']) {
    await moment(page)
    if (choice === 'Send') await holdFlights(page)
    await moves(page).filter({ hasText: choice }).first().press('Enter')
  }
  await expect(flying(page)).not.toHaveCount(0)
  await expect(curtain(page)).toHaveCount(0)
  // Already the first movement is shown without what is Ada's alone.
  await expect(page.locator('.panel.front, .eyeful')).toHaveCount(0)
  await expect(async () => {
    await land(page)
    await expect(curtain(page)).toBeVisible({ timeout: 100 })
  }).toPass()
})

test('what was done behind the curtain is played to whoever lifts it', async ({ page }) => {
  const night = table(2, 'hammer', 'lockpick')
  hold(night, 0, 'plan', 'torch')
  exhibit(night, 'villa', 16, 1)
  const raid = declineUntil(place(night, 'villa', 'villa', 'city', 'city', 'ruin', 'ruin'), 'act.villa')
  await sitDownAt(page, raid, ['Ada', 'Bert'], nightfall)
  await lift(page)
  await click(page, moves(page).filter({ hasText: 'Go for the showcase' }))
  await changing(page, () => handOver(page).click())
  await page.evaluate(() => (document.documentElement.dataset.speed = 'normal'))
  await holdFlights(page)
  await lift(page)
  await expect(flying(page).first()).toHaveAttribute('data-flight', 'tool-plan')
  await expect(prompt(page)).toContainText('Ada steals the showcase')
  await land(page)
  await expect(prompt(page)).toHaveText('What do you steal in the Villa?')
})

test('what fills up is seen, and said in a few words', async ({ page }) => {
  const night = table(2, 'hammer', 'torch')
  offerInCity(night, 'torch', 'plan')
  const last = place(night, 'harbour', 'harbour', 'harbour', 'harbour', 'harbour', 'city')
  await sitDownAt(page, last, ['Ada', 'Bert'], nightfall, { plain: true })
  await click(page, page.locator('.board').getByRole('button', { name: 'Take a torch' }))
  await expect(prompt(page)).toContainText('take one more tool.')
  await page.evaluate(() => (document.documentElement.dataset.speed = 'normal'))
  await holdFlights(page)
  await click(page, page.locator('.board').getByRole('button', { name: 'Take a plan' }))
  await expect(async () => {
    await land(page)
    await expect(prompt(page)).toHaveText('The places fill up for the next round.', { timeout: 100 })
  }).toPass()
  await expect(page.locator('.place.open')).toHaveCount(5)
  // What has come is told in full.
  await expect(page.locator('.strip')).toContainText('New in the City: ')
})

test('a map glides to where it is sent, at the chosen speed', async ({ page }) => {
  await sitDown(page, { game: 'Hadria', people: ['Ada', 'Bert'], seed: 'motion map' })
  await moment(page)
  await page.evaluate(() => {
    const { animate } = Element.prototype
    const times: unknown[] = []
    Object.assign(window, { times })
    Element.prototype.animate = function (frames, options) {
      if (this.matches('.viewport > .map')) times.push((options as KeyframeAnimationOptions).duration)
      return animate.call(this, frames, options)
    }
  })
  const times = () => page.evaluate(() => (window as unknown as { times: number[] }).times)
  const map = page.locator('.viewport > .map')
  const width = async () => (await map.boundingBox())?.width ?? 0
  const before = await width()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(width).toBeCloseTo(before * 1.3, 0)
  expect(await times()).toEqual([400])
  // A hand has it at once.
  await map.hover()
  await page.mouse.wheel(0, -100)
  await expect.poll(width).toBeGreaterThan(before * 1.4)
  expect(await times()).toEqual([400])
  await page.evaluate(() => (document.documentElement.dataset.speed = 'off'))
  await page.getByRole('button', { name: 'Show the whole map' }).click()
  await expect.poll(width).toBeCloseTo(before, 0)
  expect(await times()).toEqual([400, 0])
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing flies', async ({ page }) => {
    await sitDown(page, lineup)
    await moment(page)
    const flown = await watchFlights(page)
    await moves(page).first().press('Enter')
    await expect(prompt(page)).toHaveText(/^Who gets the /)
    await moves(page).first().press('Enter')
    await expect(prompt(page)).toHaveText(/^You receive the /)
    expect(await flown()).toBe(0)
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    )
    expect(running).toBe(0)
  })
})

test.describe('with movement off', () => {
  test('nothing flies', async ({ page }) => {
    await page.getByRole('link', { name: 'Settings' }).click()
    const kept = page.waitForResponse(/\/api\/saveSettings$/)
    await page.getByRole('radio', { name: 'Off', exact: true }).check()
    await kept
    await sitDown(page, lineup)
    await moment(page)
    const flown = await watchFlights(page)
    await moves(page).first().press('Enter')
    await expect(prompt(page)).toHaveText(/^Who gets the /)
    expect(await flown()).toBe(0)
  })
})
