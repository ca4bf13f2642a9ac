/** Whole games for tests, with the log as a window has it. */
import type { Outcome } from '../../../machines/kernel/game.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { configOf } from '../../../machines/kernel/promises.ts'
import { random } from '../../../machines/kernel/random.ts'
import { toldTo } from '../../../machines/kernel/steps.ts'
import { syndicate, type SyndicateView } from '../../../machines/syndicate/index.ts'

/** What the person in front sees, step by step, all that has been told by then, and at the end who has won. */
interface Whole {
  view: SyndicateView
  log: readonly Phrase[]
  outcome: Outcome | undefined
}
export function* whole(count: number): Generator<Whole> {
  for (let n = 0; n < count; n++) {
    const source = random(`whole ${n}`)
    let state = syndicate.setup(configOf(syndicate, n))
    let log: readonly Phrase[] = []
    for (let active = syndicate.active(state); active.length > 0; active = syndicate.active(state)) {
      const seat = source.pick(active)
      const passed = syndicate.moments(state, seat, source.pick(syndicate.legalMoves(state, seat)))
      state = passed.at(-1)?.state ?? state
      const steps = toldTo(passed, 0)
      for (const [at, { lines, view }] of steps.entries()) {
        log = [...log, ...lines]
        yield { view, log, outcome: at === steps.length - 1 ? syndicate.outcome(state) : undefined }
      }
    }
  }
}
