/** What runs in a bot's thread: a question comes in, a thought or a part of it goes out. */
import { parentPort } from 'node:worker_threads'
import { sourcesOf, type Bot, type Crew, type Tally, type Thought } from '../../machines/kernel/bots/bot.ts'
import { random, type Random } from '../../machines/kernel/random.ts'
import type { Order, Reply } from './bots.ts'

type Crews = Readonly<Partial<Record<string, Crew>>>

export function serveBots(crews: Crews): void {
  parentPort?.on('message', (order: Order) => parentPort?.postMessage(answer(crews, order)))
}

function answer(crews: Crews, order: Order): Reply {
  const { game, level } = order.question
  const crew = crews[game]
  if (!crew) return { error: `There is no bot for ${game}` }
  try {
    const bot = crew.levels[level]
    if (order.ask === 'weigh') return { tally: weigh(bot, order) }
    return { answer: { ...(order.ask === 'settle' ? settle(bot, order) : think(bot, order)), version: crew.version } }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

const think = (bot: Bot, { question: { view, seat, moves, seed } }: Order): Thought =>
  bot.think(view, seat, moves, random(seed))

function weigh({ shared }: Bot, { question, part }: Extract<Order, { ask: 'weigh' }>): Tally {
  if (!shared) throw new Error('This bot thinks in one go')
  const { view, seat, moves, seed } = question
  return shared.weigh(view, seat, moves, sourcesOf(random(seed), shared.parts)[part] as Random)
}

function settle({ shared }: Bot, { question, tallies }: Extract<Order, { ask: 'settle' }>): Thought {
  if (!shared) throw new Error('This bot thinks in one go')
  return shared.settle(question.moves, tallies, sourcesOf(random(question.seed), shared.parts).at(-1) as Random)
}
