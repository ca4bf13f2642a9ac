/** What a player's finished games tell of them. */
import type { Ahead } from './ahead.ts'
import { axe, expect, picture, test } from './harness.ts'
import { asking, change, visit } from './host.ts'
import { sitDown } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const toTheEnd: Ahead = ({ moves }, n) => moves[n % moves.length]

test('a player’s record is found behind their name, and tells of finished games', async ({ page }) => {
  const ada = 'Adelaide Featherstonehaugh-Wickersham'
  await sitDown(page, { game: 'Kingpin', people: [ada, 'Bert'], bots: 2, seed: 'record', ahead: toTheEnd })
  const winners = await asking(page, async (ask) => {
    const { saved, profiles } = await ask('home', undefined)
    const bert = profiles.find(({ name }) => name === 'Bert')!.id
    const chairs = [
      { kind: 'person', profile: bert },
      { kind: 'bot', name: 'Pearl', colour: 'jade', emblem: 'lantern' },
    ] as const
    await ask('newGame', { game: 'nightfall', chairs: [...chairs], options: {}, seed: 'unfinished' })
    return saved[0]!.outcome!.winners
  })
  const [won, bertWon] = [Number(winners.includes(0)), Number(winners.includes(1))]

  await visit(page, '#/profiles')
  await page.getByRole('link', { name: ada }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`The record of ${ada}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(`1 game finished, ${won} won.`)).toBeVisible()
  const box = (game: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: game }) })
  await expect(box('Kingpin')).toContainText(`${won} of 1 won`)
  await expect(box('Nightfall')).toContainText('Not finished yet')
  const bert = page.getByRole('row').filter({ hasText: 'Bert' })
  await expect(bert.getByRole('cell')).toHaveText(['1', `${won}`, `${bertWon}`])

  for (const theme of ['night', 'paper', 'contrast'] as const) {
    await change(page, { theme })
    await page.reload()
    await expect(page.getByRole('row')).toHaveCount(3)
    await picture(page, `record-${theme}`)
    await axe(page)
  }
  await page.setViewportSize({ width: 1024, height: 700 })
  await page.evaluate(() => (document.documentElement.dataset.textSize = 'larger'))
  await picture(page, 'record-1024-larger')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024)

  await page.getByRole('link', { name: 'All players' }).click()
  await page.getByRole('link', { name: 'Bert' }).click()
  await expect(page.getByText(`1 game finished, ${bertWon} won.`)).toBeVisible()
})

test('who has finished nothing is told so, and who isn’t there', async ({ page }) => {
  const { id } = await asking(page, (ask) => ask('saveProfile', { name: 'Cleo', colour: 'jade', emblem: 'cat' }))
  await visit(page, `#/profiles/${id}`)
  await expect(page.getByText('No finished game yet')).toBeVisible()
  await picture(page, 'record-empty')
  await axe(page)
  await page.evaluate(() => (location.hash = '#/profiles/nobody'))
  await expect(page.getByText('There is no such player')).toBeVisible()
})
