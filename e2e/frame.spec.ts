/** The frame around every board, as somebody new finds it: one line that says what to do, and nothing in the way. */
import { breakIn } from '../machines/breakin/index.ts'
import { give, play, table, turnUp } from '../machines/breakin/testing.ts'
import { someMoves } from './ahead.ts'
import { misfits } from './fit.ts'
import { axe, expect, picture, test, type Page } from './harness.ts'
import { change, visit } from './host.ts'
import { list } from './keys.ts'
import { sitDownAt } from './positions.ts'
import { click, curtain, goOn, hurryUp, lift, moment, moves, prompt, recap, sitDown, sitDownByForm } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const dock = (page: Page) => page.getByRole('region', { name: 'What to do now' })
const board = (page: Page) => page.getByRole('region', { name: 'The board' })
const offered = (page: Page, name: RegExp) => board(page).getByRole('button', { name, disabled: false })
const ready = (page: Page) => page.locator('.target.legal, .question').first().waitFor()

test('the list of all moves opens over the dock; digits count only then', async ({ page }) => {
  await hurryUp(page)
  await sitDown(page, { people: ['Ada'], bots: 2, seed: 'the list', plain: true })
  await ready(page)
  const asked = await prompt(page).innerText()
  await expect(prompt(page)).toBeFocused()
  await expect(moves(page).first()).not.toBeInViewport()
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(prompt(page)).toHaveText(asked)

  await page.keyboard.press('m')
  await expect(list(page)).toBeFocused()
  await expect(moves(page).first()).toBeInViewport()
  await axe(page)
  await picture(page, 'frame-moves')
  await page.keyboard.press('Escape')
  await expect(prompt(page)).toBeFocused()
  await expect(moves(page).first()).not.toBeInViewport()

  await dock(page)
    .getByRole('button', { name: /moves?$/ })
    .click()
  await page.keyboard.press('1')
  await expect(prompt(page)).not.toHaveText(asked)
  await expect(moves(page).first()).not.toBeInViewport()
})

test('what has no target stands in the dock; what ends the game comes last and is asked about', async ({ page }) => {
  await hurryUp(page)
  await sitDown(page, { game: 'Kingpin', people: ['Ada'], bots: 1, seed: 'grave', plain: true })
  await ready(page)
  const pass = dock(page).locator('.short')
  await expect(pass).toHaveCount(1)
  await expect(pass).toHaveText('Pass')
  await expect(moves(page).last()).toHaveAccessibleName(/^Pass/)
  await click(page, pass)
  const question = page.getByRole('dialog', { name: 'Pass for the rest of the game?' })
  await expect(question.getByRole('button', { name: 'Yes, I’m sure' })).not.toBeFocused()
  await axe(page)
  await question.getByRole('button', { name: 'No, go back' }).click()
  await expect(prompt(page)).toHaveText(/^Recruit/)

  await click(page, pass)
  await question.getByRole('button', { name: 'Yes, I’m sure' }).click()
  await expect(prompt(page)).toHaveText(/^You are out|^The game is over/)
})

test('a click right after the choices have changed doesn’t count', async ({ page }) => {
  await hurryUp(page)
  await sitDown(page, { people: ['Ada', 'Bert', 'Cleo'], seed: 'too soon', plain: true })
  const give = offered(page, /^(Give|Keep) the /).first()
  // As fast as no hand is: the moment it can be clicked.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const target = document.querySelector('.target.legal[aria-label*=" the "]:not([aria-label^=Turn])')
      if (!target) return
      observer.disconnect()
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
      document.body.dataset.clicked = ''
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  await click(page, offered(page, /^Turn up/))
  await expect(page.locator('body[data-clicked]')).toHaveCount(1)
  await page.locator('.table:not(.fresh)').waitFor()
  await expect(prompt(page)).toHaveText(/^Who gets /)
  await click(page, give)
  await expect(prompt(page)).not.toHaveText(/^Who gets /)
})

test('a question stands beside what it is about', async ({ page }) => {
  await hurryUp(page)
  await sitDown(page, { people: ['Ada', 'Bert', 'Cleo'], seed: 'question 4', plain: true })
  await click(page, offered(page, /^Turn up/))
  await click(page, offered(page, /^(Give|Keep) the /).first())
  const answers = page.getByRole('group', { name: 'Your answer' }).getByRole('button')
  await expect(answers.first()).toBeVisible()
  await expect(dock(page).locator('.short')).toHaveCount(0)
  await axe(page)
  const asked = await prompt(page).innerText()
  await click(page, answers.last())
  await expect(prompt(page)).not.toHaveText(asked)
})

