/** Where something stands that explains or asks: beside what it is about, and over nothing that is to be clicked. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

export interface Spot {
  left: number
  top: number
  /** How much it covers of what it should leave free, in square pixels. */
  covers: number
}

const gap = 10

/** In how many steps a place is looked for, on each side of what it is about. */
const steps = 20

/**
 * Where a bubble stands: beside what it is about, within the board. Not to cover what can be clicked is worth going further
 * away, but no further than it is wide.
 */
export function placeBubble(
  size: Size,
  about: Box,
  within: Box,
  clickable: readonly Box[],
): { left: number; top: number } {
  const reach = size.width
  const around = grow(pressInto(about, within), gap)
  const costOf = (box: Box): number => {
    const away = apart(box, around)
    const x = (box.left + box.right - around.left - around.right) / 2
    const y = (box.top + box.bottom - around.top - around.bottom) / 2
    let cost = away + Math.hypot(x, y) / 10
    for (const thing of clickable) {
      const share = shareOf(thing, box)
      if (share > 0) cost += 2 * reach * Math.max(share, 0.5)
    }
    // Rather than this, it covers anything else.
    if (away > reach) cost += 1000 * reach
    return cost + 1_000_000 * reach * shareOf(around, box)
  }
  const lefts = startsOf(around.left, around.right, size.width, within.left, within.right, reach)
  const tops = startsOf(around.top, around.bottom, size.height, within.top, within.bottom, reach)
  let best = { left: 0, top: 0, cost: Infinity }
  for (const top of tops) {
    for (const left of lefts) {
      const cost = costOf({ left, top, right: left + size.width, bottom: top + size.height })
      if (cost < best.cost) best = { left, top, cost }
    }
  }
  return { left: best.left, top: best.top }
}

/** Where it may begin along one side of the board: after, before, in line with what it is about, then all that is in reach. */
function startsOf(low: number, high: number, size: number, from: number, to: number, reach: number): number[] {
  const before = low - size
  const step = (high - before + 2 * reach) / (2 * steps)
  const all = Array.from({ length: 2 * steps + 1 }, (_, at) => before - reach + at * step)
  const starts = [high, before, (low + high - size) / 2, low + gap, high - gap - size, ...all]
  return [...new Set(starts.map((at) => clamp(Math.round(at), from + gap, to - gap - size)))]
}

const grow = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

/** What of it lies within; of what lies outside, the place at the edge that is next to it. */
const pressInto = (box: Box, { left, top, right, bottom }: Box): Box => ({
  left: clamp(box.left, left, right),
  top: clamp(box.top, top, bottom),
  right: clamp(box.right, left, right),
  bottom: clamp(box.bottom, top, bottom),
})

/** So much may be covered, in square pixels, to stand nearer by one. */
const perPixel = 20

/** Near what it is about, over nothing that is to be clicked; over nothing to read either, or else as little as can be. */
export function placeNear(
  { width, height }: Size,
  about: Box,
  within: Box,
  clickable: readonly Box[],
  readable: readonly Box[],
): Spot | undefined {
  const near = (within.right - within.left) / 4
  const things = [about, ...clickable, ...readable]
  // Where there is room, there is some close to things around it.
  const alongside = (low: 'left' | 'top', high: 'right' | 'bottom', size: number): number[] => {
    const ends = [within[low] + gap, within[high] - gap - size] as const
    const lines = things.flatMap((box) => [box[low], box[low] - gap - size, box[high] - size, box[high] + gap])
    const reached = lines.filter((at) => at > about[low] - near - size && at < about[high] + near)
    // On a map with hundreds of things many lie side by side.
    const rounded = [(about[low] + about[high] - size) / 2, ...reached].map((at) => 4 * Math.round(at / 4))
    return [...new Set(rounded.map((at) => clamp(at, ...ends)))]
  }
  const tops = alongside('top', 'bottom', height)
  let best: (Spot & { cost: number }) | undefined
  for (const left of alongside('left', 'right', width)) {
    for (const top of tops) {
      const box = { left, top, right: left + width, bottom: top + height }
      const away = apart(box, about)
      if (away > near || overlap(box, about) > 0) continue
      const off = Math.hypot(
        left + (width - about.left - about.right) / 2,
        top + (height - about.top - about.bottom) / 2,
      )
      // Nothing covered is better than anything that is nearer.
      if (best && best.covers === 0 && off >= best.cost) continue
      if (clickable.some((thing) => overlap(box, thing) > 0)) continue
      const covers = readable.reduce((sum, thing) => sum + overlap(box, thing), 0)
      const cost = covers === 0 ? off : near * near + covers + perPixel * away
      if (!best || cost < best.cost) best = { left, top, covers, cost }
    }
  }
  return best && { left: best.left, top: best.top, covers: best.covers }
}

/** How far it is from one to the other. */
export function apart(a: Box, b: Box): number {
  const x = Math.max(0, a.left - b.right, b.left - a.right)
  const y = Math.max(0, a.top - b.bottom, b.top - a.bottom)
  return Math.hypot(x, y)
}

/** The low end wins where there is no room for both. */
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high))

/** How much of a thing is covered, as a share. */
const shareOf = (thing: Box, by: Box): number =>
  overlap(thing, by) / Math.max(1, (thing.right - thing.left) * (thing.bottom - thing.top))

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}
