/** Learning by playing: the courses, the first lesson of every game by mouse and by keyboard, and coming back. */
import { courses } from '../machines/courses.ts'
import { axe, expect, picture, test, type Page } from './harness.ts'
import { change, visit } from './host.ts'
import { tabTo } from './keys.ts'
import { changing, click, ready, told } from './table.ts'

const firstLessons = Object.entries(courses).map(([game, { lessons }]) => ({
  game,
  id: lessons[0]!.id,
  steps: lessons[0]!.steps.length,
}))

const strip = (page: Page) => page.getByRole('region', { name: 'Lesson' })
const button = (page: Page, name: string | RegExp) => strip(page).getByRole('button', { name })
const atStep = (page: Page, n: number, all: number) =>
  expect(strip(page).getByLabel(`Step ${n} of ${all}`)).toBeVisible()

async function openLesson(page: Page, game: string, id: string): Promise<void> {
  await change(page, { ...told, speed: 'off' })
  await visit(page, `#/learn/${game}/${id}`)
  await expect(strip(page)).toBeVisible()
}

/** What the strip offers now, once the others have done what they do. */
async function offered(page: Page): Promise<'show' | 'goOn' | 'done'> {
  const next = strip(page).locator('button:not([aria-disabled=true])')
  await next.filter({ hasText: /^\s*(Show me|Go on|Next lesson|To your first game)\s*$/ }).waitFor()
  await ready(page)
  if (await button(page, 'Show me').isVisible()) return 'show'
  return (await button(page, 'Go on').isVisible()) ? 'goOn' : 'done'
}

/** In turn by mouse and by keyboard; wherever the focus rests, Space goes on. */
async function goOn(page: Page, what: 'show' | 'goOn', n: number): Promise<void> {
  const name = what === 'show' ? 'Show me' : 'Go on'
  if (n % 2 === 0) return changing(page, () => button(page, name).click())
  if (what === 'show') await tabTo(page, /^\s*Show me\s*$/)
  else await page.getByRole('heading', { level: 1 }).focus()
  await changing(page, () => page.keyboard.press(what === 'show' ? 'Enter' : 'Space'))
}

for (const [index, { game, id, steps }] of firstLessons.entries()) {
  test(`the first lesson of ${game}, by mouse and by keyboard in turn, and on to the next`, async ({ page }) => {
    await openLesson(page, game, id)
    await atStep(page, 1, steps)
    await axe(page)
    await picture(page, `learn-${game}`)
    const times = { show: 0, goOn: 0 }
    for (;;) {
      const what = await offered(page)
      if (what === 'done') break
      await goOn(page, what, index + times[what]++)
    }
    expect(times.show).toBeGreaterThan(1)
    await axe(page)
    await tabTo(page, /^\s*Next lesson\s*$/)
    await page.keyboard.press('Enter')
    await expect(strip(page).getByLabel(/^Step 1 of/)).toBeVisible()
    await button(page, 'Leave the lesson').click()
    const lesson = page.getByRole('listitem').filter({ hasText: 'Go through it again' })
    await expect(lesson).toHaveCount(1)
    await axe(page)
  })
}

test('Kingpin’s first lesson on the board itself: a wrong turn, a step back, leaving and coming back', async ({
  page,
}) => {
  await openLesson(page, 'kingpin', 'raid')
  const board = page.getByRole('region', { name: 'The board' })
  const boxer = board.getByRole('button', { name: 'Boxer' })
  await click(page, page.getByRole('button', { name: 'Den E' }).first())
  await expect(strip(page)).toContainText('You could look there as well')
  await click(page, page.getByRole('button', { name: 'Den C' }).first())
  await atStep(page, 2, 7)
  await click(page, boxer)
  await atStep(page, 3, 7)
  await button(page, 'Back').click()
  await atStep(page, 2, 7)
  await click(page, boxer)
  await atStep(page, 3, 7)
  await button(page, 'Leave the lesson').click()
  await page.getByRole('link', { name: /Recruit and raid/ }).click()
  await atStep(page, 3, 7)
})

