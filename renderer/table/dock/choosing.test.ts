import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Move, View } from '../../../machines/kernel/game.ts'
import type { GameScreen } from '../../games/game.ts'
import { Choosing } from './choosing.svelte.ts'

const hammer = { type: 'lay', tool: 'hammer' }
const torch = { type: 'lay', tool: 'torch' }
const screen = { sentence: ({ type }: { type: string }) => ({ key: type, params: {} }) } as unknown as GameScreen
/** Ten wide and high, from this corner. */
const at = (x: number): Element =>
  ({ getBoundingClientRect: () => ({ left: x, right: x + 10, top: 0, bottom: 10 }) }) as unknown as Element
const rope = { type: 'lay', tool: 'rope' }
const stop = { type: 'stop' }
const click = (clientX: number, detail = 1) => ({ detail, timeStamp: performance.now(), clientX, clientY: 5 })

const enter = () => click(0, 0)
const digit = (digit: number) => ({ digit, timeStamp: performance.now() })

describe('a click after the choices have changed', () => {
  let moves: Move[] = [hammer, torch]
  let choosing: Choosing
  beforeEach(() => {
    vi.useFakeTimers()
    moves = [hammer, torch]
    choosing = new Choosing(() => ({ screen, view: {} as View, moves, tokens: () => [] }))
    choosing.draws(hammer, at(0))
    choosing.draws(torch, at(20))
    choosing.renew()
  })
  afterEach(() => vi.useRealTimers())

  it('counts when they have stood for a moment', () => {
    vi.advanceTimersByTime(299)
    expect(choosing.isMeant(torch, 0, click(25))).toBe(false)
    vi.advanceTimersByTime(1)
    expect(choosing.isMeant(torch, 0, click(25))).toBe(true)
  })

  it('counts by when it was made, not by when it is heard of', () => {
    vi.advanceTimersByTime(200)
    const early = click(25)
    vi.advanceTimersByTime(200)
    expect(choosing.isMeant(torch, 0, early)).toBe(false)
    expect(choosing.isMeant(torch, 0, click(25))).toBe(true)
  })

  it('counts at once by Enter, which has found its button', () => {
    expect(choosing.isMeant(torch, 0, enter())).toBe(true)
    expect(choosing.isMeant(torch, 0)).toBe(true)
  })

  it('counts by digit when they have stood for a moment', () => {
    expect(choosing.isMeant(torch, 0, digit(1))).toBe(false)
    vi.advanceTimersByTime(300)
    expect(choosing.isMeant(torch, 0, digit(1))).toBe(true)
  })

  describe('that was made from others', () => {
    beforeEach(() => {
      moves = [hammer, torch, stop, rope]
      choosing = new Choosing(() => ({ screen, view: {} as View, moves, tokens: () => [] }))
      choosing.draws(hammer, at(0))
      choosing.draws(torch, at(20))
      choosing.draws(rope)
      choosing.choose(0, hammer)
      choosing.renew()
    })

    it('counts at once for what stood in the same place', () => {
      expect(choosing.isMeant(torch, 0, click(25))).toBe(true)
    })

    it('doesn’t count for what stood elsewhere, for what is new, or for somebody else', () => {
      expect(choosing.isMeant(torch, 0, click(5))).toBe(false)
      expect(choosing.isMeant(stop, 0, click(25))).toBe(false)
      expect(choosing.isMeant(torch, 1, click(25))).toBe(false)
    })

    it('doesn’t count as the second of two', () => {
      expect(choosing.isMeant(hammer, 0, click(5, 2))).toBe(false)
    })

    it('counts by digit for what had this digit, if it is a thing on the board', () => {
      expect(choosing.isMeant(torch, 0, digit(1))).toBe(true)
      expect(choosing.isMeant(torch, 0, digit(0))).toBe(false)
      expect(choosing.isMeant(torch, 1, digit(1))).toBe(false)
      expect(choosing.isMeant(stop, 0, digit(2))).toBe(false)
      expect(choosing.isMeant(rope, 0, digit(3))).toBe(true)
      expect(choosing.isMeant(rope, 0, click(5))).toBe(false)
    })

    it('stood there by Enter, too, but not what was just chosen', () => {
      expect(choosing.stood(torch, 0, enter())).toBe(true)
      expect(choosing.stood(torch, 1, enter())).toBe(false)
      expect(choosing.stood(stop, 0, enter())).toBe(false)
      expect(choosing.stood(hammer, 0, enter())).toBe(false)
      expect(choosing.stood(hammer, 0, digit(0))).toBe(false)
      expect(choosing.stood(hammer, 0, click(5))).toBe(true)
    })
  })
})
