import { describe, expect, it } from 'vitest'
import { breakIn } from '../../../machines/breakin/game.ts'
import type { Card } from '../../../machines/breakin/data.ts'
import type { BreakInMove, BreakInState } from '../../../machines/breakin/state.ts'
import { accept, give, lawyer, table, turnUp } from '../../../machines/breakin/testing.ts'
import type { Seat } from '../../../machines/kernel/game.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { say } from '../../messages/messages.ts'
import { people } from '../testing/drawing.ts'
import { messages } from './messages.en.ts'
import { story } from './story.ts'

const said = ({ key, params }: Phrase): string => say(messages, key, params, people(4))

/** What is told at the end of these moves, from the log of all of them, or only of its end. */
function told(start: BreakInState, moves: readonly [Seat, BreakInMove][], from = 0): string[] {
  let state = start
  const log: Phrase[] = []
  for (const [seat, move] of moves) {
    state = breakIn.apply(state, seat, move)
    log.push(...breakIn.view(state, 0).news)
  }
  const outcome = breakIn.outcome(state)
  if (!outcome) throw new Error('It is not over')
  return story(breakIn.view(state, 0), outcome, log.slice(from)).map(({ seat, place, end, things }) =>
    [`${place}. ${people(4)[seat]?.name}`, ...(end ? [end] : []).map(said), ...things.map(said)].join(' | '),
  )
}
const dealt = (by: Seat, to: Seat): [Seat, BreakInMove][] => [
  [by, turnUp],
  [by, give(to)],
]

describe('the story of the end', () => {
  const deck: Card[] = ['police', 'watchdog', 'padlock']
  const start = table({ fronts: [{ padlock: 3 }, { police: 1 }, {}, { watchdog: 2 }], deck })
  const moves = [...dealt(0, 1), ...dealt(0, 3), ...dealt(0, 0)]

  it('BI-4.3 goes from the last one in to the first one out: when, with what, and whose card it was', () => {
    expect(told(start, moves)).toEqual([
      '1. Cleo | the last one in the house, in round 1',
      '2. Ada | caught in round 1 with four padlocks | Kept the padlock | Got Dan caught with the watchdog in round 1 | Got Bert caught with the police in round 1',
      '3. Dan | caught in round 1 with three watchdogs | Got the watchdog from Ada',
      '4. Bert | caught in round 1 with two police | Got the police from Ada',
    ])
  })

  it('BI-4.1 tells what the lawyer was good for', () => {
    const tried = table({ fronts: [{}, { police: 1 }, { police: 1 }], deck: ['police', 'police', 'bone'], used: [] })
    const saved: [Seat, BreakInMove][] = [...dealt(0, 1), [1, lawyer], ...dealt(0, 2), [2, accept]]
    const later: [Seat, BreakInMove][] = [...dealt(0, 0), [0, accept]]
    expect(told(tried, [...saved, ...later])).toEqual([
      '1. Ada | the last one in the house, in round 2 | Got Cleo caught with the police in round 1',
      '2. Bert | out in round 2: no loot for the finale | The lawyer got rid of the police in round 1',
      '3. Cleo | caught in round 1 with two police | Got the police from Ada',
    ])
  })

  it('BI-5.2 tells of the finale that could not be paid for', () => {
    const finale = table({ fronts: [{ loot: 1 }, {}, {}], deck: ['keys', 'keys'], out: [2], finale: true })
    expect(told(finale, [...dealt(0, 0), ...dealt(0, 1)])).toEqual([
      '1. Ada | the last one in the house, in round 2',
      '2. Bert | out in round 2: no loot for the finale',
      '3. Cleo',
    ])
  })

  it('says nothing of those who went before the log begins', () => {
    expect(told(start, moves, 8).slice(2)).toEqual(['3. Bert', '3. Dan'])
  })
})
