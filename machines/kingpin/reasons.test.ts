/** What a hint says for a move in Kingpin. */
import { describe, expect, it } from 'vitest'
import { reasonFor } from '../kernel/reasons.ts'
import { kingpin } from './index.ts'
import { kingpinReasons } from './reasons.ts'
import type { KingpinMove, KingpinState } from './state.ts'
import { kill, pass, pickpocket, place, play, recruit, spyDen, spyTarget, table, take } from './testing.ts'

function why(state: KingpinState, move: KingpinMove): string | undefined {
  const { turn } = state
  const moves = kingpin.legalMoves(state, turn)
  return reasonFor(kingpin, kingpinReasons, kingpin.view(state, turn), turn, move, moves)?.key.replace('reason.', '')
}

describe('for recruiting it is said', () => {
  const dens = { A: ['Ace', 'Lefty'], B: ['Boxer', 'Padre', 'Razor'], C: ['Sticks', 'Tinker', 'Whisper', 'Matches'] }

  it('that any other den costs more, or none has as many to choose from', () => {
    expect(why(table({ dens }), recruit('A'))).toBe('price.most')
    expect(why(table({ dens }), recruit('C'))).toBe('choice.most')
  })

  it('that it is the last crook there', () => {
    expect(why(table({ dens: { ...dens, D: ['Duchess'] } }), recruit('D'))).toBe('last.gain')
  })

  it('that nobody else has looked in there yet, if nobody has', () => {
    expect(why(table({ dens }), recruit('B'))).toBe('untouched.gain')
    const looked = play(table({ dens: { ...dens, B: [...dens.B, 'Bookie'] } }), recruit('B'), take('Bookie'), place(3))
    expect(why(looked, recruit('B'))).toBeUndefined()
  })

  it('nothing of dens for who passes: that costs nothing', () => {
    expect(why(table({ dens }), pass)).toBe('money.spare')
  })
})

describe('for taking a crook it is said', () => {
  const taking = (crooks: string[], street: Parameters<typeof table>[0]['street'] = []) =>
    play(table({ dens: { A: crooks }, street }), recruit('A'))

  it('that nobody is as strong', () => {
    expect(why(taking(['Lefty', 'Ace', 'Boxer']), take('Boxer'))).toBe('strength.most')
  })

  it('that it makes for most of a gang, as far as one sees', () => {
    const street: Parameters<typeof table>[0]['street'] = [
      [0, 2, 'Fingers'],
      [1, 3, 'Tinker'],
    ]
    expect(why(taking(['Hatchet', 'Diamond'], street), take('Hatchet'))).toBe('gangs.gain')
    expect(why(taking(['Lefty', 'The Ghost', 'Matches'], street), take('Matches'))).toBeUndefined()
  })

  it('what its skill can do here', () => {
    expect(why(taking(['Razor', 'Ace'], [[1, 9, 'Boxer']]), take('Razor'))).toBe('killer.gain')
    expect(why(taking(['Razor', 'Ace']), take('Razor'))).toBeUndefined()
    const street: Parameters<typeof table>[0]['street'] = [[0, 9, 'The Twins']]
    expect(why(taking(['Sparrow', 'Ace'], street), take('Sparrow'))).toBe('pickpocket.gain')
    expect(why(taking(['Sidekick', 'Ace'], street), take('Sidekick'))).toBe('accomplice.gain')
  })
})

describe('for a raid and its skill it is said', () => {
  it('what it is worth, or that the others won’t know who it is', () => {
    const state = play(
      table({ dens: { A: ['Lefty'], B: ['Ace'] }, street: [[1, 9, 'Boxer']] }),
      recruit('A'),
      take('Lefty'),
    )
    expect(why(state, place(8))).toBe('points.gain')
    expect(why(state, place(9, 'down'))).toBe('disguise.gain')
  })

  it('that money comes in, or that the others lose points by it', () => {
    const thief = play(table({ dens: { A: ['Fingers'], B: ['Ace'] } }), recruit('A'), take('Fingers'), place(2))
    expect(why(thief, pickpocket)).toBe('money.gain')
    const street: Parameters<typeof table>[0]['street'] = [
      [1, 9, 'Kingpin'],
      [2, 9, 'Boxer'],
    ]
    const killer = play(
      table({ seats: 3, dens: { A: ['Razor'], B: ['Ace'] }, street }),
      recruit('A'),
      take('Razor'),
      place(9),
    )
    expect(why(killer, kill(2))).toBe('rivals.gain')
  })

  it('where a spy sees most', () => {
    const spying = play(
      table({
        dens: { A: ['Whisper'], B: ['Ace', 'Lefty'] },
        street: [[1, 9, 'Boxer', 'down']],
      }),
      recruit('A'),
      take('Whisper'),
      place(2),
    )
    expect(why(spying, spyDen('B'))).toBe('look.most')
    expect(why(spying, spyTarget(9))).toBe('look.gain')
  })
})
