import { describe, expect, it } from 'vitest'
import type { Seat } from '../kernel/game.ts'
import type { Phrase } from '../kernel/journal.ts'
import { random } from '../kernel/random.ts'
import { cardOf } from './data.ts'
import { syndicate } from './game.ts'
import { scene } from './testing.ts'
import { playerAt, type SyndicateMove, type SyndicateState } from './state.ts'
import type { RoundEffectName } from './vocabulary.ts'
import { playing, worthOf } from './worth.ts'

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

  it('what giving up a card sets off: 62 is insured, 45 consoles', () => {
    expect(worth(35, { display: [22, 62] }, idle)).toMatchObject({ money: 25 + 20 })
    expect(worth(35, { display: [22, 45] }, idle)).toMatchObject({ money: 25, markers: 2 })
    const display = [{ card: 8, markers: 3 }, 45]
    expect(worth(4, { display }, idle)).toMatchObject({ money: 45, markers: -3 + 2 })
    // What is lost for it goes before it comes.
    expect(worth(58, { display: [{ card: 8, markers: 1 }] }, idle)).toMatchObject({ markers: 1 - 1 })
  })

  it('who listens: a parrot on the right, neighbours with 2 or 3', () => {
    const effect = (what: RoundEffectName, card: number, n = 0) => ({ what, card, round: 5, n })
    const parrot = { display: [1], effects: [effect('echo', 1)] }
    expect(worth(34, idle, idle, parrot).others[2]?.money).toBe(30 + 10)
    expect(worth(22, idle, { effects: [effect('watchThugs', 3, 10)] }).others[1]?.money).toBe(10)
    expect(worth(34, { effects: [effect('echo', 1)] }, idle, idle).money).toBe(30 + 10)
  })

  it('no more cards than the deck has', () => {
    expect(worthOf(scene([{ display: [61] }, idle]).state, 0, 65, 1, 2).cards).toBe(2)
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
            const { hand } = playerAt(simulation.state, mover)
            const expected = worthOf(simulation.state, mover, card, hand.length - 1, simulation.state.deck.length)
            const told = outcomeOf(simulation.state, mover, card)
            if (!told) continue
            const { payable, needMet, money, markers, cards, others } = expected
            if (!payable || !needMet) expect({ card, works: told.works }).toEqual({ card, works: false })
            else expect({ card, ...told }).toEqual({ card, works: true, money, markers, cards, others })
            compared.add(card)
          }
        }
        simulation.play(mover, source.pick(simulation.legalMoves(mover)))
      }
    }
    expect(compared.size).toBeGreaterThan(65)
  })
})

/** What the log tells of a card that is played alone, and paid as one would; undefined if there is more to choose. */
function outcomeOf(state: SyndicateState, seat: Seat, card: number) {
  const alone = structuredClone(state)
  alone.players.forEach((player, other) => {
    player.choice = null
    if (other !== seat) player.hand = []
  })
  alone.losses = []
  const told: Phrase[] = []
  let after = alone
  const go = (move: SyndicateMove): void => {
    after = syndicate.apply(after, seat, move)
    told.push(...after.journal)
  }
  go({ type: 'play', card })
  if (after.question?.ask === 'cost') go(payment(after, seat, card))
  if (after.question?.ask === 'need') go({ type: 'use' })
  while (after.question?.ask === 'bonus') go({ type: 'use' })
  if (after.question !== null || after.phase === 'over' || told.some(({ key }) => key === 'unearthed')) return undefined
  const isEachRound = ({ key, params }: Phrase): boolean =>
    key === 'gained' && cardOf(Number(params['card'])).eachRound !== undefined
  const sum = (who: Seat, key: string, what: string): number =>
    told
      .filter((entry) => entry.key === key && entry.params['by'] === who && !isEachRound(entry))
      .reduce((all, { params }) => all + Number(params[what]), 0)
  const money = (who: Seat) => sum(who, 'gained', 'money') - sum(who, 'lostMoney', 'money')
  const markers = (who: Seat) =>
    ['unmarked', 'lostCard', 'tookBack'].reduce(
      (left, key) => left - sum(who, key, 'markers'),
      sum(who, 'marked', 'markers'),
    )
  return {
    works: told.some(({ key }) => key === 'played'),
    money: money(seat),
    markers: markers(seat),
    cards: sum(seat, 'drew', 'count'),
    others: state.players.map((_, who) =>
      who === seat ? { money: 0, markers: 0 } : { money: money(who), markers: markers(who) },
    ),
  }
}

function payment(state: SyndicateState, seat: Seat, card: number): SyndicateMove {
  const { given, affordable, ignorable } = playing(state, seat, card)
  if (given) return { type: 'pay', card: given.card }
  if (ignorable) return { type: 'use' }
  return affordable ? { type: 'payCash' } : (syndicate.legalMoves(state, seat)[0] as SyndicateMove)
}
