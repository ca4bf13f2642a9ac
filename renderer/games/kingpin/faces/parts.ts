/** What faces are made of, in a box of 100 × 100. A shape is filled with one ink and outlined with another. */
export const inks = [
  'skin',
  'hair',
  'hat',
  'band',
  'cloth',
  'shirt',
  'tie',
  'ink',
  'paper',
  'lip',
  'glass',
  'metal',
  'ember',
  'none',
] as const
export type Ink = (typeof inks)[number]
export type Shape = readonly [d: string, fill: Ink, line?: Ink, width?: number]

const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
const ovals = (r: number, ...at: readonly (readonly [x: number, y: number])[]): string =>
  at.map(([x, y]) => oval(x, y, r)).join('')
/** A line without a filling. */
const line = (d: string, width = 2.2, ink: Ink = 'ink'): Shape => [d, 'none', ink, width]
/** A filling without an outline. */
const flat = (d: string, fill: Ink): Shape => [d, fill, 'none']
const both = (draw: (x: number, side: 1 | -1) => readonly Shape[], dx = 10.5): readonly Shape[] => [
  ...draw(50 - dx, -1),
  ...draw(50 + dx, 1),
]

export const heads = {
  round: 'M27 51C27 32 37 24 50 24S73 32 73 51C73 69 64 80 50 80S27 69 27 51z',
  long: 'M32 45C32 29 39 22 50 22S68 29 68 45C68 66 61 84 50 84S32 66 32 45z',
  square: 'M29 34C31 26 40 23 50 23S69 26 71 34L71 64C69 74 60 80 50 80S31 74 29 64z',
  jaw: 'M33 36C34 27 41 23 50 23S66 27 67 36L73 61C71 75 62 82 50 82S29 75 27 61z',
  heart: 'M29 42C29 28 38 22 50 22S71 28 71 42C71 58 60 76 50 82 40 76 29 58 29 42z',
  thin: 'M35 40C35 28 41 22 50 22S65 28 65 40L63 66C61 76 56 82 50 82S39 76 37 66z',
} as const

const shoulders: Shape = ['M4 102C6 86 24 80 38 75L50 84 62 75C76 80 94 86 96 102z', 'cloth']
const wideShoulders: Shape = ['M-4 102C-2 84 18 78 34 73H66C82 78 102 84 104 102z', 'cloth']
const shirtFront: Shape = ['M38 75 50 88 62 75 60 102H40z', 'shirt']
const lapels: readonly Shape[] = [
  ['M38 75 48 100 34 102 27 90 33 88 30 79z', 'cloth'],
  ['M62 75 52 100 66 102 73 90 67 88 70 79z', 'cloth'],
]
const tie: Shape = ['M46 85H54L53 90 57 102H43L47 90z', 'tie']
const bow: readonly Shape[] = [
  ['M50 88 38 82V95zM50 88 62 82V95z', 'tie'],
  [oval(50, 88.5, 3), 'tie'],
]

export const clothes = {
  suit: [shoulders, shirtFront, tie, ...lapels],
  open: [shoulders, shirtFront, line('M50 88V102'), ...lapels],
  bow: [shoulders, shirtFront, ...bow, ...lapels],
  roll: [shoulders, ['M36 70H64L67 82Q50 91 33 82z', 'cloth'], line('M35 76Q50 84 65 76')],
  priest: [shoulders, ['M37 72H63L64 84Q50 91 36 84z', 'cloth'], ['M44 73H56V84H44z', 'paper']],
  apron: [wideShoulders, shirtFront, ['M34 86H66V102H34z', 'paper'], line('M34 86 27 79M66 86 73 79', 3, 'paper')],
  robe: [wideShoulders, ['M40 75H60L56 102H44z', 'paper'], line('M50 78V102', 1.6)],
  ring: [
    ['M-4 102C-2 84 18 78 36 74H64C82 78 102 84 104 102z', 'skin'],
    ['M30 77 22 102H6L16 82zM70 77 78 102H94L84 82z', 'cloth'],
  ],
  striped: [
    shoulders,
    line('M9 94Q50 104 91 94M22 84Q50 97 78 84', 4, 'paper'),
    ['M37 73H63L65 81Q50 89 35 81z', 'cloth'],
  ],
  braces: [
    ['M4 102C6 86 24 80 38 75L50 84 62 75C76 80 94 86 96 102z', 'shirt'],
    line('M31 79 34 102M69 79 66 102', 5, 'tie'),
  ],
  gown: [
    ['M4 102C8 90 20 88 32 86Q50 100 68 86C80 88 92 90 96 102z', 'cloth'],
    line('M34 79Q50 96 66 79', 2.4, 'paper'),
    flat(ovals(2.3, [36, 82], [41, 85], [46, 87], [50, 87.6], [54, 87], [59, 85], [64, 82]), 'paper'),
  ],
  fur: [
    ['M2 102C2 86 12 80 24 80 28 74 36 74 38 78L50 92 62 78C64 74 72 74 76 80 88 80 98 86 98 102z', 'cloth'],
    line('M14 90l4 5M24 86l4 5M34 84l3 6M86 90l-4 5M76 86l-4 5M66 84l-3 6', 2),
  ],
  coat: [wideShoulders, ['M34 73 24 84 38 102H50zM66 73 76 84 62 102H50z', 'cloth'], ['M42 76 50 92 58 76z', 'tie']],
  sheet: [['M8 102C10 70 22 40 26 60V102zM92 102C90 70 78 40 74 60V102zM8 102Q50 76 92 102z', 'cloth']],
} as const satisfies Record<string, readonly Shape[]>

