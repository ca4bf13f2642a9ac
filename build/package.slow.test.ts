import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Arch, build, DIR_TARGET, Platform } from 'electron-builder'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../electron/testing/folder.ts'
import type { Notices } from '../renderer/screens/notices.ts'
import { buildIfNeeded } from './build.ts'
import { packagingFor } from './package.ts'
import { resourcesOf, wrongFuses } from './packaged.ts'
import { root } from './paths.ts'

/** The mark by which fuses are found in Electron's binary; then a version, a length, and a fuse a byte. */
const fuseMark = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const fuses = Buffer.from([1, 9, ...Buffer.from('101100011')])

interface Folder {
  files: Record<string, Folder | { size: number }>
}

/** An archive begins with its list of files, as JSON; the length of that is the fourth number. */
function filesIn(archive: string): string[] {
  const content = readFileSync(archive)
  const list = (folder: Folder, path: string): string[] =>
    Object.entries(folder.files).flatMap(([name, inner]) =>
      'files' in inner ? list(inner, `${path}/${name}`) : [`${path}/${name}`],
    )
  return list(JSON.parse(content.toString('utf8', 16, 16 + content.readUInt32LE(12))), '')
}

let electronDist: string
let app: string
let packed: string[]

/** Packs for Linux, with a stand-in for Electron: a binary that is nothing but fuses. */
async function pack(target: string, chip: Arch): Promise<string> {
  const output = temporaryFolder()
  const packaging = packagingFor({})
  await build({
    projectDir: root,
    targets: Platform.LINUX.createTarget(target, chip),
    config: { ...packaging, electronDist, directories: { ...packaging.directories, output } },
  })
  return output
}

beforeAll(async () => {
  await buildIfNeeded()
  electronDist = temporaryFolder()
  mkdirSync(join(electronDist, 'resources'))
  writeFileSync(join(electronDist, 'electron'), Buffer.concat([Buffer.from(`\x7fELF ${fuseMark}`), fuses]), {
    mode: 0o755,
  })
  for (const name of ['LICENSE', 'LICENSES.chromium.html']) writeFileSync(join(electronDist, name), name)
  app = join(await pack(DIR_TARGET, Arch.x64), 'linux-unpacked')
  packed = filesIn(join(app, 'resources', 'app.asar'))
})

describe('the package', () => {
  it('holds the shell, the preload, the bots and the window, and nothing for the other shell', () => {
    for (const name of ['main.js', 'preload.cjs', 'bot-worker.js', 'import-worker.js'])
      expect(packed).toContain(`/dist/electron/${name}`)
    expect(packed).toContain('/dist/renderer/index.html')
    expect(packed).not.toContain('/dist/electron/browser.js')
    expect(packed).not.toContain('/dist/renderer/worker.js')
    expect(packed.filter((path) => path.endsWith('.gz') || path.endsWith('.ts'))).toEqual([])
  })

  it('holds the database’s binary for its system and chip alone, outside the archive', async () => {
    const prebuilds = join('app.asar.unpacked', 'node_modules', 'better-sqlite3', 'prebuilds')
    expect(readdirSync(join(app, 'resources', prebuilds))).toEqual(['linux-x64.node'])
    expect(packed.filter((path) => /prebuilds\/.*\.node$/.test(path))).toHaveLength(1)
    const other = join(await pack(DIR_TARGET, Arch.arm64), 'linux-arm64-unpacked')
    expect(readdirSync(join(other, 'resources', prebuilds))).toEqual(['linux-arm64.node'])
  })

  it('brings the licences of all that it is made of', () => {
    expect(packed).toContain('/dist/renderer/notices.json')
    const notices: Notices = JSON.parse(readFileSync(join(root, 'dist', 'renderer', 'notices.json'), 'utf8'))
    const named = [...notices.programs, ...notices.faces].map(({ name }) => name)
    for (const name of [
      'svelte',
      'xstate',
      'valibot',
      'pure-rand',
      'better-sqlite3',
      'SQLite',
      'electron',
      'Lobster',
    ]) {
      expect(named).toContain(name)
    }
    expect(notices.pictures.flatMap(({ names }) => names).length).toBeGreaterThan(100)
    const text = readFileSync(join(resourcesOf(join(app, 'larceny')), 'NOTICES.txt'), 'utf8')
    for (const name of named) expect(text).toContain(name)
    expect(readFileSync(join(app, 'LICENSES.chromium.html'), 'utf8')).toBe('LICENSES.chromium.html')
  })

  it('leaves out what only developers need', () => {
    const modules = packed.filter((path) => path.startsWith('/node_modules/'))
    expect(modules.filter((path) => !path.startsWith('/node_modules/better-sqlite3/'))).toEqual([])
    expect(packed.filter((path) => /better-sqlite3\/(deps|src)/.test(path))).toEqual([])
  })

  it('has its fuses set', async () => {
    expect(await wrongFuses(join(electronDist, 'electron'))).toContain('OnlyLoadAppFromAsar')
    expect(await wrongFuses(join(app, 'larceny'))).toEqual([])
  })
})

