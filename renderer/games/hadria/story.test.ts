import { describe, expect, it } from 'vitest'
import { hadria, type HadriaView } from '../../../machines/hadria/index.ts'
import type { PlayerView } from '../../../machines/hadria/view.ts'
import { domes, palace, table } from '../../../machines/hadria/testing.ts'
import type { Seat } from '../../../machines/kernel/game.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { say } from '../../messages/messages.ts'
import { phrase } from '../game.ts'
import { people } from '../testing/drawing.ts'
import { messages } from './messages.en.ts'
import { story } from './story.ts'

const said = ({ key, params }: Phrase): string => say(messages, key, params, people(3))

/** The end of a game of three, told from this log; who has left has done so in this order. */
function told(
  log: readonly Phrase[],
  winners: readonly Seat[],
  left: readonly Seat[],
  bestThief: Seat | null,
): string[] {
  const state = table({
    seats: 3,
    at: [domes(22), domes(20), palace(0)],
    holds: [{ imperial: 1, yellow: 1 }, { green: 2 }, {}],
  })
  const view = hadria.view(state, 0)
  const players = view.players.map((player, seat): PlayerView => {
    const order = left.indexOf(seat)
    return order < 0 ? player : { ...player, at: null, left: order + 1 }
  })
  const over: HadriaView = { ...view, bestThief, players }
  const scores = players.map((_, seat) => ({ seat, total: 0, parts: [] }))
  return story(over, { winners: [...winners], scores }, log).map(({ seat, place, end, won, things }) =>
    [
      `${place}. ${people(3)[seat]?.name}`,
      ...[won].flatMap((phrase) => (phrase ? [`Won: ${said(phrase)}`] : [])),
      ...[end, ...things].flatMap((phrase) => (phrase ? [said(phrase)] : [])),
    ].join(' | '),
  )
}

describe('the story of the end', () => {
  const robbery = phrase('robbed', { by: 0, thief: 1, jewel: 'imperial' })
  const log = [
    phrase('roundBegins', { round: 5, first: 0 }),
    phrase('imperialStolen', { by: 1 }),
    phrase('roundBegins', { round: 6, first: 1 }),
    robbery,
    phrase('robbed', { by: 1, thief: 2, jewel: 'yellow' }),
    phrase('arrested', { thief: 2, at: palace(0) }),
    phrase('arrested', { thief: 2, at: palace(1) }),
  ]

  it('HA-13.1 begins with who got out with the imperial jewel, and says whose it had been', () => {
    const [ada, bert, cleo] = people(3).map(({ name }) => name)
    expect(told(log, [0], [0], 1)).toEqual([
      `1. ${ada} | Won: Out of the city with the imperial jewel | Robbed ${bert} of the imperial jewel | Got away with one jewel`,
      `2. ${bert} | Still in the city when it ended | First to take the imperial jewel, in round 5 | Robbed of the imperial jewel by ${ada} | 2 jewels in the bag that count for nothing`,
      `2. ${cleo} | Still in the city when it ended | Robbed of the yellow jewel by ${bert} | Arrested twice`,
    ])
  })

  it('HA-10.8 says who was arrested with it; of a log that begins late, what is known', () => {
    const lost = phrase('imperialRecovered', { thief: 1, to: domes(0) })
    const [, second] = told([phrase('imperialStolen', { by: 1 }), lost], [0], [0], 1)
    expect(second).toContain('First to take the imperial jewel | Arrested with the imperial jewel, and lost it')
  })
})