export const hairs = {
  none: [],
  bald: [line('M40 27Q44 25 47 25.5', 2, 'paper')],
  slick: [['M28 46C25 22 42 16 54 17 70 18 75 32 72 46 70 36 64 31 56 31 44 31 33 34 28 46z', 'hair']],
  parted: [['M28 47C24 24 38 16 52 17 68 17 76 30 72 47 71 38 67 33 61 30L44 26Q34 33 28 47z', 'hair']],
  sides: [['M28 58C23 48 25 36 31 32 31 42 31 50 32 58zM72 58C77 48 75 36 69 32 69 42 69 50 68 58z', 'hair']],
  bob: [['M24 68C16 30 32 15 50 15S84 30 76 68C74 72 68 72 67 66L68 42Q50 38 33 31L33 66C32 72 26 72 24 68z', 'hair']],
  waves: [
    [
      'M22 64C14 54 20 44 22 36 24 18 40 14 50 14S76 18 78 36C80 44 86 54 78 64 70 66 70 50 69 42 56 42 46 36 42 30 38 38 32 42 31 46 30 54 30 66 22 64z',
      'hair',
    ],
    line('M27 40q4 6 0 13M73 40q-4 6 0 13', 1.8),
  ],
  wild: [
    [
      'M26 60 14 64 21 52 10 46 21 40 14 28 28 28 28 14 40 20 48 8 55 19 68 10 71 24 85 24 79 36 90 44 79 50 87 62 74 60 71 42Q60 30 50 32T29 42z',
      'hair',
    ],
  ],
  curls: [[ovals(8.5, [24, 52], [26, 44], [34, 31], [43, 24], [53, 22], [63, 25], [71, 33], [75, 45]), 'hair']],
  bun: [
    [oval(50, 13, 11, 10), 'hair'],
    ['M27 50C23 28 36 19 50 19S77 28 73 50C72 40 66 33 50 33S28 40 27 50z', 'hair'],
  ],
  widow: [['M29 48C25 24 40 17 50 17S75 24 71 48C70 38 64 32 57 32L50 40 43 32C36 32 30 38 29 48z', 'hair']],
  crop: [['M30 42C28 26 38 20 50 20S72 26 70 42C66 34 60 32 50 32S34 34 30 42z', 'hair']],
  quiff: [
    [
      'M29 46C27 34 30 26 34 24 34 10 60 6 72 16 66 18 68 22 70 26 73 32 73 40 71 46 69 38 65 34 58 33 46 32 34 34 29 46z',
      'hair',
    ],
  ],
} as const satisfies Record<string, readonly Shape[]>

