import { describe, expect, it } from 'vitest'
import { nightfall } from '../../../machines/nightfall/index.ts'
import { place, table } from '../../../machines/nightfall/testing.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { plain } from '../../messages/catalogue.ts'
import { sentence } from '../../messages/messages.ts'
import type { GameScreen } from '../game.ts'
import { drawn, people } from '../testing/drawing.ts'
import { moments } from '../testing/moments.ts'
import { about, things } from './about.ts'
import { screen as nightfallScreen } from './index.ts'
import { messages } from './messages.en.ts'

const screen = nightfallScreen as unknown as GameScreen
const said = ({ key, params }: Phrase) => plain(sentence(messages, key, params, people(5)))

describe('what something is', () => {
  it('can be asked of everything on the board, and is said in full', () => {
    const asked = new Set<string>()
    for (const { view, seat, seats, active } of [...moments(nightfall, 4)].filter((_, n) => n % 23 === 0)) {
      const { body } = drawn(screen, messages, { seats, seat, view, moves: [], active })
      for (const [, what = ''] of body.matchAll(/data-about="([^"]+)"/g)) {
        const told = about(what, view)
        expect(told, what).not.toBeNull()
        if (!told) continue
        for (const text of [said(told.title), said(told.text)]) {
          expect(text, what).not.toMatch(/[{}]|undefined|null|NaN|^\w+(\.\w+)+$|, ,|: \./)
        }
        asked.add(what.split(' ')[0] ?? '')
      }
    }
    const kinds = Object.values(things).map((thing) => (typeof thing === 'string' ? thing : thing.name))
    expect(kinds.filter((kind) => !asked.has(kind) && kind !== 'noLoot')).toEqual([])
  })

  it('NF-3 is one thing where a stone can be placed: the place with its name and its free fields', () => {
    const pointed = (...stones: Parameters<typeof place>[1][]) => {
      const state = place(table(2), ...stones)
      const view = nightfall.view(state, 0)
      const { body } = drawn(screen, messages, { seats: 2, seat: 0, view, moves: [], active: nightfall.active(state) })
      return [...body.matchAll(/data-about="((?:place|field) city[^"]*)"/g)].map(([, what]) => what)
    }
    expect(pointed('city', 'ruin')).toEqual(['place city', 'field city 0'])
    expect(pointed('city', 'ruin', 'city', 'ruin', 'city', 'ruin')).toContain('field city 4')
  })

  it('NF-1.2 tells what a back costs and may hide, NF-7 without what one has oneself', () => {
    const state = table(2, 'hammer', 'torch')
    const back = 'safe-lockpick-plan'
    const told = (view = nightfall.view(state, 0)) => said(about(things.back(back, 'pile'), view)!.text)
    expect(told()).toBe('Cost: lockpick and plan. It is one of these: gold (2) and jewellery (2).')
    state.players[0]!.loot = [6]
    expect(told(nightfall.view(state, 0))).toBe('Cost: lockpick and plan. It is jewellery (2).')
  })

  it('NF-1.3 tells on which terms a fence buys, and what for', () => {
    const state = table(2)
    state.players[0]!.loot = [16, 18, 11]
    const told = about(things.fence(1), nightfall.view(state, 0))
    expect(said(told!.text)).toBe(
      'Buys gold, jewellery (1 more for each), statue (one or two) and painting. Leaves after one sale. Would pay you 5 for statue (2) and statue (3).',
    )
  })
})
