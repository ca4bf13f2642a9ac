import { expect, it } from 'vitest'
import { hadria, type HadriaMove, type HadriaView } from '../../../machines/hadria/index.ts'
import { city, domes, lay, planned, type Planned } from '../../../machines/hadria/testing.ts'
import { say } from '../../messages/messages.ts'
import { messages } from './messages.en.ts'
import { prompt } from './prompt.ts'
import { sentence, short } from './ways.ts'

const said = (moves: readonly HadriaMove[], view: HadriaView) =>
  moves.map((move) => {
    const { key, params } = sentence(move, view)
    return say(messages, key, params)
  })

it('calls no two moves alike, not even those of a plan that has just been shown', () => {
  const table = city({ at: [domes(1), domes(2)], hands: [['cloak']], holds: [{ informer: 1, guildAgent: 1 }] })
  const plan: Planned[] = [
    ['move', 3],
    ['cloak', 2],
  ]
  const planning = plan.reduce((state, stack) => lay(state, 0, stack), table)
  const after = hadria.view(planned(table, plan), 'table')
  for (const view of [hadria.view(planning, 0), after]) {
    const names = said(hadria.legalMoves(planning, 0), view)
    expect(names).toHaveLength(new Set(names).size)
  }
})

it('calls no two ways of the watch alike when it has gone', () => {
  const view = hadria.view(city({ at: [domes(1), domes(2)] }), 'table')
  const ways = [0, 1, 2].map((option) => ({ type: 'march', option }) as const)
  expect(new Set(said(ways, view)).size).toBe(3)
})

it('names the two cards of which Nikolai keeps one, to him alone (HA-8.1)', () => {
  const state = city({ thieves: ['nikolai', 'zain'], at: [domes(1), domes(2)] })
  const question = { ask: 'keep', seat: 0 } as const
  const asks = [0, 'table'] as const
  const [own, all] = asks.map((viewer) => {
    const view = hadria.view(state, viewer)
    const mine = view.mine && { ...view.mine, drawn: ['cloak', 'beacon'] as const }
    const { key, params } = prompt({ ...view, phase: 'draw.keep', question, mine } as HadriaView)
    return say(messages, key, params)
  })
  expect(own).toBe('Cloak or Beacon: which do you keep? The other goes, face up.')
  expect(all).not.toMatch(/Cloak|Beacon/)
})

it('numbers equal stacks only if their cards are the same (HA-7.3)', () => {
  const names = (second: 'cloak' | 'beacon') => {
    const table = city({ at: [domes(1), domes(2)], hands: [['cloak', 'cloak', 'beacon']] })
    const state = planned(table, [
      ['cloak', 2],
      [second, 2],
    ])
    return said(
      [0, 1].map((stack) => ({ type: 'turn', stack })),
      hadria.view(state, 0),
    )
  }
  expect(names('beacon')).toEqual(['Turn up Cloak', 'Turn up Beacon'])
  expect(names('cloak')).toEqual(['Turn up Cloak (stack 1)', 'Turn up Cloak (stack 2)'])
})

it('tells two of the watch apart, in a few words too, that go to the same place', () => {
  const seen = hadria.view(city({ at: [domes(1), domes(2)] }), 'table')
  const march = { target: domes(1), to: domes(4), arrests: null }
  const options = [
    { from: domes(5), ...march },
    { from: domes(6), ...march },
  ]
  const view: HadriaView = { ...seen, question: { ask: 'watch', seat: 0, options } }
  const names = [0, 1].map((option) => short({ type: 'march', option }, view))
  expect(new Set(names.map((name) => name && say(messages, name.key, name.params))).size).toBe(2)
})
