import { expect, it } from 'vitest'
import { nearest } from './angle.ts'

it('turns the short way round', () => {
  expect(nearest(-170, 170)).toBe(190)
  expect(nearest(170, -170)).toBe(-190)
  expect(nearest(20, 10)).toBe(20)
  expect(nearest(20, 725)).toBe(740)
})
