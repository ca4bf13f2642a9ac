/** The actions: what is done, before a wall. */
import type { Ink, Wall } from './palette.ts'

export interface Deed {
  wall: Wall
  ink: Ink
  frame: 'none' | 'disc' | 'star' | 'ticket'
}

const deed = (ground: Ink, figure: Ink, motif: Wall['motif'], ink: Ink, frame: Deed['frame']): Deed => ({
  wall: { ground, figure, motif },
  ink,
  frame,
})

export const deeds: Readonly<Record<number, Deed>> = {
  2: deed('teal', 'sky', 'bubbles', 'cream', 'disc'),
  3: deed('orange', 'mustard', 'rays', 'brown', 'none'),
  4: deed('avocado', 'mustard', 'sun', 'cream', 'none'),
  5: deed('plum', 'flamingo', 'stripes', 'cream', 'disc'),
  20: deed('sky', 'cream', 'bubbles', 'deep', 'none'),
  26: deed('mustard', 'orange', 'blinds', 'plum', 'ticket'),
  27: deed('night', 'teal', 'blinds', 'mustard', 'none'),
  28: deed('flamingo', 'cream', 'diamonds', 'deep', 'disc'),
  29: deed('deep', 'mustard', 'rays', 'cream', 'none'),
  30: deed('rust', 'orange', 'skyline', 'cream', 'none'),
  31: deed('brown', 'mustard', 'stripes', 'orange', 'ticket'),
  32: deed('teal', 'deep', 'blinds', 'cream', 'none'),
  33: deed('orange', 'cream', 'boomerang', 'plum', 'disc'),
  34: deed('plum', 'mustard', 'bubbles', 'cream', 'none'),
  35: deed('night', 'rust', 'diamonds', 'flamingo', 'none'),
  36: deed('sky', 'mustard', 'sun', 'brown', 'none'),
  38: deed('cream', 'flamingo', 'stripes', 'teal', 'none'),
  39: deed('flamingo', 'plum', 'diamonds', 'cream', 'star'),
  40: deed('avocado', 'cream', 'rays', 'deep', 'disc'),
  41: deed('mustard', 'cream', 'skyline', 'rust', 'none'),
  43: deed('night', 'sky', 'diamonds', 'cream', 'ticket'),
  56: deed('orange', 'plum', 'sun', 'cream', 'none'),
  59: deed('sky', 'night', 'rays', 'night', 'star'),
  60: deed('cream', 'mustard', 'boomerang', 'plum', 'ticket'),
  73: deed('deep', 'avocado', 'blinds', 'cream', 'ticket'),
  74: deed('rust', 'plum', 'bubbles', 'mustard', 'none'),
  75: deed('brown', 'orange', 'rays', 'cream', 'star'),
  78: deed('plum', 'deep', 'diamonds', 'mustard', 'none'),
  79: deed('mustard', 'rust', 'rays', 'night', 'none'),
  80: deed('teal', 'cream', 'diamonds', 'night', 'disc'),
}
