/**
 * Keeps to things on the board wherever they go: looks again whenever something may have moved them, frame by frame only
 * as long as something does. Where nothing moves, nothing runs.
 */

/** Animations without an end are lights that breathe: they move nothing. */
const ends = ({ effect }: Animation): boolean => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY

/** Whether something that carries one of these is on its way. */
function areCarried(ground: Element, things: readonly Element[]): boolean {
  return ground.getAnimations({ subtree: true }).some((animation) => {
    const carrier = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
    const moves = animation.playState === 'running' && ends(animation)
    return moves && carrier !== null && things.some((thing) => carrier.contains(thing))
  })
}

/** What is looked for changes with the board: it is found anew each time. Returns how to stop. */
export function following(
  ground: Element,
  find: () => readonly Element[],
  look: (things: readonly Element[], resting: boolean) => void,
): () => void {
  let next: number | undefined
  let watched: readonly Element[] = []
  const sizes = new ResizeObserver(soon)

  function soon(): void {
    next ??= requestAnimationFrame(now)
  }
  function now(): void {
    next = undefined
    const things = find()
    const resting = !areCarried(ground, things)
    look(things, resting)
    if (things.length !== watched.length || things.some((thing) => !watched.includes(thing))) watch(things)
    if (!resting) soon()
  }
  function watch(things: readonly Element[]): void {
    watched = things
    sizes.disconnect()
    for (const thing of [ground, ...things]) sizes.observe(thing)
  }

  const changes = new MutationObserver(soon)
  changes.observe(ground, { childList: true, subtree: true, attributes: true, characterData: true })
  const signs = ['scroll', 'transitionrun', 'transitionend', 'animationstart', 'animationend', 'load'] as const
  for (const sign of signs) ground.addEventListener(sign, soon, { capture: true, passive: true })
  addEventListener('resize', soon)
  soon()

  return () => {
    if (next !== undefined) cancelAnimationFrame(next)
    changes.disconnect()
    sizes.disconnect()
    for (const sign of signs) ground.removeEventListener(sign, soon, { capture: true })
    removeEventListener('resize', soon)
  }
}
