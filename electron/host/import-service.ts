/** What runs in the thread of imports: a text comes in, a table or a problem goes out. */
import { parentPort } from 'node:worker_threads'
import type { Given, Taken } from './imports.ts'
import { problemOf } from './problems.ts'
import type { Games } from './replay.ts'
import { readSave } from './savefile.ts'

export function serveImport(games: Games): void {
  parentPort?.on('message', (given: Given) => parentPort?.postMessage(answer(games, given)))
}

function answer(games: Games, { text, id }: Given): Taken {
  try {
    return { table: readSave(games, text, id) }
  } catch (error) {
    const problem = problemOf(error)
    if (problem) return { problem }
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
