/** A browser for the tests: Playwright's own, else the system's, else one is installed. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { asRoot, findChromium } from '../electron/chromium.ts'
import { Stop } from '../electron/stop.ts'

export interface Launch {
  executablePath?: string
  args: string[]
}

/** How Playwright should launch it; undefined if there is none. */
export function findBrowser(): Launch | undefined {
  const args = [...asRoot]
  if (existsSync(chromium.executablePath())) return { args }
  const executablePath = findChromium()
  return executablePath === undefined ? undefined : { executablePath, args }
}

export function installBrowser(): Launch {
  const installed =
    findBrowser() ??
    (asRoot.length > 0 && existsSync('/usr/bin/apt-get')
      ? attempt('apt-get update && apt-get install -y chromium')
      : undefined) ??
    attempt('playwright install chromium')
  if (!installed) {
    throw new Stop(
      'The tests need a browser, and none could be installed: install Chromium or Chrome, then run npm test again.',
    )
  }
  return installed
}

function attempt(command: string): Launch | undefined {
  console.log(`Installing a browser for the tests: ${command}`)
  spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
  return findBrowser()
}
