import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Frame, LogLine } from '../../electron/host/api.ts'
import type { Scene } from './queue.ts'
import { TableStage } from './stage.svelte.ts'

vi.mock('../ui/motion.ts', () => ({ pace: () => 1 }))

const lineOf = (key: string, at: number): LogLine => ({ key, params: {}, move: at, line: at }) as unknown as LogLine
const view = { phase: 'resolve' }
const sceneOf = (revision: string, lines: readonly LogLine[]): Scene => ({
  frame: { revision, view, moves: [], recap: null } as unknown as Frame,
  log: lines,
  steps: [{ lines, view }] as unknown as Scene['steps'],
})

describe('what is told to whoever can’t see the table', () => {
  const stage = new TableStage()
  let heard: string[][] = []
  const told = () => [...stage.untold, ...(stage.line ? [stage.line] : [])].map(({ key }) => key)

  beforeEach(() => {
    heard = []
    stage.flights = ({ key }) => (key.startsWith('quiet') ? [] : [{ from: 'hand', to: 'table', what: key }])
    stage.sky = { fly: () => Promise.resolve(void heard.push(told())), hurry: () => {}, clear: () => {} }
    stage.show(sceneOf('before', []))
  })

  it('comes in the order in which it happened, also if there is nothing to show for it', async () => {
    const scene = sceneOf(
      'after',
      ['quiet-1', 'shown', 'quiet-2', 'quiet-3', 'played', 'quiet-4'].map((key, at) => lineOf(key, at)),
    )
    await stage.play(scene, 0)
    stage.show(scene)
    expect([...heard, told()]).toEqual([['quiet-1', 'shown'], ['quiet-2', 'quiet-3', 'played'], ['quiet-4']])
  })
})

describe('what has been played', () => {
  it('stands for a moment, or until somebody has seen enough', async () => {
    vi.useFakeTimers()
    const stage = new TableStage()
    const ended: string[] = []
    const linger = (name: string) => stage.linger().then(() => ended.push(name))
    const first = linger('first')
    expect(stage.playing).toBe(true)
    await vi.advanceTimersByTimeAsync(600)
    expect(ended).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    await first
    const second = linger('second')
    stage.hurryStep()
    await second
    expect(ended).toEqual(['first', 'second'])
    expect(stage.playing).toBe(false)
    vi.useRealTimers()
  })
})
