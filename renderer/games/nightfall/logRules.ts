/** The paragraphs that the lines of Nightfall's log follow. */
export const logRules = {
  choseThief: 'NF-2.1',
  refilled: 'NF-5',
  reshuffled: 'NF-2.3',
  placed: 'NF-3',
  declined: 'NF-4',
  foundNothing: 'NF-4',
  took: 'NF-4.1',
  stole: 'NF-4.2',
  cashed: 'NF-4.2',
  looked: 'NF-4.2',
  choseExchange: 'NF-4.3',
  exchanged: 'NF-4.3',
  drew: 'NF-4.3',
  drewHidden: 'NF-4.3',
  sold: 'NF-4.4',
  won: 'NF-6',
} as const
