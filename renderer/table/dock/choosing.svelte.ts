/** What can be chosen now, where each choice stands, and what is being weighed. */
import { SvelteSet } from 'svelte/reactivity'
import type { Move, Seat, View } from '../../../machines/kernel/game.ts'
import { sameJson } from '../../../machines/kernel/json.ts'
import type { Params } from '../../../machines/kernel/journal.ts'
import type { GameScreen } from '../../games/game.ts'
import type { Token } from '../../messages/catalogue.ts'
import { choicesOf, groupChoices, inOrder, type Choice } from './moves.ts'

/** What the choices are made of. */
interface Offer {
  screen: GameScreen
  view: View
  moves: readonly Move[]
  tokens(key: string, params: Params): Token[]
}

/** So soon after the choices have changed, in ms, a click or a digit was meant for what stood there before. */
const tooSoon = 300

type Click = Pick<MouseEvent, 'detail' | 'timeStamp' | 'clientX' | 'clientY'>

/** The key of a move's place in the list. */
export interface Digit {
  digit: number
  timeStamp: number
}

/** What a choice is made with. Enter on its button is a click that counts no presses. */
export type Press = Click | Digit

/** Where a choice stood when one was last made: on the board, if always in the same place there, and in the list. */
interface Stood {
  move: Move
  at: DOMRect | undefined
  digit: number
}
/** As many choices as a question at the board has room for. */
const few = 4

export class Choosing {
  readonly #offer: () => Offer | null
  /** The targets on the board. */
  readonly #drawn = new SvelteSet<{ move: Move; element: Element | undefined }>()
  #stood: readonly Stood[] = []
  /** Who chose what then. */
  #chosen: { mover: Seat | null; move: Move } | null = null
  #changed = 0
  /** The choices have just changed: only for tests, which wait for it. */
  fresh = $state(false)
  /** The move that is looked at in the list; gone with it. */
  considered = $state.raw<Move | null>(null)
  /** A move that can end the game, until it is said once more that it is wanted. */
  doubtful = $state.raw<Choice | null>(null)
  /** There is no room for the question at the board: it stands in the dock. */
  crowded = $state(false)

  readonly choices: readonly Choice[] = $derived.by(() => {
    const offer = this.#offer()
    return offer ? inOrder(choicesOf(offer.screen, offer.moves, offer.view, offer.tokens)) : []
  })
  /** Changes with the choices alone. */
  readonly #offered = $derived(JSON.stringify(this.choices.map(({ move }) => move)))
  readonly #offBoard = $derived(
    this.choices.filter(({ move }) => ![...this.#drawn].some((target) => sameJson(target.move, move))),
  )
  /** What the question at the board is about. */
  readonly about = $derived.by(() => {
    const offer = this.#offer()
    return offer?.screen.questionAt?.(offer.view, offer.moves) ?? null
  })
  readonly #isQuestion = $derived(
    this.about?.always ??
      (this.#offBoard.length === this.choices.length && (this.about !== null || this.choices.length > 1)),
  )
  /** What is asked at the board. */
  readonly asked = $derived(this.#isQuestion && this.choices.length <= few ? this.choices : [])
  /** What stands in the dock: whatever neither the board nor a question at it has a place for. */
  readonly inDock = $derived(this.asked.length === 0 ? this.#offBoard : this.crowded ? this.asked : [])

  constructor(offer: () => Offer | null) {
    this.#offer = offer
  }

  of(move: Move | undefined): Choice | undefined {
    return this.choices.find((choice) => sameJson(choice.move, move))
  }

  /** A target for this move is drawn on the board, as this element if it is always the same, until the returned function is called. */
  draws(move: Move, element?: Element): () => void {
    const target = { move, element }
    this.#drawn.add(target)
    return () => void this.#drawn.delete(target)
  }

  /** Whether it was meant for this: by when the hand made it, however late it is heard of. Enter has found its button. */
  isMeant(move: Move, mover: Seat | null, press?: Press): boolean {
    if (!press || isEnter(press) || press.timeStamp - this.#changed >= tooSoon) return true
    return this.stood(move, mover, press)
  }

  /**
   * Whether it stood there already when this person last chose, as a thing on the board: “Do nothing” says something else each
   * time. To whoever clicks twice, or presses a key twice, that says nothing.
   */
  stood(move: Move, mover: Seat | null, press: Press): boolean {
    if (!this.#chosen || this.#chosen.mover !== mover) return false
    const isTwice = isByMouse(press) ? press.detail > 1 : sameJson(this.#chosen.move, move)
    return !isTwice && this.#stood.some((one) => sameJson(one.move, move) && isAt(one, press))
  }

  /** Somebody makes their choice: this is what they see. */
  choose(mover: Seat | null, move: Move): void {
    this.#chosen = { mover, move }
    const listed = groupChoices(this.choices, this.choices.length).flatMap(({ choices }) => choices)
    this.#stood = [...this.#drawn].flatMap(({ move, element }) => {
      const digit = listed.findIndex((choice) => sameJson(choice.move, move))
      return digit < 0 ? [] : [{ move, at: element?.getBoundingClientRect(), digit }]
    })
  }

  /** Whether it is to be asked once more whether this is wanted. */
  doubts(move: Move): boolean {
    const choice = this.of(move)
    this.doubtful = choice?.grave && this.doubtful !== choice ? choice : null
    return this.doubtful !== null
  }

  /** To be called in an effect: whenever other choices are there. */
  renew(): () => void {
    void this.#offered
    this.considered = null
    this.crowded = false
    this.#changed = performance.now()
    this.fresh = true
    const settled = setTimeout(() => (this.fresh = false), tooSoon)
    return () => clearTimeout(settled)
  }
}

const isEnter = (press: Press): boolean => 'detail' in press && press.detail === 0
const isByMouse = (press: Press): press is Click => 'detail' in press && press.detail > 0

function isAt({ at, digit }: Stood, press: Press): boolean {
  if ('digit' in press) return press.digit === digit
  if (isEnter(press) || !at) return isEnter(press)
  const { clientX: x, clientY: y } = press
  return x >= at.left && x <= at.right && y >= at.top && y <= at.bottom
}
