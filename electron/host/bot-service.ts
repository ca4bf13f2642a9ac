/** What runs in a bot's thread: a question comes in, a move goes out. */
import { parentPort } from 'node:worker_threads'
import type { Bot } from '../../machines/kernel/game.ts'
import { random } from '../../machines/kernel/random.ts'
import type { Question, Reply } from './bots.ts'

export function serveBots(bots: Readonly<Partial<Record<string, Bot>>>): void {
  parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(bots, question)))
}

function answer(bots: Readonly<Partial<Record<string, Bot>>>, { game, view, seat, moves, seed }: Question): Reply {
  const bot = bots[game]
  if (!bot) return { error: `There is no bot for ${game}` }
  try {
    return { move: bot.choose(view, seat, moves, random(seed)) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