test('lessons are found on the shelf, on the form, in the table’s menu, over the rules, and offered once', async ({
  page,
}) => {
  await page.getByRole('link', { name: /^Learn Kingpin: 0 of 4/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Learn Kingpin' })).toBeFocused()
  await page.getByRole('link', { name: 'All courses' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(firstLessons.length)
  await axe(page)
  await picture(page, 'learn')
  await page.evaluate(() => (location.hash = '#/new/kingpin'))
  await expect(page.getByRole('link', { name: 'Learn it first' })).toBeVisible()
  await page.getByRole('button', { name: 'Play' }).click()
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(page.getByText('New to Kingpin?')).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Rules' }).click()
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /^Learn Kingpin/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Learn Kingpin' })).toBeVisible()
  // The offer was made at that table, and once.
  await expect(page.getByText('New to Kingpin?')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await expect(page.getByText('New to Kingpin?')).toHaveCount(0)
})

test('a course ends with a first game, in which hints come by themselves and lead into the rules', async ({ page }) => {
  await change(page, { speed: 'off' })
  await page.evaluate(() => (location.hash = '#/learn/kingpin'))
  await page.getByRole('button', { name: /A first game/ }).click()
  const hint = page.locator('.given .card')
  await expect(hint).toContainText('Hint:')
  // It is marked in the list, and on the board or in the dock.
  await expect(page.locator('.moves .move.hinted')).toHaveAccessibleName(/^Hint: /)
  await expect(page.locator('.board .hinted, .dock .short.hinted')).toHaveCount(1)
  await hint.getByRole('button', { name: /^KP-/ }).click()
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.page .asked').first()).toBeInViewport()
  await page.evaluate(() => (location.hash = '#/saved'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Player 1').first()).toBeVisible()
})

test('no ring is drawn over the lesson’s words around what is scrolled out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 640 })
  await change(page, { textSize: 'larger' })
  await openLesson(page, 'nightfall', 'end')
  const rings = page.locator('.rings .ring')
  await expect(rings).toHaveCount(2)
  const loot = page.locator('[data-about="loot 28"]')
  await loot.evaluate((thing) => {
    let scroller = thing.parentElement
    while (scroller && getComputedStyle(scroller).overflowY !== 'auto') scroller = scroller.parentElement
    scroller?.scrollTo({ top: 0 })
  })
  await expect(rings).toHaveCount(1)
  await loot.scrollIntoViewIfNeeded()
  await expect(rings).toHaveCount(2)
})

test('the ring stands at what is to be clicked, follows it over Hadria’s map, and then rests', async ({ page }) => {
  await openLesson(page, 'hadria', 'walk')
  const jewel = page.locator('[data-anchor^="jewel-"][data-anchor$="-yellow"]')
  const ringed = () =>
    jewel.evaluate((thing) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect()
      return [...document.querySelectorAll('.rings .ring')].some((ring) => {
        const box = ring.getBoundingClientRect()
        return box.left <= left && box.right >= right && box.top <= top && box.bottom >= bottom
      })
    })
  await expect.poll(ringed).toBe(true)
  await expect(jewel).toBeInViewport()

  // Somebody looks at another corner of the map: the ring goes with the jewel.
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(ringed).toBe(true)

  // Where nothing moves, no frame is asked for.
  const askedInTenFrames = () =>
    page.evaluate(async () => {
      const ask = window.requestAnimationFrame
      let asked = 0
      window.requestAnimationFrame = (then) => {
        asked += 1
        return ask.call(window, then)
      }
      for (let frame = 0; frame < 10; frame++) await new Promise((next) => ask.call(window, next))
      window.requestAnimationFrame = ask
      return asked
    })
  await expect.poll(askedInTenFrames).toBe(0)
})
