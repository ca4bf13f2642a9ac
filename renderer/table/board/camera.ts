/** Where a viewport looks: the map's zoom, and the place of its upper left corner in the window. */
export interface Camera {
  x: number
  y: number
  /** Pixels for one unit of the map. */
  zoom: number
}
export interface Size {
  width: number
  height: number
}
export interface Point {
  x: number
  y: number
}

/** At most so many times larger than the whole map in the window. */
const closest = 5

export const fitZoom = (map: Size, window: Size): number =>
  Math.min(window.width / map.width, window.height / map.height)

export function fit(map: Size, window: Size): Camera {
  return bounded({ x: 0, y: 0, zoom: fitZoom(map, window) }, map, window)
}

/** No further out than the whole map, no further in than five times that; no empty space where there is map. */
export function bounded({ x, y, zoom }: Camera, map: Size, window: Size): Camera {
  const whole = fitZoom(map, window)
  const kept = Math.max(whole, Math.min(zoom, whole * closest))
  return {
    x: within(x, map.width * kept, window.width),
    y: within(y, map.height * kept, window.height),
    zoom: kept,
  }
}

/** What is smaller than the window stands in its middle. */
const within = (at: number, length: number, room: number): number =>
  length <= room ? (room - length) / 2 : Math.max(room - length, Math.min(at, 0))

/** Zooms so that what is under the point stays there. */
export function zoomAt(camera: Camera, factor: number, at: Point, map: Size, window: Size): Camera {
  const whole = fitZoom(map, window)
  const zoom = Math.max(whole, Math.min(camera.zoom * factor, whole * closest))
  const ratio = zoom / camera.zoom
  return bounded({ x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio, zoom }, map, window)
}

export function panBy(camera: Camera, by: Point, map: Size, window: Size): Camera {
  return bounded({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, map, window)
}

type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>

/** Around what is to be seen: more than what lies over the map's lower edge takes. */
const room = 48
const middleOf = (box: Box): Point => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 })
/** How much larger the box could be and still be seen as a whole. */
const growth = (box: Box, window: Size): number =>
  Math.min((window.width - 2 * room) / (box.right - box.left), (window.height - 2 * room) / (box.bottom - box.top))

/**
 * Pans as little as is needed for the box, in pixels of the window, to be seen with some room around it; what is too
 * large for the window makes it zoom out.
 */
export function reveal(camera: Camera, box: Box, map: Size, window: Size): Camera {
  const far = zoomAt(camera, Math.min(1, growth(box, window)), middleOf(box), map, window)
  const ratio = far.zoom / camera.zoom
  const along = (at: number, from: number, to: number): number => to + (at - from) * ratio
  const shift = (low: number, high: number, length: number): number =>
    low < room ? room - low : high > length - room ? length - room - high : 0
  const by = {
    x: shift(along(box.left, camera.x, far.x), along(box.right, camera.x, far.x), window.width),
    y: shift(along(box.top, camera.y, far.y), along(box.bottom, camera.y, far.y), window.height),
  }
  return panBy(far, by, map, window)
}

/** Comes closer to the box, and puts it into the middle as far as there is map around it. */
export function approach(camera: Camera, box: Box, map: Size, window: Size): Camera {
  const close = 1.8
  const at = middleOf(box)
  const near = zoomAt(camera, Math.max(1, Math.min(close, growth(box, window))), at, map, window)
  const ratio = near.zoom / camera.zoom
  const now = { x: near.x + (at.x - camera.x) * ratio, y: near.y + (at.y - camera.y) * ratio }
  return panBy(near, { x: window.width / 2 - now.x, y: window.height / 2 - now.y }, map, window)
}
