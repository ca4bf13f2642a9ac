import { expect, it } from 'vitest'
import { percent, worthOf } from './worth.ts'

it('says how a move compares with the best', () => {
  const all = [0.5, 0.49, 0.42, 0.2, null].map((value) => ({ value }))
  expect(all.map((each) => worthOf(each, all))).toEqual(['best', 'close', 'worse', 'bad', 'unknown'])
  expect(percent(0.126)).toBe(13)
})
