/** The app around the table: from an empty shelf to a saved game and back, by mouse and by keyboard, in every theme. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { axe, expect, picture, test, type Page } from './harness.ts'
import { asking } from './host.ts'

const themes = [
  ['Back room at night', 'night'],
  ['Daylight', 'paper'],
  ['High contrast', 'contrast'],
] as const

/** By name: where it is, and what is written over it. */
const screens = {
  shelf: ['#/', 'Which job tonight?'],
  'new-game': ['#/new/breakin', /New game of Break-In/],
  'no-game': ['#/new/chess', 'Choose a game'],
  saved: ['#/saved', 'Saved games'],
  players: ['#/profiles', 'Players'],
  settings: ['#/settings', 'Settings'],
  about: ['#/about', 'About Larceny'],
} as const
type Screen = keyof typeof screens

/** By the address, as the shells' menus do. */
async function visit(page: Page, screen: Screen): Promise<void> {
  const [address, title] = screens[screen]
  await page.evaluate((hash) => (location.hash = hash), address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

async function addPlayer(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Players', exact: true }).click()
  await page.getByRole('button', { name: 'Add a player' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

async function startGame(page: Page, seed = ''): Promise<void> {
  await visit(page, 'new-game')
  if (seed) {
    await page.getByText('Advanced').click()
    await page.getByLabel('Seed').fill(seed)
  }
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page).toHaveURL(/#\/table\//)
}

const rows = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

test('an empty house says what to do', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which job tonight?')
  await expect(page.getByText('Take a box off the shelf to start a game.')).toBeVisible()
  await expect(page.getByRole('link', { name: /New game of Break-In/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /New game of Hadria/ })).toBeVisible()

  await page.getByRole('link', { name: 'Saved games' }).click()
  await expect(page.getByText('No saved games yet')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Players', exact: true }).click()
  await expect(page.getByText('Nobody here yet')).toBeVisible()
})

test('a player is made, changed and deleted', async ({ page }) => {
  await page.getByRole('link', { name: 'Players', exact: true }).click()
  await page.getByRole('button', { name: 'Add a player' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('A player needs a name.')).toBeVisible()
  await dialog.getByLabel('Name').fill('Ada')
  await dialog.getByRole('radio', { name: 'violet' }).check()
  await dialog.getByRole('radio', { name: 'lantern' }).check()
  await axe(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Ada' })).toBeVisible()

  await page.getByRole('button', { name: 'Edit Ada' }).click()
  await expect(dialog.getByRole('radio', { name: 'violet' })).toBeChecked()
  await expect(dialog.getByRole('radio', { name: 'lantern' })).toBeChecked()
  await dialog.getByLabel('Name').fill('Ada the Second')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ada the Second' })).toBeVisible()

  await page.getByRole('button', { name: 'Delete Ada the Second' }).click()
  await expect(dialog.getByText(/stay as they are/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Ada the Second' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Ada the Second' }).click()
  await dialog.getByRole('button', { name: 'Delete player' }).click()
  await expect(page.getByText('Nobody here yet')).toBeVisible()
})

test('a game starts at once, and says once that it is saved', async ({ page }) => {
  await page.getByRole('link', { name: /New game of Break-In/ }).click()
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page).toHaveURL(/#\/table\//)
  await expect(page.getByText(/Every move is saved by itself/)).toBeVisible()
  await page.getByRole('button', { name: 'Got it' }).click()

  await visit(page, 'shelf')
  await expect(page.getByRole('link', { name: /Player 1, Moss, Pearl and Otto/ })).toBeVisible()
  await startGame(page)
  await expect(page.getByText(/Every move is saved by itself/)).toHaveCount(0)
})

test('seats, names, looks, options and seed are as chosen', async ({ page }) => {
  await addPlayer(page, 'Ada')
  await visit(page, 'new-game')
  await expect(page.getByLabel('Seat 1: who sits here?')).toHaveValue(/.+/)

  await page.getByRole('button', { name: 'Add a seat' }).click()
  await page.getByRole('group', { name: 'Seat 2: person or bot' }).getByRole('radio', { name: 'Person' }).check()
  await page.getByLabel('Seat 2: name').fill('')
  await expect(page.getByText('Everybody needs a name.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play' })).toBeDisabled()
  await page.getByLabel('Seat 2: name').fill('ada')
  await expect(page.getByText(/Two players are called/)).toBeVisible()
  await page.getByLabel('Seat 2: name').fill('Bartholomew Featherstonehaugh-Wickersham')

  await page.getByRole('button', { name: 'Seat 3: choose colour and emblem' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'slate' }).check()
  await page.getByRole('dialog').getByRole('radio', { name: 'spade' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'Remove seat 5' }).click()
  await page.getByLabel('Seat 3: how well the bot plays').selectOption('Mastermind')
  await expect(page.getByText('The best there is here.')).toBeVisible()
  await page.getByRole('switch', { name: 'The informant' }).check()
  await page.getByText('Advanced').click()
  await page.getByLabel('Seed').fill('three blind mice')
  await picture(page, 'new-game-chosen')

  const asked = page.waitForRequest(/\/api\/newGame$/)
  await page.getByRole('button', { name: 'Play' }).click()
  expect((await asked).postDataJSON()).toEqual({
    game: 'breakin',
    chairs: [
      { kind: 'person', profile: expect.any(String) },
      { kind: 'person', profile: expect.any(String) },
      { kind: 'bot', level: 'mastermind', name: expect.any(String), colour: 'slate', emblem: 'spade' },
      {
        kind: 'bot',
        level: 'lookout',
        name: expect.any(String),
        colour: expect.any(String),
        emblem: expect.any(String),
      },
    ],
    options: { informant: true },
    seed: 'three blind mice',
  })
  await expect(page).toHaveURL(/#\/table\//)

  await visit(page, 'new-game')
  await expect(page.getByText('2 people, 2 bots')).toBeVisible()
  await expect(page.getByLabel('Seat 3: how well the bot plays')).toHaveValue('mastermind')
  await expect(page.getByRole('switch', { name: 'The informant' })).toBeChecked()
})

test('a saved game is renamed, doubled, carried out and in again, and continued', async ({ page }, info) => {
  await startGame(page, 'seed of the evening')
  await visit(page, 'saved')
  await expect(rows(page)).toHaveCount(1)

  await page.getByRole('button', { name: /^Rename/ }).click()
  await page.getByLabel('Name of the game').fill('The long evening')
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveText([/The long evening/])

  await page.getByRole('button', { name: 'Duplicate The long evening' }).click()
  await expect(rows(page)).toHaveCount(2)
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await expect(rows(page)).toHaveCount(1)

  const exported = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Export/ }).click()
  const file = info.outputPath('game.json')
  const download = await exported
  expect(download.suggestedFilename()).toMatch(/\.json$/)
  await download.saveAs(file)
  await expect(page.getByText(/whoever has Larceny can open it and see everything/)).toBeVisible()

  await page.getByRole('button', { name: /^Delete/ }).click()
  await expect(rows(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: /^Delete/ }).click()
  await expect(rows(page)).toHaveCount(0)

  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import a game' }).click()
  await (await chooser).setFiles(file)
  await expect(page.getByText('The game is imported.')).toBeVisible()
  await expect(rows(page)).toHaveText([/The long evening/])
  await page.getByRole('link', { name: /^Continue/ }).click()
  await expect(page).toHaveURL(/#\/table\//)
  await expect(page.getByText('This table can’t be opened')).toHaveCount(0)
})

test('what is no saved game, or was edited, is refused in words', async ({ page }, info) => {
  await startGame(page)
  await visit(page, 'saved')
  const exported = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Export/ }).click()
  const good = info.outputPath('good.json')
  await (await exported).saveAs(good)
  const edited = info.outputPath('edited.json')
  await writeFile(edited, (await readFile(good, 'utf8')).replace('"masked": "', '"masked": "AA'))
  const noSave = info.outputPath('holiday.json')
  await writeFile(noSave, '{"beach": true}')

  const input = page.locator('input[type=file]')
  await input.setInputFiles(noSave)
  await expect(page.getByText(/That file isn’t a Larceny game\. Nothing has changed\./)).toBeVisible()
  await input.setInputFiles(edited)
  await expect(page.getByText(/damaged or edited on its way/)).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
})

test('a file can be dropped anywhere on the saved games', async ({ page }, info) => {
  await startGame(page)
  await visit(page, 'saved')
  const exported = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Export/ }).click()
  const file = info.outputPath('game.json')
  await (await exported).saveAs(file)
  const text = await readFile(file, 'utf8')

  const transfer = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'game.json', { type: 'application/json' }))
    return transfer
  }, text)
  await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer })
  await expect(page.getByText('Drop the file to import the game')).toBeVisible()
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
  await expect(rows(page)).toHaveCount(2)
})

