/** `npm test`: everything, in order, to the end; then a table of what ran, and `N passed, N failed`. */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installBrowser } from './browser.ts'
import { buildIfNeeded } from './build.ts'
import { modules, results, root } from './paths.ts'
import { countPlaywright, countVitest, type Count } from './reports.ts'

interface Step {
  name: string
  /** A step that can only work after another one. */
  after?: string
  run(): Promise<Count>
}

interface Ran extends Count {
  name: string
  seconds: number
}

/** What stands in one line of this list runs at the same time. */
const stages: readonly (readonly Step[])[] = [
  [
    { name: 'types', run: () => check('tsc -p .') },
    { name: 'types in components', run: () => check('svelte-check --fail-on-warnings') },
    { name: 'lint', run: () => check('eslint .') },
    { name: 'format', run: () => check('prettier --check --log-level warn .') },
  ],
  [{ name: 'unit and property tests', run: () => vitest('unit', 'vitest run') }],
  [{ name: 'build', run: () => done(buildIfNeeded) }],
  [{ name: 'slow tests', after: 'build', run: () => vitest('slow', 'vitest run --config vitest.slow.config.ts') }],
  [{ name: 'a browser', run: () => done(installBrowser) }],
  [{ name: 'end-to-end tests', after: 'build', run: playwright }],
]

export async function run(): Promise<number> {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const ran: Ran[] = []
  for (const stage of stages) {
    const name = stage.map(({ name }) => name).join(', ')
    console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 76 - name.length))}`)
    ran.push(...(await Promise.all(stage.map((step) => runStep(step, ran)))))
  }
  return report(ran)
}

async function runStep({ name, after, run }: Step, ran: readonly Ran[]): Promise<Ran> {
  const started = performance.now()
  const blocked = ran.some((step) => step.name === after && step.failed > 0)
  const count = blocked ? notRun(after) : await run().catch(failed)
  return { name, ...count, seconds: (performance.now() - started) / 1000 }
}

function report(ran: readonly Ran[]): number {
  const width = Math.max(...ran.map(({ name }) => name.length))
  console.log()
  for (const { name, passed, failed, seconds } of ran) {
    const mark = failed === 0 ? '✓' : '✗'
    console.log(
      `${mark} ${name.padEnd(width)} ${count(passed)} passed ${count(failed)} failed ${seconds.toFixed(1).padStart(7)} s`,
    )
  }
  const sum = (key: 'passed' | 'failed'): number => ran.reduce((total, step) => total + step[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 ? 0 : 1
}

const count = (number: number): string => String(number).padStart(5)

function failed(error: unknown): Count {
  console.error(error instanceof Error && error.name === 'Stop' ? error.message : error)
  return { passed: 0, failed: 1 }
}

function notRun(after: string | undefined): Count {
  console.error(`Not run: ${after} failed.`)
  return { passed: 0, failed: 1 }
}

async function done(work: () => unknown): Promise<Count> {
  await work()
  return { passed: 1, failed: 0 }
}

/** A command that is one check as a whole; what it says is said when it is done. */
async function check(command: string): Promise<Count> {
  const { well, said } = await call(command, 'pipe')
  if (!well) console.log(`${command}\n${said}`)
  return well ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function vitest(name: string, command: string): Promise<Count> {
  const file = join(results, `${name}.json`)
  const { well } = await call(`${command} --reporter=default --reporter=json --outputFile.json=${file}`, 'inherit')
  return countVitest(read(file), well)
}

async function playwright(): Promise<Count> {
  const { well } = await call('playwright test', 'inherit')
  return countPlaywright(read(join(results, 'e2e.json')), well)
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Runs a command of the project's to its end. */
function call(command: string, output: 'inherit' | 'pipe'): Promise<{ well: boolean; said: string }> {
  const PATH = [join(modules, '.bin'), process.env['PATH']].join(delimiter)
  const env = { ...process.env, PATH }
  const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', output, output], env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk))
  return new Promise((resolve) => child.once('close', (code) => resolve({ well: code === 0, said })))
}
