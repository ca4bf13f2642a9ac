/** The street's eight houses, from the newsstand to the bank, in a box of 100 × 104 that stands on its lower edge. */
export interface House {
  wall: string
  /** What catches the light: cornices, columns, awnings. */
  trim: string
  body: string
  details: string
  /** Where windows may be lit: x, y, columns, rows. */
  windows: readonly [x: number, y: number, columns: number, rows: number]
}

export const houses: Readonly<Record<number, House>> = {
  2: {
    wall: '#3d3a4a',
    trim: '#8f2f3c',
    body: 'M12 104V46H88V104z',
    details:
      'M6 46 14 34H86L94 46zM6 46h11v6a5.500 5.500 0 0 1-11 0zM28 46h11v6a5.500 5.500 0 0 1-11 0zM50 46h11v6a5.500 5.500 0 0 1-11 0zM72 46h11v6a5.500 5.500 0 0 1-11 0z',
    windows: [16, 60, 0, 0],
  },
  3: {
    wall: '#4a3537',
    trim: '#c8bfae',
    body: 'M10 104V34H90V104z',
    details: 'M6 30H94V38H6zM83 46h8v40h-8zM83 50l8 6v6l-8-6zM83 64l8 6v6l-8-6z',
    windows: [17, 42, 4, 1],
  },
  4: {
    wall: '#2f3b46',
    trim: '#d3a640',
    body: 'M8 104V30L50 18 92 30V104z',
    details:
      'M5 30 50 16 95 30V35L50 22 5 35zM50 4a3.500 3.500 0 1 0 .1 0zM45 11a3.500 3.500 0 1 0 .1 0zM55 11a3.500 3.500 0 1 0 .1 0z',
    windows: [18, 38, 5, 1],
  },
  5: {
    wall: '#334a47',
    trim: '#d9d4c6',
    body: 'M6 104V40Q6 28 20 28H80Q94 28 94 40V104z',
    details: 'M6 42H94V46H6zM6 50H94V53H6zM34 28V16H66V28zM38 16V10H62V16z',
    windows: [14, 58, 0, 0],
  },
  6: {
    wall: '#463142',
    trim: '#b98a58',
    body: 'M12 104V14H88V104z',
    details: 'M8 10H92V17H8zM12 34H88V37H12zM30 98Q50 86 70 98V104H30zM18 10V3H82V10z',
    windows: [18, 21, 6, 1],
  },
  7: {
    wall: '#2d3450',
    trim: '#9fc3d6',
    body: 'M8 104V24H24L36 12H64L76 24H92V104z',
    details: 'M50 -2 58 6 50 16 42 6zM8 24H24L36 12H64L76 24H92V29H74L62 17H38L26 29H8z',
    windows: [14, 34, 6, 1],
  },
  8: {
    wall: '#4a2530',
    trim: '#e2b33b',
    body: 'M6 104V26H22V14H40V4H60V14H78V26H94V104z',
    details: 'M40 4H60V8H40zM22 14H40V18H22zM60 14H78V18H60zM6 26H22V30H6zM78 26H94V30H78zM46 4 50 -6 54 4z',
    windows: [12, 32, 7, 1],
  },
  9: {
    wall: '#4b4740',
    trim: '#d8cfb9',
    body: 'M6 104V32H94V104z',
    details:
      'M2 32 50 4 98 32zM2 32H98V38H2zM10 40H18V100H10zM82 40H90V100H82zM2 100H98V104H2zM44 20a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
    windows: [24, 42, 0, 0],
  },
}
