/** What can be chosen now, where each choice stands, and what is being weighed. */
import { SvelteSet } from 'svelte/reactivity'
import type { Move, Seat, View } from '../../machines/kernel/game.ts'
import { sameJson } from '../../machines/kernel/json.ts'
import type { Params } from '../../machines/kernel/journal.ts'
import type { GameScreen } from '../games/game.ts'
import type { Token } from '../messages/catalogue.ts'
import { choicesOf, inOrder, type Choice } from './moves.ts'

/** What the choices are made of. */
interface Offer {
  screen: GameScreen
  view: View
  moves: readonly Move[]
  tokens(key: string, params: Params): Token[]
}

/** So soon after the choices have changed, in ms, a click was meant for what stood there before. */
const tooSoon = 300

type Click = Pick<MouseEvent, 'detail' | 'timeStamp' | 'clientX' | 'clientY'>

/** Where a choice stood when one was last made, and whose it was. */
interface Stood {
  mover: Seat | null
  move: Move
  at: DOMRect
}
/** As many choices as a question at the board has room for. */
const few = 4

export class Choosing {
  readonly #offer: () => Offer | null
  /** The targets on the board. */
  readonly #drawn = new SvelteSet<{ move: Move; element: Element | undefined }>()
  #stood: readonly Stood[] = []
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

  /**
   * Whether a click was meant for this: by when the hand made it, however late it is heard of. A key makes a click too,
   * one that counts no presses.
   */
  isMeant(move: Move, mover: Seat | null, click?: Click): boolean {
    if (!click || click.detail === 0 || click.timeStamp - this.#changed >= tooSoon) return true
    return this.stood(move, mover, click)
  }

  /** Whether it stood there already when this person last chose; to whoever clicks twice that says nothing. */
  stood(move: Move, mover: Seat | null, { detail, clientX: x, clientY: y }: Click): boolean {
    const isWithin = ({ left, right, top, bottom }: DOMRect) => x >= left && x <= right && y >= top && y <= bottom
    const isIt = (one: Stood) => one.mover === mover && sameJson(one.move, move) && isWithin(one.at)
    return detail === 1 && this.#stood.some(isIt)
  }

  /** Somebody makes their choice: this is what they see. */
  choose(mover: Seat | null): void {
    this.#stood = [...this.#drawn].flatMap(({ move, element }) =>
      element && this.of(move) ? [{ mover, move, at: element.getBoundingClientRect() }] : [],
    )
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
