/** How many cards lie how large in a given space. */

/** What there is room for: text under the picture, or beside it, or without one, or only the name under the picture. */
export type Look = 'full' | 'beside' | 'plain' | 'brief'

export interface Arrangement {
  columns: number
  /** A card's size in pixels. */
  width: number
  height: number
  look: Look
}

export const gap = 8
/** Between the cards of a display. */
export const between = 5
/**
 * The least width, height and room at which a card's text can be read, with its picture and without, at a rem of 16
 * pixels: a card may be the narrower, the higher it is.
 */
const least = {
  full: { width: 112, height: 168, room: 128 * 196 },
  beside: { width: 184, height: 130, room: 184 * 130 },
  plain: { width: 128, height: 130, room: 140 * 130 },
}
const largest = { width: 230, height: 320 }
const shape = { full: 0.9, beside: 1.6, plain: 1.5, brief: 1.25 }

/** The arrangement in which cards show most of themselves, and are largest. */
export function arrange(cards: number, width: number, height: number, rem = 16): Arrangement {
  const ways = [1, 2, 3].map((rows) => roomIn(Math.max(1, cards), rows, width, height))
  const readable = (['full', 'beside', 'plain'] as const).flatMap((look) =>
    ways.filter((room) => isReadable(room, look, rem / 16)).map((room) => shaped(room, look, rem)),
  )
  const [first] = readable
  if (first) return first
  const brief = ways.slice(0, 2).map((room) => shaped(room, 'brief', rem))
  return brief.reduce((best, way) => (area(way) > area(best) ? way : best))
}

function isReadable({ width, height }: Room, look: Exclude<Look, 'brief'>, scale: number): boolean {
  const { room, ...side } = least[look]
  return width >= side.width * scale && height >= side.height * scale && width * height >= room * scale ** 2
}

const area = ({ width, height }: Arrangement): number => Math.min(width / shape.brief, height)

type Room = Omit<Arrangement, 'look'>

function roomIn(cards: number, rows: number, width: number, height: number): Room {
  const columns = Math.ceil(cards / rows)
  return {
    columns,
    width: (width - gap * (columns - 1)) / columns,
    height: (height - gap * (rows - 1)) / rows,
  }
}

function shaped({ columns, ...room }: Room, look: Look, rem: number): Arrangement {
  const tall = Math.min((largest.height * rem) / 16, room.height)
  const wide = Math.min((largest.width * rem) / 16, room.width)
  const fitting = look === 'brief' ? tall * shape.brief : Math.max(tall * shape[look], (least[look].width * rem) / 16)
  return { columns, width: Math.floor(Math.min(wide, fitting)), height: Math.floor(tall), look }
}

/** The least width and height of a card of a display, in rem: number, markers and symbols can be told apart. */
const leastTile = { width: 2.6, height: 2.2 }

/** How many such cards lie beside each other. */
const across = (width: number, rem: number): number =>
  Math.max(1, Math.floor((width + between) / (leastTile.width * rem + between)))

/** How high a display has to be for this many. */
export function leastHeight(cards: number, width: number, rem: number): number {
  const rows = Math.ceil(cards / across(width, rem))
  return rows * (leastTile.height * rem + between) - between
}

/** For how many there is room. */
export function capacity(width: number, height: number, rem: number): number {
  return across(width, rem) * Math.floor((height + between) / (leastTile.height * rem + between))
}

/** How tall a card of a display is for its width, at least and at most: where there is little height, it is squarer. */
const tallness = { least: 0.84, most: 1.24 }
const widest = 140

/** How many cards of a display lie beside each other, and how large they are then, so that this many fit. */
export function cellFor(cards: number, width: number, height: number): Room {
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