describe('the deb', () => {
  const bin = temporaryFolder()
  beforeAll(() => {
    const fpm = `#!/bin/sh
      printf '%s\\n' "$@" > ${bin}/said
      while [ $# -gt 0 ]; do
        case "$1" in --after-*) cat "$2" > "${bin}/$1" ;; esac
        shift
      done`
    writeFileSync(join(bin, 'fpm'), fpm, { mode: 0o755 })
    vi.stubEnv('PATH', `${bin}:${process.env['PATH']}`)
    vi.stubEnv('USE_SYSTEM_FPM', 'true')
  })
  afterAll(() => void vi.unstubAllEnvs())

  it.each([
    [Arch.x64, 'amd64'],
    [Arch.arm64, 'arm64'],
  ])('of chip %s says who makes it and where it is from', async (chip, name) => {
    await pack('deb', chip)
    const said = readFileSync(join(bin, 'said'), 'utf8').split('\n')
    const field = (option: string): string | undefined => said[said.indexOf(option) + 1]
    expect(field('--maintainer')).toMatch(/^.+ <.+@.+>$/)
    expect(field('--url')).toMatch(/^https:\/\//)
    expect(field('--architecture')).toBe(name)
    expect(field('--license')).toBe('MIT')
    expect(said).toEqual(expect.arrayContaining(['libgtk-3-0', 'libgbm1', 'libasound2t64 | libasound2']))
    expect(field('--package')).toMatch(new RegExp(`/Larceny-.*-linux-${name}\\.deb$`))
  })

  it('touches nobody’s saves when it is put in, replaced or taken out', () => {
    for (const name of ['--after-install', '--after-remove']) {
      const script = readFileSync(join(bin, name), 'utf8')
      expect(script).toContain('/opt/Larceny')
      expect(script).not.toMatch(/\.local|XDG_DATA_HOME|\$HOME|~\/|\/home/)
    }
  })
})

describe('for the other systems', () => {
  it('has icons in their containers', () => {
    const icon = (name: string): Buffer => readFileSync(join(root, 'assets', 'icons', name))
    expect(icon('icon.icns').subarray(0, 4).toString()).toBe('icns')
    expect(icon('icon.icns').readUInt32BE(4)).toBe(icon('icon.icns').length)
    expect([...icon('icon.ico').subarray(0, 4)]).toEqual([0, 0, 1, 0])
  })

  it('asks a Mac for nothing but what the engine needs', () => {
    const entitlements = readFileSync(join(root, 'build', 'entitlements.mac.plist'), 'utf8')
    expect(entitlements.match(/<key>.*<\/key>/g)).toEqual(['<key>com.apple.security.cs.allow-jit</key>'])
  })
})
