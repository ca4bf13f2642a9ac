import { describe, expect, it } from 'vitest'
import { crooks } from '../../../machines/kingpin/data.ts'
import { kingpin } from '../../../machines/kingpin/index.ts'
import { play, raid, recruit, table, take } from '../../../machines/kingpin/testing.ts'
import { loadScreen } from '../load.ts'
import { say } from '../../messages/messages.ts'
import { drawn, people } from '../testing/drawing.ts'
import { moments } from '../testing/moments.ts'
import { about, things } from './about.ts'
import { messages } from './messages.en.ts'
import type { KingpinView } from '../../../machines/kingpin/index.ts'

const told = (what: string, view: KingpinView): [title: string, text: string] => {
  const thing = about(what, view)
  if (!thing) throw new Error(`${what} says nothing`)
  const said = ({ key, params }: typeof thing.title) => say(messages, key, params, people(4))
  return [said(thing.title), said(thing.text)]
}

describe('what is it?', () => {
  it('is answered for everything on the board, in whole sentences', async () => {
    const screen = await loadScreen('kingpin')
    if (!screen) throw new Error('Kingpin has no screen')
    const all = [...moments(kingpin, 6)]
    for (const moment of all.filter((_, index) => index % 40 === 0)) {
      const { body } = drawn(screen, messages, moment)
      const pointed = [...body.matchAll(/data-about="([^"]+)"/g)].map(([, what]) => what ?? '')
      expect(pointed.length).toBeGreaterThan(20)
      for (const what of new Set(pointed)) {
        const noted = moment.view.mine?.dens.some(({ den }) => things.den(den) === what)
        if (noted) expect(about(what, moment.view), what).toBeNull()
        else expect(told(what, moment.view).join(' '), what).not.toMatch(/[{}]|undefined|NaN|\w\.\w/)
      }
    }
  })

  it('KP-1 says rank, modifier, gangs and skill of every crook', () => {
    const view = kingpin.view(table({}), 0)
    for (const { number, name, rank } of crooks) {
      expect(told(things.crook(number), view)[0]).toBe(name)
      expect(told(things.crook(number), view)[1]).toMatch(new RegExp(`^Rank ${rank}\\. `))
    }
    const [, leak] = told(things.crook(4), view)
    expect(leak).toBe('Rank 2. Makes its target worth 6 less. Of no gang. No skill.')
    const [, mortician] = told(things.crook(19), view)
    expect(mortician).toBe('Rank 5. Counts for the Outfit. Face up: removes all crooks of one player at this target.')
  })

  it('KP-5.2 tells what a raid would come to, as far as one can see', () => {
    const state = play(
      table({
        dens: { A: ['Shadow'], B: ['Ace'] },
        street: [
          [0, 8, 'Bricks'],
          [0, 4, 'Tinker'],
          [1, 8, 'The Cook'],
          [1, 8, 'Sidekick'],
          [1, 4, 'Hatchet'],
          [1, 2, 'Lookout', 'down'],
          [1, 3, 'Bookie'],
        ],
      }),
      recruit('A'),
      take('Shadow'),
    )
    const raid = (target: number) => told(things.raid(target), kingpin.view(state, 0))
    expect(raid(8)).toEqual(['Shadow at target 8', 'You would lead with rank 10. It is worth 7.'])
    expect(raid(4)[1]).toBe('You would be level with Bert at rank 6. It is worth 4.')
    expect(raid(2)[1]).toBe('You would lead with rank 3. It is worth 2. One crook there is hidden from you.')
    const spoiling = play(table({ dens: { A: ['The Leak'], B: ['Ace'] }, street: [[1, 9, 'Ace']] }), recruit('A'))
    expect(told(things.raid(9), kingpin.view(play(spoiling, take('The Leak')), 0))[1]).toBe(
      'Bert would still lead with rank 6. It would be worth 4, not 10.',
    )
    expect(about(things.raid(9), kingpin.view(spoiling, 1))).toBeNull()
    const killing = play(table({ dens: { A: ['Razor'], B: ['Ace'] }, street: [[1, 9, 'Boxer']] }), recruit('A'))
    expect(told(things.raid(9), kingpin.view(play(killing, take('Razor')), 0))[1]).toBe(
      'Bert would still lead with rank 8. Face up, Razor can remove one player there. It is worth 9.',
    )
  })

  it('KP-6 tells what a face-down crook may be, to those alone who looked into its den', () => {
    const dens = { A: ['Diamond', 'Hatchet', 'Lefty'], B: ['Safecracker'], C: ['Ace'] }
    const state = play(table({ dens }), ...raid('A', 'Diamond', 6), ...raid('A', 'Hatchet', 5, 'down'))
    expect(told(things.piece(1), kingpin.view(state, 0))).toEqual([
      'a face-down crook from den A',
      'By what you saw in the den, this is one of Hatchet and Lefty. It counts at the end.',
    ])
    expect(told(things.piece(1), kingpin.view(state, 1))[0]).toBe('Hatchet, face down: only you know')
    expect(told(things.piece(1), kingpin.view(state, 'table'))[1]).toMatch(/^Only its owner knows/)
    expect(told(things.piece(0), kingpin.view(state, 1))[0]).toBe('Diamond')
    const emptied = play(state, ...raid('A', 'Lefty', 5))
    expect(told(things.piece(1), kingpin.view(emptied, 0))[0]).toBe('Hatchet, face down: you know it')
  })
})
