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
 * goes on. What resolved before the last question is no longer told. `telling`: the line that is shown over this view.
 */
export function showdown(view: SyndicateView, telling: Phrase | null = null): Showdown | null {
  const isOn = view.order.length > 0 && view.phase !== 'over'
  const isOver = view.seat === 'table' && view.order.length === 0
  if (!isOn && !isOver) return null
  const { cards, last } = told(view)
  if (!isOn) return cards.length > 0 ? { cards, now: null, acting: null } : null
  const at = announced(view, subject(view, telling, last))
  for (const one of [at, ...waiting(view.todo)]) if (one) add(cards, one)
  const asked = telling ? null : view.question
  const now = at ?? (asked ? null : last)
  return { cards, now: now?.card ?? null, acting: asked?.seat ?? now?.seat ?? null }
}

/** What it is about now: the card of the line that is told, or of the question, or of what is done next. */
function subject(view: SyndicateView, telling: Phrase | null, last: Resolving | null): Owned | null {
  if (telling) return subjectOf(telling, view, last)
  return view.question ? askedAbout(view.question) : nextUp(view.todo)
}

type Owned = Pick<Resolving, 'seat' | 'card'>

/** A loss hits others than whoever played the card. */
const announced = ({ losses }: SyndicateView, owned: Owned | null): Owned | null =>
  owned && { ...owned, seat: losses.find(({ card }) => card === owned.card)?.by ?? owned.seat }

function add(cards: Resolving[], { seat, card }: Owned): Resolving {
  const known = cards.find((one) => one.card === card)
  if (known) return known
  const added = { seat, card, brought: [], failed: false }
  cards.push(added)
  return added
}

/** The lines of the last move, by the card that each of them is about. */
function told(view: SyndicateView): { cards: Resolving[]; last: Resolving | null } {
  const cards: Resolving[] = []
  let last: Resolving | null = null
  for (const line of view.news) {
    const next = subjectOf(line, view, last)
    if (next) last = add(cards, next)
    const words = last && !isOthers(line, last) && bringing(line, last.seat)
    if (last && words) last.brought.push(words)
    if (last && line.key === 'failed') last.failed = true
  }
  return { cards, last }
}

/** What a card of somebody else's brings them meanwhile, because it watches this one, isn't brought by this one. */
const isOthers = ({ key, params }: Phrase, { seat, card }: Owned): boolean =>
  key === 'gained' && params.by !== seat && params.card !== card

/** The card that a line begins to tell of; null if it goes on about the one before. */
function subjectOf({ key, params }: Phrase, view: SyndicateView, last: Resolving | null): Owned | null {
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
      // What is lost at the end of a round isn't a cost.
      const cause = Number(params.cause)
      return { seat, card: cardOf(cause).cost?.give ? cause : card }
    }
    case 'gained':
      return isEachRound(view, card) && last?.card !== card ? { seat: ownerOf(view, card) ?? seat, card } : null
    default:
      return null
  }
}

const ownerOf = ({ players }: SyndicateView, card: number): Seat | undefined => {
  const seat = players.findIndex(({ display }) => display.some((shown) => shown.card === card))
  return seat < 0 ? undefined : seat
}

function isEachRound({ players }: SyndicateView, card: number): boolean {
  const shown = players.flatMap(({ display }) => display).find((one) => one.card === card)
  return shown !== undefined && cardOf(shown.as).eachRound !== undefined
}

/** What a line adds to the card that it is about, for the card's owner. */
function bringing({ key, params }: Phrase, owner: Seat): Phrase | null {
  switch (key) {
    case 'gained':
      return phrase(params.by === owner ? 'brought.gained' : 'brought.othersGained', params)
    case 'failed':
      return phrase(params.why === 'cost' ? 'brought.unpaid' : 'brought.needless')
    case 'paid':
    case 'ignored':
    case 'lostMoney':
    case 'marked':
    case 'unmarked':
    case 'lostCard':
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
