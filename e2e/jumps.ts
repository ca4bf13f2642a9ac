/** What jumps on a screen: from one picture to the next, though nothing came, went or changed beside it or in it. */
import type { Page } from './harness.ts'

/** Watches from now on. */
export async function watchJumps(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    interface Shift extends PerformanceEntry {
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const jumps: string[] = []
    Object.assign(window, { jumps })
    /** When pictures were made; what had changed before them, and what was on its way. The last of each. */
    const frames: number[] = []
    let changes: { at: number; target: Node; isList: boolean }[] = []
    let glides: { from: number; to: number; target: Element }[] = []
    const tick = () => {
      frames.push(performance.now())
      const [oldest = 0] = frames.splice(0, frames.length - 600)
      if (oldest > 0) {
        changes = changes.filter(({ at }) => at > oldest)
        glides = glides.filter(({ to }) => to > oldest)
      }
      requestAnimationFrame(tick)
    }
    tick()
    new MutationObserver((records) => {
      const at = performance.now()
      for (const { type, target } of records) changes.push({ at, target, isList: type === 'childList' })
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
    const goes = (target: Element) => {
      const glide = { from: performance.now(), to: Infinity, target }
      glides.push(glide)
      return () => void (glide.to = performance.now())
    }
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how)
      animation.finished.catch(() => {}).then(goes(this))
      return animation
    }
    for (const name of ['transitionend', 'transitioncancel'] as const)
      document.addEventListener(name, ({ target }) => {
        // One that is turned round is cancelled when the next has begun.
        if ((target as Element).getAnimations().length > 0) return
        for (const glide of glides) if (glide.target === target) glide.to = Math.min(glide.to, performance.now())
      })
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (/height|width|padding|margin|flex/.test(propertyName)) goes(target as Element)
    })

    const classOf = ({ tagName, classList }: Element) =>
      [tagName.toLowerCase(), ...[...classList].filter((one) => !/^s(velte)?-/.test(one))].join('.')
    const nameOf = (element: Element) => {
      const outer = element.parentElement
      const said = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 30)
      return `${outer ? `${classOf(outer)} > ` : ''}${classOf(element)} “${said}”`
    }
    /** Where what comes or goes makes room for others: what it lies in, and the lists around that. */
    function around(element: Element): Node[] {
      const outer: Node[] = element.parentNode ? [element.parentNode] : []
      for (let list = element.closest('ul, ol'); list; list = list.parentElement?.closest('ul, ol') ?? null)
        outer.push(list)
      return outer
    }
    /** Something came or went beside it, it says something else, or it is on its way by and by, alone or with what is beside it. */
    function isExplained(element: Element, time: number): boolean {
      // A picture is dated by when it was begun, or by when it was done: one more on either side.
      const picture = frames.findLastIndex((frame) => frame <= time)
      const [since, until] = [frames[picture - 2] ?? 0, frames[picture + 2] ?? Infinity]
      const places = around(element)
      const changed = changes.some(
        ({ at, target, isList }) =>
          at > since && at <= until && (element.contains(target) || (isList && places.includes(target))),
      )
      const glided = glides.some(
        ({ from, to, target }) => from <= until && to >= since && target.parentElement?.contains(element),
      )
      return changed || glided
    }
    /** A place without anything in it. */
    function isBare(element: Element): boolean {
      const { backgroundColor, backgroundImage, borderStyle } = getComputedStyle(element)
      const isPlain = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && borderStyle === 'none'
      return isPlain && element.textContent.trim() === '' && element.querySelector('svg, i') === null
    }
    new PerformanceObserver((list) => {
      for (const { startTime, sources, hadRecentInput } of list.getEntries() as Shift[])
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          if (hadRecentInput || !element?.isConnected || isBare(element) || isExplained(element, startTime)) continue
          const by = [to.x - from.x, to.y - from.y].map(Math.round).join(', ')
          const grown = [to.width - from.width, to.height - from.height].map(Math.round).join(', ')
          const caption = document.querySelector('.dock .prompt p')?.textContent.trim() ?? ''
          jumps.push(`${nameOf(element)} by ${by}, larger by ${grown} (${caption})`)
        }
    }).observe({ type: 'layout-shift' })
  })
  return () => page.evaluate(() => (window as unknown as { jumps: string[] }).jumps)
}
