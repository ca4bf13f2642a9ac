/** What moves on the board by itself: over its place in the layout, and in the size that it has there. */
import type { AnimationConfig } from 'svelte/animate'
import type { TransitionConfig } from 'svelte/transition'
import { cubicOut } from 'svelte/easing'
import { pace } from '../../ui/motion.ts'

const time = 300

const over = (x: number, y: number) => (_: number, left: number) => `translate: ${x * left}px ${y * left}px`

/** In a list: to its new place. */
export function glide(_: Element, { from, to }: { from: DOMRect; to: DOMRect }): AnimationConfig {
  return { duration: time * pace(), easing: cubicOut, css: over(from.left - to.left, from.top - to.top) }
}

/** What is put down: from where it lay. */
export function comesFrom(node: Element, anchor: string): TransitionConfig {
  const there = document.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`)?.getBoundingClientRect()
  if (!there) return { duration: 0 }
  const here = node.getBoundingClientRect()
  const x = there.left + there.width / 2 - here.left - here.width / 2
  const y = there.top + there.height / 2 - here.top - here.height / 2
  return { duration: time * pace(), easing: cubicOut, css: over(x, y) }
}
