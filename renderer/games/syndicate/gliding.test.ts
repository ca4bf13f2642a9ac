import { describe, expect, it } from 'vitest'
import { into, isSame, seenAt } from './gliding.ts'

const small = { left: 10, top: 400, width: 60, height: 80 }
const large = { left: 250, top: 300, width: 180, height: 240 }
const still = { a: 1, d: 1, e: 0, f: 0 }

describe('a card that gets another place', () => {
  it('is seen where it was, as large as it was', () => {
    expect(into(large, seenAt(small, still))).toBe(`translate(-240px, 100px) scale(${1 / 3}, ${1 / 3})`)
  })

  it('goes on from where it is seen if it gets yet another on its way', () => {
    const half = { a: 0.5, d: 0.5, e: -120, f: 50 }
    expect(seenAt(large, half)).toEqual({ left: 130, top: 350, width: 90, height: 120 })
    expect(into(large, seenAt(large, half))).toBe('translate(-120px, 50px) scale(0.5, 0.5)')
  })

  it('stays if only a pixel’s fraction is another', () => {
    expect(isSame(small, { ...small, left: 11 })).toBe(true)
    expect(isSame(small, { ...small, height: 82 })).toBe(false)
  })
})