/** The lawyer's question, at a table of so many. */
async function askAboutLawyer(page: Page, count: number): Promise<void> {
  const fronts = [{ watchdog: 2 }, { loot: 2 }, { loot: 4 }, { doorChain: 3 }, { police: 1 }, { bone: 1 }]
  const layout = { fronts: fronts.slice(0, count), deck: ['watchdog'] as const, activePlayer: 1, used: [] }
  await sitDownAt(page, play(table(layout), turnUp, give(0)), ['Ada'], breakIn, { plain: true })
}

test('with larger text the lawyer’s question goes to the dock rather than over the cards', async ({ page }) => {
  await change(page, { textSize: 'larger' })
  for (const count of [3, 4, 5, 6]) {
    await askAboutLawyer(page, count)
    await expect(page.getByRole('button', { name: /lawyer/i }).first()).toBeVisible()
    expect(await misfits(page), `${count} players`).toEqual([])
  }
})

test('the lawyer’s question stands over nothing that can be read, with three to six players', async ({ page }) => {
  for (const count of [3, 4, 5, 6]) {
    await askAboutLawyer(page, count)
    const question = page.getByRole('group', { name: 'Your answer' })
    await expect(question.getByRole('button')).toHaveCount(2)
    const covered = await question.evaluate((asked) => {
      const box = asked.getBoundingClientRect()
      const isCovered = (thing: Element) => {
        const { left, right, top, bottom } = thing.getBoundingClientRect()
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top
      }
      return [...document.querySelectorAll('.board [data-about], .board .panel')].filter(isCovered).length
    })
    expect(covered, `${count} players`).toBe(0)
  }
})

test('things say what they are, to the mouse and to the keyboard', async ({ page }) => {
  await hurryUp(page)
  await sitDown(page, { people: ['Ada', 'Bert', 'Cleo'], seed: 'about', plain: true })
  await ready(page)
  const bubble = page.locator('.why')
  // The place that can be given a card lies over its piles.
  await page.locator('[data-about="pile 0 watchdog"]').hover({ force: true })
  await expect(bubble).toContainText('Three get you caught; a bone takes one away.')
  await expect(bubble).toContainText(/Rule BI-/)
  await axe(page)
  await page.mouse.move(1, 1)
  await expect(bubble).toHaveCount(0)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(bubble).toContainText('the last thief in the house wins')
  await page.mouse.move(1, 400)

  // One tab stop for the board; arrows lead from thing to thing.
  await expect(board(page).locator('[tabindex="0"]')).toHaveCount(1)
  await offered(page, /^Turn up/).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-about=discard]')).toBeFocused()
  await expect(bubble).toContainText('Shuffled into a new deck')
  await page.keyboard.press('ArrowLeft')
  await expect(offered(page, /^Turn up/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(prompt(page)).toHaveText(/^Who gets /)
  await expect(page.locator('.board:focus, .board :focus')).toHaveCount(1)
})

test('what says what things are stands beside them, within the board, over nothing that can be clicked', async ({
  page,
}) => {
  // A plan in Hadria: the cards that can be laid stand beside the ladder, and the map is full of things.
  await sitDown(page, { game: 'Hadria', people: ['Ada'], bots: 3, seed: 'probe', plain: true, ahead: someMoves(2, 5) })
  await ready(page)
  for (const [width, height] of [
    [1024, 700],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const what of ['rung 6', 'card ambush', 'thief zain', 'space 82', 'event patrol']) {
      const thing = page.locator(`[data-about="${what}"]`).first()
      await thing.hover({ force: true })
      await expect(page.locator('.why')).toBeVisible()
      const { away, ...bubble } = await thing.evaluate((about) => {
        const boxOf = (one: Element) => one.getBoundingClientRect()
        const [at, of, board] = [
          boxOf(document.querySelector('.why')!),
          boxOf(about),
          boxOf(document.querySelector('.scroller')!),
        ]
        const gap = (a: DOMRect, b: DOMRect) =>
          Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom)
        return {
          leaves: at.left < board.left || at.right > board.right || at.top < board.top || at.bottom > board.bottom,
          covers: [...document.querySelectorAll('.target.legal')].filter((target) => gap(boxOf(target), at) < 0).length,
          away: gap(of, at) / at.width,
        }
      })
      expect(bubble, `${what} at ${width}`).toEqual({ leaves: false, covers: 0 })
      expect(away, `${what} at ${width}`).toBeGreaterThan(0)
      expect(away, `${what} at ${width}`).toBeLessThan(1.1)
      await page.mouse.move(1, 1)
      await expect(page.locator('.why')).toHaveCount(0)
    }
  }
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a long press says what something is, and doesn’t choose it', async ({ page }) => {
    await sitDown(page, { people: ['Ada'], bots: 2, seed: 'the list', plain: true })
    const deck = offered(page, /^Turn up/)
    await ready(page)
    const { x, y, width, height } = (await deck.boundingBox())!
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
    const asked = await prompt(page).innerText()
    let plays = 0
    page.on('request', (request) => (plays += Number(request.url().endsWith('/api/play'))))
    const finger = await page.context().newCDPSession(page)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await expect(page.locator('.why')).toContainText(/Deck/i)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page.locator('.why')).toContainText(/Deck/i)
    await deck.tap()
    await expect(prompt(page)).not.toHaveText(asked)
    expect(plays).toBe(1)
  })
})

