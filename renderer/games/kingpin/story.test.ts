import { describe, expect, it } from 'vitest'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { kingpin } from '../../../machines/kingpin/index.ts'
import { pass, play, table, who, type Layout } from '../../../machines/kingpin/testing.ts'
import { say } from '../../messages/messages.ts'
import { people } from '../testing/drawing.ts'
import { moments } from '../testing/moments.ts'
import { messages } from './messages.en.ts'
import { story } from './story.ts'

const said = ({ key, params }: Phrase): string => say(messages, key, params, people(4))

/** What is told when all pass at once: the first place first. */
function told(layout: Layout, log: Phrase[] = []): { seat: number; place: number; end: string; things: string[] }[] {
  let state = table({ dens: { A: ['Lookout'] }, ...layout })
  while (kingpin.active(state).length > 0) state = play(state, pass)
  const outcome = kingpin.outcome(state)
  if (!outcome) throw new Error('It is not over')
  return story(kingpin.view(state, 0), outcome, log).map(({ seat, place, end, things }) => ({
    seat,
    place,
    end: end ? said(end) : '',
    things: things.map(said),
  }))
}

describe('the story of the end', () => {
  it('KP-5.2 says who beat whom, where, and what it brought, what was made before what was lost', () => {
    const street: Layout['street'] = [
      [0, 6, 'Diamond'],
      [1, 6, 'Hatchet', 'down'],
      [1, 2, 'Ace'],
    ]
    expect(told({ street })).toEqual([
      {
        seat: 0,
        place: 1,
        end: 'level on points, $18 left',
        things: ['Diamond 7 beat Hatchet 6 at the hotel: 8 points'],
      },
      {
        seat: 1,
        place: 1,
        end: 'level on points, $18 left',
        things: [
          'Most of Northside (1): 5 points',
          'Nobody stood against Ace 6 at the newsstand: 3 points',
          'Hatchet 6 lost to Diamond 7 at the hotel, worth 8',
        ],
      },
    ])
  })

  it('KP-5.2 adds up who stands together, and tells of shares and of what was spoiled', () => {
    const street: Layout['street'] = [
      [0, 9, 'Hatchet'],
      [0, 9, 'Sidekick'],
      [1, 9, 'Boxer'],
      [0, 5, 'Razor'],
      [1, 5, 'The Leak'],
      [0, 2, 'Matches'],
    ]
    const [first, second] = told({ street })
    expect(first?.things).toEqual([
      'Most of Northside (2): 5 points',
      'Hatchet 6 and Sidekick 2 drew with Boxer 8 at the bank: 4 points',
      'Razor 4 won the diner, but The Leak left nothing there',
    ])
    expect(second?.things).toContain('Boxer 8 drew with Hatchet 6 and Sidekick 2 at the bank: 4 points')
  })

  it('KP-5.2 tells who left only little of a target that was won', () => {
    const street: Layout['street'] = [
      [0, 8, 'Hatchet'],
      [1, 8, 'The Leak'],
      [0, 9, 'Lefty'],
      [1, 9, 'Matches'],
    ]
    expect(told({ street })[0]?.things).toEqual([
      'Lefty 6 beat Matches 4 at the bank: 7 points',
      'Most of Northside (1): 5 points',
      'Hatchet 6 won the casino, but The Leak left only 2 there',
    ])
  })

  it('KP-5.3 tells of a gang that nobody won, and KP-5.4 of money only where it decided', () => {
    const street: Layout['street'] = [
      [0, 3, 'Hatchet'],
      [1, 4, 'Bricks'],
    ]
    const [first, second] = told({ street, money: [7, 3] })
    expect(first).toMatchObject({ seat: 1, end: '' })
    expect(second?.things.at(-1)).toBe('Drew for most of Northside (1 each): no points')
  })

  it('KP-4.4 tells of whom a killer removed, where they would have won', () => {
    const street: Layout['street'] = [
      [1, 9, 'Razor'],
      [1, 3, 'Mortician'],
      [0, 3, 'Ace'],
      [0, 6, 'Hatchet'],
    ]
    const killed = (target: number, name: string): Phrase => ({
      key: 'killed',
      params: { by: 1, victim: 0, target, crooks: [who(name)], hidden: 0 },
    })
    const log = [killed(9, 'The Judge'), killed(9, 'Tinker'), killed(3, 'Boxer')]
    const own = told({ street }, log).find(({ seat }) => seat === 0)
    expect(own?.things).toContain('Bert got rid of The Judge 9 at the bank: 7 points lost')
    expect(own?.things.join()).not.toMatch(/Tinker|Boxer/)
  })

  it('says which target made the winner, where without it another would have won', () => {
    const close: Layout['street'] = [
      [0, 9, 'Boxer'],
      [1, 9, 'Ace'],
      [0, 2, 'Lefty'],
      [1, 7, 'Bricks'],
    ]
    const [first, second] = told({ street: close })
    expect(first).toMatchObject({
      seat: 0,
      things: ['Boxer 8 beat Ace 6 at the bank: 10 points, and the game', expect.anything(), expect.anything()],
    })
    expect(second?.things.join()).not.toContain('the game')
    const clear: Layout['street'] = [
      [0, 9, 'Boxer'],
      [0, 8, 'Bricks'],
      [0, 7, 'Lefty'],
      [1, 2, 'Ace'],
    ]
    expect(told({ street: clear })[0]?.things.join()).not.toContain('the game')
  })

  it('tells of everybody, three things at most, and only of what counted', () => {
    const ends = [...moments(kingpin, 12)].filter(({ outcome }) => outcome)
    expect(ends).not.toEqual([])
    for (const { view, outcome, seats } of ends) {
      const all = outcome ? story(view, outcome, []) : []
      expect(all.map(({ seat }) => seat).sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat))
      for (const { things } of all) {
        expect(things.length).toBeLessThanOrEqual(3)
        for (const thing of things) expect(said(thing)).not.toMatch(/[{}]|undefined|: 0 points|ranked\./)
      }
    }
  })
})
