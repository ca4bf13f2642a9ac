/** Some of a list, again and again: playouts ask for them a hundred thousand times a second. */

/** A selection by its bits, the first of the list being bit 0. Each is made when it is first asked for, and then kept. */
export function selections<T>(all: readonly T[]): (bits: number) => readonly T[] {
  const made: (readonly T[] | undefined)[] = []
  return (bits) => (made[bits] ??= select(all, bits))
}

/** On its own: a function in there that holds on to the bits would be made at every call. */
const select = <T>(all: readonly T[], bits: number): readonly T[] => all.filter((_, at) => (bits & (1 << at)) !== 0)