const brim = (d: string): Shape => [d, 'hat']
export const hats = {
  none: [],
  fedora: [
    ['M29 32C29 14 36 4 44 6 48 7 50 10 52 10 55 10 57 6 62 6 70 7 73 18 72 32z', 'hat'],
    ['M28 24Q50 17 72.500 24L73 33Q50 26 28 33z', 'band'],
    brim('M10 35C20 25 80 25 90 35 84 41 68 36 50 36S16 41 10 35z'),
  ],
  tilted: [
    ['M27 34C24 16 32 5 41 6 46 6 48 10 51 9 55 8 58 3 63 5 72 8 75 16 74 27z', 'hat'],
    ['M27 27Q50 17 74 19L75 27Q50 26 27 36z', 'band'],
    brim('M8 44C14 30 76 14 92 25 88 33 70 30 52 33S16 47 8 44z'),
  ],
  bowler: [
    ['M28 33C26 12 38 4 50 4S74 12 72 33z', 'hat'],
    ['M28 25Q50 19 72 25V33Q50 27 28 33z', 'band'],
    brim('M19 33Q50 23 81 33 80 39 73 38 50 31 27 38 20 39 19 33z'),
  ],
  flatcap: [
    ['M22 36C18 18 36 9 54 10 74 10 84 22 80 34 66 26 40 28 22 36z', 'hat'],
    line('M50 10Q46 20 47 29M50 10Q66 16 70 29', 1.6),
    brim('M18 40C22 30 60 24 78 33 70 36 60 34 50 35 38 36 30 42 18 40z'),
  ],
  boater: [
    ['M30 31V13Q50 8 70 13V31z', 'hat'],
    ['M30 22Q50 17 70 22V31Q50 26 30 31z', 'band'],
    brim('M13 33Q50 23 87 33 86 38 80 37 50 30 20 37 14 38 13 33z'),
  ],
  topper: [
    ['M32 31 30 -4Q50 -9 70 -4L68 31z', 'hat'],
    ['M31.500 20Q50 15 68.500 20L68 30Q50 25 32 30z', 'band'],
    brim('M16 32Q24 24 50 25T84 32Q78 38 50 33T16 32z'),
  ],
  cloche: [
    ['M24 50C20 20 34 8 50 8S80 20 76 50C74 42 62 37 50 38S26 42 24 50z', 'hat'],
    ['M24 38Q50 26 76 38L76.500 46Q50 33 23.500 46z', 'band'],
    [oval(70, 37, 6), 'band'],
  ],
  toque: [
    ['M30 34V22C16 20 18 2 34 5 38 -5 62 -5 66 5 82 2 84 20 70 22V34Q50 28 30 34z', 'paper'],
    line('M41 14v12M50 12v13M59 14v12', 1.6),
  ],
  saturno: [
    ['M34 30C32 12 40 8 50 8S68 12 66 30z', 'hat'],
    ['M33 24Q50 19 67 24V31Q50 26 33 31z', 'band'],
    brim('M6 34C20 22 80 22 94 34 80 40 66 36 50 36S20 40 6 34z'),
  ],
  porkpie: [
    ['M30 32V17Q50 12 70 17V32z', 'hat'],
    line('M30 17Q50 24 70 17', 1.8),
    ['M30 25Q50 20 70 25V32Q50 27 30 32z', 'band'],
    brim('M18 33Q50 24 82 33 80 39 74 38 50 31 26 38 20 39 18 33z'),
  ],
  beanie: [
    ['M27 40C24 16 38 10 50 10S76 16 73 40Q50 32 27 40z', 'hat'],
    ['M26 32Q50 24 74 32L74 42Q50 34 26 42z', 'band'],
    line('M35 31v8M43 29v8M50 28v8M57 29v8M65 31v8', 1.5),
  ],
  wig: [
    [
      'M22 82C10 70 16 56 20 50 14 38 22 22 32 22 36 10 64 10 68 22 78 22 86 38 80 50 84 56 90 70 78 82 68 82 70 66 69 50 70 36 60 33 50 33S30 36 31 50C30 66 32 82 22 82z',
      'paper',
    ],
    line(
      'M20 50q8 2 11 0M18 62q8 3 13 0M19 73q7 3 11 0M80 50q-8 2-11 0M82 62q-8 3-13 0M81 73q-7 3-11 0M36 24q4 5 10 3M64 24q-4 5-10 3',
      1.7,
    ),
  ],
  hood: [
    [
      'M50 4C22 4 14 34 18 84 24 78 28 66 29 52 30 38 38 31 50 31S70 38 71 52C72 66 76 78 82 84 86 34 78 4 50 4z',
      'hat',
    ],
  ],
  veil: [
    ['M27 31C34 16 66 12 76 26 62 24 42 26 27 31z', 'hat'],
    ['M70 24Q82 10 92 14 86 20 76 28z', 'band'],
    line('M28 32 32 58M38 29 41 60M50 28V60M62 28 59 60M72 28 68 58M28 40Q50 46 72 40M30 50Q50 56 70 50', 0.9),
  ],
  hachi: [['M26 36Q50 25 74 36V44Q50 33 26 44z', 'band'], line('M74 38l10 6M74 42l7 9', 4, 'band')],
} as const satisfies Record<string, readonly Shape[]>

