/** Looks over a board that was drawn into text for what would say nothing to whoever points at it. */

const token = /<!--.*?-->|<(?<close>\/?)(?<tag>[a-z][\w-]*)(?<rest>(?:"[^"]*"|[^"<>])*)>|(?<text>[^<]+)/gis
const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'wbr'])
/** A picture, a dot or a token, or a mark of at most three characters: a number, a star. */
const pictures = new Set(['svg', 'i'])
const isMark = (text: string) => /^[^a-z]{1,3}$/i.test(text.trim())

interface Open {
  tag: string
  classes: readonly string[]
  /** It, or what it is part of, says what it is, or is nobody's to point at. */
  fine: boolean
}

/** A player's panel, but for what the game adds to it. */
export const frame = ['span.token', 'span.who', 'span.light']

/**
 * Everything drawn must stand within something with `data-about`; but for scenery, named by tag and class (`svg.city`), and for what is
 * only for screen readers. What is part of a picture goes with it. Answers where the rest is, by classes from the outside in.
 */
export function unexplained(body: string, scenery: readonly string[]): string[] {
  const open: Open[] = []
  const found = new Set<string>()
  const where = (what: string) =>
    [...open.slice(-3).map(({ tag, classes }) => [tag, ...classes].join('.')), what].join(' ')
  for (const { groups = {} } of body.matchAll(token)) {
    const { close, tag, rest = '', text } = groups
    const fine = open.at(-1)?.fine ?? false
    if (text !== undefined) {
      if (!fine && isMark(text)) found.add(where(`“${text.trim()}”`))
    } else if (tag !== undefined && close) {
      open.pop()
    } else if (tag !== undefined) {
      const classes = (/ class="([^"]*)"/.exec(rest)?.[1] ?? '').split(' ').filter((name) => !/^(svelte-|$)/.test(name))
      const exempt = classes.some((name) => name === 'visually-hidden' || scenery.includes(`${tag}.${name}`))
      const now = fine || exempt || rest.includes(' data-about=') || / hidden(?=[\s=]|$)/.test(rest)
      if (!now && pictures.has(tag)) found.add(where([tag, ...classes].join('.')))
      if (!empty.has(tag) && !rest.endsWith('/')) open.push({ tag, classes, fine: now || pictures.has(tag) })
    }
  }
  return [...found]
}
