import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['machines/**/*.test.ts', 'electron/**/*.test.ts', 'renderer/**/*.test.ts', 'build/**/*.test.ts'],
    exclude: ['**/*.slow.test.ts', 'node_modules/**'],
    // All cores: by default one is left idle, which on two cores is half of them.
    maxWorkers: '100%',
    testTimeout: 30_000,
  },
})
