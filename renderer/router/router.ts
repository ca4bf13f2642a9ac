/** Addresses of the screens, in the hash: they survive a reload, and the shells' menus can point to them. */
import type { GameId } from '../../machines/kernel/game.ts'

const plainScreens = ['shelf', 'saved', 'settings', 'about'] as const
type PlainScreen = (typeof plainScreens)[number]

export type Route =
  | { screen: PlainScreen }
  /** Which game, if it is chosen already; a name that is no game is the screen's business. */
  | { screen: 'new'; game: string | null }
  /** All players, or the record of one. */
  | { screen: 'profiles'; profile: string | null }
  | { screen: 'table'; id: string }
  /** Which game's, and where in them: a paragraph's number or the address of a piece. */
  | { screen: 'rules'; game: string | null; at: string | null }
  /** All courses, that of one game, or one of its lessons. */
  | { screen: 'learn'; game: string | null; lesson: string | null }
  /** A worked example of a game's rules, to be played on. */
  | { screen: 'example'; game: string; name: string }

/** The route of a hash; whatever is not known is the shelf. */
export function parse(hash: string): Route {
  const [screen = '', argument = '', second = ''] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode)
  if (screen === 'new') return { screen, game: argument || null }
  if (screen === 'profiles') return { screen, profile: argument || null }
  if (screen === 'table' && argument) return { screen, id: argument }
  if (screen === 'rules') return { screen, game: argument || null, at: second || null }
  if (screen === 'learn') return { screen, game: argument || null, lesson: second || null }
  if (screen === 'example' && argument && second) return { screen, game: argument, name: second }
  return { screen: plainScreens.find((known) => known === screen) ?? 'shelf' }
}

export const to = {
  shelf: '#/',
  saved: '#/saved',
  settings: '#/settings',
  about: '#/about',
  newGame: (game?: GameId) => (game ? `#/new/${game}` : '#/new'),
  profiles: (profile?: string) => (profile ? `#/profiles/${encodeURIComponent(profile)}` : '#/profiles'),
  rules: (game?: GameId, at?: string) => ['#/rules', game, at].filter(Boolean).join('/'),
  learn: (game?: GameId, lesson?: string) => ['#/learn', game, lesson].filter(Boolean).join('/'),
  example: (game: GameId, name: string) => `#/example/${game}/${name}`,
  table: (id: string) => `#/table/${encodeURIComponent(id)}`,
} as const

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
