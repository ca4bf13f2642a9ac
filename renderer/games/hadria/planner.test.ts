import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'
import type { Move } from '../../../machines/kernel/game.ts'
import type { HadriaMove } from '../../../machines/hadria/index.ts'
import { Planner } from './planner.svelte.ts'

const lay = (card: 'move' | 'ambush'): HadriaMove => ({ type: 'lay', card, special: false, with: 'point' })
const both = [lay('move'), lay('ambush')]

/** A table that answers when it is told to. */
function slowTable() {
  const played: (readonly Move[])[] = []
  const table = {
    played,
    answering: true,
    gone: [] as string[],
    legal: (move: Move) => table.answering && !table.gone.includes(JSON.stringify(move)),
    play(moves: Move | readonly Move[]) {
      played.push([moves].flat())
      table.gone.push(...[moves].flat().map((move) => JSON.stringify(move)))
      table.answering = false
    },
  }
  return table
}

describe('a plan that is changed', () => {
  it('loses no change that comes while another is unanswered', () => {
    const table = slowTable()
    const planner = new Planner(table)
    planner.change(() => [lay('move')])
    planner.change(() => [lay('ambush')])
    planner.send(both)
    expect(table.played).toEqual([[lay('move')]])
    planner.send(both)
    expect(table.played).toHaveLength(1)
    table.answering = true
    planner.send(both)
    expect(table.played).toEqual([[lay('move')], [lay('ambush')]])
  })

  it('drops what can no longer be done, and goes on with the next', () => {
    const table = slowTable()
    const planner = new Planner(table)
    planner.change(() => [lay('move')])
    planner.change(() => [lay('move')])
    planner.change(() => [lay('ambush')])
    for (let n = 0; n < 4; n++) {
      planner.send(both)
      table.answering = true
    }
    expect(table.played).toEqual([[lay('move')], [lay('ambush')]])
  })

  it('offers what could be done before, while an answer is on its way', () => {
    const table = slowTable()
    const planner = new Planner(table)
    planner.send(both)
    table.answering = false
    flushSync()
    expect(planner.can(lay('ambush'))).toBe(true)
    table.answering = true
    table.gone.push(JSON.stringify(lay('ambush')))
    expect(planner.can(lay('ambush'))).toBe(false)
  })

  it('is forgotten when planning is over', () => {
    const table = slowTable()
    const planner = new Planner(table)
    planner.change(() => [lay('move')])
    planner.send([])
    planner.send(both)
    expect(table.played).toEqual([])
  })
})
