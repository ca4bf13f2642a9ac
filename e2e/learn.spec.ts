/** Learning by playing: the courses, the first lesson of every game by mouse and by keyboard, and coming back. */
import { courses } from '../machines/courses.ts'
import { axe, expect, picture, test, type Page } from './harness.ts'
import { tabTo } from './keys.ts'
import { change } from './table.ts'

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
  await change(page, { speed: 'off' })
  await page.evaluate((hash) => (location.hash = hash), `#/learn/${game}/${id}`)
  await expect(strip(page)).toBeVisible()
}

/** Asks for something, and waits until what came of it is on the screen. */
async function shown(page: Page, ask: () => Promise<void>): Promise<void> {
  const table = page.locator('.table')
  const before = (await table.getAttribute('data-revision')) ?? ''
  await ask()
  await expect(table).not.toHaveAttribute('data-revision', before)
}

/** What the strip offers now, once the others have done what they do. */
async function offered(page: Page): Promise<'show' | 'goOn' | 'done'> {
  const next = button(page, /^(Show me|Go on|Next lesson|To your first game)$/)
  await expect(next).toBeEnabled()
  const name = await next.textContent()
  if (name?.includes('Show me')) return 'show'
  return name?.includes('Go on') ? 'goOn' : 'done'
}

for (const { game, id, steps } of firstLessons) {
  test(`the first lesson of ${game}, by mouse`, async ({ page }) => {
    await openLesson(page, game, id)
    await atStep(page, 1, steps)
    await axe(page)
    await picture(page, `learn-${game}`)
    for (let clicks = 0; clicks < 30; clicks++) {
      const what = await offered(page)
      if (what === 'done') break
      await shown(page, () => button(page, what === 'show' ? 'Show me' : 'Go on').click())
    }
    await expect(button(page, 'Next lesson')).toBeVisible()
    await axe(page)
    await button(page, 'Leave the lesson').click()
    const lesson = page.getByRole('listitem').filter({ hasText: 'Go through it again' })
    await expect(lesson).toHaveCount(1)
    await axe(page)
  })

  test(`the first lesson of ${game}, by keyboard`, async ({ page }) => {
    await openLesson(page, game, id)
    for (let presses = 0; presses < 30; presses++) {
      const what = await offered(page)
      if (what === 'done') break
      if (what === 'show') await tabTo(page, /^\s*Show me\s*$/)
      // Wherever the focus rests, Space goes on.
      else await page.getByRole('heading', { level: 1 }).focus()
      await shown(page, () => page.keyboard.press(what === 'show' ? 'Enter' : 'Space'))
    }
    await tabTo(page, /^\s*Next lesson\s*$/)
    await page.keyboard.press('Enter')
    await expect(strip(page).getByLabel(/^Step 1 of/)).toBeVisible()
  })
}

test('Kingpin’s first lesson on the board itself: a wrong turn, a step back, leaving and coming back', async ({
  page,
}) => {
  await openLesson(page, 'kingpin', 'raid')
  const board = page.getByRole('region', { name: 'The board' })
  const settled = () => page.locator('.table:not(.fresh)').waitFor()
  await settled()
  await page.getByRole('button', { name: 'Den E' }).first().click()
  await expect(strip(page)).toContainText('You could look there as well')
  await settled()
  await page.getByRole('button', { name: 'Den C' }).first().click()
  await atStep(page, 2, 7)
  await settled()
  await board.getByRole('button', { name: 'Boxer' }).click()
  await atStep(page, 3, 7)
  await button(page, 'Back').click()
  await atStep(page, 2, 7)
  await settled()
  await board.getByRole('button', { name: 'Boxer' }).click()
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
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await expect(page.getByText('New to Kingpin?')).toHaveCount(1)
})

test('a course ends with a first game, in which hints come by themselves', async ({ page }) => {
  await page.evaluate(() => (location.hash = '#/learn/kingpin'))
  await page.getByRole('button', { name: /A first game/ }).click()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await page.evaluate(() => (location.hash = '#/saved'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Player 1').first()).toBeVisible()
})
