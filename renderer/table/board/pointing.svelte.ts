/** What is pointed at, focused or pressed for long on the table, and why it can't be done: what the bubble says. */
import type { Refusal } from '../../../machines/kernel/game.ts'

/** How long something must be pointed at, and how long the bubble stays after it was left, in ms. */
const patience = 350

export class Pointing {
  /** The thing, and what it carries as `data-about`. */
  thing = $state.raw<{ element: HTMLElement; what: string } | null>(null)
  why = $state.raw<{ element: Element; refusal: Refusal } | null>(null)
  #timer = 0
  #fading = 0
  /** Where the pointer was last, and what brought it there. */
  #at = ''
  #moved: PointerEvent | null = null
  /** A finger was held on something, and has been told what it is. */
  #held = false

  explain(refusal: Refusal | null, element: Element): void {
    clearTimeout(this.#fading)
    if (refusal) this.why = { element, refusal }
    else if (this.why?.element === element) this.#fading = window.setTimeout(() => (this.why = null), patience)
  }

  /** A refusal is true only as long as nothing happens; a thing is what it is as long as it lies there. */
  happened(): void {
    this.why = null
    if (this.thing && !this.thing.element.isConnected) this.thing = null
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.thing = null
    this.why = null
  }

  /** The bubble itself is pointed at: it stays. */
  hold(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#fading)
  }
  release(): void {
    this.hold()
    this.#timer = this.#fading = window.setTimeout(() => this.clear(), patience)
  }

  /** A pointer that lies still is said to move when something changes under it. */
  hasMoved(event: PointerEvent): boolean {
    return event === this.#moved
  }

  /** Listens to all that happens within the element. */
  watch = (root: HTMLElement): (() => void) => {
    const look = (x: number, y: number) => {
      // What can be clicked often lies over what it stands for.
      const under = document.elementsFromPoint(x, y).map((element) => thingOf(element))
      this.thing = under.find((thing) => thing !== null && root.contains(thing.element)) ?? null
    }
    const point = (event: PointerEvent) => {
      const { clientX, clientY, pointerType } = event
      const at = `${clientX} ${clientY}`
      if (at === this.#at) return
      this.#at = at
      this.#moved = event
      clearTimeout(this.#timer)
      if (pointerType !== 'touch') this.#timer = window.setTimeout(() => look(clientX, clientY), patience)
    }
    const press = ({ clientX, clientY, pointerType }: PointerEvent) => {
      this.clear()
      this.#held = false
      if (pointerType !== 'touch') return
      this.#timer = window.setTimeout(() => {
        look(clientX, clientY)
        this.#held = this.thing !== null
      }, patience)
    }
    // Who wants to know what something is has not chosen it. What can't be chosen says why.
    const click = (event: MouseEvent) => {
      if (this.#held && !(event.target as Element).closest('[aria-disabled=true]')) event.stopPropagation()
      this.#held = false
    }
    const leave = () => {
      clearTimeout(this.#timer)
      this.#timer = window.setTimeout(() => (this.thing = null), patience)
    }
    const focus = ({ target }: FocusEvent) => {
      clearTimeout(this.#timer)
      if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
      // The board itself, when it has the focus, is about no one thing on it.
      const within = target.matches('button') ? target.querySelector('[data-about]') : null
      this.thing = thingOf(target) ?? thingOf(within)
    }
    // What goes while the board is drawn anew loses the focus in the middle of that.
    const blur = ({ relatedTarget: next }: FocusEvent) => {
      // The bubble itself is clicked: it stays where it is.
      if (next instanceof Element && next.closest('.why')) return
      clearTimeout(this.#timer)
      this.#timer = window.setTimeout(() => (this.thing = null))
    }
    const listeners = { pointerdown: press, pointerleave: leave, focusin: focus, focusout: blur }
    // Before whoever asks whether it has moved.
    root.addEventListener('pointermove', point, { capture: true })
    root.addEventListener('click', click, { capture: true })
    for (const [type, listener] of Object.entries(listeners)) root.addEventListener(type, listener as EventListener)
    return () => {
      this.clear()
      root.removeEventListener('pointermove', point, { capture: true })
      root.removeEventListener('click', click, { capture: true })
      for (const [type, listener] of Object.entries(listeners))
        root.removeEventListener(type, listener as EventListener)
    }
  }
}

function thingOf(element: Element | null): Pointing['thing'] {
  const about = element?.closest<HTMLElement>('[data-about]')
  return about ? { element: about, what: about.dataset.about ?? '' } : null
}
