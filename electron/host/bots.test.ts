import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import type { GameId } from '../../machines/kernel/game.ts'
import { kingpin } from '../../machines/kingpin/index.ts'
import { startBots, type BotOptions, type Bots, type Question } from './bots.ts'
import { testWorker } from './testing/house.ts'

let bots: Bots
const start = (options: BotOptions = {}): Bots => (bots = startBots({ worker: testWorker, ...options }))
afterEach(() => bots.close())

const moves = Array.from({ length: 50 }, (_, length) => ({ type: 'step', length }))
const question = (game: string, seed = 'seed'): Question => ({
  game: game as GameId,
  view: { seat: 1, phase: 'turn', active: [1], news: [], mine: null },
  seat: 1,
  moves,
  seed,
  level: 'burglar',
})

/** Of each thread of this process; see proc(5). */
const nicenesses = (): number[] =>
  readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
  })

describe('bots in threads', () => {
  it('choose one of their moves, the same for the same seed', async () => {
    const { think } = start()
    const thoughts = await Promise.all(['a', 'a', 'b'].map((seed) => think(question('pockets', seed))))
    const [first, second, third] = thoughts.map(({ move }) => move)
    expect(moves).toContainEqual(first)
    expect(thoughts[0]!.version).toBe('test')
    expect(second).toEqual(first)
    expect(third).not.toEqual(first)
  })

  it('answer more questions than there are threads', async () => {
    const { think } = start({ threads: 1 })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => think(question('pockets', String(i)))))
    expect(new Set(answers.map(({ move }) => JSON.stringify(move))).size).toBeGreaterThan(5)
  })

  it('that crash are tried once more, then given up; the next question finds a new thread', async () => {
    const { think } = start({ threads: 1 })
    await expect(think(question('crashing'))).rejects.toThrow("A bot's thread ended with 3")
    expect(moves).toContainEqual((await think(question('pockets'))).move)
  })

  it('that throw say what they threw, and go on', async () => {
    const { think } = start({ threads: 1 })
    await expect(think(question('foolish'))).rejects.toThrow('I have no idea')
    await expect(think(question('breakin'))).rejects.toThrow('There is no bot for breakin')
    expect(moves).toContainEqual((await think(question('pockets'))).move)
  })

  it('that think absurdly long are stopped', async () => {
    const { think } = start({ threads: 1, patience: 3000 })
    const endless = think(question('endless'))
    const behind = think(question('pockets'))
    await expect(endless).rejects.toThrow('problem.botSlow')
    expect(moves).toContainEqual((await behind).move)
  })

  it('let go of what they were asked when they are closed', async () => {
    const { think, close } = start({ threads: 1 })
    const answers = [think(question('endless')), think(question('pockets'))].map((answer) =>
      expect(answer).rejects.toThrow('problem.closing'),
    )
    await close()
    await Promise.all(answers)
  })

  it.runIf(process.platform === 'linux')('give way to the window, and nothing else does', async () => {
    const before = nicenesses()
    const { think } = start({ worker: new URL('./bot-worker.ts', import.meta.url), threads: 1 })
    await think({ ...question('kingpin'), moves: [{ type: 'pass' }] })
    const patient = nicenesses().filter((niceness) => niceness >= 10)
    expect(patient).toHaveLength(before.filter((niceness) => niceness >= 10).length + 1)
    expect(getPriority()).toBe(before[0])
  })

  it('of the real games come with the real thread, and think the same however many threads they have', async () => {
    const state = kingpin.setup({ seats: 2, seed: 'bots' })
    const [seat] = kingpin.active(state)
    const legal = kingpin.legalMoves(state, seat!)
    const view = kingpin.view(state, seat!)
    const asked = { game: 'kingpin', view, seat: seat!, moves: legal, seed: 's', level: 'mastermind' } as const
    const answers = []
    for (const threads of [1, 3]) {
      bots = startBots({ threads })
      answers.push(await bots.think(asked))
      await bots.close()
    }
    expect(legal).toContainEqual(answers[0]!.move)
    expect(answers[1]).toEqual(answers[0])
  })
})
