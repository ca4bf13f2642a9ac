import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Frame, HostEvent } from '../../electron/host/api.ts'

class HostProblem extends Error {
  problem = { key: 'problem.stale', params: {} }
}
/** What was asked, with what answers it. */
interface Asked {
  name: string
  input: Record<string, unknown>
  answer(value: unknown): void
  refuse(error?: Error): void
}
const asked: Asked[] = []
const said: string[] = []
let tell: (event: HostEvent) => void = () => {}
let connect: (connected: boolean) => void = () => {}

vi.mock('../client.ts', () => ({
  HostProblem,
  listen: (listener: typeof tell) => {
    tell = listener
    return () => {}
  },
  onConnection: (watcher: typeof connect) => {
    connect = watcher
    return () => {}
  },
  request: (name: string, input: Record<string, unknown>) =>
    new Promise((answer, refuse) =>
      asked.push({ name, input, answer, refuse: (error = new HostProblem()) => refuse(error) }),
    ),
}))
vi.mock('../home.svelte.ts', () => ({
  attempt: (work: () => Promise<unknown>) =>
    work().catch((error) => {
      if (!(error instanceof HostProblem)) throw error
    }),
  showProblem: ({ key }: { key: string }) => said.push(key),
}))
const { TableModel } = await import('./model.svelte.ts')

const frame = (revision: string, more: Partial<Frame> = {}): Frame =>
  ({
    id: 'table',
    revision,
    stage: 'seated',
    front: 0,
    mover: 0,
    view: { seat: 0, phase: 'round', active: [0], news: [], mine: null },
    moves: [{ type: 'step' }, { type: 'roll' }],
    undo: 'possible',
    log: { from: 0, lines: [] },
    steps: [],
    recap: null,
    ...more,
  }) as Frame
const show = (revision: string, more: Partial<Frame> = {}): void =>
  tell({ type: 'frame', frame: frame(revision, more) })
const settle = () => new Promise((resolve) => setTimeout(resolve))
const names = () => asked.map(({ name }) => name)

describe('a table in a window', () => {
  let table: InstanceType<typeof TableModel>
  beforeEach(async () => {
    asked.length = 0
    said.length = 0
    table = new TableModel('table')
    table.open()
    show('a')
    asked.shift()?.answer({ revision: 'a' })
    await settle()
  })

  it('is busy from the move until what came of it is here', async () => {
    void table.play({ type: 'step' })
    await settle()
    expect(asked[0]).toMatchObject({
      name: 'play',
      input: { id: 'table', seat: 0, moves: [{ type: 'step' }], revision: 'a' },
    })
    asked[0]?.answer({ revision: 'b' })
    await settle()
    expect(table.ready).toBe(false)
    show('b')
    await settle()
    expect(table.ready).toBe(true)
    expect(names()).toEqual(['play'])
  })

  it('is never left frozen by a request that fails, for whatever reason', async () => {
    for (const error of [new HostProblem(), new TypeError('The wire was cut')]) {
      const done = table.play({ type: 'step' }).catch(() => {})
      await settle()
      asked.pop()?.refuse(error)
      await settle()
      if (names().includes('openTable')) asked.pop()?.answer({ revision: 'a' })
      await done
      expect(table.ready).toBe(true)
    }
  })

  it('takes back only once the move has been answered', async () => {
    void table.play({ type: 'step' })
    await settle()
    void table.undo()
    await settle()
    expect(names()).toEqual(['play'])
    asked[0]?.answer({ revision: 'b' })
    show('b')
    await settle()
    expect(asked[1]).toMatchObject({ name: 'undo', input: { revision: 'b' } })
  })

  it('asks the host itself whether something can be taken back that is still being worked out', async () => {
    show('b', { undo: 'pending' })
    void table.undo()
    await settle()
    expect(names()).toEqual(['undo'])
  })

  it('says why not without asking', async () => {
    show('b', { undo: 'learnt' })
    await table.undo()
    expect(names()).toEqual([])
    expect(said).toEqual(['problem.undo.learnt'])
  })

  it('drops a move that was chosen from a list which is no longer there', async () => {
    void table.play({ type: 'step' })
    await settle()
    void table.play({ type: 'roll' })
    asked[0]?.answer({ revision: 'b' })
    show('b')
    await settle()
    expect(names()).toEqual(['play'])
    expect(table.ready).toBe(true)
  })

  it('plays what was chosen while something else was asked, if nothing has changed', async () => {
    void table.lift(0)
    await settle()
    void table.play({ type: 'roll' })
    await settle()
    asked[0]?.answer({ revision: 'a' })
    await settle()
    expect(asked[1]).toMatchObject({ name: 'play', input: { moves: [{ type: 'roll' }], revision: 'a' } })
  })

  it('plays what was chosen between a frame and the answer that names it', async () => {
    void table.play({ type: 'step' })
    await settle()
    show('b')
    await settle()
    expect(table.ready).toBe(false)
    void table.play({ type: 'roll' })
    asked[0]?.answer({ revision: 'b' })
    await settle()
    expect(asked[1]).toMatchObject({ name: 'play', input: { moves: [{ type: 'roll' }], revision: 'b' } })
  })

  it('is ready again only when what happened while the host was away is here', async () => {
    connect(false)
    expect(table.ready).toBe(false)
    connect(true)
    await settle()
    expect(names()).toEqual(['openTable'])
    expect(table.ready).toBe(false)
    asked[0]?.answer({ revision: 'c' })
    await settle()
    expect(table.ready).toBe(false)
    show('c')
    await settle()
    expect(table.ready).toBe(true)
  })

  it('hears a late word on what can be taken back', () => {
    show('b', { undo: 'pending' })
    tell({ type: 'undo', id: 'table', revision: 'b', undo: 'possible' })
    expect(table.frame?.undo).toBe('possible')
    tell({ type: 'undo', id: 'other', revision: 'b', undo: 'learnt' })
    expect(table.frame?.undo).toBe('possible')
  })

  it('asks for the log of a long game from its beginning', async () => {
    show('b', { front: 1, log: { from: 300, lines: [{ key: 'late', params: {}, move: 300 }] } })
    await settle()
    expect(asked[0]).toMatchObject({ name: 'earlier', input: { revision: 'b', before: 300 } })
    asked[0]?.answer(Array.from({ length: 300 }, (_, move) => ({ key: 'early', params: {}, move })))
    await settle()
    expect(table.stage.scene?.log).toHaveLength(301)
  })
})
