/** A table is brought to where a test begins without a window: what is seen on the way there is no part of the test. */
import type { Frame } from '../electron/host/api.ts'
import type { Move } from '../machines/kernel/game.ts'
import { canGoOn } from '../renderer/table/dock/prompt.ts'
import type { Page } from './harness.ts'
import { asking } from './host.ts'

/** What somebody does there, the nth of all moves; nothing where the test is to begin. */
export type Ahead = (frame: Frame, n: number) => Move | undefined

/** So many moves, one after another through what can be done; nobody passes. */
export const someMoves =
  (count: number, stride: number): Ahead =>
  ({ moves }, n) => {
    const choices = moves.filter(({ type }) => type !== 'pass')
    return n < count ? choices[(n * stride) % choices.length] : undefined
  }

export async function playAhead(page: Page, id: string, choose: Ahead): Promise<void> {
  await asking(page, async (ask, { events }) => {
    await ask('openTable', { id })
    let n = 0
    for await (const event of events) {
      if (event.type !== 'frame') continue
      const { stage, waiting, mover, moves, revision } = event.frame
      if (stage === 'over') return
      if (stage === 'curtain') await ask('liftCurtain', { id, seat: waiting[0] ?? 0 })
      else if (canGoOn(event.frame)) await ask('lowerCurtain', { id })
      if (mover === null || moves.length === 0) continue
      const move = choose(event.frame, n++)
      if (!move) return
      await ask('play', { id, seat: mover, moves: [{ ...move }], revision })
    }
  })
}
