import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Frame, LogLine } from '../../../electron/host/api.ts'
import type { View } from '../../../machines/kernel/game.ts'
import { FrameQueue, type Scene, type Stage } from './queue.ts'

const line = (move: number, key: string): LogLine => ({ move, key, params: {} })
const view: View = { seat: 0, phase: 'round', active: [0], news: [], mine: null }
/** A frame that brings these lines, each as a step of its own. */
const frame = (revision: string, from: number, lines: LogLine[], more: Partial<Frame> = {}): Frame => ({
  id: 'table',
  game: 'breakin',
  copy: false,
  seats: [],
  seed: '',
  phases: [],
  revision,
  stage: 'seated',
  holds: [0, 1],
  front: 0,
  mover: 0,
  hiding: [],
  waiting: [],
  changing: [],
  active: [0],
  thinking: [],
  view,
  moves: [],
  undo: 'nothing',
  log: { from, lines },
  steps: lines.map((each) => ({ lines: [each], view })),
  recap: null,
  outcome: null,
  ...more,
})
const curtain = (revision: string) =>
  frame(revision, 0, [], { stage: 'curtain', front: null, mover: null, waiting: [1], view: null })

/** A stage that writes down what happens on it, and plays until it is told that the movement has ended. */
class TestStage implements Stage {
  told: string[] = []
  end: (() => void) | null = null
  fails = false
  async play({ frame, steps }: Scene, waiting: number) {
    if (this.fails) throw new Error('A wing broke off')
    const lines = steps.flatMap(({ lines }) => lines.map(({ key }) => key))
    this.told.push(`play ${frame.revision} (${lines.join()}) ${waiting}`)
    await new Promise<void>((resolve) => (this.end = resolve))
    this.end = null
    return true
  }
  linger(scene?: Scene) {
    this.told.push(scene ? `linger at ${scene.frame.revision}` : 'linger')
    return Promise.resolve()
  }
  show({ frame, log }: Scene) {
    this.told.push(`show ${frame.revision} ${frame.stage} ${log.length}`)
  }
  amend({ frame, log }: Scene) {
    this.told.push(`amend ${frame.revision} ${frame.undo} ${log.length}`)
  }
  hurry() {
    this.end?.()
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

  it('plays nothing backwards after an undo', () => {
    queue.push(frame('b', 0, [], { steps: [] }))
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

  it('lets the curtain wait for what all may see, and knows that it was watched', async () => {
    queue.push(frame('b', 0, [line(1, 'b')], { stage: 'watching', front: null, mover: null }))
    queue.push(curtain('c'))
    expect(stage.told.at(-1)).toBe('play b (b) 0')
    expect(queue.watched).toBeUndefined()
    stage.end?.()
    await settle()
    expect(stage.told.slice(-3)).toEqual(['show b watching 1', 'linger', 'show c curtain 0'])
    expect(queue.watched).toBe('b')
  })

  it('lets everybody see how it ended before the end tells of it, if they have seen it happen', async () => {
    queue.push(frame('b', 1, [line(1, 'caught')], { stage: 'over' }))
    stage.end?.()
    await settle()
    expect(stage.told.at(-1)).toBe('linger at b')
    queue = new FrameQueue(stage)
    queue.push(frame('b', 0, [line(1, 'caught')], { stage: 'over' }))
    await settle()
    expect(stage.told.at(-1)).toBe('show b over 1')
  })

  it('begins with the recap, not with a movement, when the curtain is lifted', () => {
    queue.push(curtain('b'))
    const steps = [{ lines: [line(1, 'gave')], view }]
    queue.push(frame('c', 0, [line(0, 'round'), line(1, 'gave')], { front: 1, recap: { before: view, steps } }))
    expect(stage.told.at(-1)).toBe('show c seated 2')
  })

  it('keeps nothing of one reader’s log for the next', async () => {
    queue.push(frame('b', 1, [line(1, 'mine')], { steps: [] }))
    queue.push(frame('c', 0, [line(0, 'round')], { front: 1, steps: [] }))
    expect(stage.told.slice(-2)).toEqual(['show b seated 2', 'show c seated 1'])
    queue.push(frame('d', 1, [line(1, 'more')], { front: 0, steps: [] }))
    expect(stage.told.at(-1)).toBe('show d seated 1')
    expect(queue.missing).toBe(1)
  })

  it('takes in the lines of a long log that come after its end', () => {
    queue.push(frame('b', 40, [line(41, 'late')], { front: 1, steps: [] }))
    queue.earlier('a', [line(0, 'other')])
    expect(queue.missing).toBe(40)
    queue.earlier(
      'b',
      Array.from({ length: 40 }, (_, n) => line(n, 'early')),
    )
    expect(stage.told.at(-1)).toBe('amend b nothing 41')
    expect(queue.missing).toBe(0)
  })

  it('adds a late word to the frame that it is about, shown or not', async () => {
    queue.undo('a', 'possible')
    expect(stage.told.at(-1)).toBe('amend a possible 1')
    queue.push(frame('b', 1, [line(1, 'b')]))
    queue.undo('a', 'learnt')
    queue.undo('b', 'possible')
    expect(stage.told.at(-1)).toBe('amend b possible 2')
    expect(queue.newest?.undo).toBe('possible')
  })

  it('says when a frame has come, or that it doesn’t', async () => {
    expect(await queue.comes('a')).toBe(true)
    const coming = queue.comes('b')
    queue.push(frame('b', 1, [], { steps: [] }))
    expect(await coming).toBe(true)
    expect(await queue.comes('never', 5)).toBe(false)
  })

  it('goes on when a movement fails', async () => {
    stage.fails = true
    const reportError = vi.fn()
    vi.stubGlobal('reportError', reportError)
    queue.push(frame('b', 1, [line(1, 'b')]))
    await settle()
    expect(stage.told.at(-1)).toBe('show b seated 2')
    stage.fails = false
    queue.push(frame('c', 2, [], { steps: [] }))
    await settle()
    expect(stage.told.at(-1)).toBe('show c seated 2')
    expect(reportError).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })
})
