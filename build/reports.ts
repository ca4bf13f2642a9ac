/** How many tests passed and failed, as the test runners report it. A run that went wrong never counts as all passed. */
import * as v from 'valibot'

export interface Count {
  passed: number
  failed: number
}

const number = v.number()
const vitestReport = v.object({ numPassedTests: number, numFailedTests: number, numTotalTests: number })
const playwrightReport = v.object({
  stats: v.object({ expected: number, unexpected: number, flaky: number, skipped: number }),
})

/** `well`: whether the runner itself ended well. */
export function countVitest(report: unknown, well: boolean): Count {
  const parsed = v.safeParse(vitestReport, report)
  if (!parsed.success) return { passed: 0, failed: 1 }
  const { numPassedTests: passed, numFailedTests: failed, numTotalTests: total } = parsed.output
  return honest({ passed, failed, left: total - passed - failed }, well)
}

export function countPlaywright(report: unknown, well: boolean): Count {
  const parsed = v.safeParse(playwrightReport, report)
  if (!parsed.success) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = parsed.output.stats
  return honest({ passed: expected, failed: unexpected + flaky, left: skipped }, well)
}

/** A test that was left out counts as failed, and so does a run with a failure that no test owns. */
function honest({ passed, failed, left }: Count & { left: number }, well: boolean): Count {
  return { passed, failed: failed + left + (!well && failed + left === 0 ? 1 : 0) }
}
