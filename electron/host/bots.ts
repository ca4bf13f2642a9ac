/**
 * Bots think in worker threads: a window never waits for one, and one that crashes takes nothing with it. A long thought is
 * shared out to the threads in parts; however many threads there are, the same comes of it.
 */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { crews } from '../../machines/index.ts'
import type { Level, Tally, Thought } from '../../machines/kernel/bots/bot.ts'
import type { GameId, Move, Seat, View } from '../../machines/kernel/game.ts'
import { Trouble } from './problems.ts'

export interface Question {
  game: GameId
  /** What a person in that seat would see. */
  view: View
  seat: Seat
  moves: readonly Move[]
  seed: string
  level: Level
}

/** What a bot thought, and which one it was: another version might have thought otherwise. */
export interface Answer extends Thought {
  version: string
}

/** What a thread is asked to do: to think it all through, to weigh one part, or to settle what the parts came to. */
export type Work = { ask: 'think' } | { ask: 'weigh'; part: number } | { ask: 'settle'; tallies: readonly Tally[] }
export type Order = Work & { question: Question }

export type Reply = { answer: Answer } | { tally: Tally } | { error: string }

export interface Bots {
  think(question: Question): Promise<Answer>
  close(): Promise<void>
}

export interface BotOptions {
  worker?: URL
  /** The most threads at once; they are started when they are needed. */
  threads?: number
  /** Milliseconds after which a bot has thought absurdly long. */
  patience?: number
  /** How many parts the thought about a question has. */
  partsOf?: (question: Question) => number
}

type Done = Exclude<Reply, { error: string }>

interface Job {
  order: Order
  tries: number
  resolve(done: Done): void
  reject(error: unknown): void
}

const known = ({ game, level, moves }: Question): number =>
  moves.length === 1 ? 1 : (crews[game]?.levels[level].shared?.parts ?? 1)

export function startBots({
  worker = new URL('./bot-worker.ts', import.meta.url),
  // One core is the window's.
  threads = Math.max(1, availableParallelism() - 1),
  patience = 30_000,
  partsOf = known,
}: BotOptions = {}): Bots {
  const queue: Job[] = []
  const idle = new Set<Worker>()
  const busy = new Map<Worker, { job: Job; timer: NodeJS.Timeout }>()
  let closed = false

  function next(): void {
    while (queue.length > 0 && (idle.size > 0 || busy.size < threads)) {
      const job = queue.shift() as Job
      const [thread = start()] = idle
      const timer = setTimeout(() => lose(thread, new Trouble('problem.botSlow')), patience)
      idle.delete(thread)
      busy.set(thread, { job, timer })
      thread.postMessage(job.order)
    }
  }

  function start(): Worker {
    const thread = new Worker(worker, { execArgv: [] })
    thread.on('message', (reply: Reply) => {
      const job = free(thread)
      idle.add(thread)
      if ('error' in reply) job?.reject(new Error(reply.error))
      else job?.resolve(reply)
      next()
    })
    thread.on('error', (error) => lose(thread, error))
    thread.on('exit', (code) => lose(thread, new Error(`A bot's thread ended with ${code}`)))
    return thread
  }

  function free(thread: Worker): Job | undefined {
    const work = busy.get(thread)
    busy.delete(thread)
    clearTimeout(work?.timer)
    return work?.job
  }

  /** The thread is gone or has to go. What it thought about is tried once more, unless that would take as long again. */
  function lose(thread: Worker, error: unknown): void {
    idle.delete(thread)
    const job = free(thread)
    void thread.terminate()
    if (closed) job?.reject(new Trouble('problem.closing'))
    else if (job && job.tries === 0 && !(error instanceof Trouble)) queue.unshift({ ...job, tries: 1 })
    else job?.reject(error)
    next()
  }

  const ask = (order: Order): Promise<Done> =>
    new Promise((resolve, reject) => {
      queue.push({ order, tries: 0, resolve, reject })
      next()
    })

  async function inParts(question: Question, parts: number): Promise<Done> {
    const weighed = await Promise.all(Array.from({ length: parts }, (_, part) => ask({ question, ask: 'weigh', part })))
    const tallies = weighed.flatMap((done) => ('tally' in done ? [done.tally] : []))
    return ask({ question, ask: 'settle', tallies })
  }

  return {
    async think(question) {
      const parts = threads === 1 ? 1 : partsOf(question)
      const done = await (parts === 1 ? ask({ question, ask: 'think' }) : inParts(question, parts))
      if (!('answer' in done)) throw new Error('A bot has weighed its moves and chosen none')
      return done.answer
    },
    async close() {
      closed = true
      for (const job of queue.splice(0)) job.reject(new Trouble('problem.closing'))
      await Promise.all([...idle, ...busy.keys()].map((thread) => thread.terminate()))
    },
  }
}
