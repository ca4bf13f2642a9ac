/** About: who made what Larceny brings along, and under which licence. */
import { axe, expect, picture, test } from './harness.ts'

test('shows every licence and author to those who ask, and loads them only then', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { name: 'About Larceny' })).toBeVisible()
  expect(asked).not.toContain('/notices.json')

  await page.getByText('All licences and authors').click()
  for (const name of ['svelte', 'xstate', 'valibot', 'pure-rand', 'better-sqlite3', 'SQLite', 'electron']) {
    await expect(page.locator('summary strong').getByText(name, { exact: true })).toBeVisible()
  }
  await page.locator('summary', { hasText: 'svelte' }).click()
  await expect(page.getByText(/Permission is hereby granted/).filter({ visible: true })).toHaveCount(1)
  await page.locator('summary', { hasText: 'Lobster' }).click()
  await expect(page.getByText(/SIL OPEN FONT LICENSE Version 1\.1/).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByText('creativecommons.org/licenses/by/3.0')).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Lorc, CC BY 3.0' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'fox-head' })).toContainText('raven')
  await axe(page)
  await page.locator('summary', { hasText: 'svelte' }).click()
  await page.locator('summary', { hasText: 'Lobster' }).click()
  await page.getByText('All licences and authors').scrollIntoViewIfNeeded()
  await picture(page, 'about-licences')
})
