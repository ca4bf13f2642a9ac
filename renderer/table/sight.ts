/** Boards have a least size: in a small window, or with large text, a part of one lies out of sight. */
import type { Box } from './beside.ts'

/** How far to scroll so that this box is in sight; its upper edge at least, where there is no room for all of it. */
export function scrollTo(box: Box, window: Box, margin = 8): { left: number; top: number } {
  const along = (low: number, high: number, from: number, to: number): number => {
    if (low < from + margin) return low - from - margin
    return Math.max(0, Math.min(high - to + margin, low - from - margin))
  }
  return {
    left: along(box.left, box.right, window.left, window.right),
    top: along(box.top, box.bottom, window.top, window.bottom),
  }
}

/** Whoever is asked sees what they can choose from. */
export function bringToSight(scroller: Element | null | undefined): void {
  if (!scroller || scroller.scrollHeight <= scroller.clientHeight) return
  const boxes = [...scroller.querySelectorAll('.target.legal')].map((target) => target.getBoundingClientRect())
  if (boxes.length === 0) return
  const all: Box = {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
  const { top } = scrollTo(all, scroller.getBoundingClientRect())
  scroller.scrollBy({ top, behavior: 'instant' })
}

/** Also when the window or the text changes its size. */
export function keepInSight(scroller: HTMLElement): () => void {
  const observer = new ResizeObserver(() => bringToSight(scroller))
  for (const element of [scroller, ...scroller.children]) observer.observe(element)
  return () => observer.disconnect()
}
