import { describe, expect, it } from 'vitest'
import { crooks } from '../../../machines/kingpin/data.ts'
import { kingpin } from '../../../machines/kingpin/index.ts'
import { play, raid, table } from '../../../machines/kingpin/testing.ts'
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
