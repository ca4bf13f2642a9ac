/** What can be chosen now, where each choice stands, and what is being weighed. */
import { SvelteSet } from 'svelte/reactivity'
import type { Move, View } from '../../machines/kernel/game.ts'
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

/** So soon after the choices have changed, a click was meant for what stood there before. */
const tooSoon = 300
/** As many choices as a question at the board has room for. */
const few = 4

export class Choosing {
  readonly #offer: () => Offer | null
  /** The targets on the board. */
  readonly #drawn = new SvelteSet<{ move: Move }>()
  /** The choices have just changed. */
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

  /** A target for this move is drawn on the board, until the returned function is called. */
  draws(move: Move): () => void {
    const target = { move }
    this.#drawn.add(target)
    return () => void this.#drawn.delete(target)
  }

  /** Whether a click was meant for this. A key that is pressed makes a click too, one that counts no presses. */
  isMeant(click: MouseEvent | undefined): boolean {
    return !this.fresh || !click || click.detail === 0
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
    this.fresh = true
    const settled = setTimeout(() => (this.fresh = false), tooSoon)
    return () => clearTimeout(settled)
  }
}
