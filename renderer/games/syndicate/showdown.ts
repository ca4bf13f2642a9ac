/** The cards that are turned over in a round, in the order in which they resolve, and what each has brought so far. */
import type { Seat } from '../../../machines/kernel/game.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { cardOf } from '../../../machines/syndicate/data.ts'
import type { SyndicateView } from '../../../machines/syndicate/index.ts'
import type { Question, Task } from '../../../machines/syndicate/state.ts'
import { phrase } from '../game.ts'

export interface Resolving {
  /** Whose card it is. */
  seat: Seat
  card: number
  /** What came of it, in few words. */
  brought: Phrase[]
  /** It left the game without effect. */
  failed: boolean
}

export interface Showdown {
  cards: Resolving[]
  /** The one that resolves, or that is asked about; null if all have. */
  now: number | null
  /** Who is asked, else whose card it is. */
  acting: Seat | null
}

/**
 * From the reveal to the end of the round; null otherwise. At a table that all look at, the last cards stay until somebody
 * goes on, and at the end of the game until all is counted. `log`: what has been told so far; `telling`: the line of it
 * that is shown over this view.
 */
export function showdown(view: SyndicateView, log: readonly Phrase[], telling: Phrase | null = null): Showdown | null {
  const isOn = view.order.length > 0 && (view.phase !== 'over' || telling !== null)
  const isOver = view.seat === 'table' && view.news.some(({ key }) => key === 'round')
  if (!isOn && !isOver) return null
  const { cards, last } = told(view, log)
  if (!isOn) return cards.length > 0 ? { cards, now: null, acting: null } : null
  const at = subject(view, log, telling)
  if (at) add(cards, at, last)
  for (const one of waiting(view.todo)) add(cards, one)
  const asked = telling ? null : view.question
  const now = at ?? (asked ? null : last)
  return { cards, now: now?.card ?? null, acting: asked?.seat ?? now?.seat ?? null }
}

/** What it is about now: the card of the line that is told, or of the question, or of what is done next. */
function subject(view: SyndicateView, log: readonly Phrase[], telling: Phrase | null): Owned | null {
  if (telling) return subjectOf(telling, view, log)
  const owned = view.question ? askedAbout(view.question) : nextUp(view.todo)
  return owned && { ...owned, seat: announcer(log, owned.card) ?? owned.seat }
}

type Owned = Pick<Resolving, 'seat' | 'card'>

/** A loss hits others than whoever played the card. */
const announcer = (log: readonly Phrase[], card: number): Seat | undefined =>
  log.findLast(({ key, params }) => key === 'announced' && params.card === card)?.params.by as Seat | undefined

/** A card that another brought along is resolved right after it. */
function add(cards: Resolving[], { seat, card }: Owned, after: Resolving | null = null): Resolving {
  const known = cards.find((one) => one.card === card)
  if (known) return known
  const added = { seat, card, brought: [], failed: false }
  cards.splice(after ? cards.indexOf(after) + 1 : cards.length, 0, added)
  return added
}

/** What was told of the round whose cards were revealed last, by the card that each line is about. */
function told(view: SyndicateView, log: readonly Phrase[]): { cards: Resolving[]; last: Resolving | null } {
  const cards: Resolving[] = []
  let last: Resolving | null = null
  for (const line of lastRound(log)) {
    const next = subjectOf(line, view, log)
    if (next) last = add(cards, next, last)
    // What one card brings while another is played, because it watches that one, is its own.
    const source = (next ? null : cards.find(({ card }) => card === line.params.card)) ?? last
    const words = source && bringing(line, source.seat)
    if (source && words) source.brought.push(words)
    if (source && line.key === 'failed') source.failed = true
  }
  return { cards, last }
}

/** From the start of that round on. */
function lastRound(log: readonly Phrase[]): readonly Phrase[] {
  const revealed = log.findLastIndex(({ key }) => key === 'revealed')
  return log.slice(1 + log.slice(0, revealed + 1).findLastIndex(({ key }) => key === 'round'))
}

/** The card that a line begins to tell of; null if it goes on about the one before. */
function subjectOf({ key, params }: Phrase, view: SyndicateView, log: readonly Phrase[]): Owned | null {
  const [seat, card] = [Number(params.by), Number(params.card)]
  switch (key) {
    case 'revealed':
    case 'played':
    case 'failed':
    case 'paid':
    case 'ignored':
    case 'used':
    case 'repeated':
      return { seat, card }
    case 'gaveUp':
    case 'lostCard':
    case 'tookBack': {
      const cause = Number(params.cause)
      return { seat: isCost(cause) ? seat : (announcer(log, cause) ?? seat), card: cause }
    }
    case 'gained':
    case 'lostMoney':
    case 'marked':
      return worksByItself(view, card) ? { seat: ownerOf(view, card) ?? seat, card } : null
    default:
      return null
  }
}

/** Whether what is lost for a card is its price; else it was announced for the end of a round. */
const isCost = (cause: number): boolean => cardOf(cause).cost?.give !== undefined

const ownerOf = ({ players }: SyndicateView, card: number): Seat | undefined => {
  const seat = players.findIndex(({ display, gone }) => gone.includes(card) || display.some((one) => one.card === card))
  return seat < 0 ? undefined : seat
}

/** In each round (SY-2.4), or when the game is over (SY-3.8). */
function worksByItself({ players }: SyndicateView, card: number): boolean {
  const shown = players.flatMap(({ display }) => display).find((one) => one.card === card)
  const { eachRound, atEnd } = cardOf(shown?.as ?? card)
  return eachRound !== undefined || atEnd !== undefined
}

/** What a line adds to the card that it is about, for the card's owner. */
function bringing({ key, params }: Phrase, owner: Seat): Phrase | null {
  switch (key) {
    case 'gained':
      return phrase(params.by === owner ? 'brought.gained' : 'brought.othersGained', params)
    case 'lostCard':
      return phrase(isCost(Number(params.cause)) ? 'brought.lostCard' : 'brought.lostByOne', params)
    case 'failed':
      return phrase(params.why === 'cost' ? 'brought.unpaid' : 'brought.needless')
    case 'paid':
    case 'ignored':
    case 'lostMoney':
    case 'marked':
    case 'unmarked':
    case 'drew':
    case 'prepared':
    case 'announced':
    case 'copied':
    case 'returned':
    case 'gaveUp':
    case 'tookBack':
      return phrase(`brought.${key}`, params)
    default:
      return null
  }
}

function askedAbout(question: Question): Owned | null {
  return 'card' in question ? { seat: question.seat, card: question.card } : null
}

/** What is done next: the last task comes first. */
function nextUp(todo: readonly Task[]): Owned | null {
  const task = todo.at(-1)
  if (!task) return null
  const card = 'cards' in task ? task.cards[0] : task.card
  return card === undefined ? null : { seat: task.seat, card }
}

const waiting = (todo: readonly Task[]): Owned[] => todo.filter((task) => task.do === 'play').toReversed()
