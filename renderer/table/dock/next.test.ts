import { beforeEach, describe, expect, it } from 'vitest'
import type { Move, Seat } from '../../../machines/kernel/game.ts'
import { Next } from './next.svelte.ts'

const torch = { type: 'take', tool: 'torch' }
const click = {} as MouseEvent

describe('what is chosen while a move is shown', () => {
  const table = {
    by: 0 as Seat,
    mover: 0 as Seat | null,
    moves: [torch],
    ready: false,
    asking: false,
    shown: 'new',
    stood: true,
    skipped: false,
  }
  const model = {
    get newest() {
      return { revision: 'new', mover: table.mover, moves: table.moves }
    },
    get frame() {
      return { revision: table.shown, mover: table.mover, moves: table.moves }
    },
    get stage() {
      return { line: { params: { by: table.by } } }
    },
    get asking() {
      return table.asking
    },
    get ready() {
      return table.ready
    },
    skip: () => (table.skipped = true),
  } as unknown as ConstructorParameters<typeof Next>[0]
  let next: Next
  const played: (readonly Move[])[] = []
  beforeEach(() => {
    Object.assign(table, { by: 0, mover: 0, moves: [torch], ready: false, asking: false, stood: true, skipped: false })
    table.shown = 'new'
    played.length = 0
    next = new Next(model, { stood: () => table.stood })
  })

  it('ends that, and is played once, when the table is at rest', () => {
    expect(next.choose([torch], click)).toBe(true)
    expect(table.skipped).toBe(true)
    next.seek((moves) => played.push(moves))
    expect(played).toEqual([])
    table.ready = true
    next.seek((moves) => played.push(moves))
    next.seek((moves) => played.push(moves))
    expect(played).toEqual([[torch]])
  })

  it('is not played before what it was chosen for is shown', () => {
    Object.assign(table, { shown: 'old', ready: true })
    next.choose([torch], click)
    next.seek((moves) => played.push(moves))
    expect(played).toEqual([])
    table.shown = 'new'
    next.seek((moves) => played.push(moves))
    expect(played).toEqual([[torch]])
  })

  it('waits for what is only on its way', () => {
    Object.assign(table, { by: 1, asking: true })
    expect(next.choose([torch], click)).toBe(true)
    Object.assign(table, { asking: false, ready: true })
    next.seek((moves) => played.push(moves))
    expect(played).toEqual([[torch]])
  })

  it.each([
    ['what others do is shown', { by: 1 }],
    ['nobody is asked next', { mover: null }],
    ['it stood elsewhere', { stood: false }],
  ])('is nothing if %s', (_, change) => {
    Object.assign(table, change)
    expect(next.choose([torch], click)).toBe(false)
    expect(table.skipped).toBe(false)
  })

  it.each([
    ['somebody else is asked', { mover: 1 }],
    ['it is no longer offered', { moves: [] }],
  ])('is not played if %s then, nor later', (_, change) => {
    next.choose([torch], click)
    Object.assign(table, change, { ready: true })
    next.seek((moves) => played.push(moves))
    Object.assign(table, { mover: 0, moves: [torch] })
    next.seek((moves) => played.push(moves))
    expect(played).toEqual([])
  })
})
