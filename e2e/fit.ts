/** Looks over a screen for what no size of window or text may do to it. */
import type { Page } from './harness.ts'

/**
 * All that is wrong: a page that scrolls, text that is clipped, too small or too pale, buttons that are covered or can't be reached,
 * hidden labels that stick out of what scrolls. What scrolls by itself counts as seen: it can be scrolled to. Marked as an
 * exception in the page are `data-decor` (a picture made of letters) and `data-mark` (a mark on a small piece: 12 px).
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const nameOf = (element: Element): string => {
      const parent = element.closest('[class]')
      const said = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
      const classes = [...(parent?.classList ?? [])].filter((one) => !one.startsWith('s-')).join('.')
      return `<${element.tagName.toLowerCase()} ${classes}> “${said}”`
    }
    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element): CSSStyleDeclaration => {
      const style = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, style)
      return style
    }
    const clips = (element: Element) => /hidden|clip/.test(styleOf(element).overflowX + styleOf(element).overflowY)
    const scrolls = (element: Element) => /auto|scroll/.test(styleOf(element).overflowX + styleOf(element).overflowY)
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.visually-hidden, [data-decor], [inert], .sky, .measure, .skip')

    function checkPage() {
      const { scrollWidth, scrollHeight } = document.documentElement
      if (scrollWidth > innerWidth + 1) found.add(`the page scrolls sideways: ${scrollWidth} > ${innerWidth}`)
      if (scrollHeight > innerHeight + 1) found.add(`the page scrolls: ${scrollHeight} > ${innerHeight}`)
    }

    /** Words as they are told from others: between a picture and its name there may be a space. */
    const bare = (text: string | null) => text?.replace(/\s+/g, '')

    /** What ends in an ellipsis, and says all of it to whoever points at it. */
    const isShortened = (element: Element) => {
      const { textOverflow, webkitLineClamp } = styleOf(element)
      const hasEllipsis = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      return hasEllipsis && bare(element.getAttribute('title')) === bare(element.textContent)
    }

    /** How far a box sticks out of what cuts it off. */
    function clippedBy(element: Element, box: DOMRect): Element | null {
      for (let outer: Element | null = element; outer; outer = outer.parentElement) {
        if (scrolls(outer)) return null
        if (!clips(outer)) continue
        const edge = outer.getBoundingClientRect()
        const out = Math.max(edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom)
        // Lines are higher than their letters.
        if (out > Math.max(2, box.height * 0.22)) return outer
      }
      return null
    }

    /** Red, green, blue and how opaque. */
    const rgba = (colour: string): number[] => [...(colour.match(/[\d.]+/g) ?? []).map(Number), 1].slice(0, 4)

    /** What a text stands on, where that is one plain colour. */
    function groundOf(element: Element): string | null {
      for (let outer: Element | null = element; outer; outer = outer.parentElement) {
        const { backgroundColor, backgroundImage, opacity } = styleOf(outer)
        if (backgroundImage !== 'none' || opacity !== '1' || !/^rgba?\(/.test(backgroundColor)) return null
        const [, , , opaque = 0] = rgba(backgroundColor)
        if (opaque === 1) return backgroundColor
        if (opaque > 0) return null
      }
      return null
    }

    function luminance(colour: string): number {
      const [red = 0, green = 0, blue = 0] = rgba(colour).map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /** WCAG 1.4.3; what is disabled may be paler. */
    function checkContrast(element: Element) {
      if (element instanceof SVGElement || element.closest(':disabled, [aria-disabled=true]')) return
      const { color, fontSize, fontWeight } = styleOf(element)
      const ground = groundOf(element)
      if (ground === null || !/^rgb\(/.test(color)) return
      const [dark = 0, light = 0] = [luminance(color), luminance(ground)].toSorted((a, b) => a - b)
      const contrast = (light + 0.05) / (dark + 0.05)
      const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
      if (contrast < (isLarge ? 3 : 4.5)) found.add(`a contrast of ${contrast.toFixed(1)}: ${nameOf(element)}`)
    }

    function checkText() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        if (!element || !node.textContent?.trim() || !isSeen(element)) continue
        checkContrast(element)
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const box of range.getClientRects()) {
          if (box.width < 1) continue
          const by = clippedBy(element, box)
          if (by && !isShortened(element) && !isShortened(by))
            found.add(`clipped by <${by.tagName.toLowerCase()} ${by.classList[0] ?? ''}>: ${nameOf(element)}`)
        }
        const inPicture = element instanceof SVGTextContentElement
        const scale = inPicture ? Math.abs(element.getScreenCTM()?.d ?? 1) : 1
        const size = parseFloat(styleOf(element).fontSize) * scale
        const least = inPicture || element.closest('[data-mark]') ? 12 : 14
        if (size < least - 0.1) found.add(`text of ${size.toFixed(1)} px: ${nameOf(element)}`)
      }
    }

    function checkButtons() {
      for (const button of document.querySelectorAll<HTMLElement>('button, a[href], summary, input')) {
        if (!isSeen(button) || button.closest('.over-label')) continue
        const scrollers: [Element, number, number][] = []
        for (let outer = button.parentElement; outer; outer = outer.parentElement)
          scrollers.push([outer, outer.scrollLeft, outer.scrollTop])
        button.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
        const { left, top, width, height, right, bottom } = button.getBoundingClientRect()
        const points = [0.5, 0.2, 0.8].flatMap((x) => [0.5, 0.2, 0.8].map((y) => [left + width * x, top + height * y]))
        const hit = points.some(([x = 0, y = 0]) => {
          const at = document.elementFromPoint(x, y)
          return at !== null && (button.contains(at) || at.contains(button))
        })
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
          // Larger than its window, it is enough that a part of it can be reached.
          if (!hit) found.add(`off the screen: ${nameOf(button)}`)
        } else if (!hit) found.add(`covered: ${nameOf(button)}`)
        if (width < 23.5 || height < 23.5)
          found.add(`a target of ${width.toFixed()} × ${height.toFixed()}: ${nameOf(button)}`)
        for (const [outer, x, y] of scrollers) outer.scrollTo({ left: x, top: y, behavior: 'instant' })
      }
    }

    function checkHidden() {
      for (const label of document.querySelectorAll<HTMLElement>('.visually-hidden')) {
        let scroller = label.parentElement
        while (scroller && !scrolls(scroller)) scroller = scroller.parentElement
        const { offsetParent } = label
        if (scroller && offsetParent && scroller !== offsetParent && !scroller.contains(offsetParent))
          found.add(`a hidden label sticks out of <${scroller.className}>: ${nameOf(label)}`)
      }
    }

    checkPage()
    checkText()
    checkButtons()
    checkHidden()
    checkPage()
    return [...found]
  })
}
