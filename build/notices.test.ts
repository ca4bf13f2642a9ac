import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { noticesOf, packageOf, toText } from './notices.ts'
import { root } from './paths.ts'

const bundled = ['svelte', 'xstate', 'valibot', 'pure-rand', 'better-sqlite3', 'electron']
const fonts = ['@fontsource/big-shoulders-stencil', '@fontsource-variable/source-sans-3']

/** Every picture that a screen asks for, whether it is bundled yet or not. */
const pictures = [
  ...new Set(
    globSync('renderer/**/*.{ts,svelte}', { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/~icons\/game-icons\/([\w-]+)/g)].map(([, name]) => name!),
    ),
  ),
]

it('have the licence of every program and typeface, with its text', () => {
  const { programs, faces } = noticesOf([...bundled, ...fonts], [])
  expect(programs.map(({ name }) => name)).toEqual([
    'better-sqlite3',
    'Chromium and Node.js',
    'electron',
    'pure-rand',
    'SQLite',
    'svelte',
    'valibot',
    'xstate',
  ])
  expect(faces.map(({ name, licence }) => [name, licence])).toEqual([
    ['Big Shoulders Stencil', 'OFL-1.1'],
    ['Source Sans 3', 'OFL-1.1'],
  ])
  for (const { text } of faces) expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1')
  for (const { name, text } of programs) expect(text.length, name).toBeGreaterThan(60)
})

it('have the author of every picture', () => {
  expect(pictures.length).toBeGreaterThan(100)
  const named = noticesOf([], pictures).pictures.flatMap(({ names }) => names)
  expect(named.toSorted()).toEqual(pictures.toSorted())
})

it('say under which licence an author’s pictures are', () => {
  expect(noticesOf([], ['raven', 'fox-head', 'acorn', 'heart-plus']).pictures).toEqual([
    { author: 'Lorc', licence: 'CC BY 3.0', names: ['acorn', 'fox-head', 'raven'] },
    { author: 'Zeromancer', licence: 'CC0 1.0', names: ['heart-plus'] },
  ])
})

it('can’t be made for a package without a licence text, or a picture without an author', () => {
  expect(() => noticesOf(['@iconify-json/game-icons'], [])).toThrow('@iconify-json/game-icons is bundled')
  expect(() => noticesOf([], ['raven', 'night-watch-by-rembrandt'])).toThrow(
    'The picture night-watch-by-rembrandt has no author',
  )
})

it.each([
  ['/home/ann/larceny/node_modules/svelte/src/index.js', 'svelte'],
  ['../node_modules/@fontsource/anton/files/anton.woff2', '@fontsource/anton'],
  ['/a/node_modules/svelte/node_modules/esm-env/index.js', 'esm-env'],
  ['\0vite/preload-helper.js', 'vite'],
  ['\0rolldown/runtime.js', 'rolldown'],
  ['/home/ann/larceny/renderer/main.ts', undefined],
  ['~icons/game-icons/raven.svelte', undefined],
])('%j is of %j', (id, name) => {
  expect(packageOf(id)).toBe(name)
})

it('can be read as a text', () => {
  const text = toText(noticesOf(bundled, ['raven', 'fox-head']))
  expect(text).toContain('svelte 5.')
  expect(text).toContain('Made by Lorc (CC BY 3.0): fox-head, raven')
})
