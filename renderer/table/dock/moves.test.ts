import { describe, expect, it } from 'vitest'
import { filterChoices, groupChoices, inOrder, type Choice } from './moves.ts'

const choice = (type: string, name: string, grave = false): Choice => ({
  move: { type },
  then: [],
  name,
  tokens: [],
  short: null,
  picture: null,
  ends: false,
  grave,
})
const choices = [
  choice('step', 'Step to the Docks'),
  choice('take', 'Take the ruby'),
  choice('step', 'Step to the Pot'),
]

describe('the list of moves', () => {
  it('finds moves by any of their words', () => {
    expect(filterChoices(choices, 'the docks').map(({ name }) => name)).toEqual(['Step to the Docks'])
    expect(filterChoices(choices, 'STEP')).toHaveLength(2)
    expect(filterChoices(choices, ' ')).toHaveLength(3)
    expect(filterChoices(choices, 'fly')).toEqual([])
  })

  it('puts last what can end the game, and before it what ends a plan', () => {
    const pass = choice('pass', 'Pass', true)
    const ready = { ...choice('ready', 'Ready'), ends: true }
    expect(inOrder([pass, ready, ...choices])).toEqual([...choices, ready, pass])
  })

  it('stays in one piece when it is short', () => {
    expect(groupChoices(choices, 3)).toEqual([{ type: '', choices }])
  })

  it('is grouped by type when it is long, also while it is searched', () => {
    expect(groupChoices(choices, 60).map(({ type, choices }) => [type, choices.length])).toEqual([
      ['step', 2],
      ['take', 1],
    ])
  })
})
