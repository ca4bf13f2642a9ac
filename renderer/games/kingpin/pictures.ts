/** What can be drawn over the board, beside a line of the log or on a move's button, by name. */
import { gangs, skills } from '../../../machines/kingpin/data.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'

export const signs = ['back', 'door', 'dollar', 'pass', 'star', 'shot', 'nothing', 'stamp-out', ...skills] as const
export type Sign = (typeof signs)[number]

export type Picture =
  | { kind: 'sign'; sign: Sign }
  | { kind: 'gang'; gang: (typeof gangs)[number] }
  /** A face alone. */
  | { kind: 'face'; crook: number }
  /** A whole card; null shows its back. */
  | { kind: 'card'; format: 'tall' | 'wide'; crook: number | null }
  /** Cards that are being turned up. */
  | { kind: 'turn'; format: 'tall' | 'wide'; crooks: number[] }
  /** Points that fly, and what they make together. */
  | { kind: 'points'; points: number; total: number }
  /** A line of the log in a few large letters; the dock has all of it. */
  | { kind: 'headline'; line: Phrase }

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
      return { kind: 'card', format: first, crook: second === 'back' ? null : Number(second) }
    case 'turn':
      return { kind: 'turn', format: second === 'tall' ? 'tall' : 'wide', crooks: rest.slice(1).map(Number) }
    case 'points':
      return { kind: 'points', points: Number(second), total: Number(third) }
    default:
      return null
  }
}
