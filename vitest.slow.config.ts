import { defineConfig } from 'vitest/config'

/** What takes its time: the host killed at random moments, the packager. */
export default defineConfig({
  test: {
    include: ['{machines,electron,renderer,build}/**/*.slow.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
