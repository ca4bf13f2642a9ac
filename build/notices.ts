/** The licences of all that is bundled, found by looking at what the bundles are made of. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Notice, Notices, Pictures } from '../renderer/screens/notices.ts'
import { modules, root } from './paths.ts'

/** What is shipped beside the bundles. */
const beside = ['better-sqlite3', 'electron']

/** All pictures are under CC BY 3.0 but those of these authors. */
const publicDomain = ['Viscious Speed', 'Zeromancer']

/** In the database's binary, and in no package of its own. */
const sqlite: Notice = {
  name: 'SQLite',
  version: '',
  licence: 'Public domain',
  text: 'The authors of SQLite have dedicated its code to the public domain.\nSee https://sqlite.org/copyright.html',
}

/** Electron's binary is made of these; their licences fill a file of 10 MB, which it brings itself. */
const engine: Notice = {
  name: 'Chromium and Node.js',
  version: '',
  licence: 'BSD-3-Clause, MIT and others',
  text: 'They are part of Electron, in the desktop app alone. Their licences, and those of all that they are made of, are in LICENSES.chromium.html, in the folder of the app.',
}

export interface Collector {
  /** For every build: notes what it bundles. */
  plugin: Plugin
  /** What was bundled so far. Throws if something has no licence text, or a picture no author. */
  notices(): Notices
}

export function collectNotices(): Collector {
  const packages = new Set(beside)
  const pictures = new Set<string>()
  const note = (id: string): void => {
    const picture = /^~icons\/game-icons\/([\w-]+)/.exec(id)?.[1]
    if (picture !== undefined) pictures.add(picture)
    const name = packageOf(id)
    if (name !== undefined) packages.add(name)
  }
  return {
    plugin: {
      name: 'notices',
      generateBundle(_options, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type === 'asset') part.originalFileNames.forEach(note)
          else for (const [id, { renderedLength }] of Object.entries(part.modules)) if (renderedLength > 0) note(id)
        }
      },
    },
    notices: () => noticesOf([...packages], [...pictures]),
  }
}

/** The package that a file is of, by its path; Vite and Rolldown add some lines of their own, which have no path. */
export function packageOf(id: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? /^\0(vite|rolldown)\//.exec(id)?.[1]
}

const byName = (a: Notice, b: Notice): number => a.name.localeCompare(b.name, 'en')

export function noticesOf(packages: readonly string[], pictures: readonly string[]): Notices {
  const isFace = (name: string): boolean => name.startsWith('@fontsource')
  const programs = packages.filter((name) => !isFace(name)).map(noticeOf)
  const faces = packages.filter(isFace).map((name) => ({ ...noticeOf(name), name: faceName(name) }))
  return {
    programs: [...programs, sqlite, engine].sort(byName),
    faces: faces.sort(byName),
    pictures: picturesOf(pictures),
  }
}

/** `@fontsource/big-shoulders-stencil` is Big Shoulders Stencil. */
function faceName(name: string): string {
  const [, face = ''] = name.split('/')
  return face.replace(/-/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

function noticeOf(name: string): Notice {
  const folder = join(modules, name)
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|$)/i.test(entry))
  const whole = file === undefined ? '' : readFileSync(join(folder, file), 'utf8')
  // Vite goes on with what it is made of itself; of that nothing gets into a bundle.
  const text = (whole.split(/^# Licenses of bundled dependencies/m)[0] ?? '').trim()
  if (text === '' || typeof license !== 'string') throw new Error(`${name} is bundled, and has no licence text`)
  return { name, version, licence: license, text }
}

function picturesOf(names: readonly string[]): Pictures[] {
  const authors = readAuthors()
  const byAuthor = new Map<string, string[]>()
  for (const name of [...names].sort()) {
    const author = authors.get(name)
    if (author === undefined) throw new Error(`The picture ${name} has no author in assets/icon-authors.txt`)
    byAuthor.set(author, [...(byAuthor.get(author) ?? []), name])
  }
  return [...byAuthor]
    .map(([author, names]) => ({ author, licence: publicDomain.includes(author) ? 'CC0 1.0' : 'CC BY 3.0', names }))
    .sort((a, b) => b.names.length - a.names.length)
}

/** Lines with an author, each followed by lines of names, which are indented. */
function readAuthors(): Map<string, string> {
  const authors = new Map<string, string>()
  let author = ''
  for (const line of readFileSync(join(root, 'assets', 'icon-authors.txt'), 'utf8').split('\n')) {
    if (!line.startsWith(' ')) author = line
    else for (const name of line.trim().split(' ')) authors.set(name, author)
  }
  return authors
}

/** The same for people who have no window at hand. */
export function toText({ programs, faces, pictures }: Notices): string {
  const rule = '-'.repeat(78)
  const chapter = (title: string, notices: readonly Notice[]): string[] => [
    `${title}\n${'='.repeat(title.length)}`,
    ...notices.map(
      ({ name, version, licence, text }) => `${rule}\n${`${name} ${version}`.trim()} (${licence})\n\n${text}`,
    ),
  ]
  return [
    'Larceny brings along what others have made. These are their licences.',
    ...chapter('Programs', programs),
    ...chapter('Typefaces', faces),
    ...chapter('Pictures', []),
    'From game-icons.net, recoloured and resized.\nCC BY 3.0: https://creativecommons.org/licenses/by/3.0/\nCC0 1.0: https://creativecommons.org/publicdomain/zero/1.0/',
    ...pictures.map(({ author, licence, names }) => `Made by ${author} (${licence}): ${names.join(', ')}`),
    '',
  ].join('\n\n')
}
