import { svelte } from '@sveltejs/vite-plugin-svelte'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Boards are drawn in tests as on a server: into text.
  plugins: [svelte({ configFile: false }), icons({ compiler: 'svelte' })],
  test: {
    include: ['machines/**/*.test.ts', 'electron/**/*.test.ts', 'renderer/**/*.test.ts', 'build/**/*.test.ts'],
    exclude: ['**/*.slow.test.ts', 'node_modules/**'],
    // All cores: by default one is left idle, which on two cores is half of them.
    maxWorkers: '100%',
    testTimeout: 30_000,
  },
})
