/**
 * Saves from outside. What is too large or too deep is refused at once; the rest is read and played through in a thread of
 * its own, one at a time, so that nobody at a table waits for it.
 */
import { Worker } from 'node:worker_threads'
import type { Problem } from './api.ts'
import { isTooDeep } from './depth.ts'
import { Trouble } from './problems.ts'
import type { WholeTable } from './store/games.ts'

/** In characters; the longest game that was ever played has a tenth of it. */
const largest = 2_000_000
const tooLarge = 'problem.importTooLarge'

export interface Given {
  text: string
  id: string
}
export type Taken = { table: WholeTable } | { problem: Problem } | { error: string }

export interface Imports {
  /** The table as it will be saved, under this id. Throws a Trouble that says what is wrong. */
  read(text: string, id: string): Promise<WholeTable>
  close(): Promise<void>
}

export interface ImportOptions {
  worker?: URL
  /** Milliseconds after which nobody waits any longer. */
  patience?: number
}

export function startImports({
  worker = new URL('./import-worker.ts', import.meta.url),
  patience = 20_000,
}: ImportOptions = {}): Imports {
  let last: Promise<unknown> = Promise.resolve()
  let thread: Worker | undefined

  /** The thread is kept for the next one, unless it failed. */
  async function take(given: Given): Promise<WholeTable> {
    const used = (thread ??= new Worker(worker, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 512 } }))
    try {
      return outcome(await ask(used, given))
    } catch (error) {
      if (!(error instanceof Trouble) || error.problem.key === tooLarge) drop(used)
      throw error
    }
  }

  function ask(used: Worker, given: Given): Promise<Taken> {
    const { promise, resolve, reject } = Promise.withResolvers<Taken>()
    const exited = (code: number): void => reject(new Error(`The thread of imports ended with ${code}`))
    const timer = setTimeout(() => reject(new Trouble(tooLarge)), patience)
    used.once('message', resolve).once('error', reject).once('exit', exited)
    used.postMessage(given)
    return promise.finally(() => {
      clearTimeout(timer)
      used.off('message', resolve).off('error', reject).off('exit', exited)
      used.unref()
    })
  }

  function drop(used: Worker): void {
    if (thread === used) thread = undefined
    // An error that nobody waits for any more.
    used.on('error', () => {})
    void used.terminate()
  }

  return {
    async read(text, id) {
      if (text.length > largest) throw new Trouble(tooLarge)
      if (isTooDeep(text)) throw new Trouble('problem.importNoSave')
      const taken = last.then(() => take({ text, id }))
      last = taken.catch(() => undefined)
      return taken
    },
    async close() {
      await thread?.terminate()
    },
  }
}

function outcome(taken: Taken): WholeTable {
  if ('table' in taken) return taken.table
  throw 'problem' in taken ? new Trouble(taken.problem.key, taken.problem.params) : new Error(taken.error)
}
