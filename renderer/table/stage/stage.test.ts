import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Frame, LogLine } from '../../../electron/host/api.ts'
import type { Scene } from './queue.ts'
import { TableStage } from './stage.svelte.ts'

vi.mock('../../ui/motion.ts', () => ({ pace: () => 1 }))

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

describe('what all look at', () => {
  it('is from its first movement on nobody’s own: neither view, nor log, nor choices', async () => {
    const stage = new TableStage()
    const seen: unknown[] = []
    const look = () => {
      const { frame, log } = stage.scene!
      seen.push([frame.view, frame.front, frame.moves, log.map(({ key }) => key)])
    }
    stage.flights = ({ key }) => [{ from: 'hand', to: 'table', what: key }]
    stage.sky = { fly: () => Promise.resolve(look()), hurry: () => {}, clear: () => {} }
    const own = sceneOf('own', [lineOf('dealt', 0), lineOf('peeked', 1)])
    Object.assign(own.frame, { view: { phase: 'turn', mine: 'a secret' }, front: 0, moves: [{ type: 'send' }] })
    stage.show(own)
    const sent = lineOf('sent', 2)
    const [before, after] = [
      { phase: 'turn', mine: null },
      { phase: 'next', mine: null },
    ]
    const parting = { ...sceneOf('parting', [lineOf('dealt', 0), sent]), steps: [{ lines: [sent], view: after }] }
    Object.assign(parting.frame, { view: after, front: null, before })
    await stage.play(parting as unknown as Scene, 0)
    expect(seen).toEqual([[before, null, [], ['dealt', 'sent']]])
    look()
    expect(seen.at(-1)).toEqual([after, null, [], ['dealt', 'sent']])
  })
})

describe('what has happened meanwhile', () => {
  it('is written into the log line by line, also if a late word comes in between', async () => {
    const stage = new TableStage()
    const logs: string[][] = []
    const scene = sceneOf('lifted', [lineOf('before', 0), lineOf('first', 1), lineOf('second', 2)])
    const steps = scene.log.slice(1).map((line) => ({ lines: [line], view }))
    Object.assign(scene.frame, { recap: { before: view, steps } })
    stage.flights = ({ key }) => [{ from: 'hand', to: 'table', what: key }]
    stage.sky = {
      fly: () => {
        scene.frame = { ...scene.frame, undo: 'possible' }
        stage.amend(scene)
        logs.push(stage.scene!.log.map(({ key }) => key))
        return Promise.resolve()
      },
      hurry: () => {},
      clear: () => {},
    }
    stage.show(Object.assign(scene, { steps: [] }))
    await stage.playRecap()
    expect(logs).toEqual([
      ['before', 'first'],
      ['before', 'first', 'second'],
    ])
    expect(stage.scene).toMatchObject({ frame: { undo: 'possible' }, log: scene.log })
  })

  it('is for whom it is told alone: when all look it is gone, and so is what was played last', () => {
    const stage = new TableStage()
    const drawn = lineOf('drawn', 1)
    const own = sceneOf('own', [])
    Object.assign(own.frame, { view: { seat: 0 }, recap: { before: view, steps: [{ lines: [drawn], view }] } })
    stage.show(own)
    stage.last = drawn
    expect(stage.recap).toEqual([drawn])
    const open = sceneOf('open', [])
    Object.assign(open.frame, { view: { seat: 'table' } })
    stage.show(open)
    expect([stage.recap, stage.last]).toEqual([[], null])
  })
})

describe('what has been played', () => {
  it('is not offered the moves of before, even for the moment until the next frame is shown', async () => {
    const stage = new TableStage()
    stage.flights = ({ key }) => [{ from: 'hand', to: 'table', what: key }]
    stage.sky = { fly: () => Promise.resolve(), hurry: () => {}, clear: () => {} }
    const before = sceneOf('before', [])
    Object.assign(before.frame, { moves: [{ type: 'ready' }] })
    stage.show(before)
    await stage.play(sceneOf('after', [lineOf('planShown', 0)]), 0)
    expect([stage.playing, stage.scene!.frame.moves]).toEqual([false, []])
  })

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

  it('says meanwhile what came of it, also if there was nothing to show for that', async () => {
    const stage = new TableStage()
    stage.flights = ({ key }) => (key === 'found' ? [] : [{ from: 'hand', to: 'table', what: key }])
    stage.sky = { fly: () => Promise.resolve(), hurry: () => {}, clear: () => {} }
    stage.show(sceneOf('before', []))
    const scene = sceneOf('after', [lineOf('lit', 0), lineOf('found', 1)])
    await stage.play(scene, 0)
    stage.show(scene)
    const lingering = stage.linger()
    expect(stage.line?.key).toBe('found')
    stage.hurryStep()
    await lingering
    expect(stage.line).toBeNull()
  })

  it('tells no end before all have seen how it ended, unless they are in a hurry', async () => {
    const stage = new TableStage()
    const atShow: boolean[] = []
    stage.sky = { fly: () => Promise.resolve(), hurry: () => {}, clear: () => void atShow.push(stage.playing) }
    stage.flights = ({ key }) => [{ from: 'hand', to: 'table', what: key }]
    stage.show(sceneOf('before', []))
    const last = sceneOf('after', [lineOf('won', 0)])
    await stage.play(last, 0)
    const lingering = stage.linger(last)
    expect([atShow.at(-1), stage.scene!.frame.revision, stage.playing]).toEqual([true, 'after', true])
    stage.hurry()
    await lingering
    expect(stage.playing).toBe(false)
    await stage.linger(sceneOf('later', []))
    expect([stage.scene!.frame.revision, stage.playing]).toEqual(['later', false])
  })
})
