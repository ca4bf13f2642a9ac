/** The rulebook: a page for each game, its search, its links, and the same text at the table. */
import { axe, expect, picture, test, type Page } from './harness.ts'
import { change, visit } from './host.ts'
import { click, logLines, moves } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** By game: its name, a piece to search for and what it does, and a paragraph with its first words. */
const books = {
  kingpin: ['Kingpin', 'Mortician', /removes all crooks/, 'KP-4.4', 'Killer'],
  nightfall: ['Nightfall', 'Gilda', /painting/, 'NF-4.3', 'Ruin'],
  syndicate: ['Syndicate', 'Parrot', /left neighbour gains/, 'SY-3.2', 'Need'],
  breakin: ['Break-In', 'bolt cutter', /door chain/, 'BI-4.3', 'Caught'],
  hadria: ['Hadria', 'fishing rod', /Rob a thief/, 'HA-10.8', 'Arrest'],
} as const

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search rules and pieces' })
const place = (page: Page, address: string) => page.locator(`[data-address="${address}"]`)

test('every game has a page: aim, contents, deep links, and a search that finds pieces', async ({ page }) => {
  await page.getByRole('link', { name: 'Rules', exact: true }).click()
  await axe(page)
  for (const [id, [name, piece, does, paragraph, words]] of Object.entries(books)) {
    await page.getByRole('link', { name: 'Rules', exact: true }).click()
    await page.getByRole('link', { name: `Rules of ${name}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText(/^Aim ./)).toBeVisible()
    await axe(page)
    await picture(page, `rulebook-${id}`)

    await search(page).fill(piece)
    const found = page.getByRole('main').getByRole('listitem').filter({ hasText: does })
    await expect(found.first()).toBeInViewport()
    await expect(page.getByRole('status').filter({ hasText: 'Found' })).toHaveText(/pieces [1-9]/)
    await search(page).fill('hedgehog')
    await expect(page.getByText('mention “hedgehog”')).toBeVisible()
    await search(page).fill('')

    await page.evaluate((address) => (location.hash = address), `#/rules/${id}/${paragraph}`)
    await expect(place(page, paragraph)).toBeInViewport()
    await expect(place(page, paragraph)).toContainText(words)
    await expect(place(page, paragraph)).toBeFocused()
  }
})

test('a piece leads to its paragraph, the contents to a chapter, an address opens where it points', async ({
  page,
}) => {
  await page.evaluate(() => (location.hash = '#/rules/kingpin/crook-19'))
  await expect(place(page, 'crook-19')).toBeInViewport()
  await place(page, 'crook-19').getByRole('link', { name: 'KP-4.4' }).click()
  await expect(page).toHaveURL(/#\/rules\/kingpin\/KP-4\.4$/)
  await expect(place(page, 'KP-4.4')).toBeInViewport()
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'How it begins' }).click()
  await expect(place(page, 'KP-2')).toBeInViewport()
  await page.reload()
  await expect(place(page, 'KP-2')).toBeInViewport()
})

test('a worked example can be tried; there a line of the log and the search lead into the rules', async ({ page }) => {
  await change(page, { movesOpen: true, side: 'log' })
  await visit(page, '#/rules/kingpin/KP-7.1')
  await place(page, 'KP-7.1').getByRole('link', { name: 'Try it' }).click()
  await expect(page).toHaveURL(/#\/example\/kingpin\/KP-7\.1$/)
  const panel = page.getByRole('tabpanel')

  // KP-7.1: three crooks in den D cost $3.
  await click(page, moves(page).filter({ hasText: /den D for \$3/ }))
  await logLines(page)
    .filter({ hasText: /\$3.*den D/ })
    .click()
  await panel.getByRole('button', { name: 'Rule KP-3.2' }).click()
  await expect(panel.locator('[data-address="KP-3.2"]')).toBeInViewport()
  await expect(panel.locator('[data-address="KP-3.2"]')).toHaveClass(/asked/)

  await search(page).fill('mortician')
  await expect(panel.getByRole('listitem').filter({ hasText: 'Mortician' })).toBeVisible()
  await panel.getByRole('button', { name: 'KP-4.4' }).first().click()
  await expect(panel.locator('[data-address="KP-4.4"]')).toBeInViewport()
  await axe(page)
  await picture(page, 'rulebook-at-the-table')
})