const pupils = both((x) => [flat(oval(x, 51, 2.7), 'ink')])
const whites = (ry: number): readonly Shape[] =>
  both((x) => [[oval(x, 51, 6, ry), 'paper'], flat(oval(x + 0.8, 51, Math.min(2.8, ry)), 'ink')])
export const eyes = {
  dots: pupils,
  open: whites(4.6),
  wide: whites(6.6),
  narrow: both((x, side) => [
    ['M' + (x - 6) + ' 51q6 -5 12 0q-6 3 -12 0z', 'paper'],
    flat(oval(x, 50.3, 2.2), 'ink'),
    line(`M${x - 7} ${50 - side}q7 -5 14 ${2 * side}`, 2.6),
  ]),
  sleepy: both((x) => [
    [oval(x, 52, 6, 4), 'paper'],
    flat(oval(x, 53, 2.5), 'ink'),
    ['M' + (x - 6.5) + ' 52q6.500 -9 13 0z', 'skin'],
  ]),
  wink: [
    ...both((x) => [[oval(x, 51, 6, 4.8), 'paper'], flat(oval(x, 51, 2.6), 'ink')]).slice(0, 2),
    line('M54 52q6 -4 13 0', 2.8),
  ],
  lashes: both((x, side) => [
    ['M' + (x - 6) + ' 52q6 -7 12 0q-6 4 -12 0z', 'paper'],
    flat(oval(x, 50.8, 2.5), 'ink'),
    line(`M${x - 7} 51q7 -7 14 0M${x + 6 * side} 49l${4 * side} -4M${x + 3 * side} 47l${3 * side} -4`, 2.2),
  ]),
  shades: [
    ['M31 46H48L47 55Q40 60 34 56zM69 46H52L53 55Q60 60 66 56z', 'ink'],
    line('M27 46H73', 2.6),
    line('M36 49l5 5M57 49l5 5', 1.4, 'paper'),
  ],
  glasses: [
    ...pupils,
    [oval(39.5, 51, 8), 'glass'],
    [oval(60.5, 51, 8), 'glass'],
    line('M47.500 50q2.500 -2 5 0', 2.2),
  ],
  monocle: [...pupils, [oval(60.5, 51, 8), 'glass', 'metal', 2.6], line('M68 55Q74 66 71 84', 1.3, 'metal')],
  patch: [...whites(4.6).slice(0, 2), ['M53 46H69L67 56Q61 60 55 56z', 'ink'], line('M28 36 54 48M69 47 73 45', 2)],
  goggles: [
    line('M26 50H74', 5),
    [oval(39.5, 51, 9.5), 'metal'],
    [oval(60.5, 51, 9.5), 'metal'],
    [oval(39.5, 51, 6), 'glass'],
    [oval(60.5, 51, 6), 'glass'],
  ],
  hollow: [
    flat(oval(39.5, 51, 6.5, 8) + oval(60.5, 51, 6.5, 8), 'ink'),
    flat(oval(40, 51, 1.8) + oval(61, 51, 1.8), 'ember'),
  ],
  mask: [
    ['M26 46Q38 40 50 46 62 40 74 46 74 58 62 60 54 56 50 53 46 56 38 60 26 58 26 46z', 'ink'],
    flat(oval(39.5, 51, 4, 2.6) + oval(60.5, 51, 4, 2.6), 'paper'),
    flat(oval(40, 51, 1.7) + oval(61, 51, 1.7), 'ink'),
  ],
} as const satisfies Record<string, readonly Shape[]>

