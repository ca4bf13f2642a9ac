import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'
import type { Move } from '../../../machines/kernel/game.ts'
import type { HadriaMove } from '../../../machines/hadria/index.ts'
import type { Stack } from '../../../machines/hadria/state.ts'
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
    takeBack: () => Promise.resolve(),
  }
  return table
}

describe('a plan that is changed', () => {
  it('loses no change that comes while another is unanswered', () => {
    const table = slowTable()
    const planner = new Planner(table)
    planner.change(() => [lay('move')])
    planner.change(() => [lay('ambush')])
    planner.send(both, [])
    expect(table.played).toEqual([[lay('move')]])
    planner.send(both, [])
    expect(table.played).toHaveLength(1)
    table.answering = true
    planner.send(both, [])
    expect(table.played).toEqual([[lay('move')], [lay('ambush')]])
  })

  it('drops what can no longer be done, and goes on with the next', () => {
    const table = slowTable()
    const planner = new Planner(table)
    planner.change(() => [lay('move')])
    planner.change(() => [lay('move')])
    planner.change(() => [lay('ambush')])
    for (let n = 0; n < 4; n++) {
      planner.send(both, [])
      table.answering = true
    }
    expect(table.played).toEqual([[lay('move')], [lay('ambush')]])
  })

  it('offers what could be done before, while an answer is on its way', () => {
    const table = slowTable()
    const planner = new Planner(table)
    planner.send(both, [])
    table.answering = false
    flushSync()
    expect(planner.can(lay('ambush'))).toBe(true)
    table.answering = true
    table.gone.push(JSON.stringify(lay('ambush')))
    expect(planner.can(lay('ambush'))).toBe(false)
  })

  describe('to less than it was', () => {
    const at = (points: number): Stack => ({
      ...{ card: 'move', special: false, points, informers: 0, guildAgents: 0, open: false, done: false },
    })
    const add: HadriaMove = { type: 'add', stack: 0, with: 'point' }

    /** Laid, raised to 3, raised to 5; takes back one of these at a time. */
    function planned() {
      const past: (readonly Stack[])[] = [[], [at(1)], [at(3)]]
      const table = {
        ...slowTable(),
        legal: () => true,
        plan: [at(5)] as readonly Stack[],
        takenBack: 0,
        takeBack() {
          table.takenBack += 1
          table.plan = past.pop() ?? table.plan
          return Promise.resolve()
        },
      }
      const planner = new Planner(table)
      async function settle() {
        for (let n = 0; n < 10 && planner.settling; n++) {
          planner.send(both, table.plan)
          await Promise.resolve()
          await Promise.resolve()
        }
      }
      planner.become(() => [at(4)])
      planner.send(both, table.plan)
      return { table, planner, settle }
    }

    it('takes back as much as is needed, and lays the rest again in one go', async () => {
      const { table, planner, settle } = planned()
      expect(planner.settling).toBe(true)
      planner.send(both, table.plan)
      await Promise.resolve()
      expect(table).toMatchObject({ takenBack: 1, plan: [at(3)] })
      await Promise.resolve()
      planner.send(both, table.plan)
      expect(table.played).toEqual([[add]])
      table.plan = [at(4)]
      await settle()
      expect(planner.settling).toBe(false)
      expect(table).toMatchObject({ takenBack: 1, played: [[add]] })
    })

    it('is given up where nothing can be taken back', async () => {
      const { table, planner, settle } = planned()
      table.takeBack = () => {
        table.takenBack += 1
        return Promise.resolve()
      }
      await settle()
      expect(planner.settling).toBe(false)
      expect(table).toMatchObject({ takenBack: 3, plan: [at(5)], played: [] })
    })
  })

  it('is forgotten when planning is over', () => {
    const table = slowTable()
    const planner = new Planner(table)
    planner.change(() => [lay('move')])
    planner.send([], [])
    planner.send(both, [])
    expect(table.played).toEqual([])
  })
})
