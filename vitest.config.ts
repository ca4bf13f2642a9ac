import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['machines/**/*.test.ts', 'electron/**/*.test.ts', 'renderer/**/*.test.ts', 'build/**/*.test.ts'],
    exclude: ['**/*.slow.test.ts', 'node_modules/**'],
    testTimeout: 30_000,
  },
})