export const brows = {
  none: [],
  flat: [line('M33 43H45M55 43H67', 2.8)],
  angry: [line('M32 40 45 45M68 40 55 45', 3.4)],
  raised: [line('M33 41Q39 36 45 40M55 40Q61 36 67 41', 2.2)],
  thick: [line('M31 43Q38 39 46 43M54 43Q62 39 69 43', 5, 'hair')],
  thin: [line('M33 42Q39 37 46 41M54 41Q61 37 67 42', 1.5)],
  uneven: [line('M32 43 45 43M55 40Q61 35 68 39', 2.8)],
  worried: [line('M32 44 45 40M68 44 55 40', 2.6)],
} as const satisfies Record<string, readonly Shape[]>

export const noses = {
  small: [line('M49 56Q46 61 51 62', 2)],
  long: [line('M50 48Q47 60 45 64 49 67 53 64', 2.2)],
  broad: [line('M43 62Q45 66 50 64 55 66 57 62', 2.4)],
  hook: [line('M51 46Q57 56 53 65 48 67 46 63', 2.2)],
  button: [[oval(50, 61, 4.5, 3.8), 'skin']],
  broken: [line('M50 46 46 54 52 58 46 64 54 65', 2.4)],
  none: [],
} as const satisfies Record<string, readonly Shape[]>

export const mouths = {
  flat: [line('M42 71H58', 2.4)],
  smile: [line('M40 69Q50 78 60 69', 2.4)],
  smirk: [line('M42 72Q52 74 60 67', 2.4)],
  frown: [line('M41 74Q50 68 59 74', 2.6)],
  grim: [line('M40 72H60M42 75.500H58', 1.8)],
  grin: [['M39 68Q50 73 61 68 60 79 50 79 40 79 39 68z', 'paper'], line('M40 72H60M45 70V77M50 71V79M55 70V77', 1.2)],
  shout: [[oval(50, 72, 9, 7.5), 'ink'], flat('M43 68.500H57V71H43z', 'paper'), flat(oval(50, 76, 5, 2.4), 'lip')],
  oh: [[oval(50, 72, 3.6, 4.4), 'ink']],
  lips: [['M41 71Q46 66 50 69 54 66 59 71 54 77 50 77 46 77 41 71z', 'lip'], line('M42 71.500Q50 73 58 71.500', 1.3)],
  pout: [['M44 71Q47 67.500 50 69.500 53 67.500 56 71 53 75 50 75 47 75 44 71z', 'lip']],
  gap: [['M40 68Q50 72 60 68 58 77 50 77 42 77 40 68z', 'paper'], flat('M47.500 70H52.500V76.500H47.500z', 'ink')],
} as const satisfies Record<string, readonly Shape[]>

export const beards = {
  none: [],
  pencil: [line('M40 67.500Q46 64.500 50 66.500 54 64.500 60 67.500', 2, 'hair')],
  handlebar: [['M50 65C44 62 38 70 31 64 32 72 42 74 50 68 58 74 68 72 69 64 62 70 56 62 50 65z', 'hair']],
  walrus: [['M36 74C36 64 45 61 50 64 55 61 64 64 64 74 58 70 54 71 50 70 46 71 42 70 36 74z', 'hair']],
  goatee: [['M44 76H56L50 90z', 'hair'], line('M41 67Q50 63 59 67', 2.2, 'hair')],
  full: [
    ['M28 54C29 74 38 90 50 90S71 74 72 54C68 64 60 65 50 65S32 64 28 54z', 'hair'],
    ['M43 71Q50 68 57 71 50 76 43 71z', 'lip'],
  ],
  stubble: [
    flat(
      'M34 68h1.600v1.600h-1.600zM38 73h1.600v1.600h-1.600zM42 77h1.600v1.600h-1.600zM48 79h1.600v1.600h-1.600zM54 78h1.600v1.600h-1.600zM59 75h1.600v1.600h-1.600zM63 70h1.600v1.600h-1.600zM37 66h1.600v1.600h-1.600zM61 66h1.600v1.600h-1.600z',
      'ink',
    ),
  ],
  chops: [
    ['M28 50 34 52Q36 64 42 70 36 76 31 70 27 62 28 50zM72 50 66 52Q64 64 58 70 64 76 69 70 73 62 72 50z', 'hair'],
  ],
} as const satisfies Record<string, readonly Shape[]>

