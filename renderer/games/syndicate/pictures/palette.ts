/** The colours that all pictures are printed in. */
export const palette = {
  teal: '#1a7f86',
  deep: '#0b4a50',
  orange: '#ef8432',
  rust: '#b8480f',
  cream: '#fbeed2',
  mustard: '#e4b23a',
  avocado: '#7d8f3a',
  flamingo: '#ee8f86',
  plum: '#7b2a55',
  night: '#17314d',
  sky: '#8cc9c4',
  brown: '#5a3420',
} as const
export type Ink = keyof typeof palette

/** What hangs on the wall behind the subject. */
export const motifs = ['sun', 'rays', 'stripes', 'blinds', 'diamonds', 'bubbles', 'boomerang', 'skyline'] as const
export type Motif = (typeof motifs)[number]
export interface Wall {
  ground: Ink
  figure: Ink
  motif: Motif
}
