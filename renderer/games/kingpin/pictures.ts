/** What can be drawn over the board, beside a line of the log or on a move's button, by name. */
import { gangs, skills } from '../../../machines/kingpin/data.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import type { Format, SeenPiece } from './knowledge.ts'

export const signs = ['back', 'door', 'dollar', 'pass', 'star', 'shot', 'nothing', 'stamp-out', ...skills] as const
export type Sign = (typeof signs)[number]

export type Picture =
  | { kind: 'sign'; sign: Sign }
  | { kind: 'gang'; gang: (typeof gangs)[number] }
  /** A face alone. */
  | { kind: 'face'; crook: number }
  /** One card, or all of a slot; righted: it has lain in a hand. */
  | { kind: 'cards'; format: Format; cards: CardPicture[]; righted: boolean }
  /** Points that fly, and what they make together. */
  | { kind: 'points'; points: number; total: number }
  /** A line of the log in a few large letters; the dock has all of it. */
  | { kind: 'headline'; line: Phrase }

export interface CardPicture {
  /** null shows its back. */
  crook: number | null
  den: string
  /** Lies face down, and is shown to whoever knows it. */
  secret: boolean
  /** It is being turned up. */
  turns: boolean
}

// A card's name in a picture's: 20, 20s for a secret, 20B when it turns up, backB.
export const backName = (den: string): string => `back${den}`
export const cardName = ({ crook, den, faceUp }: SeenPiece): string =>
  crook === null ? backName(den) : `${crook}${faceUp ? '' : 's'}`
export const turningName = ({ crook, den }: SeenPiece): string => `${crook ?? 'back'}${den}`

function cardOf(name: string): CardPicture {
  const [, first = '', den = '', secret] = /^(back|\d+)([A-I]?)(s?)$/.exec(name) ?? []
  const crook = first === 'back' ? null : Number(first)
  return { crook, den, secret: secret === 's', turns: crook !== null && den !== '' }
}

export const headline = ({ key, params }: Phrase): string => `headline-${JSON.stringify({ key, params })}`

export function pictureOf(what: string): Picture | null {
  const sign = signs.find((name) => name === what)
  if (sign) return { kind: 'sign', sign }
  const [first, ...rest] = what.split('-')
  const [second = '', third = ''] = rest
  switch (first) {
    case 'headline':
      return { kind: 'headline', line: JSON.parse(what.slice('headline-'.length)) as Phrase }
    case 'gang': {
      const gang = gangs.find((name) => name === second)
      return gang ? { kind: 'gang', gang } : null
    }
    case 'face':
      return { kind: 'face', crook: Number(second) }
    case 'tall':
    case 'wide':
      return { kind: 'cards', format: first, cards: rest.map(cardOf), righted: false }
    case 'righted':
      return { kind: 'cards', format: 'tall', cards: rest.map(cardOf), righted: true }
    case 'turn':
      return pictureOf(rest.join('-'))
    case 'points':
      return { kind: 'points', points: Number(second), total: Number(third) }
    default:
      return null
  }
}
