/** Bots play on and on, game after game at one host: the memory stays as it was after the first quarter. */
import assert from 'node:assert/strict'
import { setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Chair } from '../../electron/host/api.ts'
import type { RunningHost } from '../../electron/host/host.ts'
import type { Attack } from '../attack.ts'
import { inFolder } from './folder.ts'
import { openHost } from './guest.ts'

/** In bytes: what may come and go without being a leak. */
const flat = 4_000_000

export const attackWithTime: Attack = {
  name: 'soak',
  rounds: 'moves of bots',
  usual: 2000,
  short: 120,
  run: (rounds, seed) =>
    inFolder(async (folder) => {
      const host = await openHost(folder)
      try {
        const bots = new Bots(host, seed)
        await bots.play(rounds / 4)
        const before = await used()
        await bots.play(rounds)
        const grown = (await used()) - before
        assert(grown < flat, `The memory has grown by ${inMegabytes(grown)} since the first quarter`)
        const kept = `${inMegabytes(before)} after the first quarter, ${inMegabytes(grown)} more at the end`
        return `${bots.moves.toLocaleString('en')} moves of bots in ${bots.games} games: ${kept}`
      } finally {
        await host.close()
      }
    }),
}

class Bots {
  moves = 0
  games = 0
  readonly #session: ReturnType<RunningHost['connect']>
  readonly #seed: string
  #over = true
  #id = ''

  constructor(host: RunningHost, seed: string) {
    this.#seed = seed
    this.#session = host.connect((event) => {
      if (event.type !== 'frame' || event.frame.id !== this.#id) return
      this.moves += event.frame.steps.length > 0 ? 1 : 0
      this.#over = event.frame.stage === 'over'
    })
  }

  /** Until so many moves have been made in all. */
  async play(moves: number): Promise<void> {
    while (this.moves < moves) {
      if (this.#over) await this.#begin()
      await delay(5)
    }
  }

  async #begin(): Promise<void> {
    const names = ['Ann', 'Ben', 'Cleo', 'Dan']
    const chairs = names.map((name): Chair => ({
      kind: 'bot',
      name,
      colour: 'ruby',
      emblem: 'cat',
      level: 'pickpocket',
    }))
    const seed = `${this.#seed} ${this.games++}`
    if (this.#id !== '') await this.#session.handle('closeTable', { id: this.#id })
    const answer = await this.#session.handle('newGame', { game: 'breakin', chairs, options: {}, seed })
    assert(answer.ok && answer.value && 'id' in answer.value, JSON.stringify(answer))
    this.#id = String(answer.value.id)
    this.#over = false
    await this.#session.handle('openTable', { id: this.#id })
  }
}

/** What is in use after the rubbish was taken out. */
async function used(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const takeOut = runInNewContext('gc') as () => void
  for (let n = 0; n < 3; n++) {
    takeOut()
    await delay(20)
  }
  return process.memoryUsage().heapUsed
}

const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
