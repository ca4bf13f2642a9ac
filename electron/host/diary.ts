/** A file beside the saves that says what nobody expected. Windows are told only that something did happen. */
import { appendFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

const longest = 1_000_000

export interface Diary {
  path: string
  write(error: unknown): void
}

export function openDiary(folder: string, clock: () => number): Diary {
  const path = join(folder, 'larceny.log')
  return {
    path,
    write(error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      try {
        if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > longest) renameSync(path, `${path}.old`)
        appendFileSync(path, `${new Date(clock()).toISOString()} ${text}\n`)
      } catch {
        // A full disk must not keep the app from saying that the disk is full.
      }
    },
  }
}
