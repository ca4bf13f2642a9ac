/** How long others wait. */
import { setImmediate as breathe } from 'node:timers/promises'

/** Milliseconds that the host's own thread has worked: whoever else the machine is busy with doesn't count. */
export function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The longest that the host's thread has worked, while this was done, before others had their turn. */
export async function held(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let done = false
  const watch = async (): Promise<void> => {
    // What has to be worked out afterwards, and is no part of the answer, counts as well.
    for (let turns = 0; turns < 5; turns = done ? turns + 1 : 0) {
      const begun = worked()
      await breathe()
      longest = Math.max(longest, worked() - begun)
    }
  }
  const watched = watch()
  await work().finally(() => (done = true))
  await watched
  return longest
}
