/** The small pictures of saved games: asked for when their cards come into sight, all that come at once in one request. */
import { SvelteMap } from 'svelte/reactivity'
import type { SavedGame } from '../../electron/host/api.ts'
import type { View } from '../../machines/kernel/game.ts'
import { HostProblem, request } from '../client.ts'

type Card = Pick<SavedGame, 'id' | 'played'>

class Pictures {
  readonly #tables = new SvelteMap<string, View | null>()
  /** As of when they have been asked for: a game that was played on is pictured anew. */
  readonly #asked = new Map<string, number>()
  readonly #cards = new WeakMap<Element, Card>()
  #observer: IntersectionObserver | undefined

  /** What it is drawn from, once that is there; null if there is nothing to be seen. */
  of({ id }: Card): View | null | undefined {
    return this.#tables.get(id)
  }

  /** A card of this game: nothing is asked for before it is nearly in sight. */
  whenSeen(card: Card): (element: Element) => () => void {
    return (element) => {
      const observer = (this.#observer ??= new IntersectionObserver((seen) => void this.#come(seen), {
        rootMargin: '25%',
      }))
      this.#cards.set(element, card)
      observer.observe(element)
      return () => observer.unobserve(element)
    }
  }

  async #come(seen: readonly IntersectionObserverEntry[]): Promise<void> {
    const cards = seen.flatMap(({ isIntersecting, target }) => {
      const card = isIntersecting ? this.#cards.get(target) : undefined
      if (card) this.#observer?.unobserve(target)
      return card && this.#asked.get(card.id) !== card.played ? [card] : []
    })
    if (cards.length === 0) return
    for (const { id, played } of cards) this.#asked.set(id, played)
    try {
      const found = await request('pictures', { ids: cards.map(({ id }) => id) })
      for (const { id } of cards) this.#tables.set(id, found.find((each) => each.id === id)?.table ?? null)
    } catch (error) {
      for (const { id } of cards) this.#asked.delete(id)
      // A card without a picture says all the same what it is; that the host is gone is said elsewhere.
      if (!(error instanceof HostProblem)) throw error
    }
  }
}

export const pictures = new Pictures()
