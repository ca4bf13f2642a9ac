import { expect, it, vi } from 'vitest'
import type { Home, Settings } from '../electron/host/api.ts'

const answers: ((value: unknown) => void)[] = []
vi.mock('./client.ts', () => ({
  HostProblem: Error,
  request: () => new Promise((answer) => answers.push(answer)),
}))
const { home } = await import('./home.svelte.ts')

const settings: Settings = {
  speed: 'normal',
  theme: 'night',
  textSize: 'normal',
  movesOpen: false,
  side: 'closed',
  toldAboutSaving: true,
  askAlways: false,
  lessonsOffered: [],
}
const house = { settings, saved: [], notices: [] } as unknown as Home

it('keeps settings that were changed while the house was asked for', async () => {
  const first = home.load()
  answers.shift()?.(house)
  await first

  const asked = home.load()
  const saved = home.change({ speed: 'off' })
  const [old, stored] = answers.splice(0)
  old?.({ ...house, notices: [{ key: 'notice', params: {} }] })
  stored?.(null)
  await Promise.all([asked, saved])
  expect(home.value).toMatchObject({ settings: { speed: 'off' }, notices: [{ key: 'notice' }] })
})

it('goes on with older games where it stood, also when it is asked anew', async () => {
  const page = (ids: string[], next: string | null) => ({
    ...house,
    saved: ids.map((id) => ({ id })),
    next: next && { played: 0, id: next },
  })
  const answer = (value: unknown) =>
    vi.waitFor(() => answers.length > 0 || Promise.reject()).then(() => answers.shift()?.(value))
  const shown = () => home.value.saved.map(({ id }) => id)
  const loaded = home.load()
  await answer(page(['a', 'b'], 'b'))
  await loaded
  const more = home.loadMore()
  await answer(page(['c'], null))
  await more
  expect(shown()).toEqual(['a', 'b', 'c'])
  const again = home.load()
  await answer(page(['new', 'a'], 'a'))
  await answer(page(['b', 'c'], null))
  await again
  expect(shown()).toEqual(['new', 'a', 'b', 'c'])
})
