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
  await once(shell, 'exit')
  rmSync(data, { recursive: true, force: true })
  return { address: served - begun, shelf: usable - begun, script }
}

export async function measureStart(): Promise<Figure[]> {
  const starts = [await startOnce(), await startOnce(), await startOnce(), await startOnce(), await startOnce()]
  const [, , middle] = starts.toSorted((a, b) => a.shelf - b.shelf)
  const shelf = middle?.shelf ?? Number.NaN
  return [
    {
      what: 'From npm start to a usable shelf in the browser shell',
      seen: shelf / 1000,
      unit: 's',
      wanted: { most: 2 },
      from: `the middle of ${starts.length}: ${starts.map((start) => round(start.shelf / 1000)).join(', ')} s, the start of a browser included; served after ${round((middle?.address ?? 0) / 1000)} s`,
    },
    {
      what: 'JavaScript that the shelf loads',
      seen: (starts[0]?.script ?? 0) / 1000,
      unit: 'kB gzip',
      wanted: { most: 120 },
      from: 'all scripts that the page has asked for once it can be used',
    },
  ]
}
