/** The built browser shell as a process of its own, on a data directory of its own. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { dist } from '../build/paths.ts'

const program = `
  const { runInBrowser } = await import(process.argv[1])
  const say = (line) => console.log(line)
  const [, , data, port] = process.argv
  await runInBrowser({ version: '0.0.0', data, port: Number(port), open: false, say }).catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
`

export class Shell {
  readonly data: string
  /** Where a window finds it; another one after every start. */
  address = ''
  /** Whether it has been killed: from then on a window may lose its line. */
  killed = false
  #process: ChildProcess | undefined

  constructor(data = mkdtempSync(join(tmpdir(), 'larceny-e2e-'))) {
    this.data = data
  }

  /** On any free port, if none is named. */
  async start(port: number | string = 0): Promise<string> {
    const browser = pathToFileURL(join(dist, 'electron', 'browser.js')).href
    const args = ['--input-type=module', '--eval', program, browser, this.data, String(port)]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    this.#process = child
    let said = ''
    child.stderr.on('data', (chunk) => (said += chunk))
    this.address = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk) => {
        said += chunk
        const address = /http:\/\/\S+/.exec(said)
        if (address) resolve(address[0])
      })
      child.once('exit', () => reject(new Error(`The shell did not start: ${said}`)))
    })
    return said
  }

  /** As Ctrl-C does. */
  async stop(): Promise<number | null> {
    return this.#end('SIGINT')
  }

  /** As a power cut does. */
  async kill(): Promise<void> {
    this.killed = true
    await this.#end('SIGKILL')
  }

  async restart(): Promise<string> {
    this.killed = true
    await this.stop()
    await this.start()
    return this.address
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.data, { recursive: true, force: true })
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#process
    this.#process = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    child.kill(signal)
    const [code] = await once(child, 'exit')
    return code
  }
}
