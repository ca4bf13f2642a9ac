import { defineConfig } from '@playwright/test'
import { findBrowser } from './build/browser.ts'
import { electronBinary } from './build/electron.ts'
import { packagedApp } from './build/packaged.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  // Where Electron can't be had, or nothing was packaged, their specs are left out, and e2e/setup.ts says so.
  testIgnore: [
    ...(electronBinary() === undefined ? ['electron.spec.ts'] : []),
    ...(packagedApp() === undefined ? ['packaged.spec.ts'] : []),
  ],
  globalSetup: './e2e/setup.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // One more than there are cores: who plays waits for what is shown most of the time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Whole games are played, and machines can be busy: patience costs nothing where all is well.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // A window of a whole browser costs more than most of what is done in it.
    reuseContext: true,
    launchOptions: findBrowser() ?? {},
  },
})
