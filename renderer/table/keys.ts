/** The keyboard at the table. */
export type Command =
  { do: 'play'; index: number } | { do: 'moves' | 'undo' | 'rules' | 'log' | 'hint' | 'skip' | 'dismiss' }

/** The part of a KeyboardEvent that counts. */
export interface Press {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

const commands: Readonly<Record<string, Command>> = {
  m: { do: 'moves' },
  u: { do: 'undo' },
  '?': { do: 'rules' },
  l: { do: 'log' },
  h: { do: 'hint' },
  ' ': { do: 'skip' },
  Escape: { do: 'dismiss' },
}

/** What a key asks the table to do. Digits play the first nine moves, while their list is open. */
export function commandOf({ key, ctrlKey, metaKey, altKey }: Press): Command | null {
  if (ctrlKey || metaKey || altKey) return null
  if (/^[1-9]$/.test(key)) return { do: 'play', index: Number(key) - 1 }
  return commands[key.length === 1 ? key.toLowerCase() : key] ?? null
}

/** Whether what has the focus wants its keys for itself. */
export function takesText(element: { tagName: string; type?: string; isContentEditable?: boolean } | null): boolean {
  if (!element) return false
  return (
    element.isContentEditable === true ||
    element.tagName === 'TEXTAREA' ||
    element.tagName === 'SELECT' ||
    (element.tagName === 'INPUT' && !['checkbox', 'radio', 'button'].includes(element.type ?? ''))
  )
}

/** Where an arrow key leads in a list of buttons laid out in columns; null for keys that lead nowhere. */
export function arrowTo(key: string, at: number, count: number, columns: number): number | null {
  if (count === 0) return null
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns < 0 ? at - 1 : at - columns,
    ArrowDown: at + columns >= count ? at + 1 : at + columns,
    Home: 0,
    End: count - 1,
  }
  const to = steps[key]
  return to === undefined ? null : (to + count) % count
}
