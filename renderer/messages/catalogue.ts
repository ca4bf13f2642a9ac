/**
 * Sentences. A catalogue maps dotted keys to templates: `'{by:seat} gives {card:card} to {to:seat}.'`. A plain placeholder is
 * a value, `:seat` is somebody at the table, `:date` a moment, any other type a term that the catalogue names itself: `card.bone`.
 * Whoever reads it is spoken to where the template says so: `'{by:you} {by?steal|steals} loot, and {from:your} bone.'`
 */
import type { SeatInfo } from '../../electron/host/api.ts'
import type { Seat } from '../../machines/kernel/game.ts'
import type { Params } from '../../machines/kernel/journal.ts'

/** A sentence, or what makes one out of the parameters (plurals); its placeholders are filled in all the same. */
export type Template = string | ((params: Params) => string)
export type Catalogue = Readonly<Record<string, Template>>

/** A piece of a sentence: text, somebody (shown as a chip), or a term of the game (which may have a picture). */
export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'seat'; text: string; seat: SeatInfo }
  | { kind: 'term'; text: string; type: string; value: string }

/** What sentences need to know beyond their parameters. */
export interface Words {
  /** The BCP 47 tag, for numbers and lists. */
  locale: string
  seats: readonly SeatInfo[]
  /** Who reads it. */
  you?: Seat | null | undefined
}

/** `{name}`, `{name:type}`, or `{name?if it is you|otherwise}`. */
const placeholder = /\{(\w+)(?::(\w+)|\?([^|}]*)\|([^}]*))?\}/g

/** The sentence in pieces. A key that is missing shows itself, so that it is seen. */
export function format(catalogue: Catalogue, key: string, params: Params, words: Words): Token[] {
  const template = catalogue[key]
  const text = typeof template === 'function' ? template(params) : (template ?? key)
  const tokens: Token[] = []
  let end = 0
  for (const match of text.matchAll(placeholder)) {
    const [whole, name = '', type, you, others = ''] = match
    tokens.push(textToken(text.slice(end, match.index)))
    const value = params[name]
    if (value === undefined) tokens.push(textToken(whole))
    else if (you !== undefined) tokens.push(textToken(value === words.you ? you : others))
    else tokens.push(...values(catalogue, value, type, words))
    end = match.index + whole.length
  }
  tokens.push(textToken(text.slice(end)))
  const said = tokens.filter(({ text }) => text !== '')
  return said.map((token, at) => (begins(said[at - 1]) ? capitalised(token, words) : token))
}

/** Whether a sentence begins after this piece. */
const begins = (before: Token | undefined): boolean => before === undefined || /[.!?]\s$/.test(before.text)

/** A sentence that begins with "you" begins with a capital; names are written as people write them. */
function capitalised(token: Token, { locale }: Words): Token {
  if (token.kind !== 'seat' || token.text === token.seat.name) return token
  return { ...token, text: token.text.slice(0, 1).toLocaleUpperCase(locale) + token.text.slice(1) }
}

/** The sentence as a string: for accessible names, titles and files. */
export function plain(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join('')
}

function textToken(text: string): Token {
  return { kind: 'text', text }
}

/** One value, or a list of them as the language joins them: "a bone, a key and loot". */
function values(catalogue: Catalogue, value: Params[string], type: string | undefined, words: Words): Token[] {
  if (typeof value !== 'object') return [token(catalogue, value, type, words), ...ending(catalogue, value, type, words)]
  const items = listed(catalogue, value, type, words)
  const parts = new Intl.ListFormat(words.locale).formatToParts(items.map((_, index) => String(index)))
  return parts.map((part) => (part.type === 'literal' ? undefined : items[Number(part.value)]) ?? textToken(part.value))
}

/** What is in a list. Terms that are there several times are counted, if they have a word for it: `tool.torch.many`. */
function listed(catalogue: Catalogue, list: readonly (string | number)[], type: string | undefined, words: Words) {
  const isCounted = (value: string | number) => `${type}.${value}.many` in catalogue
  return list
    .filter((value, index) => !isCounted(value) || list.indexOf(value) === index)
    .map((value): Token => {
      const one = token(catalogue, value, type, words)
      const count = list.filter((other) => other === value).length
      if (count === 1 || !isCounted(value)) return one
      return { ...one, text: plain(format(catalogue, `${type}.${value}.many`, { count }, words)) }
    })
}

/** What makes a name into whose something is: Ada’s. */
function ending(catalogue: Catalogue, value: string | number | boolean, type: string | undefined, words: Words) {
  return type === 'your' && value !== words.you ? format(catalogue, 'reader.others', {}, words) : []
}

function token(catalogue: Catalogue, value: string | number | boolean, type: string | undefined, words: Words): Token {
  if (type === undefined) {
    return textToken(typeof value === 'number' ? new Intl.NumberFormat(words.locale).format(value) : String(value))
  }
  if (type === 'seat' || type === 'you' || type === 'your') {
    const seat = words.seats.find(({ seat }) => seat === value)
    if (!seat) return textToken(String(value))
    const spokenTo = type !== 'seat' && value === words.you
    return { kind: 'seat', text: spokenTo ? plain(format(catalogue, `reader.${type}`, {}, words)) : seat.name, seat }
  }
  if (type === 'date') {
    return textToken(
      new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeStyle: 'short' }).format(Number(value)),
    )
  }
  const term = `${type}.${value}`
  return { kind: 'term', text: plain(format(catalogue, term, {}, words)), type, value: String(value) }
}
