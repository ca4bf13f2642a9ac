/** The holdings, put together from parts. */
import type { Ink, Wall } from './palette.ts'

export interface House {
  wall: Wall
  shape: 'diner' | 'tower' | 'gable' | 'sawtooth' | 'marquee' | 'dome' | 'shop' | 'googie' | 'yard'
  ink: Ink
  trim: Ink
}

const house = (ground: Ink, figure: Ink, motif: Wall['motif'], shape: House['shape'], ink: Ink, trim: Ink): House => ({
  wall: { ground, figure, motif },
  shape,
  ink,
  trim,
})

export const houses: Readonly<Record<number, House>> = {
  7: house('sky', 'cream', 'sun', 'sawtooth', 'rust', 'night'),
  8: house('night', 'orange', 'sun', 'gable', 'brown', 'mustard'),
  9: house('plum', 'flamingo', 'rays', 'googie', 'cream', 'teal'),
  10: house('night', 'plum', 'stripes', 'dome', 'flamingo', 'cream'),
  11: house('brown', 'rust', 'diamonds', 'gable', 'plum', 'cream'),
  12: house('orange', 'mustard', 'blinds', 'yard', 'brown', 'teal'),
  13: house('sky', 'flamingo', 'bubbles', 'shop', 'plum', 'flamingo'),
  14: house('deep', 'orange', 'boomerang', 'googie', 'teal', 'orange'),
  15: house('cream', 'sky', 'blinds', 'sawtooth', 'teal', 'mustard'),
  16: house('mustard', 'cream', 'stripes', 'shop', 'deep', 'mustard'),
  17: house('night', 'mustard', 'skyline', 'tower', 'brown', 'orange'),
  18: house('sky', 'cream', 'rays', 'tower', 'cream', 'rust'),
  19: house('flamingo', 'cream', 'diamonds', 'gable', 'cream', 'plum'),
  37: house('teal', 'sky', 'skyline', 'tower', 'night', 'sky'),
  44: house('avocado', 'mustard', 'rays', 'dome', 'cream', 'avocado'),
  45: house('rust', 'orange', 'blinds', 'diner', 'night', 'mustard'),
  46: house('sky', 'cream', 'blinds', 'dome', 'deep', 'mustard'),
  47: house('night', 'teal', 'rays', 'marquee', 'plum', 'mustard'),
  48: house('orange', 'rust', 'rays', 'marquee', 'deep', 'cream'),
  49: house('avocado', 'cream', 'bubbles', 'shop', 'cream', 'flamingo'),
  50: house('sky', 'teal', 'skyline', 'diner', 'cream', 'deep'),
  51: house('brown', 'orange', 'sun', 'sawtooth', 'mustard', 'rust'),
  52: house('plum', 'orange', 'boomerang', 'diner', 'orange', 'cream'),
  55: house('avocado', 'deep', 'diamonds', 'gable', 'teal', 'cream'),
  58: house('rust', 'mustard', 'skyline', 'yard', 'night', 'orange'),
}
