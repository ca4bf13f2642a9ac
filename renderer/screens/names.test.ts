import { expect, it } from 'vitest'

const screens = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true })

/** What has names that are its own: moves by their words, packages, options of a game. */
const named = ['choices', 'offBoard', 'notices', 'specs']

it('never tell people apart, of whom several may have one name', () => {
  const lists = Object.values(screens).flatMap((text) => [...text.matchAll(/\{#each (.+?) as .*\(([^()]*)\)\}/g)])
  expect(lists.length).toBeGreaterThan(50)
  const byName = lists.filter(([, , key]) => /\bname$/.test(key ?? '')).map(([, list]) => list)
  expect(byName.filter((list) => !named.includes(list ?? ''))).toEqual([])
})