test('pictures of saved games come when they are seen, several at once, and nothing jumps', async ({ page }) => {
  const many = 30
  const bot = (name: string) => ({ kind: 'bot', name, colour: 'slate', emblem: 'dice' }) as const
  const chairs = ['Moss', 'Pearl', 'Otto'].map(bot)
  await asking(page, async (ask) => {
    for (let n = 0; n < many; n++) await ask('newGame', { game: n % 2 ? 'hadria' : 'kingpin', chairs, options: {} })
  })
  await visit(page, 'saved')
  await expect(page.locator('.picture > svg').first()).toBeVisible()
  // What this page still asks for does not count.
  const address = page.url()
  await page.goto('about:blank')
  const asked: string[][] = []
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/pictures', async (route) => {
    asked.push((route.request().postDataJSON() as { ids: string[] }).ids)
    await held
    await route.continue()
  })
  await page.goto(address)
  await expect(rows(page)).toHaveCount(many)
  const places = () => rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top))
  const drawn = page.locator('.picture > svg')
  // Until its faces are there, rows have other heights, and more of them may be in sight.
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(asked[0]?.length).toBeGreaterThan(1)
  const before = await places()
  await expect(drawn).toHaveCount(0)
  answer()
  await expect(drawn.first()).toBeVisible()
  expect(await places()).toEqual(before)
  expect(asked[0]?.length).toBeLessThan(many)

  await rows(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => new Set(asked.flat()).size).toBeGreaterThan(asked[0]?.length ?? many)
  expect(asked.length).toBeLessThan(5)
  expect(new Set(asked.flat()).size).toBe(asked.flat().length)
  await page.unroute('**/api/pictures')
})

