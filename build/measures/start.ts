/** From `npm start` to a shelf that can be used, and what the shelf loads. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { round, type Figure } from '../bench.ts'
import { installBrowser } from '../browser.ts'
import { root } from '../paths.ts'

interface Start {
  address: number
  shelf: number
  script: number
}

/** Starts as a person would, on new data, and opens a browser that is not running yet. */
async function startOnce(): Promise<Start> {
  const data = mkdtempSync(join(tmpdir(), 'larceny-bench-'))
  const begun = performance.now()
  const args = ['start', '--', '--browser', '--no-open', '--data', data]
  const shell = spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], detached: true })
  const address = await new Promise<string>((resolve) => {
    let said = ''
    shell.stdout.on('data', (chunk) => {
      said += chunk
      const found = /http:\/\/\S+/.exec(said)
      if (found) resolve(found[0])
    })
  })
  const served = performance.now()
  const browser = await chromium.launch(installBrowser())
  const page = await browser.newPage()
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
    }
  })
  await page.goto(address)
  await page.getByRole('heading').first().waitFor()
  const usable = performance.now()
  await page.waitForLoadState('load')
  const script = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
  await browser.close()
  process.kill(-(shell.pid ?? 0), 'SIGTERM')
  // npm ends first; the app writes until its line closes.
  await once(shell, 'close')
  rmSync(data, { recursive: true, force: true })
  return { address: served - begun, shelf: usable - begun, script }
}

const middle = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN

export async function measureStart(): Promise<Figure[]> {
  const starts = [await startOnce(), await startOnce(), await startOnce(), await startOnce(), await startOnce()]
  const served = starts.map(({ address }) => address / 1000)
  const shelf = starts.map(({ shelf }) => shelf / 1000)
  const from = (seconds: number[]): string => `the middle of ${seconds.length}: ${seconds.map(round).join(', ')} s`
  return [
    {
      what: 'From npm start to a shelf that is served',
      seen: middle(served),
      unit: 's',
      wanted: { most: 1 },
      from: from(served),
    },
    {
      what: 'From npm start to a usable shelf in a browser',
      seen: middle(shelf),
      unit: 's',
      wanted: { most: 2 },
      from: `${from(shelf)}, the start of the browser included`,
    },
    {
      what: 'JavaScript that the shelf loads',
      seen: (starts[0]?.script ?? 0) / 1000,
      unit: 'kB gzip',
      wanted: { most: 70 },
      from: 'all scripts that the page has asked for once it can be used',
    },
  ]
}
