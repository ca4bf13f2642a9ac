/** How many cards lie how large in a given space. */

export interface Arrangement {
  columns: number
  /** A card's size in pixels. */
  width: number
  height: number
  /** Whether there is room for its text. */
  full: boolean
}

export const gap = 8
/** Between the cards of a display. */
export const between = 5
/** The least width and height at which a card's text can be read. */
const fullSize = { width: 128, height: 196 }
const largest = { width: 230, height: 320 }
const shape = { full: 0.72, brief: 1.25 }

/** The arrangement in which cards are largest; in one row with their text, if that fits. */
export function arrange(cards: number, width: number, height: number): Arrangement {
  const ways = [1, 2].map((rows) => inRows(Math.max(1, cards), rows, width, height))
  return ways.find(({ full }) => full) ?? ways.reduce((best, way) => (area(way) > area(best) ? way : best))
}

const area = ({ width, height }: Arrangement): number => Math.min(width / shape.brief, height)

function inRows(cards: number, rows: number, width: number, height: number): Arrangement {
  const columns = Math.ceil(cards / rows)
  const room = {
    width: Math.min(largest.width, (width - gap * (columns - 1)) / columns),
    height: Math.min(largest.height, (height - gap * (rows - 1)) / rows),
  }
  const full = room.width >= fullSize.width && room.height >= fullSize.height
  const ratio = full ? shape.full : shape.brief
  return {
    columns,
    width: Math.floor(Math.min(room.width, Math.max(room.height * ratio, full ? fullSize.width : 0))),
    height: Math.floor(room.height),
    full,
  }
}

const tallness = 1.24

/** How wide the cards of a display can be, so that this many fit. */
export function cellFor(cards: number, width: number, height: number, between: number): number {
  let best = 0
  for (let columns = 3; columns <= 12; columns++) {
    const rows = Math.ceil(cards / columns)
    const byWidth = (width - between * (columns - 1)) / columns
    const byHeight = (height - between * (rows - 1)) / rows / tallness
    best = Math.max(best, Math.min(byWidth, byHeight))
  }
  return Math.floor(Math.min(best, 140))
}
