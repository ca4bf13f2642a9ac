/** Some of a list, again and again: playouts ask for them a hundred thousand times a second. */

/** A selection by its bits, the first of the list being bit 0. Each is made when it is first asked for, and then kept. */
export function selections<T>(all: readonly T[]): (bits: number) => readonly T[] {
  const made = new Map<number, readonly T[]>()
  return (bits) => {
    let some = made.get(bits)
    if (!some) made.set(bits, (some = all.filter((_, at) => (bits & (1 << at)) !== 0)))
    return some
  }
}
