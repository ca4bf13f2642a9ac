import type { Seat } from '../../../machines/kernel/game.ts'

/** Who is ahead of the others; nobody, where all stand alike. */
export function leadersOf(standing: readonly number[]): Seat[] {
  const best = Math.max(...standing)
  if (standing.every((each) => each === best)) return []
  return standing.flatMap((each, seat) => (each === best ? [seat] : []))
}
