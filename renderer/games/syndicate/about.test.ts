import { describe, expect, it } from 'vitest'
import { cardNumbers } from '../../../machines/syndicate/data.ts'
import { syndicate } from '../../../machines/syndicate/index.ts'
import { say } from '../../messages/messages.ts'
import type { About, GameScreen } from '../game.ts'
import { drawn, people, pictured } from '../testing/drawing.ts'
import { moments } from '../testing/moments.ts'
import { about, things } from './about.ts'
import { screen } from './index.ts'
import { messages } from './messages.en.ts'

const words = ({ title, text }: About) =>
  [title, text].map(({ key, params }) => say(messages, key, params, people(6))).join(' – ')
const seen = [...moments(syndicate, 6)]

describe('what things are', () => {
  it('is said of everything on the board that can be pointed at', () => {
    const kinds = new Set<string>()
    for (const moment of seen.filter((_, index) => index % 12 === 0)) {
      const { body } = drawn(screen as GameScreen, messages, moment)
      const found = [...body.matchAll(/data-about="([^"]+)"/g)].map(([, what = '']) => what)
      expect(found.length).toBeGreaterThan(10)
      for (const what of found) {
        const said = about(what, moment.view)
        expect(said, what).not.toBeNull()
        expect(words(said!), what).not.toMatch(/[{}]|undefined|NaN|about\.|board\./)
        kinds.add(what.split(' ')[0] ?? '')
      }
    }
    expect([...kinds].sort()).toEqual(
      Object.values(things)
        .map((thing) => (typeof thing === 'string' ? thing : thing(0, 'G' as never)).split(' ')[0])
        .sort(),
    )
  })

  it('names costs and needs in words', () => {
    const { view } = seen[0]!
    const said = (card: number) => words(about(things.card(card), view)!)
    expect(said(21)).toContain('Cost: a thug or a holding or $10.')
    expect(said(27)).toContain('Cost: a hand card.')
    expect(said(41)).toContain('Cost: a holding, back into your hand.')
    expect(said(43)).toContain('Need: key and wrench.')
    expect(said(29)).toContain('Need: $90.')
    expect(said(20)).toContain('Need: the fewest thugs, alone.')
    expect(said(69)).toContain('Need: 2 holdings.')
    for (const card of cardNumbers) expect(said(card)).toContain(say(messages, `text.${card}`, {}))
    expect(pictured(screen as GameScreen, messages, 'whole-21')).toContain('<svg')
  })
})
