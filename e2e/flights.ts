/** What flies over the board is gone in a moment: here it waits until a test has seen it, however slow the machine is. */
import { expect, type Page } from './harness.ts'

/** From now on whatever flies in this window stays in the air, and the table waits for it, until it is told to land. */
export async function holdFlights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      const held = { ...(options as KeyframeAnimationOptions), duration: 3_600_000 }
      return animate.call(this, frames, this.matches('[data-flight]') ? held : options)
    }
    // Nor does the table go on after a while, as it does in a window that nobody sees.
    const start = window.setTimeout.bind(window)
    const later = (work: TimerHandler, time = 0) => start(work, time > 1000 ? 3_600_000 : time)
    Object.assign(window, { setTimeout: later })
  })
}

export const flying = (page: Page) => page.locator('[data-flight]')

/** Lets one after the other arrive, until something of this kind is in the air. */
export async function takesOff(page: Page, kind: string): Promise<void> {
  const isThere = () =>
    flying(page).evaluateAll((all, kind) => {
      const isMeant = (flyer: HTMLElement | SVGElement) => flyer.dataset.flight?.startsWith(kind) ?? false
      for (const flyer of all) if (!isMeant(flyer)) for (const flight of flyer.getAnimations()) flight.finish()
      return all.some(isMeant)
    }, kind)
  await expect.poll(isThere, `${kind} in the air`).toBe(true)
}

export const land = (page: Page): Promise<void> =>
  flying(page).evaluateAll((all) => {
    for (const flight of all.flatMap((flyer) => flyer.getAnimations())) flight.finish()
  })

/** Counts everything that ever flies from now on. */
export async function watchFlights(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = new Set<Node>()
    Object.assign(window, { flown: seen })
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node instanceof HTMLElement && node.dataset.flight) seen.add(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { flown: Set<Node> }).flown.size)
}