test('saves from before, with several of one name, are shown and opened as any others', async ({ page, app }) => {
  /** The tables that begin behind the curtain. */
  const curtains = new Set<string>()
  const ids = await asking(page, async (ask, { events }) => {
    const chairs = []
    for (const name of ['Ann', 'Ben', 'Cleo']) {
      const { id: profile } = await ask('saveProfile', { name, colour: 'ruby', emblem: 'mask' })
      chairs.push({ kind: 'person', profile } as const)
    }
    const tables = []
    const shown = new Set<string>()
    for (const { id: game } of (await ask('home', undefined)).games) {
      const { id } = await ask('newGame', { game, chairs, options: {} })
      await ask('openTable', { id })
      tables.push(id)
    }
    while (tables.length > shown.size) {
      const { value } = await events.next()
      if (value?.type !== 'frame') continue
      shown.add(value.frame.id)
      if (value.frame.stage === 'curtain') curtains.add(value.frame.id)
    }
    return tables
  })
  expect(ids).toHaveLength(5)
  await page.goto('about:blank')
  await app.kill()
  const db = new Database(join(app.data, 'larceny.db'))
  db.exec("UPDATE seats SET name = 'Ann'; UPDATE profiles SET name = 'Ann'")
  db.close()
  await app.start()
  await page.goto(app.address)
  // A list whose entries can't be told apart would be an error, which the test reports.
  for (const name of ['shelf', 'saved', 'players', 'new-game'] as const) await visit(page, name)
  for (const id of ids) {
    await page.evaluate((hash) => (location.hash = hash), `#/table/${id}`)
    const lift = page.getByRole('button', { name: /^I am Ann/ })
    if (curtains.has(id)) await lift.first().click()
    await expect(lift).toHaveCount(0)
    await expect(page.locator('.table[data-ready]')).toBeVisible()
    await visit(page, 'shelf')
  }
})

