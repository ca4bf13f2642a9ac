import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { progress } from './progress.mjs'

let written: string
const out = (isTTY: boolean) => ({ isTTY, write: (text: string) => (written += text) })

beforeEach(() => {
  written = ''
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('is written over in a terminal', () => {
  const line = progress('Baking', out(true))
  line.say('1 of 2 loaves')
  line.say('2 of 2 loaves')
  line.end()
  expect(written).toBe('Baking…\r\u001B[2KBaking: 1 of 2 loaves\r\u001B[2KBaking: 2 of 2 loaves\n')
})

it('is said every ten seconds where there is no terminal', () => {
  const line = progress('Baking', out(false))
  for (let n = 1; n <= 25; n++) {
    vi.advanceTimersByTime(1000)
    line.say(`${n} of 30 loaves`)
  }
  line.end()
  expect(written).toBe('Baking…\nBaking: 10 of 30 loaves\nBaking: 20 of 30 loaves\n')
})
