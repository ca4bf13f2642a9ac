import { describe, expect, it } from 'vitest'
import { hadria } from '../../../machines/hadria/index.ts'
import { neighbours } from '../../../machines/hadria/map.ts'
import {
  aim,
  domes,
  execute,
  palace,
  planned,
  play,
  table,
  target,
  told,
  type Layout,
} from '../../../machines/hadria/testing.ts'
import { aimsOf } from './aims.ts'
import { tableOf } from './reach.ts'

/** The first thief has turned up the first of these stacks. */
function decided(layout: Layout, ...plans: Parameters<typeof planned>[1][]) {
  const state = planned(table({ at: [domes(11), palace(0)], ...layout }), ...plans)
  const view = hadria.view(state, 'table')
  return { state, aims: aimsOf(view, tableOf(view)) }
}
const [near = 0, other = 0] = neighbours[domes(11)] ?? []

describe('a card that is turned up', () => {
  it('is executed and aimed at once, at whatever it may be aimed at (HA-7.5, 8.4)', () => {
    const layout: Layout = { at: [domes(11), near], guards: [other], hands: [['automaticTrap']] }
    const { state, aims } = decided(layout, [['automaticTrap', 9]], [])
    expect(aims.spaces.get(other)?.moves).toEqual([execute('card'), aim(other)])
    expect(aims.thieves.get(1)?.moves).toEqual([execute('card'), target(1)])
    expect([aims.spaces.size, aims.thieves.size]).toEqual([1, 1])
    const hits = [...aims.spaces.values(), ...aims.thieves.values()].map(({ moves }) => told(play(state, ...moves))[0])
    expect(hits).toEqual(['guardTrapped', 'thiefTrapped'])
  })

  it('begins with its first target where it may have several', () => {
    const { aims } = decided({ hands: [['confusingGas']], guards: [near, other] }, [['confusingGas', 9]], [])
    expect([...aims.spaces.keys()].toSorted()).toEqual([near, other].toSorted())
  })

  it('leaves to the buttons what two ways to execute it could hit', () => {
    const layout: Layout = { thieves: ['zain', 'morius'], hands: [['fireGrenade']] }
    const { aims } = decided(layout, [['fireGrenade', 9, 'special']], [])
    // The grenade reaches farther than Arson.
    expect(aims.spaces.has(near)).toBe(false)
    expect(new Set([...aims.spaces.values()].map(({ as }) => as))).toEqual(new Set(['card']))
  })

  it('says which ways to execute it hit nothing', () => {
    const trap = decided({ hands: [['automaticTrap']] }, [['automaticTrap', 9]], [])
    expect([trap.aims.misses, trap.aims.spaces.size]).toEqual([['card'], 0])
    const gas = decided({ hands: [['confusingGas']] }, [['confusingGas', 9]], [])
    expect(gas.aims.misses).toEqual(['card'])
    const cloak = decided({ hands: [['cloak']] }, [['cloak', 9]], [])
    expect([cloak.aims.misses, cloak.aims.spaces.size]).toEqual([[], 0])
  })

  it('is aimed at nothing while nobody decides', () => {
    const view = hadria.view(table({}), 0)
    expect(aimsOf(view, tableOf(view))).toMatchObject({ misses: [] })
  })
})
