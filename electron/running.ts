/**
 * Notes in the data directory of the browser shell that serves it: so that a second start can open a window there, and
 * that a window finds its way back after a new start.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Passes } from './server.ts'
import { Stop } from './stop.ts'

const announcement = v.object({ origin: v.pipe(v.string(), v.regex(/^http:\/\/127\.0\.0\.1:\d+$/)), key: v.string() })
export type Announcement = v.InferOutput<typeof announcement>

const fileIn = (data: string): string => join(data, 'running.json')

export function announce(data: string, running: Announcement): void {
  try {
    writeFileSync(fileIn(data), JSON.stringify(running), { mode: 0o600 })
  } catch (error) {
    throw new Stop(`Larceny can't write ${fileIn(data)}: ${(error as Error).message}. Your saves are untouched.`)
  }
}

/** One that stays behind does no harm: nobody answers there. */
export function withdraw(data: string): void {
  try {
    rmSync(fileIn(data), { force: true })
  } catch {
    return
  }
}

/** Asks the shell that serves this data for a window's address; nothing if none answers. */
export async function askForWindow(data: string): Promise<string | undefined> {
  try {
    const { origin, key } = v.parse(announcement, JSON.parse(readFileSync(fileIn(data), 'utf8')))
    const headers = { Authorization: key }
    const answer = await fetch(`${origin}/invite`, { method: 'POST', headers, signal: AbortSignal.timeout(2000) })
    const address = await answer.text()
    return answer.ok && address.startsWith(`${origin}/`) ? address : undefined
  } catch {
    return undefined
  }
}

const note = v.object({ port: v.number(), pass: v.string() })

/** What windows have to show. Without the note nothing is lost but their way back. */
export function passesIn(data: string): Passes {
  const path = join(data, 'windows.json')
  return {
    last(port) {
      try {
        const kept = v.parse(note, JSON.parse(readFileSync(path, 'utf8')))
        return kept.port === port ? kept.pass : undefined
      } catch {
        return undefined
      }
    },
    keep(port, pass) {
      try {
        writeFileSync(path, JSON.stringify({ port, pass } satisfies v.InferInput<typeof note>), { mode: 0o600 })
      } catch {
        return
      }
    },
  }
}
