import { describe, expect, it } from 'vitest'
import { arrowTo, commandOf, takesText, type Press } from './keys.ts'

const press = (key: string, held: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
})

describe('the keyboard', () => {
  it.each([
    ['1', { do: 'play', index: 0 }],
    ['9', { do: 'play', index: 8 }],
    ['m', { do: 'moves' }],
    ['u', { do: 'undo' }],
    ['U', { do: 'undo' }],
    ['?', { do: 'rules' }],
    ['L', { do: 'log' }],
    [' ', { do: 'skip' }],
    ['Escape', { do: 'dismiss' }],
  ])('understands %j', (key, command) => {
    expect(commandOf(press(key))).toEqual(command)
  })

  it.each(['0', 'x', 'Tab', 'Enter', 'F11'])('leaves %j alone', (key) => {
    expect(commandOf(press(key))).toBeNull()
  })

  it('leaves the browser’s and the system’s shortcuts alone', () => {
    expect(commandOf(press('u', { ctrlKey: true }))).toBeNull()
    expect(commandOf(press('l', { metaKey: true }))).toBeNull()
    expect(commandOf(press('1', { altKey: true }))).toBeNull()
  })

  it('knows who wants letters for itself', () => {
    expect(takesText({ tagName: 'INPUT', type: 'search' })).toBe(true)
    expect(takesText({ tagName: 'SELECT' })).toBe(true)
    expect(takesText({ tagName: 'INPUT', type: 'checkbox' })).toBe(false)
    expect(takesText({ tagName: 'BUTTON' })).toBe(false)
    expect(takesText(null)).toBe(false)
  })
})

describe('arrows in the list of moves', () => {
  it('go sideways from one to the next, and around', () => {
    expect(arrowTo('ArrowRight', 0, 5, 2)).toBe(1)
    expect(arrowTo('ArrowRight', 4, 5, 2)).toBe(0)
    expect(arrowTo('ArrowLeft', 0, 5, 2)).toBe(4)
  })

  it('go up and down by rows, and never miss a move', () => {
    expect(arrowTo('ArrowDown', 0, 5, 2)).toBe(2)
    expect(arrowTo('ArrowDown', 3, 5, 2)).toBe(4)
    expect(arrowTo('ArrowUp', 3, 5, 2)).toBe(1)
    expect(arrowTo('ArrowUp', 0, 5, 2)).toBe(4)
  })

  it('find the ends', () => {
    expect(arrowTo('Home', 3, 60, 3)).toBe(0)
    expect(arrowTo('End', 3, 60, 3)).toBe(59)
    expect(arrowTo('Enter', 3, 60, 3)).toBeNull()
    expect(arrowTo('ArrowDown', 0, 0, 3)).toBeNull()
  })
})