export const extras = {
  scar: [line('M62 40 66 62M61 46l6 -2M62 52l6 -2M64 58l5 -2', 1.7, 'lip')],
  cheekScar: [line('M31 58 44 66M35 57l-1 6M39 60l-1 6', 1.6, 'lip')],
  cigar: [
    ['M56 70 80 74 79 80 56 76z', 'hair'],
    ['M78 73.700 84 75 83 80.500 77 79.500z', 'ember', 'none'],
    line('M84 70C90 64 82 60 88 52 92 46 86 42 89 36', 1.8, 'paper'),
  ],
  cigarette: [
    ['M56 71 76 77 75 80 55 74z', 'paper'],
    flat('M75 76.500 79 78 78 81 74 80z', 'ember'),
    line('M79 74C85 68 78 64 84 56', 1.6, 'paper'),
  ],
  toothpick: [line('M55 71 72 66', 2, 'paper')],
  match: [
    line('M56 71 76 63', 2.6, 'metal'),
    flat(oval(78, 61, 5, 7), 'ember'),
    flat(oval(78, 62.5, 2.2, 3.6), 'paper'),
  ],
  finger: [
    ['M46 66Q50 62 54 66V94H46z', 'skin'],
    line('M47 70Q50 67 53 70', 1.4),
    ['M40 86Q50 80 62 86V102H40z', 'skin'],
    line('M54 86v8M58 87v8', 1.6),
  ],
  drop: [['M66 56C72 64 73 68 66 70 59 68 60 64 66 56z', 'glass']],
  earrings: [flat(oval(27, 66, 3) + oval(73, 66, 3), 'metal')],
  feather: [['M68 26C84 18 88 2 84 -6 72 2 66 14 66 27z', 'band'], line('M67 26Q78 12 83 -3', 1.3)],
  mole: [flat(oval(60, 66, 1.7), 'ink')],
  plaster: [['M42 50 58 60 55 65 39 55z', 'paper'], line('M46 55l1 1M50 57.500l1 1M53 60l1 1', 1.6)],
  ace: [['M66 4 82 8 77 30 61 26z', 'paper'], flat('M71 11c5 5 6 9 1 9l1 4h-4l2 -4c-5 -1 -4 -5 0 -9z', 'ink')],
  gem: [['M44 82H56L60 87 50 98 40 87z', 'glass'], line('M40 87H60M47 82 45 87 50 98 55 87 53 82', 1)],
  halo: [line(oval(50, 3, 18, 4.5), 2.4, 'metal')],
  earpieces: [line('M27 54C20 66 22 84 40 90M73 54C80 66 78 84 60 90', 2.6, 'metal'), [oval(50, 92, 6.5), 'metal']],
  spots: [
    flat(
      oval(36, 61, 1.1) +
        oval(40, 63, 1.1) +
        oval(33, 64, 1.1) +
        oval(64, 61, 1.1) +
        oval(60, 63, 1.1) +
        oval(67, 64, 1.1),
      'lip',
    ),
  ],
  blush: [flat(oval(34, 62, 4.5, 2.8) + oval(66, 62, 4.5, 2.8), 'lip')],
  wrinkles: [line('M34 57q3 3 8 2M66 57q-3 3 -8 2M38 31H62M40 35H60', 1.3)],
  pencil: [['M70 30 88 42 86 45 68 34z', 'metal'], flat('M86 41l4 3 -4 1z', 'ink')],
  dice: [
    ['M68 82 84 78 88 92 72 96z', 'paper'],
    flat(oval(74, 85, 1.6) + oval(82, 89, 1.6) + oval(78, 87, 1.6), 'ink'),
  ],
  brick: [['M64 80H92V94H64z', 'lip'], line('M64 87H92M78 80V87M72 87V94M86 87V94', 1.4)],
  axe: [line('M84 100 76 56', 4, 'hair'), ['M70 50C80 44 88 50 92 60 86 60 80 62 77 66z', 'metal']],
  razor: [['M70 84 96 66 99 72 75 91z', 'metal'], line('M72 88 62 100', 5, 'hair')],
  spanner: [['M78 102V80C70 76 70 66 77 62V70H84V62C91 66 91 76 84 80V102z', 'metal']],
  chain: [line('M36 80Q50 102 64 80', 2.6, 'metal'), [oval(50, 93, 4.5), 'metal']],
  swap: [
    ['M70 76 88 70 94 90 76 96z', 'paper'],
    ['M78 72 95 75 92 96 74 93z', 'band'],
    line('M80 79 90 89M90 79 80 89', 1.4, 'paper'),
  ],
} as const satisfies Record<string, readonly Shape[]>
