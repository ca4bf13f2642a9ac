/** Bots think in worker threads: a window never waits for one, and one that crashes takes nothing with it. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Level, Thought } from '../../machines/kernel/bots/bot.ts'
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

export type Reply = { answer: Answer } | { error: string }

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
}

interface Job {
  question: Question
  tries: number
  resolve(answer: Answer): void
  reject(error: unknown): void
}

const most = 2

export function startBots({
  worker = new URL('./bot-worker.ts', import.meta.url),
  threads = Math.min(most, availableParallelism()),
  patience = 30_000,
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
      thread.postMessage(job.question)
    }
  }

  function start(): Worker {
    const thread = new Worker(worker, { execArgv: [] })
    thread.on('message', (reply: Reply) => {
      const job = free(thread)
      idle.add(thread)
      if ('answer' in reply) job?.resolve(reply.answer)
      else job?.reject(new Error(reply.error))
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
    if (job && job.tries === 0 && !closed && !(error instanceof Trouble)) queue.unshift({ ...job, tries: 1 })
    else job?.reject(error)
    next()
  }

  return {
    think: (question) =>
      new Promise((resolve, reject) => {
        queue.push({ question, tries: 0, resolve, reject })
        next()
      }),
    async close() {
      closed = true
      for (const job of queue.splice(0)) job.reject(new Error('The bots have gone'))
      await Promise.all([...idle, ...busy.keys()].map((thread) => thread.terminate()))
    },
  }
}
