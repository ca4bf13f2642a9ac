/** SY-5: the 80 cards. What the source doesn't show of them is [house]. */
import {
  announce,
  draw,
  gain,
  lose,
  mark,
  markOne,
  nextRound,
  symbols,
  thisRound,
  type CardSymbol,
  type Condition,
  type Effect,
  type Kind,
  type Rules,
} from './vocabulary.ts'

export const rounds = 12
/** SY-2.2: the first round in which cards are played. */
export const firstPlay = 3
export const packetSize = 12
/** SY-4 */
export const markerWorth = 10

export interface Card extends AllRules {
  number: number
  name: string
  kind: Kind
  symbols: Readonly<Record<CardSymbol, number>>
}

/** All cards have the same fields, so that playouts read them fast. */
type AllRules = { readonly [Name in keyof Rules]-?: Rules[Name] | undefined }
const noRules: Readonly<Record<keyof Rules, undefined>> = {
  cost: undefined,
  need: undefined,
  effect: undefined,
  eachRound: undefined,
  whenYouPlay: undefined,
  whenLost: undefined,
  whenYouLose: undefined,
  atEnd: undefined,
  discount: undefined,
  fewerMarkers: undefined,
  lateMarkers: undefined,
  safeMarkers: undefined,
}

/** All effects have the same fields, too. */
const noWords = {
  do: undefined,
  who: undefined,
  n: undefined,
  per: undefined,
  plus: undefined,
  if: undefined,
  of: undefined,
  on: undefined,
  theirs: undefined,
  what: undefined,
  next: undefined,
  lose: undefined,
}
const alike = <E extends Effect>(effect: E): E => ({
  ...noWords,
  ...effect,
  ...('if' in effect && effect.if && { if: inFull(effect.if) }),
})

/** And all conditions. */
const noTerms = { atLeast: undefined, atMost: undefined, soleMost: undefined, soleFewest: undefined }
const inFull = <C extends Condition>(condition: C): C => ({ ...noTerms, ...condition })

const card =
  (kind: Kind) =>
  (number: number, name: string, shown: string, rules: Rules = {}): Card => ({
    number,
    name,
    kind,
    symbols: Object.fromEntries(symbols.map((symbol) => [symbol, shown.split(symbol).length - 1])) as Card['symbols'],
    ...noRules,
    ...rules,
    need: rules.need && inFull(rules.need),
    effect: rules.effect?.map(alike),
    eachRound: rules.eachRound && alike(rules.eachRound),
    whenYouPlay: rules.whenYouPlay && { ...rules.whenYouPlay, effect: alike(rules.whenYouPlay.effect) },
    whenLost: rules.whenLost && alike(rules.whenLost),
    whenYouLose: rules.whenYouLose && alike(rules.whenYouLose),
    atEnd: rules.atEnd && alike(rules.atEnd),
  })
const thug = card('thug')
const holding = card('holding')
const action = (number: number, name: string, rules: Rules): Card => card('action')(number, name, '', rules)

