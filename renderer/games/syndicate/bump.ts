/** A number that has changed makes itself noticed. */
import { pace } from '../../ui/motion.ts'

const shown = new WeakMap<Element, number>()

export const bump =
  (value: number) =>
  (node: HTMLElement): void => {
    const before = shown.get(node)
    shown.set(node, value)
    if (before === undefined || before === value || pace() === 0) return
    node.animate([{ scale: 1 }, { scale: 1.4, offset: 0.35 }, { scale: 1 }], {
      duration: 320 * pace(),
      easing: 'ease-out',
    })
  }
