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

export function placeBeside({ width, height }: Size, about: Box, within: Box, free: readonly Box[]): Spot {
  const middle = { x: (about.left + about.right - width) / 2, y: (about.top + about.bottom - height) / 2 }
  const below = about.bottom + gap
  const above = about.top - gap - height
  const right = about.right + gap
  const left = about.left - gap - width
  const corners = [within.left + gap, within.right - gap - width].flatMap((x) =>
    [within.bottom - gap - height, within.top + gap].map((y) => [x, y] as const),
  )
  const spots = [
    ...[middle.x, about.left, about.right - width].flatMap((x) => [[x, below] as const, [x, above] as const]),
    ...[middle.y, about.top, about.bottom - height].flatMap((y) => [[right, y] as const, [left, y] as const]),
    ...corners,
    ...spread(within, { width, height }, about),
  ]
  // What it is about is dearer than all the rest: nothing may lie on it.
  const places = spots.map(([x, y]): Spot => {
    const at = {
      left: clamp(x, within.left + gap, within.right - gap - width),
      top: clamp(y, within.top + gap, within.bottom - gap - height),
    }
    const box = { ...at, right: at.left + width, bottom: at.top + height }
    const covers = 1000 * overlap(box, about) + free.reduce((sum, other) => sum + overlap(box, other), 0)
    return { ...at, covers }
  })
  return places.reduce((best, place) => (place.covers < best.covers ? place : best))
}

/** All over the window, the nearest first: somewhere there may be room. */
function spread(within: Box, size: Size, about: Box): (readonly [number, number])[] {
  const steps = 10
  const along = (low: number, high: number, step: number) => low + gap + ((high - low - 2 * gap) * step) / steps
  const count = Array.from({ length: steps + 1 }, (_, step) => step)
  const spots = count.flatMap((i) =>
    count.map((j) => {
      const x = along(within.left, within.right - size.width, i)
      return [x, along(within.top, within.bottom - size.height, j)] as const
    }),
  )
  const far = ([x, y]: readonly [number, number]) => Math.hypot(x - about.left, y - about.top)
  return spots.sort((a, b) => far(a) - far(b))
}

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

function apart(a: Box, b: Box): number {
  const x = Math.max(0, a.left - b.right, b.left - a.right)
  const y = Math.max(0, a.top - b.bottom, b.top - a.bottom)
  return Math.hypot(x, y)
}

/** The low end wins where there is no room for both. */
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high))

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}
