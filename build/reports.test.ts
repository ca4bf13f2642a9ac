import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest } from './reports.ts'

describe('a report of Vitest', () => {
  const report = (numPassedTests: number, numFailedTests: number, numTotalTests: number) => ({
    numPassedTests,
    numFailedTests,
    numTotalTests,
  })
  it.each([
    ['all passed', report(7, 0, 7), true, { passed: 7, failed: 0 }],
    ['some failed', report(5, 2, 7), false, { passed: 5, failed: 2 }],
    ['some were left out', report(5, 0, 7), true, { passed: 5, failed: 2 }],
    ['a file could not be read', report(7, 0, 7), false, { passed: 7, failed: 1 }],
    ['there is none', undefined, false, { passed: 0, failed: 1 }],
    ['it is nonsense', { numPassedTests: 'many' }, true, { passed: 0, failed: 1 }],
  ])('where %s', (_what, given, well, expected) => {
    expect(countVitest(given, well)).toEqual(expected)
  })
})

describe('a report of Playwright', () => {
  const report = (expected: number, unexpected: number, flaky: number, skipped: number) => ({
    stats: { expected, unexpected, flaky, skipped },
  })
  it.each([
    ['all passed', report(7, 0, 0, 0), true, { passed: 7, failed: 0 }],
    ['some failed', report(5, 2, 0, 0), false, { passed: 5, failed: 2 }],
    ['one passed only at the second try', report(5, 0, 1, 0), true, { passed: 5, failed: 1 }],
    ['one was skipped', report(5, 0, 0, 1), true, { passed: 5, failed: 1 }],
    ['there is none', undefined, true, { passed: 0, failed: 1 }],
  ])('where %s', (_what, given, well, expected) => {
    expect(countPlaywright(given, well)).toEqual(expected)
  })
})
