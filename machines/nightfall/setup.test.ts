import { describe, expect, it } from 'vitest'
import {
  backIdOf,
  backs,
  fenceCards,
  fenceIds,
  fieldsPerPlace,
  goods,
  lootCards,
  lootIds,
  places,
  stonesEach,
  tools,
} from './data.ts'
import { nightfall } from './game.ts'
import { hold, keysOf, legal, mover, offerInCity, place, play, table, toolsOf } from './testing.ts'
import { countTools, listTools, type NightfallState } from './state.ts'

const filled = (slots: readonly (number | null)[]): number => slots.filter((card) => card !== null).length

describe('NF-1 components', () => {
  it('NF-1.1 60 tools, 12 of each', () => {
    const { piles } = nightfall.setup({ seats: 2, seed: 'a', options: { thieves: 'chosen' } })
    expect(piles.tools.length).toBe(60)
    for (const tool of tools) expect(piles.tools.filter((other) => other === tool).length).toBe(12)
  })

  it('NF-1.2 30 loot cards: money in chests, gold or jewellery in safes, statues or coins in showcases, paintings on pillars', () => {
    expect(lootIds.length).toBe(30)
    const kinds = new Set(lootCards.map(({ lock, kind }) => `${lock} ${kind}`))
    expect([...kinds]).toEqual([
      'chest money',
      'safe gold',
      'safe jewellery',
      'showcase statue',
      'showcase coins',
      'pillar painting',
    ])
    for (const kind of goods) {
      expect(lootCards.filter((card) => card.kind === kind).map(({ value }) => value)).toEqual([2, 2, 3, 3, 4])
    }
  })

  it('NF-1.2 most backs stand on two cards', () => {
    const twins = [...backs.values()].filter(({ cards }) => cards.length === 2)
    expect(twins.length).toBe(13)
    expect([...backs.values()].filter(({ cards }) => cards.length === 1).map(({ cards }) => cards[0])).toEqual([
      5, 26, 27, 28,
    ])
    expect(backIdOf(6)).toBe('safe-lockpick-plan')
    expect(backs.get('safe-lockpick-plan')?.cards).toEqual([6, 11])
  })

  it('NF-1.3 14 fences, each for three or four kinds', () => {
    expect(fenceIds.length).toBe(14)
    for (const fence of fenceCards) expect([3, 4]).toContain(Object.keys(fence).length)
    for (const good of goods) expect(fenceCards.some((fence) => fence[good]?.most === 2)).toBe(true)
  })

  it('NF-1.4 five thieves, each with a tool of its own, and three stones each', () => {
    expect(new Set(table(5).players.map(({ thief }) => thief))).toEqual(new Set(tools))
    expect(stonesEach).toBe(3)
  })

  it('NF-1.5 five places, in the order in which stones act, with five fields each', () => {
    expect(places).toEqual(['city', 'villa', 'ruin', 'museum', 'harbour'])
    expect(fieldsPerPlace).toBe(5)
  })
})

