/** The colours and emblems that a player can wear, and the themes, in the order in which they are offered. */
import type { Colour, Emblem, Settings } from '../../electron/host/api.ts'

// Written as records so that the compiler misses none; the host's own lists would bring its schemas into the window.
const everyColour: Record<Colour, true> = {
  ruby: true,
  azure: true,
  amber: true,
  jade: true,
  violet: true,
  copper: true,
  rose: true,
  slate: true,
}
const everyEmblem: Record<Emblem, true> = {
  fox: true,
  raven: true,
  cat: true,
  key: true,
  mask: true,
  lantern: true,
  dice: true,
  crown: true,
  dagger: true,
  moon: true,
  rose: true,
  spade: true,
}
const everyTheme: Record<Settings['theme'], true> = { night: true, paper: true, contrast: true }
export const themes = Object.keys(everyTheme) as Settings['theme'][]
export const colours = Object.keys(everyColour) as Colour[]
export const emblems = Object.keys(everyEmblem) as Emblem[]
