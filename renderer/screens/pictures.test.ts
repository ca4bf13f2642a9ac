import { beforeEach, expect, it, vi } from 'vitest'

/** What the window asks for; each game's picture says whose it is. */
const { request, HostProblem } = vi.hoisted(() => ({
  request: vi.fn(async (_: string, { ids }: { ids: string[] }) => ids.map((id) => ({ id, table: { of: id } }))),
  HostProblem: class extends Error {},
}))
vi.mock('../client.ts', () => ({ request, HostProblem }))

/** Says which of the things that it watches have come into sight. */
class Sight {
  static last: Sight
  readonly watched = new Set<Element>()
  readonly #tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
    Sight.last = this
  }
  observe = (element: Element) => void this.watched.add(element)
  unobserve = (element: Element) => void this.watched.delete(element)
  async show(...elements: Element[]): Promise<void> {
    const entries = [...this.watched].map((target) => ({ target, isIntersecting: elements.includes(target) }))
    this.#tell(entries as unknown as IntersectionObserverEntry[], this as unknown as IntersectionObserver)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const card = (id: string, played = 1) => ({ id, played })
const element = () => ({}) as Element
const asked = () => request.mock.calls.map(([, { ids }]) => ids)

let pictures: typeof import('./pictures.svelte.ts').pictures
beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', Sight)
  vi.resetModules()
  request.mockClear()
  ;({ pictures } = await import('./pictures.svelte.ts'))
})

it('of the cards that come into sight together are asked for in one request, and each once', async () => {
  const [a, b, c] = [element(), element(), element()]
  pictures.whenSeen(card('a'))(a)
  pictures.whenSeen(card('b'))(b)
  pictures.whenSeen(card('c'))(c)
  expect(asked()).toEqual([])
  await Sight.last.show(a, b)
  expect(asked()).toEqual([['a', 'b']])
  expect(['a', 'b', 'c'].map((id) => pictures.of(card(id)))).toEqual([{ of: 'a' }, { of: 'b' }, undefined])
  await Sight.last.show(a, b, c)
  expect(asked()).toEqual([['a', 'b'], ['c']])
})

it('are kept when the shelf is shown again, and drawn anew of a game that was played on', async () => {
  const gone = pictures.whenSeen(card('a'))(element())
  await Sight.last.show(...Sight.last.watched)
  gone()
  expect(Sight.last.watched.size).toBe(0)
  pictures.whenSeen(card('a'))(element())
  await Sight.last.show(...Sight.last.watched)
  expect(asked()).toEqual([['a']])
  pictures.whenSeen(card('a', 2))(element())
  await Sight.last.show(...Sight.last.watched)
  expect(asked()).toEqual([['a'], ['a']])
})

it('are none of a game that the host can make nothing of', async () => {
  request.mockResolvedValueOnce([])
  pictures.whenSeen(card('a'))(element())
  await Sight.last.show(...Sight.last.watched)
  expect(pictures.of(card('a'))).toBeNull()
})

it('are left out if the host can’t give them, and asked for again with the next card', async () => {
  request.mockRejectedValueOnce(new HostProblem('The host is gone'))
  pictures.whenSeen(card('a'))(element())
  await Sight.last.show(...Sight.last.watched)
  expect(pictures.of(card('a'))).toBeUndefined()
  pictures.whenSeen(card('a'))(element())
  await Sight.last.show(...Sight.last.watched)
  expect(pictures.of(card('a'))).toEqual({ of: 'a' })
})
