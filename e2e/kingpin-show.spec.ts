/** Kingpin's scoring is a show, and can be skipped. */
import { kingpin } from '../machines/kingpin/index.ts'
import { play as playAll, recruit, table, take, type Laid } from '../machines/kingpin/testing.ts'
import { flying, holdFlights, land, takesOff } from './flights.ts'
import { expect, test, type Page } from './harness.ts'
import { change } from './host.ts'
import { sitDownAt } from './positions.ts'
import { changing, click, end, goOn, moment, moves, play, prompt, ready, sitDown } from './table.ts'

test.setTimeout(120_000)

/** Two people: one sends somebody face down, then both pass; the last click is still to be made. */
async function almostOver(page: Page): Promise<void> {
  await sitDown(page, { game: 'Kingpin', people: ['Ada', 'Bert'], seed: 'kingpin show' })
  const sitIn = async () => {
    for (let now = await moment(page); now !== 'move'; now = await moment(page)) {
      await goOn(page, now, 0)
    }
  }
  await sitIn()
  await moves(page).nth(1).press('Enter')
  await expect(prompt(page)).toHaveText(/Whom do you take/)
  await moves(page).first().press('Enter')
  await expect(prompt(page)).toHaveText(/^Where do you send /)
  await moves(page).nth(1).press('Enter')
  await sitIn()
  await expect(prompt(page)).toHaveText(/^Recruit/)
  await changing(page, () => play(page, moves(page).last()))
  await sitIn()
  await expect(prompt(page)).toHaveText(/^Recruit/)
}

test('face-down crooks turn over, points fly, and Space ends it', async ({ page }) => {
  await almostOver(page)
  await holdFlights(page)
  await play(page, moves(page).last())

  for (const kind of ['turn-', 'headline-', 'points-']) await takesOff(page, kind)
  await expect(end(page)).toHaveCount(0)
  // What has been told stays with whoever got it.
  await takesOff(page, 'headline-{"key":"gang')
  await expect(page.locator('.score .points')).not.toHaveCount(0)
  // Once skips a step, twice at once all of them.
  await page.evaluate(() => {
    for (const _ of [1, 2]) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
  })
  await expect(end(page).getByRole('heading', { level: 1 })).toBeFocused()
  await expect(flying(page)).toHaveCount(0)
})

test('the scoring is said step by step, each step once, to those who can’t see it', async ({ page }) => {
  await change(page, { speed: 'quick' })
  await almostOver(page)
  const said = await page.locator('.table > [aria-live=polite]').evaluateHandle((region) => {
    const heard: string[] = []
    new MutationObserver(() => heard.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return heard
  })
  await play(page, moves(page).last())
  await expect(end(page)).toBeVisible()
  const heard = await said.jsonValue()
  const steps = heard.filter((text) =>
    /^(Target \d|Nobody is at target|Nobody has most|\w+ (has|have) most)/.test(text),
  )
  // Eight targets, then three gangs.
  expect(steps).toHaveLength(11)
  expect(new Set(steps).size).toBe(11)
  expect(heard.findIndex((text) => text.includes(' had '))).toBeLessThan(heard.indexOf(steps[0]!))
  expect(heard.filter((text) => text.includes('the town with'))).toHaveLength(1)
  expect(heard.at(-1)).toBe('The game is over.')
})

test('while something is shown no move is offered, neither one that was made nor one that is to come', async ({
  page,
}) => {
  await almostOver(page)
  await holdFlights(page)
  await play(page, moves(page).last())
  await takesOff(page, 'headline-')
  await expect(moves(page)).toHaveCount(0)
  await expect(page.locator('.dock .short')).toHaveCount(0)
})

for (const seats of [2, 3]) {
  test(`whoever joins somebody at a table of ${seats} lands as large as they lie there, and where`, async ({
    page,
  }) => {
    const dens = { A: ['Sidekick', 'Tinker'], B: ['Ace'] }
    const start = table({ seats, dens, passed: [1, 2].slice(0, seats - 1), street: [[0, 3, 'Sticks'] satisfies Laid] })
    await sitDownAt(page, playAll(start, recruit('A'), take('Sidekick')), ['Ada'], kingpin, { plain: true })
    await change(page, { speed: 'normal' })
    await page.reload()
    await ready(page)
    await holdFlights(page)
    await click(page, page.locator('.slot').nth(1).getByRole('button'))
    const card = (kind: string) => page.locator(`[data-flight^=${kind}] .${seats === 2 ? 'tall' : 'wide'}`)
    await takesOff(page, seats === 2 ? 'righted-' : 'wide-')
    const landing = await card(seats === 2 ? 'righted' : 'wide').evaluate((flown) => {
      for (const flight of flown.closest('[data-flight]')?.getAnimations() ?? []) {
        flight.pause()
        flight.currentTime = Number(flight.effect?.getComputedTiming().endTime) - 0.01
      }
      const { x, y, width, height } = flown.getBoundingClientRect()
      return [x, y, width, height]
    })
    await land(page)
    await expect(flying(page)).toHaveCount(0)
    const lies = await page
      .locator('.slot')
      .nth(1)
      .locator('.card')
      .last()
      .evaluate((card) => {
        const { x, y, width, height } = card.getBoundingClientRect()
        return [x, y, width, height]
      })
    for (const [at, length] of lies.entries())
      expect(Math.abs(length - (landing[at] ?? 0)), `${lies} as ${landing}`).toBeLessThan(1.5)
  })
}
