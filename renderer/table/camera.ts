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

/** Pans as little as is needed for the box, in pixels of the window, to be seen with some room around it. */
export function reveal(
  camera: Camera,
  box: { left: number; top: number; right: number; bottom: number },
  map: Size,
  window: Size,
): Camera {
  const room = 24
  const shift = (low: number, high: number, length: number): number =>
    low < room ? room - low : high > length - room ? length - room - high : 0
  return panBy(
    camera,
    { x: shift(box.left, box.right, window.width), y: shift(box.top, box.bottom, window.height) },
    map,
    window,
  )
}
