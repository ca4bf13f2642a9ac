import { describe, expect, it } from 'vitest'
import type { Seat } from '../kernel/game.ts'
import type { Note } from '../kernel/journal.ts'
import { random } from '../kernel/random.ts'
import { cardOf } from './data.ts'
import { syndicate } from './game.ts'
import { scene } from './scene.ts'
import { playerAt, type SyndicateState } from './state.ts'
import { worthOf } from './worth.ts'

const idle = {}

/** What seat 0 sees of a card, on its view. */
const worth = (card: number, ...actors: Parameters<typeof scene>[0]) =>
  worthOf(syndicate.view(scene(actors).state, 0), 0, card, 1)

describe('what a card would be worth now', () => {
  it('money, its own symbols and what its playing sets off included', () => {
    expect(worth(23, { display: [57, 61] }, idle)).toMatchObject({ money: 15 + 15, markers: 0 })
    expect(worth(34, { display: [70] }, idle)).toMatchObject({ money: 35 })
  })

  it('markers, as the holding would get them', () => {
    expect(worth(8, { cash: 10, display: [7, 11, 42] }, idle)).toMatchObject({ markers: 5, price: 10, payable: true })
    expect(worth(12, { cash: 10, display: [7] }, idle).markers).toBe(0)
    expect(worth(37, { display: [21, 8] }, idle)).toMatchObject({ markers: 2, needMet: true })
  })

  it('whether its need is met and its cost can be paid', () => {
    expect(worth(30, { display: [22] }, idle)).toMatchObject({ needMet: false, payable: true })
    expect(worth(18, { cash: 25 }, idle)).toMatchObject({ price: 30, payable: false })
    expect(worth(18, { cash: 25, display: [66] }, idle)).toMatchObject({ price: 25, payable: true })
    expect(worth(35, { display: [8] }, idle)).toMatchObject({ price: null, payable: false })
  })

  it('takes the best choice: the fullest for 4, the emptiest for 57', () => {
    const display = [{ card: 8, markers: 4 }, 9]
    expect(worth(4, { display }, idle)).toMatchObject({ money: 60, markers: -4 })
    expect(worth(57, { display }, idle)).toMatchObject({ money: 20, markers: 0 })
  })

  it('what the others get and lose', () => {
    expect(worth(34, idle, idle, idle).others).toEqual([
      { money: 0, markers: 0 },
      { money: 10, markers: 0 },
      { money: 10, markers: 0 },
    ])
    expect(worth(77, idle, { cash: 5, display: [8, 9] }).others[1]).toEqual({ money: -5, markers: 0 })
    expect(worth(59, { display: [22] }, { display: [{ card: 8, markers: 2 }, 9] }).others[1]).toEqual({
      money: 0,
      markers: -1,
    })
  })

  it('the best copy, and all that is done again', () => {
    expect(worth(54, { display: [22, 24] }, idle).money).toBe(20)
    expect(worth(55, { display: [22, 24, 65] }, idle)).toMatchObject({ money: 30, cards: 1 })
  })

  it('is what comes of it, wherever there is nothing to choose', () => {
    const source = random('worth')
    const compared = new Set<number>()
    for (let game = 0; game < 25; game++) {
      const simulation = syndicate.simulate(syndicate.setup({ seats: 2, seed: `worth ${game}` }))
      for (let active = simulation.active(); active.length > 0; active = simulation.active()) {
        const mover = source.pick(active)
        if (simulation.state.phase === 'play') {
          for (const card of playerAt(simulation.state, mover).hand) {
            const expected = worthOf(syndicate.view(simulation.state, mover), mover, card, 1)
            const told = outcomeOf(simulation.state, mover, card)
            if (!told) continue
            const { payable, needMet, money, markers } = expected
            const works = payable && needMet
            expect({ card, ...told }).toEqual({ card, works, money: works ? money : 0, markers: works ? markers : 0 })
            compared.add(card)
          }
        }
        simulation.play(mover, source.pick(simulation.legalMoves(mover)))
      }
    }
    expect(compared.size).toBeGreaterThan(50)
  })
})

/** What the log tells of a card that is played alone; undefined if somebody has to choose. */
function outcomeOf(state: SyndicateState, seat: Seat, card: number) {
  const alone = structuredClone(state)
  alone.players.forEach((player, other) => {
    player.choice = null
    if (other !== seat) player.hand = []
  })
  alone.losses = []
  const after = syndicate.apply(alone, seat, { type: 'play', card })
  const told = after.journal.filter(({ params }) => params['by'] === seat)
  if (after.question !== null || after.phase === 'over' || told.some(({ key }) => key === 'unearthed')) return undefined
  const isEachRound = ({ key, params }: Note): boolean =>
    key === 'gained' && cardOf(Number(params['card'])).eachRound !== undefined
  const sum = (key: string, what: string): number =>
    told
      .filter((entry) => entry.key === key && !isEachRound(entry))
      .reduce((all, { params }) => all + Number(params[what]), 0)
  const works = told.some(({ key }) => key === 'played')
  return { works, money: sum('gained', 'money'), markers: sum('marked', 'markers') }
}
