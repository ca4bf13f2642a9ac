import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** In memory, where there is such a place: thousands of databases are written and thrown away. */
const place = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** A folder of one's own for as long as the work takes. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(place, 'larceny-attack-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
