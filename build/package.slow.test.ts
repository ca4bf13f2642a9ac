import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { build, DIR_TARGET, Platform } from 'electron-builder'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../electron/testing/folder.ts'
import { buildIfNeeded } from './build.ts'
import { packaging } from './package.ts'
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

let app: string
let packed: string[]

/** Packs with a stand-in for Electron: a binary that is nothing but fuses. */
beforeAll(async () => {
  await buildIfNeeded()
  const electronDist = temporaryFolder()
  mkdirSync(join(electronDist, 'resources'))
  writeFileSync(join(electronDist, 'electron'), Buffer.concat([Buffer.from(`\x7fELF ${fuseMark}`), fuses]), {
    mode: 0o755,
  })
  const output = temporaryFolder()
  await build({
    projectDir: root,
    targets: Platform.LINUX.createTarget(DIR_TARGET),
    config: { ...packaging, electronDist, directories: { ...packaging.directories, output } },
  })
  app = join(output, 'linux-unpacked')
  packed = filesIn(join(app, 'resources', 'app.asar'))
})

describe('the package', () => {
  it('holds the shell, the preload, the bots and the window, and nothing for the other shell', () => {
    for (const name of ['main.js', 'preload.cjs', 'bot-worker.js']) expect(packed).toContain(`/dist/electron/${name}`)
    expect(packed).toContain('/dist/renderer/index.html')
    expect(packed).not.toContain('/dist/electron/browser.js')
    expect(packed.filter((path) => path.endsWith('.gz') || path.endsWith('.ts'))).toEqual([])
  })

  it('holds the database’s binary for this system alone, outside the archive', () => {
    const unpacked = join(app, 'resources', 'app.asar.unpacked', 'node_modules', 'better-sqlite3', 'prebuilds')
    expect(existsSync(join(unpacked, `linux-${process.arch}.node`))).toBe(true)
    expect(packed.filter((path) => /prebuilds\/.*\.node$/.test(path))).toHaveLength(1)
  })

  it('leaves out what only developers need', () => {
    const modules = packed.filter((path) => path.startsWith('/node_modules/'))
    expect(modules.filter((path) => !path.startsWith('/node_modules/better-sqlite3/'))).toEqual([])
    expect(packed.filter((path) => /better-sqlite3\/(deps|src)/.test(path))).toEqual([])
  })

  it('has its fuses set', async () => {
    const wire = await getCurrentFuseWire(join(app, 'larceny'))
    const on = [FuseV1Options.EnableEmbeddedAsarIntegrityValidation, FuseV1Options.OnlyLoadAppFromAsar]
    const off = [
      FuseV1Options.RunAsNode,
      FuseV1Options.EnableNodeOptionsEnvironmentVariable,
      FuseV1Options.EnableNodeCliInspectArguments,
      FuseV1Options.GrantFileProtocolExtraPrivileges,
    ]
    for (const fuse of on) expect(wire[fuse], FuseV1Options[fuse]).toBe(FuseState.ENABLE)
    for (const fuse of off) expect(wire[fuse], FuseV1Options[fuse]).toBe(FuseState.DISABLE)
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
