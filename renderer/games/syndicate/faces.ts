/** What a card shows of itself beyond its picture: symbols, cost and need as a row of signs. */
import { cardOf, type Card } from '../../../machines/syndicate/data.ts'
import { symbols, type CardSymbol, type Displayed } from '../../../machines/syndicate/vocabulary.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'

/** Its symbols, each as often as it stands there. */
export const symbolsOn = ({ symbols: own }: Pick<Card, 'symbols'>): CardSymbol[] =>
  symbols.flatMap((symbol) => Array.from({ length: own[symbol] }, () => symbol))

/** One thing that a card costs or needs. */
export type Sign =
  | { sign: 'cash'; n: number }
  | { sign: 'symbol'; symbol: CardSymbol }
  | { sign: 'cards'; kind: Displayed; n: number }
  | { sign: 'hand' }
  | { sign: 'fewest' }

/** What it costs: one of these. */
export function costSigns({ cost }: Card): Sign[] {
  const gifts = (cost?.give ?? []).map((kind): Sign =>
    kind === 'hand' ? { sign: 'hand' } : { sign: 'cards', kind, n: 1 },
  )
  return cost?.cash === undefined ? gifts : [...gifts, { sign: 'cash', n: cost.cash }]
}

/** What it needs: all of these. */
export function needSigns({ need }: Card): Sign[] {
  const tally = need?.atLeast ?? {}
  const own = symbols.flatMap((symbol) =>
    Array.from({ length: tally[symbol] ?? 0 }, (): Sign => ({ sign: 'symbol', symbol })),
  )
  if (tally.thugs) own.push({ sign: 'cards', kind: 'thug', n: tally.thugs })
  if (tally.holdings) own.push({ sign: 'cards', kind: 'holding', n: tally.holdings })
  if (tally.cash) own.push({ sign: 'cash', n: tally.cash })
  if (need?.soleFewest) own.push({ sign: 'fewest' })
  return own
}

/** A sign in words. */
function signWords(sign: Sign, back = false): Phrase {
  switch (sign.sign) {
    case 'cash':
      return { key: 'face.cash', params: { n: sign.n } }
    case 'symbol':
      return { key: `symbol.${sign.symbol}`, params: {} }
    case 'cards':
      if (back) return { key: 'face.give.back', params: {} }
      return { key: sign.kind === 'thug' ? 'face.needs.thugs' : 'face.needs.holdings', params: { n: sign.n } }
    case 'hand':
      return { key: 'face.give.hand', params: {} }
    case 'fewest':
      return { key: 'face.needs.fewest', params: {} }
  }
}

type Say = (key: string, params?: Phrase['params']) => string

/** What a card costs (one of these) or needs (all of these), in words; none if it is for free. */
export function worded(kind: 'cost' | 'need', card: Card, say: Say): string {
  const signs = kind === 'cost' ? costSigns(card) : needSigns(card)
  const words = signs.map((sign) => {
    const { key, params } = signWords(sign, card.cost?.back)
    return say(key, params)
  })
  return words.length > 0 ? `${say(`face.${kind}`)}: ${words.join(kind === 'cost' ? ` ${say('face.or')} ` : ', ')}` : ''
}

/** All that is on a card, for those who can't see it; what stands there as text, in the same order and at the end. */
export function description(number: number, say: Say): string {
  const card = cardOf(number)
  return [
    say('face.described', { number, kind: say(`kind.${card.kind}`) }),
    symbolsOn(card)
      .map((symbol) => say(`symbol.${symbol}`))
      .join(', '),
    worded('cost', card, say),
    worded('need', card, say),
    say(`card.${number}`),
    say(`text.${number}`),
  ]
    .filter((part) => part !== '')
    .join('. ')
}
