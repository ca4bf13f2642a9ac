/** Along which streets a watch figure goes. */
import { beside, distance } from '../../../machines/hadria/board.ts'
import type { SpaceId } from '../../../machines/hadria/map.ts'

/** A shortest way with both its ends, around fire where there is one (HA-10.5). */
export function streets(from: SpaceId, to: SpaceId, fire: readonly SpaceId[]): SpaceId[] {
  const far = distance(from, to)
  const nearer = beside(from).filter((space) => distance(space, to) < far)
  const [next] = [...nearer.filter((space) => !fire.includes(space)), ...nearer]
  return next === undefined ? [...new Set([from, to])] : [from, ...streets(next, to, fire)]
}
