/** What runs in a bot's thread: a question comes in, a thought goes out. */
import { parentPort } from 'node:worker_threads'
import type { Crew } from '../../machines/kernel/bots/bot.ts'
import { random } from '../../machines/kernel/random.ts'
import type { Question, Reply } from './bots.ts'

type Crews = Readonly<Partial<Record<string, Crew>>>

export function serveBots(crews: Crews): void {
  parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(crews, question)))
}

function answer(crews: Crews, { game, view, seat, moves, seed, level }: Question): Reply {
  const crew = crews[game]
  if (!crew) return { error: `There is no bot for ${game}` }
  try {
    return { answer: { ...crew.levels[level].think(view, seat, moves, random(seed)), version: crew.version } }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
