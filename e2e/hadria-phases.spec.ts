/** Every phase of Hadria in which somebody is asked, early with two and late with four: it has room, and a picture. */
import { hadria } from '../machines/hadria/index.ts'
import { steps } from '../machines/hadria/moves.ts'
import type { HadriaState, Phase } from '../machines/hadria/state.ts'
import { lateGame } from '../machines/hadria/testing.ts'
import { random } from '../machines/kernel/random.ts'
import { misfits } from './fit.ts'
import { expect, picture, test } from './harness.ts'
import { visit } from './host.ts'
import { laidOut } from './positions.ts'
import { curtain, lift, longest } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(90_000)

const asking = Object.keys(steps) as Phase[]
const ofSetup = asking.filter((phase) => phase.startsWith('setup'))

/** The first position of each phase in games that are played at random. */
function positions(start: (game: number) => HadriaState, phases: readonly Phase[]): Map<Phase, HadriaState> {
  const found = new Map<Phase, HadriaState>()
  for (let game = 0; found.size < phases.length; game++) {
    if (game > 300) throw new Error(`It never came to ${phases.filter((phase) => !found.has(phase)).join()}`)
    const source = random(`phases ${game}`)
    const played = hadria.simulate(start(game))
    for (let [seat] = played.active(); seat !== undefined; [seat] = played.active()) {
      const { state } = played
      const isBare = state.phase === 'plan' && state.players.every(({ stacks }) => stacks.length < 2)
      if (phases.includes(state.phase) && !found.has(state.phase) && !isBare) {
        found.set(state.phase, structuredClone(state))
      }
      const moves = played.legalMoves(seat)
      // Whoever is ready at once never plans anything.
      const wanted = moves.filter(({ type }) => type !== 'ready' || source.int(6) === 0)
      played.play(seat, source.pick(wanted.length > 0 ? wanted : moves))
    }
  }
  return found
}

const early = (game: number) =>
  hadria.setup({ seats: 2, seed: `phases ${game}`, options: { thieves: game % 2 === 0 ? 'chosen' : 'random' } })

for (const { name, people, found, sizes } of [
  {
    name: 'with two, early where it comes to it early',
    people: ['Ada', 'Bert'],
    found: () => positions((game) => (game < 40 ? early(game) : lateGame(game, 2)), asking),
    sizes: [[1280, 800, 'normal']] as const,
  },
  {
    name: 'late with four, by the longest names',
    people: longest.slice(0, 4),
    found: () =>
      positions(
        (game) => lateGame(game, 4),
        asking.filter((phase) => !ofSetup.includes(phase)),
      ),
    sizes: [
      [1280, 800, 'normal'],
      [1024, 700, 'larger'],
    ] as const,
  },
]) {
  test(name, async ({ page }) => {
    const tables = [...found()]
    const ids = await laidOut(
      page,
      tables.map(([, state]) => state),
      people,
      hadria,
      { plain: true },
    )
    const wrong: string[] = []
    for (const [at, [phase]] of tables.entries()) {
      const [[width, height]] = sizes
      await page.setViewportSize({ width, height })
      await visit(page, `#/table/${ids[at]}`)
      await page.locator('main.curtain, .table[data-ready]:not(.fresh)').first().waitFor()
      if (await curtain(page).isVisible()) await lift(page)
      for (const [width, height, text] of sizes) {
        await page.setViewportSize({ width, height })
        await page.evaluate((text) => (document.documentElement.dataset.textSize = text), text)
        await page.locator('.table[data-ready]:not(.fresh)').waitFor()
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        await picture(page, `hadria-${people.length}-${phase}-${width}`)
        const found = await misfits(page)
        const question = page.locator('.question')
        const out = await question.evaluateAll((all) => all.some((one) => one.scrollWidth > one.clientWidth + 1))
        if (out) found.push('an answer sticks out of its question')
        wrong.push(...found.map((misfit) => `${phase} at ${width}: ${misfit}`))
      }
    }
    expect(wrong).toEqual([])
  })
}
