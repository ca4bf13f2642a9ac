/** A note in the data directory of the browser shell that serves it, so that a second start can open a window there. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
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
