/** The thugs, put together from parts. */
import type { Ink, Wall } from './palette.ts'

export interface Person {
  wall: Wall
  skin: 'light' | 'warm' | 'tan' | 'brown' | 'dark'
  hair: 'none' | 'short' | 'slick' | 'bob' | 'beehive' | 'curls' | 'long' | 'bun' | 'quiff'
  hairInk: 'black' | 'brown' | 'red' | 'blond' | 'grey'
  hat: 'none' | 'fedora' | 'bowler' | 'beret' | 'cap' | 'pillbox' | 'scarf' | 'officer' | 'helmet' | 'headband'
  eyes: 'plain' | 'shades' | 'glasses' | 'monocle' | 'wink' | 'catEye' | 'patch' | 'mask'
  mouth: 'smile' | 'flat' | 'moustache' | 'beard' | 'lips' | 'cigar' | 'grin' | 'stubble'
  clothes: 'suit' | 'dress' | 'turtleneck' | 'stripes' | 'trench' | 'bowTie' | 'uniform' | 'vest' | 'braces'
  ink: Ink
}

const wall = (ground: Ink, figure: Ink, motif: Wall['motif']): Wall => ({ ground, figure, motif })
const person = (
  where: Wall,
  [skin, hair, hairInk]: [Person['skin'], Person['hair'], Person['hairInk']],
  [hat, eyes, mouth]: [Person['hat'], Person['eyes'], Person['mouth']],
  clothes: Person['clothes'],
  ink: Ink,
): Person => ({ wall: where, skin, hair, hairInk, hat, eyes, mouth, clothes, ink })

export const people: Readonly<Record<number, Person>> = {
  1: person(
    wall('avocado', 'mustard', 'boomerang'),
    ['warm', 'curls', 'red'],
    ['none', 'catEye', 'lips'],
    'dress',
    'orange',
  ),
  6: person(
    wall('sky', 'cream', 'blinds'),
    ['light', 'short', 'brown'],
    ['cap', 'plain', 'stubble'],
    'braces',
    'brown',
  ),
  21: person(
    wall('mustard', 'orange', 'rays'),
    ['light', 'slick', 'black'],
    ['bowler', 'plain', 'moustache'],
    'suit',
    'night',
  ),
  22: person(
    wall('orange', 'mustard', 'stripes'),
    ['tan', 'quiff', 'black'],
    ['none', 'plain', 'grin'],
    'stripes',
    'night',
  ),
  23: person(wall('rust', 'orange', 'sun'), ['tan', 'long', 'black'], ['headband', 'plain', 'lips'], 'vest', 'avocado'),
  24: person(
    wall('plum', 'flamingo', 'bubbles'),
    ['light', 'bob', 'blond'],
    ['pillbox', 'wink', 'lips'],
    'dress',
    'teal',
  ),
  25: person(
    wall('brown', 'rust', 'diamonds'),
    ['light', 'none', 'brown'],
    ['none', 'plain', 'beard'],
    'turtleneck',
    'teal',
  ),
  42: person(
    wall('teal', 'sky', 'skyline'),
    ['tan', 'short', 'brown'],
    ['helmet', 'plain', 'moustache'],
    'braces',
    'rust',
  ),
  53: person(
    wall('night', 'mustard', 'rays'),
    ['dark', 'beehive', 'black'],
    ['none', 'mask', 'lips'],
    'dress',
    'mustard',
  ),
  54: person(
    wall('cream', 'deep', 'stripes'),
    ['light', 'none', 'black'],
    ['beret', 'plain', 'flat'],
    'stripes',
    'deep',
  ),
  57: person(
    wall('avocado', 'cream', 'blinds'),
    ['warm', 'slick', 'grey'],
    ['none', 'monocle', 'flat'],
    'bowTie',
    'deep',
  ),
  61: person(wall('orange', 'cream', 'sun'), ['brown', 'bun', 'black'], ['none', 'glasses', 'lips'], 'suit', 'plum'),
  62: person(
    wall('night', 'sky', 'blinds'),
    ['light', 'short', 'red'],
    ['none', 'glasses', 'smile'],
    'trench',
    'mustard',
  ),
  63: person(wall('plum', 'orange', 'sun'), ['dark', 'quiff', 'black'], ['none', 'shades', 'grin'], 'bowTie', 'teal'),
  64: person(
    wall('flamingo', 'cream', 'diamonds'),
    ['warm', 'bob', 'black'],
    ['beret', 'catEye', 'lips'],
    'turtleneck',
    'plum',
  ),
  65: person(
    wall('deep', 'orange', 'bubbles'),
    ['tan', 'slick', 'black'],
    ['none', 'plain', 'moustache'],
    'suit',
    'orange',
  ),
  66: person(
    wall('mustard', 'cream', 'bubbles'),
    ['warm', 'curls', 'grey'],
    ['scarf', 'plain', 'smile'],
    'dress',
    'rust',
  ),
  67: person(
    wall('teal', 'flamingo', 'diamonds'),
    ['light', 'long', 'red'],
    ['none', 'wink', 'lips'],
    'dress',
    'night',
  ),
  68: person(
    wall('teal', 'cream', 'rays'),
    ['dark', 'beehive', 'black'],
    ['none', 'plain', 'lips'],
    'dress',
    'flamingo',
  ),
  69: person(
    wall('rust', 'mustard', 'skyline'),
    ['light', 'none', 'grey'],
    ['none', 'glasses', 'cigar'],
    'vest',
    'night',
  ),
  70: person(
    wall('cream', 'sky', 'boomerang'),
    ['brown', 'short', 'black'],
    ['fedora', 'plain', 'smile'],
    'trench',
    'rust',
  ),
  71: person(
    wall('avocado', 'deep', 'stripes'),
    ['brown', 'bun', 'grey'],
    ['officer', 'plain', 'flat'],
    'uniform',
    'rust',
  ),
  72: person(
    wall('rust', 'night', 'blinds'),
    ['tan', 'slick', 'black'],
    ['none', 'shades', 'flat'],
    'turtleneck',
    'night',
  ),
  76: person(wall('sky', 'teal', 'rays'), ['dark', 'none', 'black'], ['none', 'patch', 'stubble'], 'stripes', 'rust'),
  77: person(
    wall('night', 'avocado', 'skyline'),
    ['light', 'long', 'blond'],
    ['cap', 'mask', 'grin'],
    'turtleneck',
    'rust',
  ),
}
