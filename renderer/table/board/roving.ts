/** One tab stop for many things, and arrow keys that lead to the nearest in their direction. */
import type { Attachment } from 'svelte/attachments'
import type { Box } from './beside.ts'

const directions = {
  ArrowLeft: { axis: 'x', sign: -1 },
  ArrowRight: { axis: 'x', sign: 1 },
  ArrowUp: { axis: 'y', sign: -1 },
  ArrowDown: { axis: 'y', sign: 1 },
} as const
type Arrow = keyof typeof directions
const isArrow = (key: string): key is Arrow => Object.hasOwn(directions, key)

/** The one that lies nearest in the arrow's direction; what lies in line counts as nearer. */
export function nearest(from: Box, others: readonly Box[], arrow: Arrow): number | null {
  const { axis, sign } = directions[arrow]
  let [best, least] = [null as number | null, Infinity]
  for (const [index, other] of others.entries()) {
    const ahead = sign * (middle(other, axis) - middle(from, axis))
    if (ahead < 2) continue
    const aside = apart(from, other, axis === 'x' ? 'y' : 'x')
    const far = ahead + 3 * aside
    if (far < least) [best, least] = [index, far]
  }
  return best
}

const ends = (box: Box, axis: 'x' | 'y'): [number, number] =>
  axis === 'x' ? [box.left, box.right] : [box.top, box.bottom]
const middle = (box: Box, axis: 'x' | 'y'): number => (ends(box, axis)[0] + ends(box, axis)[1]) / 2

/** How far two boxes are out of line: nothing if one's middle is within the other, else from middle to middle. */
function apart(a: Box, b: Box, axis: 'x' | 'y'): number {
  const within = (box: Box, at: number) => at >= ends(box, axis)[0] && at <= ends(box, axis)[1]
  return within(a, middle(b, axis)) || within(b, middle(a, axis)) ? 0 : Math.abs(middle(a, axis) - middle(b, axis))
}

/**
 * What matches the selector within the element shares one tab stop: where the focus was last, else the first that can
 * be acted on. From the element itself, too, an arrow leads in, and from where the focus only rests (`data-rest`).
 */
export function roving(selector: string): Attachment<HTMLElement> {
  return (element) => {
    /** Where the focus was last. */
    let current: HTMLElement | undefined
    let planned = false
    // A thing and the button over or around it are one stop: the button. What is only a picture is none.
    const isStop = (one: HTMLElement) =>
      one.matches('button') || !(one.querySelector(selector) ?? one.closest('button, [aria-hidden="true"]'))
    const all = () =>
      [...element.querySelectorAll<HTMLElement>(selector)].filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && isStop(one),
      )
    const first = (members: readonly HTMLElement[]) =>
      ['.legal', 'button:not([aria-disabled="true"])', '*']
        .map((wanted) => members.find((one) => one.matches(wanted)))
        .find((one) => one !== undefined)
    const stopIn = (members: readonly HTMLElement[]) =>
      current && members.includes(current) ? current : first(members)

    function arrange() {
      planned = false
      const members = all()
      const stop = stopIn(members)
      for (const member of members) member.tabIndex = member === stop ? 0 : -1
    }
    function plan() {
      if (planned) return
      planned = true
      queueMicrotask(arrange)
    }
    function focused({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement) || !target.matches(selector)) return
      current = target
      arrange()
    }
    function walk(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !isArrow(event.key)) return
      const { activeElement } = document
      const members = all()
      const at = members.indexOf(activeElement as HTMLElement)
      if (at < 0 && activeElement !== element && !activeElement?.matches('[data-rest]')) return
      const boxes = members.map((member) => member.getBoundingClientRect())
      const from = boxes[at]
      const to = from ? nearest(from, boxes, event.key) : null
      const next = from ? members[to ?? -1] : current?.matches('.legal') ? stopIn(members) : first(members)
      // At its edge whatever is around it leads on.
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    function enter(event: KeyboardEvent) {
      if (!element.contains(event.target as Node)) walk(event)
    }

    element.addEventListener('focusin', focused)
    element.addEventListener('keydown', walk)
    document.addEventListener('keydown', enter)
    const observer = new MutationObserver(plan)
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['aria-disabled', 'data-about'] })
    arrange()
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', focused)
      element.removeEventListener('keydown', walk)
      document.removeEventListener('keydown', enter)
    }
  }
}
