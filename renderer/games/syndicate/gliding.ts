/**
 * Cards whose place or size changes glide there, whatever has moved them: another card that came or went, a new round, a
 * question beside them. Where each lies is known by its name, so that a card also glides from one list to another.
 */
import { createContext } from 'svelte'
import { pace } from '../../ui/motion.ts'

/** Where something is laid on the board, in pixels, whatever is moved or scaled on its way there. */
export interface Place {
  left: number
  top: number
  width: number
  height: number
}

interface Thing {
  name: string
  /** Whose place it comes from, if it had none of its own. */
  from: string | undefined
}

/** In milliseconds, at the usual pace. */
const [glideTime, appearTime] = [320, 260]

export class Gliding {
  #ground: HTMLElement | undefined
  #things = new Map<HTMLElement, Thing>()
  #places = new Map<string, Place>()
  #ways = new WeakMap<HTMLElement, Animation>()
  /** What window and text give the board: nothing glides because that has changed. */
  #room = ''
  #resized: ResizeObserver | undefined

  /** The board: what is laid on it glides over it. */
  readonly over = (ground: HTMLElement): (() => void) => {
    this.#ground = ground
    const changed = new MutationObserver(() => this.#settle())
    changed.observe(ground, { childList: true, subtree: true })
    return () => {
      changed.disconnect()
      this.#resized?.disconnect()
    }
  }

  /** A card of this name; one that wasn't there before comes from where that other was. */
  readonly as =
    (name: string, from?: string) =>
    (element: HTMLElement): (() => void) => {
      this.#resized ??= new ResizeObserver(() => this.#settle())
      this.#resized.observe(element)
      this.#things.set(element, { name, from })
      return () => {
        this.#resized?.unobserve(element)
        this.#things.delete(element)
      }
    }

  /** After every change, before it is drawn. */
  #settle(): void {
    const ground = this.#ground
    if (!ground) return
    const { innerWidth, innerHeight } = window
    const room = [innerWidth, innerHeight, ground.clientWidth, getComputedStyle(ground).fontSize].join()
    const isStill = room !== this.#room || pace() === 0
    this.#room = room
    const before = this.#places
    this.#places = new Map()
    for (const [element, { name, from }] of this.#things) {
      const place = placeOn(ground, element)
      this.#places.set(name, place)
      if (isStill) this.#ways.get(element)?.cancel()
      else if (before.size > 0) this.#move(element, before.get(name) ?? before.get(from ?? ''), place)
    }
  }

  #move(element: HTMLElement, before: Place | undefined, place: Place): void {
    if (!before) return void element.animate(appearing, { duration: appearTime * pace(), easing: 'ease-out' })
    if (isSame(before, place)) return
    const seen = seenAt(before, new DOMMatrix(getComputedStyle(element).transform))
    this.#ways.get(element)?.cancel()
    const keyframes = [into(place, seen), 'none'].map((transform) => ({ transform, transformOrigin: '0 0', zIndex: 1 }))
    this.#ways.set(element, element.animate(keyframes, { duration: glideTime * pace(), easing }))
  }
}

const easing = 'cubic-bezier(0.3, 0, 0.15, 1)'
const appearing: Keyframe[] = [{ opacity: 0, transform: 'translateY(-0.8rem)' }, {}]

/** Layout alone: no scrolling, and nothing that is on its way. */
function placeOn(ground: HTMLElement, element: HTMLElement): Place {
  let [left, top] = [0, 0]
  for (
    let outer: Element | null = element;
    outer instanceof HTMLElement && outer !== ground;
    outer = outer.offsetParent
  ) {
    left += outer.offsetLeft
    top += outer.offsetTop
  }
  return { left, top, width: element.offsetWidth, height: element.offsetHeight }
}

/** To the pixel: layout is told no finer. */
export const isSame = (a: Place, b: Place): boolean =>
  (['left', 'top', 'width', 'height'] as const).every((side) => Math.abs(a[side] - b[side]) < 1.5)

/** Where something is seen that is laid there, and still on its way. */
export function seenAt({ left, top, width, height }: Place, way: Pick<DOMMatrix, 'a' | 'd' | 'e' | 'f'>): Place {
  return { left: left + way.e, top: top + way.f, width: width * way.a, height: height * way.d }
}

/** What makes something that is laid in one place be seen in another. */
export function into(laid: Place, seen: Place): string {
  const [x, y] = [seen.left - laid.left, seen.top - laid.top]
  return `translate(${x}px, ${y}px) scale(${seen.width / (laid.width || 1)}, ${seen.height / (laid.height || 1)})`
}

export const [useGliding, provideGliding] = createContext<Gliding>()
