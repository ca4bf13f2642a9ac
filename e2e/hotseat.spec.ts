/** Three people on one screen, with secrets: the curtain falls between them, and nothing gets through it. */
import { axe, expect, frames, picture, test } from './harness.ts'
import { changing, curtain, end, goOn, moment, phase, sitDown } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(240_000)

/** Words that tell of a card. The phases of the game, which some of them name, are no secret. */
const cards = /police|watchdog|door ?chain|padlock|"loot|bone|bolt ?cutter|"keys"|clover|lost ?loot|lawyer|informant/i

test('a game of three people from the shelf to the winner', async ({ page }) => {
  const window = await frames(page)
  // A short one, with every kind of question but the clover.
  await sitDown(page, { people: ['Ada', 'Bert', 'Cleo'], informant: true, seed: 'hot seat 30' })

  const looked = new Set<string>()
  let curtains = 0
  for (let n = 0; ; n++) {
    const now = await moment(page)
    if (now === 'end') break
    if (now === 'curtain') {
      curtains += 1
      await expect(page.locator('svg.card, svg.back, [data-anchor], .log, .dock')).toHaveCount(0)
      expect(await page.locator('body').innerHTML()).not.toMatch(cards)
      await window.lastFrame('curtain')
      const nothing = { view: null, moves: [], steps: [], recap: null, log: { from: 0, lines: [] }, front: null }
      for (const frame of (await window.frames()).filter(({ stage }) => stage === 'curtain')) {
        expect(frame).toMatchObject(nothing)
        expect(JSON.stringify({ ...frame, phases: [] })).not.toMatch(cards)
      }
      await window.clear()
    }
    const state = now === 'move' ? await phase(page) : now
    if (!looked.has(state)) {
      looked.add(state)
      await axe(page)
      await picture(page, `table-${state.replaceAll(/\W+/g, '-')}`)
    }
    await goOn(page, now, n)
  }
  expect(curtains).toBeGreaterThan(5)
  expect([...looked]).toEqual(expect.arrayContaining(['curtain', 'turn up', 'give', 'your card?']))

  await expect(end(page).getByRole('heading', { name: /^(Ada|Bert|Cleo) wins$/ })).toBeFocused()
  await expect(end(page).locator('ol > li')).toHaveCount(3)
  await axe(page)
  await picture(page, 'table-end')

  await page.getByRole('button', { name: 'Look at the table' }).click()
  await expect(end(page)).toHaveCount(0)
  await axe(page)
  await page.getByRole('button', { name: 'Show the result' }).click()
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(end(page)).toHaveCount(0)
  expect(await moment(page)).not.toBe('end')
})

test('whoever may choose in a panic takes the seat by name', async ({ page }) => {
  await sitDown(page, { people: ['Ada', 'Bert', 'Cleo'], seed: 'panic 23' })
  const names = curtain(page).getByRole('button', { name: /^I am / })
  for (let n = 0; (await moment(page)) !== 'curtain' || (await names.count()) < 2; n++) {
    await goOn(page, await moment(page), n)
  }
  for (const name of await names.allInnerTexts()) expect(name).toMatch(/^I am (Ada|Bert|Cleo)$/)
  const chosen = (await names.last().innerText()).replace('I am ', '')
  await names.last().click()
  await curtain(page).waitFor({ state: 'detached' })
  await expect(page.locator('.panel.front')).toHaveAccessibleName(chosen)
})

test('where all look, whoever is to move can look at their own first', async ({ page }) => {
  await sitDown(page, { game: 'Nightfall', people: ['Ada', 'Bert'], seed: 'own tools' })
  expect(await moment(page)).toBe('move')
  const tools = page.getByRole('list', { name: 'Your tools' })
  const look = page.getByRole('button', { name: 'Look at my tools' })
  await expect(tools).toHaveCount(0)
  await changing(page, () => look.click())
  await expect(tools).toBeVisible()
  await expect(look).toHaveCount(0)
  await goOn(page, await moment(page), 0)
  // Bert is next, and all look again.
  await expect(look).toBeVisible()
  await expect(tools).toHaveCount(0)
})