test('the log is one line, opens to the side, and stays open', async ({ page }) => {
  await hurryUp(page)
  await sitDown(page, { people: ['Ada', 'Bert', 'Cleo'], seed: 'log line', plain: true })
  await click(page, offered(page, /^Turn up/))
  const line = page.locator('.strip .last')
  await expect(line).toContainText(/turns up the /)
  const kept = page.waitForResponse(/\/api\/saveSettings$/)
  await line.click()
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true')
  await kept
  await page.reload()
  await expect(page.getByRole('list', { name: 'Log' })).toBeVisible()
  await page.getByRole('button', { name: 'Close the side panel' }).last().click()
  await expect(page.getByRole('list', { name: 'Log' })).toHaveCount(0)
})

test('a note that is done with gives the focus back', async ({ page }) => {
  await sitDownByForm(page, { game: 'Kingpin', people: ['Ada', 'Bert'], seed: 'focus' })
  await expect(curtain(page).getByRole('button').first()).toBeFocused()
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(curtain(page).getByRole('button').first()).toBeFocused()
})

test('notes lie over nothing that the curtain says, in a small window with larger text', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await change(page, { textSize: 'larger' })
  await visit(page, '#/')
  await sitDownByForm(page, { game: 'Kingpin', people: ['Ada', 'Bert'], seed: 'notes' })
  const note = page.locator('.toast').filter({ visible: true })
  // The lessons are offered, and what there is to say of saving: one after the other.
  for (const answer of ['Got it', 'Dismiss']) {
    await expect(note).toHaveCount(1)
    const { y = 0, height = 0 } = (await note.boundingBox()) ?? {}
    const tops = await curtain(page)
      .locator('.sign > *')
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top))
    expect(Math.min(...tops)).toBeGreaterThan(y + height)
    await note.getByRole('button', { name: answer }).click()
  }
  await lift(page)
})

test('after the curtain the table is there at once, with what has happened as a strip', async ({ page }) => {
  await sitDown(page, { game: 'Kingpin', people: ['Ada', 'Bert'], seed: 'recap' })
  const untilTheCurtain = async () => {
    for (let now = await moment(page); now !== 'curtain'; now = await moment(page)) await goOn(page, now, 0)
  }
  await untilTheCurtain()
  await goOn(page, 'curtain', 0)
  await untilTheCurtain()
  const [own, other] =
    (await curtain(page).getByRole('heading').innerText()) === 'Ada' ? ['Ada', 'Bert'] : ['Bert', 'Ada']
  await lift(page)
  // What the other one did, and nothing of one's own.
  await expect(recap(page)).toContainText(other)
  await recap(page).getByRole('button', { name: 'Show all that happened' }).click()
  const told = page.locator('.strip .all li')
  await expect(told).not.toHaveCount(0)
  for (const line of await told.allInnerTexts()) {
    expect(line).toContain(other)
    expect(line).not.toMatch(new RegExp(`${own}|You `))
  }
  await axe(page)
  await picture(page, 'frame-recap')
  await page.keyboard.press('Escape')
  await expect(page.locator('.strip .all')).toHaveCount(0)
  await recap(page).getByRole('button', { name: 'Show all that happened' }).click()
  await prompt(page).click()
  await expect(page.locator('.strip .all')).toHaveCount(0)
  await recap(page).getByRole('button', { name: 'Close' }).click()
  await expect(recap(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Read again what happened' }).click()
  await expect(recap(page)).toContainText(other)
  await untilTheCurtain()
  await curtain(page).getByRole('button', { name: 'Back to the shelf' }).click()
  await expect(page.getByRole('heading', { name: 'Which job tonight?' })).toBeVisible()
})
