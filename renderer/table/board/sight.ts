/** Boards have a least size: in a small window, or with large text, a part of one lies out of sight. */
import type { Box } from './beside.ts'

/** How far to scroll so that this box is in sight; where there is no room for all of it, its upper edge, but not for the sake of a few pixels. */
export function scrollTo(box: Box, window: Box, margin = 8): { left: number; top: number } {
  const along = (low: number, high: number, from: number, to: number): number => {
    const before = low - from - margin
    const after = high - to + margin
    if (before < 0) return before
    return after > before && before < (to - from) / 4 ? 0 : Math.max(0, Math.min(after, before))
  }
  return {
    left: along(box.left, box.right, window.left, window.right),
    top: along(box.top, box.bottom, window.top, window.bottom),
  }
}

/** What of this box is seen through a window; nothing, if it is scrolled away. */
export function partIn(box: Box, window: Box): Box | undefined {
  const part = {
    left: Math.max(box.left, window.left),
    top: Math.max(box.top, window.top),
    right: Math.min(box.right, window.right),
    bottom: Math.min(box.bottom, window.bottom),
  }
  return part.right > part.left && part.bottom > part.top ? part : undefined
}

/** What of a thing can be seen, if its middle can: the rest is scrolled away, or lies beyond a map's edge. */
export function partInSight(thing: Element, ground: Element): Box | undefined {
  const { left, top, right, bottom } = thing.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const middle = { left: x - 0.5, top: y - 0.5, right: x + 0.5, bottom: y + 0.5 }
  let part: Box | undefined = { left, top, right, bottom }
  for (let around = thing.parentElement; part && around && around !== ground; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue
    const window = around.getBoundingClientRect()
    part = partIn(middle, window) && partIn(part, window)
  }
  return part
}

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

/** Whether more of these are out of the window than in it. */
export function isMostlyAway(boxes: readonly Box[], window: Box): boolean {
  const away = boxes.filter(
    ({ left, right, top, bottom }) =>
      left < window.left || right > window.right || top < window.top || bottom > window.bottom,
  )
  return away.length > boxes.length / 2
}

/** Whoever is asked sees what they can choose from, on a map most of it at least. */
export function bringToSight(scroller: Element | null | undefined): void {
  for (const map of scroller?.querySelectorAll(`${mapSelector}.part`) ?? []) {
    const boxes = [...map.querySelectorAll('.map .target.legal')].map((target) => target.getBoundingClientRect())
    if (isMostlyAway(boxes, map.getBoundingClientRect())) showOn(map, boxes)
  }
  if (!scroller) return
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = scroller
  if (scrollWidth <= clientWidth && scrollHeight <= clientHeight) return
  const boxes = [...scroller.querySelectorAll('.target.legal')].flatMap((target) => {
    const map = target.closest(mapSelector)
    const box = target.getBoundingClientRect()
    return (map ? partIn(box, map.getBoundingClientRect()) : box) ?? []
  })
  if (boxes.length === 0) return
  scroller.scrollBy({ ...scrollTo(around(boxes), clearOf(scroller)), behavior: 'instant' })
}

/** Where things are seen that scroll: below what stays at the upper edge. */
function clearOf(scroller: Element): Box {
  const { left, top, right, bottom } = scroller.getBoundingClientRect()
  const heads = [...scroller.querySelectorAll('[data-stays]')].map(
    (one) => one.getBoundingClientRect().height + (Number.parseFloat(getComputedStyle(one).top) || 0),
  )
  return { left, top: top + Math.max(0, ...heads), right, bottom }
}

/** Also when the window or the text changes its size. */
export function keepInSight(scroller: HTMLElement): () => void {
  const observer = new ResizeObserver(() => bringToSight(scroller))
  for (const element of [scroller, ...scroller.children]) observer.observe(element)
  return () => observer.disconnect()
}

/** A map is asked to show what lies in this box of the window, and to come closer; see `Viewport.svelte`. */
export const showBox = 'showBox'
export const mapSelector = '.viewport'

/** On a map of which only a part is seen, or in what scrolls, it may lie outside. */
export function isInSight(thing: Element): boolean {
  const { left, top, right, bottom } = thing.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  for (let around = thing.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue
    const window = around.getBoundingClientRect()
    if (x < window.left || x > window.right || y < window.top || y > window.bottom) return false
  }
  return true
}

/** All of these come into sight: scrolled to, and on a map together. */
export function show(things: readonly Element[]): void {
  for (const thing of things) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  for (const map of new Set(things.map((thing) => thing.closest(mapSelector)))) {
    if (!map) continue
    const boxes = things.filter((thing) => map.contains(thing)).map((thing) => thing.getBoundingClientRect())
    showOn(map, boxes)
  }
}

function showOn(map: Element, boxes: readonly Box[]): void {
  map.dispatchEvent(new CustomEvent<Box>(showBox, { detail: around(boxes) }))
}

/** A map of which only a part is seen comes to where something happens; the maps that move for that. */
export function follow(things: readonly Element[]): readonly Element[] {
  const onMap = things.filter((thing) => thing.closest(`${mapSelector}.part`))
  if (onMap.every(isInSight)) return []
  show(onMap)
  return [...new Set(onMap.flatMap((thing) => thing.closest(mapSelector) ?? []))]
}

/** How they move: nothing on them is where it will be before they have arrived. */
export const glidesOf = (maps: readonly Element[]): Animation[] =>
  maps.flatMap((map) => [...map.children].flatMap((sheet) => sheet.getAnimations()))
