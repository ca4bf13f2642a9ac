import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../electron/testing/folder.ts'
import { fetchElectron, wasRefused } from './electron.ts'

let memory: string
let installer: string

beforeEach(() => {
  const folder = temporaryFolder()
  memory = join(folder, 'memory')
  installer = join(folder, 'install.mjs')
})

/** Fetches with an installer that does this. */
const fetching = (program: string, patience = 10_000, onArrived?: (bytes: number) => void): Promise<boolean> => {
  writeFileSync(installer, program)
  return fetchElectron({ installer, patience, memory, ...(onArrived && { onArrived }) })
}

describe('fetching Electron', () => {
  it('forgets an earlier refusal when it works', async () => {
    expect(await fetching('process.exit(1)')).toBe(false)
    expect(wasRefused(memory)).toBe(true)
    expect(await fetching('')).toBe(true)
    expect(wasRefused(memory)).toBe(false)
  })

  it('gives up when nothing answers, and remembers that', async () => {
    expect(await fetching('setTimeout(() => {}, 60_000)', 300)).toBe(false)
    expect(wasRefused(memory)).toBe(true)
  })

  it('waits as long as something arrives', async () => {
    const slowly = `
      import { appendFileSync } from 'node:fs'
      import { join } from 'node:path'
      for (let n = 0; n < 16; n++) {
        appendFileSync(join(process.env.TMPDIR, 'electron.zip'), 'more')
        await new Promise((resolve) => setTimeout(resolve, 200))
      }`
    const seen: number[] = []
    expect(await fetching(slowly, 2500, (bytes) => seen.push(bytes))).toBe(true)
    expect(seen.at(-1)).toBeGreaterThan(seen[0]!)
  })

  it('leaves nothing half done behind', async () => {
    await fetching(`
      import { writeFileSync } from 'node:fs'
      import { join } from 'node:path'
      writeFileSync(join(process.env.TMPDIR, 'electron.zip'), 'half')
      process.exit(1)`)
    expect(existsSync(join(memory, 'download'))).toBe(false)
    expect(JSON.parse(readFileSync(join(memory, 'electron.json'), 'utf8'))).toHaveProperty('refused')
  })
})