const list: readonly Card[] = [
  thug(1, 'Parrot Pauline', 'K', { effect: [thisRound('echo')] }),
  action(2, 'Street Collection', { effect: [gain(10), thisRound('watchActions', 10)] }),
  action(3, 'Hired Muscle', { effect: [gain(10), thisRound('watchThugs', 10)] }),
  action(4, 'Cash Out', { cost: { give: ['holding'] }, effect: [gain(15, { per: 'paid' })] }),
  action(5, 'Inside Tip', {
    need: { atLeast: { K: 1 } },
    effect: [gain(5, { per: 'fullestOwn' }), announce('all', 'holding')],
  }),
  thug(6, 'Broke Benny', 'C', { eachRound: gain(10, { if: { atMost: { cash: 0 } } }) }),
  holding(7, 'Chop Shop', 'W', { cost: { cash: 10 }, atEnd: gain(5, { per: 'here' }) }),
  holding(8, 'Roadhouse', 'BW', { cost: { cash: 10 } }),
  holding(9, 'Drive-In', 'HW', { cost: { cash: 10 } }),
  holding(10, 'Dance Hall', 'H', { cost: { cash: 15 }, eachRound: { do: 'gainMost', n: 5, of: 'holdings' } }),
  holding(11, 'Wine Cellar', 'B', { cost: { cash: 15 }, effect: [mark(2, 'here')] }),
  holding(12, 'Scrapyard', 'W', {
    cost: { cash: 10 },
    lateMarkers: true,
    atEnd: mark(1, 'here', 'symbolMarkers'),
  }),
  holding(13, 'Lonely Hearts', 'H', { cost: { cash: 5 }, atEnd: gain(20, { if: { soleMost: 'thugs' } }) }),
  holding(14, 'Cocktail Lounge', 'BH', { cost: { cash: 10 } }),
  holding(15, 'Bottling Plant', 'B', { effect: [mark(1, 'here', 'C')] }),
  holding(16, 'Pawn Shop', 'W', {
    cost: { cash: 10 },
    eachRound: gain(5, { if: { atMost: { holdings: 2, thugs: 2 } } }),
  }),
  holding(17, 'Speakeasy', 'B', {
    cost: { cash: 20 },
    whenYouPlay: { kind: 'action', another: false, effect: mark(1, 'here') },
  }),
  holding(18, 'Grand Hotel', 'B', { cost: { cash: 30 }, effect: [mark(5, 'here')] }),
  holding(19, 'Matchmaker', 'H', { cost: { cash: 15 }, eachRound: { do: 'gainMost', n: 5, of: 'H' } }),
  action(20, 'Clean Hands', { need: { soleFewest: 'thugs' }, effect: [gain(25)] }),
  thug(21, 'The Triplets', 'GCK', { cost: { give: ['thug', 'holding'], cash: 10 } }),
  thug(22, 'Quick Quincy', 'G', { effect: [gain(10)] }),
  thug(23, 'Bandolier Bea', 'GK', { effect: [gain(5, { per: 'G' })] }),
  thug(24, 'Tab Tabitha', 'G', { effect: [gain(20)], atEnd: lose(25, { who: 'you' }) }),
  thug(25, 'Barfly Boris', 'C', { effect: [gain(10, { per: 'B' })] }),
  action(26, 'Rent Day', { need: { atLeast: { holdings: 2 } }, effect: [gain(10, { per: 'thugs' })] }),
  action(27, 'Sell Secrets', { cost: { give: ['hand'] }, effect: [gain(30)] }),
  action(28, 'Three-Part Job', {
    effect: [
      gain(10, { if: { atLeast: { G: 1 } } }),
      gain(10, { if: { atLeast: { C: 1 } } }),
      gain(10, { if: { atLeast: { K: 1 } } }),
    ],
  }),
  action(29, 'Big Bank', { need: { atLeast: { cash: 90 } }, effect: [gain(45)] }),
  action(30, 'Armoured Car', { need: { atLeast: { G: 1, C: 1, K: 1 } }, effect: [gain(25)] }),
  action(31, 'Back-Door Deal', { effect: [gain(10, { per: 'K' }), gain(10, { per: 'W' })] }),
  action(32, 'Rum Run', { need: { atLeast: { C: 1, B: 1 } }, effect: [gain(25)] }),
  action(33, 'Joy Ride', { effect: [gain(10, { per: 'C' }), gain(10, { per: 'H' })] }),
  action(34, 'Open House', { effect: [gain(30), gain(10, { who: 'others' })] }),
  action(35, 'Turncoat', { cost: { give: ['thug'] }, effect: [gain(25)] }),
  action(36, 'Day Labour', { effect: [gain(15), { do: 'return', if: { atMost: { cash: 49 } } }] }),
  holding(37, 'Conglomerate', '', {
    need: { atLeast: { G: 1, K: 1 } },
    effect: [mark(1, 'here', 'holdings')],
  }),
  action(38, 'Facelift', { effect: [markOne(2)] }),
  action(39, 'Valentine', { need: { atLeast: { H: 1 } }, effect: [mark(1, 'each')] }),
  action(40, 'Grass Roots', { effect: [mark(1, 'eachWithAtMostOne'), announce('others', 'thug')] }),
  action(41, 'Moving Day', {
    cost: { give: ['holding'], back: true },
    effect: [nextRound('extraMarkers', 1, { per: 'paid', plus: 2 })],
  }),
  thug(42, 'Foreman Frank', 'CC', {
    need: { atLeast: { thugs: 2 } },
    whenYouPlay: { kind: 'holding', another: false, effect: mark(1, 'played') },
  }),
  action(43, 'Blueprint', { need: { atLeast: { K: 1, W: 1 } }, effect: [nextRound('extraMarkers', 3)] }),
  holding(44, 'Money Lender', '', { effect: [gain(20)], fewerMarkers: 1 }),
  holding(45, 'Bonding Company', '', { whenYouLose: mark(2, 'here'), safeMarkers: true }),
  holding(46, 'Temperance Hall', '', { eachRound: gain(10, { if: { atMost: { BHInPlay: 0 } } }) }),
  holding(47, 'Nightclub', 'BH', { need: { atLeast: { G: 2 } } }),
  holding(48, 'Motor Revue', 'HW', { need: { atLeast: { C: 2 } } }),
  holding(49, 'Flower Shop', 'H', {
    need: { atLeast: { C: 1 } },
    eachRound: gain(5, { if: { atLeast: { here: 3 } } }),
  }),
  holding(50, 'Planning Bureau', '', { effect: [mark(1, 'eachWithoutSymbols')] }),
  holding(51, 'Distillery Works', 'BW', { need: { atLeast: { K: 2 } } }),
  holding(52, 'Franchise Office', '', {
    whenYouPlay: { kind: 'holding', another: true, effect: gain(5) },
    discount: { on: 'holding', n: 5 },
  }),
  thug(53, 'Wildcard Wanda', '', { effect: [{ do: 'unearth' }] }),
  thug(54, 'Mimic Mo', '', { need: { atLeast: { thugs: 1 } }, effect: [{ do: 'copy' }] }),
  holding(55, 'Clubhouse', '', { effect: [{ do: 'again' }] }),
  action(56, 'Copycat', { need: { atLeast: { W: 1 } }, effect: [markOne(1, 'fullestOpposing')] }),
  thug(57, 'Auditor Otto', 'GG', { cost: { give: ['holding'] }, effect: [gain(5, { per: 'fullestInPlay' })] }),
  holding(58, 'Wrecking Yard', 'W', { cost: { give: ['holding'] }, effect: [{ do: 'unmark', n: 1 }] }),
  action(59, 'Broken Windows', { need: { atLeast: { G: 1 } }, effect: [{ do: 'unmark', n: 1 }] }),
  action(60, 'Town Census', { effect: [gain(5, { per: 'mostHoldings' })] }),
  thug(61, 'Recruiter Rita', 'KK', {
    need: { atLeast: { G: 1, C: 1 } },
    whenYouPlay: { kind: 'thug', another: true, effect: gain(15) },
  }),
  thug(62, 'Insured Iggy', 'K', { whenLost: gain(20) }),
  thug(63, 'Smooth Sal', 'G', { effect: [nextRound('ignoreCost')] }),
  thug(64, 'Forger Fay', 'C', { effect: [nextRound('ignoreNeed')] }),
  thug(65, 'Connected Carlo', 'K', { effect: [draw(1, { per: 'K' })] }),
  thug(66, 'Haggler Hana', 'C', { discount: { on: 'all', n: 5 } }),
  thug(67, 'Two-Time Toni', 'CK', { effect: [nextRound('extraCard')] }),
  thug(68, 'Encore Ella', 'K', { effect: [nextRound('encore')] }),
  thug(69, 'Landlord Lou', '', { need: { atLeast: { holdings: 2 } }, eachRound: gain(5) }),
  thug(70, 'Tipster Tim', 'G', { whenYouPlay: { kind: 'action', another: false, effect: gain(5) } }),
  thug(71, 'Colonel Cora', 'CG', {
    cost: { give: ['thug'] },
    whenYouPlay: { kind: 'action', another: false, effect: gain(5, { per: 'G' }) },
  }),
  thug(72, 'Switchblade Sid', 'C', { effect: [nextRound('disguise')] }),
  action(73, 'Roll Call', {
    need: { atLeast: { G: 1 } },
    effect: [gain(5, { per: 'mostThugs' }), announce('all', 'thug')],
  }),
  action(74, 'Mixed Bag', {
    effect: [
      gain(10, { if: { atLeast: { C: 1 } } }),
      lose(10, { if: { atLeast: { G: 1 } } }),
      draw(1, { if: { atLeast: { K: 1 } } }),
    ],
  }),
  action(75, 'Protection Tour', { effect: [lose(10, { per: 'thugs' })] }),
  thug(76, 'Bruiser Bo', 'G', { effect: [lose(10)] }),
  thug(77, 'Vandal Vic', 'K', { effect: [lose(5, { per: 'holdings', theirs: true })] }),
  action(78, 'Double or Nothing', { effect: [nextRound('double')] }),
  action(79, 'Eviction', { need: { atLeast: { C: 1 } }, effect: [announce('others', 'holding')] }),
  action(80, 'Opening Move', { effect: [gain(10), markOne(1), { do: 'another' }] }),
]

/** The cards by number; there is no card 0. */
export const cards: readonly (Card | undefined)[] = [undefined, ...list]

export const cardNumbers: readonly number[] = list.map(({ number }) => number)

/** By symbol, how many of it each card has, by its number. */
export const symbolsByCard: Readonly<Record<CardSymbol, readonly number[]>> = Object.fromEntries(
  symbols.map((symbol) => [symbol, cards.map((card) => card?.symbols[symbol] ?? 0)]),
) as Record<CardSymbol, number[]>

export function cardOf(number: number): Card {
  const found = cards[number]
  if (!found) throw new RangeError(`There is no card ${number}`)
  return found
}
