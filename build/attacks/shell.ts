/** The browser shell, run as people run it, and talked to as a window talks to it. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import {
  sessionHeader,
  type Answer,
  type Answers,
  type Frame,
  type HostEvent,
  type Input,
  type RequestName,
} from '../../electron/host/api.ts'
import { cache } from '../paths.ts'

const program = `
  const { runInBrowser } = await import(process.argv[1])
  await runInBrowser({ version: '0', data: process.argv[2], open: false, say: (line) => console.log(line) })
`

/** The browser shell as people run it, in a process of its own, with one window on it. */
export interface Shell {
  ask<N extends RequestName>(name: N, input: Input<N>): Promise<Answers[N]>
  /** Asks for something at a table, and gives the newest frame of it then. */
  see<N extends 'openTable' | 'liftCurtain' | 'lowerCurtain' | 'play' | 'undo'>(
    name: N,
    input: Input<N>,
  ): Promise<Frame>
  /** The newest frame of a table. */
  newest(id: string): Frame | undefined
  listen(listener: (frame: Frame) => void): void
  alive: boolean
  kill(): Promise<void>
}
export async function startShell(data: string): Promise<Shell> {
  const env = { ...process.env, NODE_COMPILE_CACHE: join(cache, 'compiled') }
  const args = ['--input-type=module', '--eval', program, import.meta.resolve('../../electron/browser.ts'), data]
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const line = await new Promise<string>((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk))))
  const address = /http:\/\/\S+/.exec(line)?.[0] ?? ''
  const { origin } = new URL(address)
  const { headers } = await fetch(address, { redirect: 'manual' })
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''

  const listeners = new Set<(frame: Frame) => void>()
  const frames = new Map<string, Frame>()
  const come = new Set<string>()
  const greeting = Promise.withResolvers<string>()
  const { body } = await fetch(`${origin}/events`, { headers: { cookie } })
  void hear(body as ReadableStream<Uint8Array>, (event) => {
    if (event.type === 'session') greeting.resolve(event.id)
    if (event.type !== 'frame') return
    frames.set(event.frame.id, event.frame)
    come.add(event.frame.revision)
    for (const listener of listeners) listener(event.frame)
  }).catch(() => {})
  const session = await greeting.promise

  const shell: Shell = {
    alive: true,
    async ask<N extends RequestName>(name: N, input: Input<N>) {
      const response = await fetch(`${origin}/api/${name}`, {
        method: 'POST',
        headers: { cookie, origin, 'content-type': 'application/json', [sessionHeader]: session },
        body: JSON.stringify(input ?? null),
      })
      const answer = (await response.json()) as Answer<N>
      if (!answer.ok) throw new Refused(`${name}: ${JSON.stringify(answer.problem)}`)
      return answer.value
    },
    async see(name, input) {
      const { revision } = await shell.ask(name, input)
      while (!come.has(revision)) {
        if (!shell.alive) throw new Error('The shell is dead')
        await delay(1)
      }
      return frames.get(input.id) as Frame
    },
    newest: (id) => frames.get(id),
    listen: (listener) => void listeners.add(listener),
    async kill() {
      child.kill('SIGKILL')
      await ended
      shell.alive = false
    },
  }
  return shell
}

/** The host's own word, not a broken line. */
export class Refused extends Error {}

async function hear(body: ReadableStream<Uint8Array>, listener: (event: HostEvent) => void): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    const events = (text + decoder.decode(chunk, { stream: true })).split('\n\n')
    text = events.pop() ?? ''
    for (const line of events.flatMap((event) => event.split('\n'))) {
      if (line.startsWith('data: ')) listener(JSON.parse(line.slice('data: '.length)) as HostEvent)
    }
  }
}
