import { describe, expect, it } from 'vitest'
import { cards, copies, hiddenCards } from '../../../machines/breakin/data.ts'
import { breakIn, type BreakInView } from '../../../machines/breakin/index.ts'
import { deal, give, play, table, turnUp } from '../../../machines/breakin/testing.ts'
import { say } from '../../messages/messages.ts'
import type { GameScreen } from '../game.ts'
import { drawn, people } from '../testing/drawing.ts'
import { moments } from '../testing/moments.ts'
import { frame, unexplained } from '../testing/unexplained.ts'
import { about, things } from './about.ts'
import { screen as breakInScreen } from './index.ts'
import { messages } from './messages.en.ts'
import { isPicture } from './pictures/names.ts'

const screen = breakInScreen as unknown as GameScreen
/** The hallway and the torch's light. */
const scenery = [...frame, 'svg.hall', 'div.beam']

function told(what: string, view: BreakInView): [title: string, text: string] {
  const thing = about(what, view)
  if (!thing) throw new Error(`${what} says nothing`)
  if (thing.picture) expect(isPicture(thing.picture), thing.picture).toBe(true)
  const [title, text] = [thing.title, thing.text].map(({ key, params }) => say(messages, key, params, people(6)))
  expect(title, what).toMatch(/^[^{}]{3,60}$/)
  expect(text, what).toMatch(/^[^{}]{12,}\.$/)
  expect(`${title} ${text}`, what).not.toMatch(/undefined|null|NaN|\w\.\w/)
  return [title as string, text as string]
}

describe('what is it?', () => {
  it('is answered for everything drawn, by each kind of thing, whoever looks', () => {
    const kinds = new Set<string>()
    for (const moment of [...moments(breakIn, 8)].filter((_, index) => index % 9 === 0)) {
      for (const view of [moment.view, ...(moment.open ? [moment.open] : [])]) {
        const { body } = drawn(screen, messages, { ...moment, view })
        expect(unexplained(body, scenery)).toEqual([])
        for (const [, what = ''] of body.matchAll(/data-about="([^"]+)"/g)) {
          told(what, view)
          kinds.add(what.split(' ')[0] ?? '')
        }
      }
    }
    const every = Object.values(things).map((thing) =>
      typeof thing === 'string' ? thing : thing(0 as never, 0 as never),
    )
    expect([...kinds].sort()).toEqual(every.map((what) => what.split(' ')[0]).sort())
  })

  it('BI-1 names every card, says what it does and how many there are', () => {
    const view = breakIn.view(table({ fronts: [{}, {}, {}], deck: [] }), 0)
    for (const card of [...cards, ...hiddenCards]) {
      const [title, text] = told(things.card(card), view)
      expect(title).toBe(say(messages, `card.${card}`, {}))
      expect(text).toMatch(/caught|takes? .*away|obstacle|loot|left|discarded|passes/i)
    }
    for (const card of cards)
      expect(told(things.card(card), view)[1]).toContain(`There are ${copies[card]} in the game.`)
  })

  it('BI-4.3 counts dots against the number that gets one caught', () => {
    const view = breakIn.view(table({ fronts: [{ watchdog: 2, loot: 1, bone: 0 }, { keys: 2 }, {}], deck: [] }), 0)
    expect(told(things.pile(0, 'watchdog'), view)[0]).toBe('watchdog: 2 of the 3 that get you caught')
    expect(told(things.pile(0, 'loot'), view)[0]).toBe('loot: 1 of the 5 that get you caught')
    expect(told(things.pile(0, 'police'), view)[0]).toBe('no police yet')
    expect(told(things.pile(1, 'padlock'), view)[0]).toBe('keys: 2')
    expect(told(things.siren(0), view)).toEqual([
      'One more!',
      'One more card where a single dot or line is still empty, and Ada is caught.',
    ])
  })

  it('BI-4.1 the lawyer says whether it is still there, also while it is asked for; BI-6 hidden cards are kept', () => {
    const open = table({ fronts: [{}, { police: 1 }, {}], deck: ['police'], used: [0] })
    const asked = play(open, turnUp, give(1))
    expect(asked.phase).toBe('receive.question')
    const view = breakIn.view(asked, 1)
    expect(told(things.hidden(0), view)[0]).toBe('lawyer, used')
    expect(told(things.hidden(1), view)[0]).toBe('lawyer, unused')
    const moves = breakIn.legalMoves(asked, 1)
    const { body } = drawn(screen, messages, { seats: 3, seat: 1, view, active: [1], moves })
    expect(body).toContain(`data-about="${things.hidden(1)}"`)

    const hidden = table({ fronts: [{}, {}, {}], deck: [], used: [], informant: 2 })
    expect(told(things.hidden(2), breakIn.view(hidden, 0))[0]).toBe('hidden card, unused')
    expect(told(things.hidden(2), breakIn.view(hidden, 2))[0]).toBe('informant, unused')
  })

  it('BI-5 says by what somebody was caught, and what the finale asks', () => {
    const caught = deal(table({ fronts: [{}, { police: 1 }, {}, {}], deck: ['police'] }), 1)
    expect(told(things.out(1), breakIn.view(caught, 0))).toEqual([
      'Caught',
      'Bert is out of the game, by two police. All cards went to the discard pile.',
    ])
    expect(told(things.finale, breakIn.view(caught, 0))[1]).toMatch(/paying one loot/)
  })
})
