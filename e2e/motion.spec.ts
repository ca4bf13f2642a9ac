/** Moves are shown as movement: at the chosen speed, skipped by a key, and not at all where that is asked for. */
import { expect, test, type Page } from './harness.ts'
import { moment, moves, prompt, sitDown } from './table.ts'

const flying = (page: Page) => page.locator('[data-flight]')

/** Counts everything that ever flies from now on. */
async function watchFlights(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = new Set<Node>()
    Object.assign(window, { flown: seen })
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node instanceof HTMLElement && node.dataset.flight) seen.add(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { flown: Set<Node> }).flown.size)
}

/** The first card is a padlock: whoever gets it is asked about the lawyer. */
const lineup = { people: ['Ada', 'Bert', 'Cleo'], seed: 'motion 2' }

test('a card flies from the deck to the light, and on to its receiver', async ({ page }) => {
  await sitDown(page, lineup)
  await moment(page)
  await moves(page).first().press('Enter')
  await expect(flying(page)).toHaveAttribute('data-flight', /^turn-/)
  await expect(moves(page).first()).toHaveAttribute('aria-disabled', 'true')
  await expect(prompt(page)).toHaveText(/^Who gets the /)
  await expect(flying(page)).toHaveCount(0)
  await moves(page).first().press('Enter')
  await expect(flying(page)).toHaveAttribute('data-flight', /^whole-/)
  await expect(prompt(page)).toHaveText(/^You receive the /)
})

test('Space skips what is moving', async ({ page }) => {
  // Movements that would take ages, and a clock from the key to the end of what flies.
  await page.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      const flies = this.matches('[data-flight]')
      return animate.call(
        this,
        frames,
        flies ? { ...(options as KeyframeAnimationOptions), duration: 60_000 } : options,
      )
    }
    const clock = { pressed: 0, ended: 0 }
    Object.assign(window, { clock })
    window.addEventListener('keydown', () => (clock.pressed = performance.now()), { capture: true })
    new MutationObserver(() => {
      if (clock.pressed && !clock.ended && !document.querySelector('[data-flight]')) clock.ended = performance.now()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Slow' }).check()
  await page.getByRole('link', { name: 'Shelf' }).click()
  await sitDown(page, lineup)
  await moment(page)
  await moves(page).first().press('Enter')
  await expect(flying(page)).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(prompt(page)).toHaveText(/^Who gets the /)
  await expect(flying(page)).toHaveCount(0)
  const { pressed, ended } = await page.evaluate(
    () => (window as unknown as { clock: { pressed: number; ended: number } }).clock,
  )
  expect(ended - pressed).toBeLessThan(500)
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
    await page.getByRole('radio', { name: 'Off', exact: true }).check()
    await page.getByRole('link', { name: 'Shelf' }).click()
    await sitDown(page, lineup)
    await moment(page)
    const flown = await watchFlights(page)
    await moves(page).first().press('Enter')
    await expect(prompt(page)).toHaveText(/^Who gets the /)
    expect(await flown()).toBe(0)
  })
})
