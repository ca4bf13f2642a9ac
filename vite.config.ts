import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'

/** The window: what both shells serve. build/bundle.ts has the rest. */
export default defineConfig({
  root: join(import.meta.dirname, 'renderer'),
  publicDir: false,
  plugins: [svelte(), icons({ compiler: 'svelte' })],
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: 'es2024',
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})
