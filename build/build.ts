/** `npm run build`, and the question whether one is needed. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist, root } from './paths.ts'

const sources = [
  '{machines,electron,renderer}/**/*.{ts,svelte,css,html,svg,md}',
  'assets/**/*.*',
  'build/{bundle,notices}.ts',
  '*.{ts,json}',
]
const stamp = join(dist, '.stamp')

/** What the sources look like from outside: a change, a new file or a missing one makes another digest. */
function digestOfSources(): string {
  const digest = createHash('sha256')
  const files = globSync(sources, { cwd: root, exclude: (path) => path.endsWith('.test.ts') })
  for (const file of files.sort()) {
    const { mtimeMs, size } = statSync(join(root, file))
    digest.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return digest.digest('hex')
}

export async function buildIfNeeded(): Promise<void> {
  const digest = digestOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  console.log('Building…')
  await buildAll(digest)
}

async function buildAll(digest = digestOfSources()): Promise<void> {
  rmSync(stamp, { force: true })
  const { bundle } = await import('./bundle.ts')
  await bundle()
  writeFileSync(stamp, digest)
}

export async function run(): Promise<void> {
  await buildAll()
}
