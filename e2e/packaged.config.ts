/** `npm run test:packaged`: only the packaged app, where it is sure to be there; no browser is needed for it. */
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testMatch: 'packaged.spec.ts',
  outputDir: '../test-results/packaged',
  reporter: 'list',
  workers: 1,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 20_000 },
})