describe('NF-2 setup', () => {
  it('NF-2.1 thieves are dealt, all different, and a start player is drawn', () => {
    const starts = new Set<number>()
    const first = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const { players, start, phase } = nightfall.setup({ seats: 5, seed: `deal ${i}` })
      expect(new Set(players.map(({ thief }) => thief))).toEqual(new Set(tools))
      expect(phase).toBe('place')
      starts.add(start)
      first.add(players[0]!.thief!)
    }
    expect(starts.size).toBe(5)
    expect(first.size).toBe(5)
  })

  it('NF-2.1 the start player draws 2 tools, their left neighbour 3, the others 4', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { players, start } = nightfall.setup({ seats, seed: 'hands' })
      const hands = players.map((_, i) => countTools(players[(start + i) % seats]!.hand))
      expect(hands).toEqual([2, 3, 4, 4, 4].slice(0, seats))
    }
  })

  it('NF-2.1 option: thieves are chosen clockwise from the left of the start player, who is last', () => {
    let state = nightfall.setup({ seats: 3, seed: 'choose', options: { thieves: 'chosen' } })
    const { start } = state
    expect(state.phase).toBe('choosing')
    expect(state.players.map(({ hand }) => countTools(hand))).toEqual([0, 0, 0])
    expect(mover(state)).toBe((start + 1) % 3)
    expect(legal(state).length).toBe(5)
    state = play(state, { type: 'chooseThief', thief: 'torch' })
    expect(mover(state)).toBe((start + 2) % 3)
    expect(legal(state)).not.toContainEqual({ type: 'chooseThief', thief: 'torch' })
    expect(nightfall.whyNot(state, mover(state), { type: 'chooseThief', thief: 'torch' })).toEqual({
      rule: 'NF-2.1',
      message: 'refusal.thiefIsTaken',
      params: { thief: 'torch' },
    })
    state = play(state, { type: 'chooseThief', thief: 'plan' })
    expect(mover(state)).toBe(start)
    state = play(state, { type: 'chooseThief', thief: 'hammer' })
    expect(state.phase).toBe('place')
    expect(state.players[start]).toMatchObject({ thief: 'hammer' })
    expect(countTools(state.players[start]!.hand)).toBe(2)
  })

  it.each([
    [2, 4, 2, 2],
    [3, 6, 2, 3],
    [4, 8, 3, 4],
    [5, 8, 3, 4],
  ])('NF-2.2 %i players: %i tools, %i loot in each house, %i fences', (seats, city, loot, fences) => {
    const { display } = table(seats)
    expect(countTools(display.city)).toBe(city)
    expect([filled(display.villa), filled(display.museum), filled(display.harbour)]).toEqual([loot, loot, fences])
  })
})

describe('NF-2.3 empty piles', () => {
  /** At the Ruin with so many tools in the pile, and so many discarded; all others are in the other hand. */
  function atTheRuin(left: number, discarded: number): NightfallState {
    let state = table(2)
    hold(state, 0, 'torch', 'torch', 'plan')
    offerInCity(state)
    state = place(state, 'ruin', 'city', 'museum', 'city', 'museum', 'city')
    const kept = state.piles.tools.splice(0, state.piles.tools.length - left)
    state.discards.tools.push(...kept.splice(0, discarded))
    state.players[1]!.hand = toolsOf(...listTools(state.players[1]!.hand), ...kept)
    return state
  }

  it('the discard pile is shuffled into a new one, tools discarded for the same exchange included', () => {
    const state = atTheRuin(1, 0)
    const after = play(
      state,
      { type: 'exchange', field: 1 },
      { type: 'lay', tool: 'torch' },
      { type: 'lay', tool: 'torch' },
      { type: 'draw' },
    )
    expect(after.players[0]?.hand).toEqual(toolsOf('plan', 'torch', 'torch', state.piles.tools[0]!))
    expect(after.discards.tools).toEqual([])
    expect(after.journal).toContainEqual({ key: 'reshuffled', params: { pile: 'tools', cards: 2 } })
    expect(after.random).not.toEqual(state.random)
  })

  it('a pile is not renewed before a card is needed', () => {
    const after = play(atTheRuin(2, 5), { type: 'exchange', field: 0 }, { type: 'lay', tool: 'plan' }, { type: 'draw' })
    expect(after.piles.tools.length).toBe(0)
    expect(after.discards.tools.length).toBe(6)
    expect(keysOf(after)).not.toContain('reshuffled')
  })

  it('if both are empty, as much is done as possible', () => {
    const after = play(atTheRuin(0, 0), { type: 'exchange', field: 0 }, { type: 'lay', tool: 'plan' }, { type: 'draw' })
    expect(after.players[0]?.hand).toEqual(toolsOf('torch', 'torch', 'plan'))
    expect([...after.piles.tools, ...after.discards.tools]).toEqual([])
  })

  it('displays stay short when there is nothing to top them up with', () => {
    let state = table(2)
    state.players[0]!.loot.push(...state.piles.loot.splice(0))
    state.display.villa = [state.display.villa[0]!, null]
    state.players[1]!.loot.push(...lootIds.filter((id) => !isSomewhere(state, id)))
    state = place(state, 'ruin', 'ruin', 'ruin', 'city', 'city', 'city')
    const round = state.round
    while (state.round === round) state = play(state, { type: 'decline' })
    expect(filled(state.display.villa)).toBe(1)
    expect(filled(state.display.museum)).toBe(2)
  })
})

function isSomewhere({ players, display }: NightfallState, id: number): boolean {
  return [...display.villa, ...display.museum, ...players.flatMap(({ loot }) => loot)].includes(id)
}
