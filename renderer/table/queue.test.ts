import { beforeEach, describe, expect, it } from 'vitest'
import type { Frame, LogLine } from '../../electron/host/api.ts'
import { FrameQueue, type Scene, type Stage } from './queue.ts'

const line = (move: number, key: string): LogLine => ({ move, key, params: {} })
const frame = (revision: string, from: number, lines: LogLine[], more: Partial<Frame> = {}): Frame => ({
  id: 'table',
  game: 'breakin',
  title: '',
  seats: [],
  options: {},
  seed: '',
  phases: [],
  revision,
  stage: 'seated',
  front: 0,
  waiting: [],
  active: [0],
  thinking: [],
  view: { seat: 0, phase: 'round', news: [], mine: null },
  moves: [],
  undo: 'nothing',
  log: { from, lines },
  recap: [],
  outcome: null,
  ...more,
})
const curtain = (revision: string) =>
  frame(revision, 0, [], { stage: 'curtain', front: null, waiting: [1], view: null })

/** A stage that writes down what happens on it, and plays until it is told that the movement has ended. */
class TestStage implements Stage {
  told: string[] = []
  end: (() => void) | null = null
  async play({ frame, news }: Scene, waiting: number) {
    this.told.push(`play ${frame.revision} (${news.map(({ key }) => key).join()}) ${waiting}`)
    await new Promise<void>((resolve) => (this.end = resolve))
    this.end = null
  }
  show({ frame, log }: Scene) {
    this.told.push(`show ${frame.revision} ${frame.stage} ${log.length}`)
  }
  hurry() {
    this.end?.()
  }
  refetch() {
    this.told.push('refetch')
  }
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('the queue of frames', () => {
  let stage: TestStage
  let queue: FrameQueue
  beforeEach(() => {
    stage = new TestStage()
    queue = new FrameQueue(stage)
    queue.push(frame('a', 0, [line(0, 'round')]))
  })

  it('shows the first frame as it is', () => {
    expect(stage.told).toEqual(['show a seated 1'])
  })

  it('plays what has happened, then shows the new view', async () => {
    queue.push(frame('b', 1, [line(1, 'gave'), line(1, 'stays')]))
    expect(stage.told).toEqual(['show a seated 1', 'play b (gave,stays) 0'])
    stage.end?.()
    await settle()
    expect(stage.told.at(-1)).toBe('show b seated 3')
  })

  it('lets frames wait, and says how many do', async () => {
    for (const [i, key] of ['b', 'c', 'd'].entries()) queue.push(frame(key, i + 1, [line(i + 1, key)]))
    stage.end?.()
    await settle()
    expect(stage.told).toEqual(['show a seated 1', 'play b (b) 0', 'show b seated 2', 'play c (c) 1'])
  })

  it('shows at once what nothing has happened in: a bot that begins to think', () => {
    queue.push(frame('b', 1, [], { thinking: [2] }))
    expect(stage.told).toEqual(['show a seated 1', 'show b seated 1'])
  })

  it('takes a frame once, though it comes as an answer and as an event', async () => {
    const b = frame('b', 1, [line(1, 'b')])
    queue.push(b)
    queue.push(frame('c', 2, [line(2, 'c')]))
    queue.push(b)
    queue.skip()
    await settle()
    expect(stage.told.slice(-2)).toEqual(['show b seated 2', 'show c seated 3'])
  })

  it('plays nothing backwards after an undo', () => {
    queue.push(frame('b', 0, []))
    expect(stage.told.at(-1)).toBe('show b seated 0')
  })

  it('skips all that waits', async () => {
    queue.push(frame('b', 1, [line(1, 'b')]))
    queue.push(frame('c', 2, [line(2, 'c')]))
    queue.skip()
    await settle()
    expect(stage.told.slice(-2)).toEqual(['show b seated 2', 'show c seated 3'])
  })

  it('lets the curtain fall in the middle of a movement, and nothing comes after it', async () => {
    queue.push(frame('b', 1, [line(1, 'b')]))
    queue.push(frame('c', 2, [line(2, 'c')]))
    queue.push(curtain('d'))
    expect(stage.told.at(-1)).toBe('show d curtain 0')
    await settle()
    expect(stage.told.at(-1)).toBe('show d curtain 0')
  })

  it('begins with the recap, not with a movement, when the curtain is lifted', () => {
    queue.push(curtain('b'))
    queue.push(frame('c', 0, [line(0, 'round'), line(1, 'gave')], { front: 1, recap: [line(1, 'gave')] }))
    expect(stage.told.at(-1)).toBe('show c seated 2')
  })

  it('plays what the next player may read when the two logs differ', () => {
    const view = { seat: 1, phase: 'round', news: [{ key: 'gave', params: {} }], mine: null }
    queue.push(frame('b', 0, [line(0, 'other'), line(1, 'gave')], { front: 1, view }))
    expect(stage.told.at(-1)).toBe('play b (gave) 0')
  })

  it('asks for the whole log when lines are missing', () => {
    queue.push(frame('b', 4, [line(3, 'late')]))
    expect(stage.told.at(-1)).toBe('refetch')
  })
})
