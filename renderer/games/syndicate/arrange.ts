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

/** How tall a card of a display is for its width, at least and at most: where there is little height, it is squarer. */
const tallness = { least: 0.9, most: 1.24 }
const widest = 140

/** How many cards of a display lie beside each other, and how large they are then, so that this many fit. */
export function cellFor(cards: number, width: number, height: number, between: number): Omit<Arrangement, 'full'> {
  let best = { columns: 3, width: 0, height: 0 }
  for (let columns = 3; columns <= 12; columns++) {
    const rows = Math.ceil(cards / columns)
    const room = {
      width: (width - between * (columns - 1)) / columns,
      height: (height - between * (rows - 1)) / rows,
    }
    const wide = Math.min(widest, room.width, room.height / tallness.least)
    const cell = { columns, width: Math.floor(wide), height: Math.floor(Math.min(room.height, wide * tallness.most)) }
    if (cell.width * cell.height > best.width * best.height) best = cell
  }
  return best
}
