/** The words of the app, and the one place where its language is chosen. */
import type { SeatInfo } from '../../electron/host/api.ts'
import type { GameId, Seat } from '../../machines/kernel/game.ts'
import type { Params } from '../../machines/kernel/journal.ts'
import { format, plain, type Catalogue, type Token } from './catalogue.ts'
import { messages as own } from './en/app.ts'

/** What the words' files are called after, and the tag by which numbers, lists and dates are written. */
export const language = 'en'
export const locale = 'en-GB'

/** What is written on the games' boxes. */
const boxes = import.meta.glob<Catalogue>('../games/*/box.en.ts', { eager: true, import: 'messages' })
const app: Catalogue = Object.assign({}, own, ...Object.values(boxes))

type App = typeof own & Record<`${'game' | 'tagline' | 'time'}.${GameId}`, string>
export type AppKey = keyof App

/** The names in a template's braces: `'{n} of {all}'` → n, all. */
type Names<T> = T extends `${string}{${infer P}}${infer Rest}`
  ? (P extends `${infer N}:${string}` ? N : P extends `${infer N}?${string}` ? N : P) | Names<Rest>
  : never
type ParamsOf<T> = T extends string
  ? [Names<T>] extends [never]
    ? [params?: Params]
    : [params: Record<Names<T>, string | number>]
  : [params: Params]

/** A text of the app. */
export function t<K extends AppKey>(key: K, ...[params]: ParamsOf<App[K]>): string {
  return plain(sentence({}, key, params ?? {}))
}

/** A sentence of a game, in pieces; what the game doesn't say, the app does. `you` is who reads it. */
export function sentence(
  game: Catalogue,
  key: string,
  params: Params,
  seats: readonly SeatInfo[] = [],
  you: Seat | null = null,
): Token[] {
  return format(key in game ? game : app, key, params, { locale, seats, you })
}

/** A sentence of a game, or of the app, as a string: for keys that come from the host. */
export function say(game: Catalogue, key: string, params: Params, seats: readonly SeatInfo[] = []): string {
  return plain(sentence(game, key, params, seats))
}

const games = import.meta.glob<Catalogue>('../games/*/messages.*.ts', { import: 'messages' })

/** A game's words, loaded when they are needed; none for a game that has none yet. */
export async function gameMessages(game: GameId): Promise<Catalogue> {
  return (await games[`../games/${game}/messages.${language}.ts`]?.()) ?? {}
}

const lessons = import.meta.glob<Catalogue>('../games/*/{lessons,examples}.*.ts', { import: 'messages' })

/** The words of a game's course and of its examples. */
export async function lessonMessages(game: GameId): Promise<Catalogue> {
  const files = ['lessons', 'examples'].map((kind) => lessons[`../games/${game}/${kind}.${language}.ts`]?.())
  return Object.assign({}, ...(await Promise.all(files)))
}
