/** The bundles: the window (vite.config.ts), its service worker, what runs in Node and in Electron's main process, and the preload. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { build, type InlineConfig, type Plugin } from 'vite'
import { collectNotices, toText } from './notices.ts'
import { dist, root } from './paths.ts'

/** A worker is started from the address of its file: make that file a bundle too, beside the others, and point at it. */
const workers: Plugin = {
  name: 'workers',
  enforce: 'pre',
  async transform(code, importer) {
    let changed = code
    for (const [whole, file] of code.matchAll(/new URL\('(\.[\w./-]+\.ts)', import\.meta\.url\)/g)) {
      const worker = await this.resolve(file as string, importer)
      if (!worker) continue
      const fileName = basename(worker.id).replace(/ts$/, 'js')
      this.emitFile({ type: 'chunk', id: worker.id, fileName })
      changed = changed.replace(whole, `new URL('./${fileName}', import.meta.url)`)
    }
    return changed === code ? null : { code: changed, map: null }
  },
}

const common: InlineConfig = { root, configFile: false, publicDir: false, logLevel: 'warn' }

const programs: InlineConfig = {
  ...common,
  ssr: { noExternal: true, external: ['electron', 'better-sqlite3'] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: join(dist, 'electron'),
    minify: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { main: join(root, 'electron/main.ts'), browser: join(root, 'electron/browser.ts') },
      output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
}

/** Sandboxed preloads must be CommonJS. */
const preload: InlineConfig = {
  ...common,
  ssr: { noExternal: true, external: ['electron'] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: join(dist, 'electron'),
    emptyOutDir: false,
    minify: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { preload: join(root, 'electron/preload.ts') },
      output: { format: 'cjs', entryFileNames: '[name].cjs' },
    },
  },
}

/** The browser shell's service worker: one file, which knows nothing of the others. */
const serviceWorker: InlineConfig = {
  ...common,
  build: {
    target: 'es2024',
    outDir: join(dist, 'renderer'),
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { worker: join(root, 'renderer/away/worker.ts') },
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
}

export async function bundle(): Promise<void> {
  const { plugin, notices } = collectNotices()
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn', plugins: [plugin] })
  await build({ ...programs, plugins: [workers, plugin] })
  await build({ ...preload, plugins: [plugin] })
  await build({ ...serviceWorker, plugins: [plugin] })
  await writeFile(join(dist, 'renderer', 'notices.json'), JSON.stringify(notices()))
  await writeFile(join(dist, 'NOTICES.txt'), toText(notices()))
  await compress(join(dist, 'renderer'))
}

/** A .gz beside every text file, for the browser shell. */
async function compress(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(html|js|css|svg|json)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      await writeFile(`${path}.gz`, await promisify(gzip)(await readFile(path), { level: 9 }))
    }),
  )
}