test('settings count at once and are still there after a restart', async ({ page, app }) => {
  const html = page.locator('html')
  await page.getByRole('link', { name: 'Settings' }).click()
  const size = () => html.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
  const normal = await size()
  await page.getByRole('radio', { name: 'Daylight' }).check()
  await page.getByRole('group', { name: 'Animation speed' }).getByRole('radio', { name: 'Quick' }).check()
  const kept = page.waitForResponse((response) => (response.request().postData() ?? '').includes('"larger"'))
  await page.getByRole('group', { name: 'Text size' }).getByRole('radio', { name: 'Larger' }).check()
  const check = async () => {
    await expect(html).toHaveAttribute('data-theme', 'paper')
    await expect(html).toHaveAttribute('data-speed', 'quick')
    await expect.poll(size).toBeCloseTo(normal * 1.3125)
  }
  await check()
  // One request goes after another: with the last of them all are kept.
  await kept
  await app.restart()
  await page.goto(app.address)
  await check()
})

test('nothing moves when the system asks for that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, 'settings')
  await expect(page.getByText(/Your system asks for less motion/)).toBeVisible()
  expect(await page.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--pace'))).toBe('0')
})

test('a window whose host is gone says what is safe', async ({ page, app }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await app.kill()
  await expect(page.getByRole('alert')).toContainText('Every move that you have seen is saved.')
})

test('the shelf is light: 70 kB of JavaScript at most, the table and the games come later', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  )
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(70_000)
})

test('a new game by keyboard alone', async ({ page }) => {
  /** Tab by tab, as somebody without a mouse would. */
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab')
      const label = await page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement | null
        return element?.getAttribute('aria-label') ?? element?.labels?.[0]?.innerText ?? element?.innerText ?? ''
      })
      if (name.test(label.trim())) return
    }
    throw new Error(`Tab never came to ${name}.`)
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(/New game of Break-In/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/New game of Break-In/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await tabTo(/^Seat 1: name$/)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Keyboard Kate')
  await tabTo(/choose colour and emblem/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await tabTo(/^Bot$/)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('2 people, 2 bots')).toBeVisible()
  await tabTo(/The informant/)
  await page.keyboard.press('Space')
  await tabTo(/^Play$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/table\//)
})

test('every empty screen is accessible', async ({ page }) => {
  // The others are the same with something in the house.
  for (const name of ['shelf', 'new-game', 'saved', 'players'] as const) {
    await visit(page, name)
    await picture(page, `empty-${name}`)
    await axe(page)
  }
})

test('every screen is accessible in every theme', async ({ page }) => {
  await addPlayer(page, 'Bartholomew Featherstonehaugh-Wickersham')
  await startGame(page)
  await page.getByRole('button', { name: 'Got it' }).click()
  await startGame(page)
  for (const [label, theme] of themes) {
    await visit(page, 'settings')
    await page.getByRole('radio', { name: label }).check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    for (const name of Object.keys(screens) as Screen[]) {
      await visit(page, name)
      await picture(page, `${theme}-${name}`)
      await axe(page)
    }
  }
})
