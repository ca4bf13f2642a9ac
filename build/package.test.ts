import { join } from 'node:path'
import { Arch } from 'electron-builder'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../electron/testing/folder.ts'
import { parseChips } from './dist.ts'
import { packagingFor } from './package.ts'
import { packagedApp, resourcesOf } from './packaged.ts'

describe('on a Mac', () => {
  it('an app without a certificate is signed anew ad hoc, and not hardened', () => {
    expect(packagingFor({}).mac).toMatchObject({ identity: '-', hardenedRuntime: false })
  })

  it.each(['CSC_LINK', 'CSC_NAME'])('an app with a certificate (%s) is hardened', (name) => {
    const { mac } = packagingFor({ [name]: 'certificate' })
    expect(mac).toMatchObject({ hardenedRuntime: true })
    expect(mac).not.toHaveProperty('identity')
  })
})

it('is packaged in every form for every system, under names that differ', () => {
  const { linux, win, mac, artifactName } = packagingFor({})
  expect([linux?.target, win?.target, mac?.target]).toEqual([['AppImage', 'deb'], ['nsis'], ['dmg', 'zip']])
  for (const part of ['${version}', '${os}', '${arch}', '${ext}']) expect(artifactName).toContain(part)
})

it('brings with an AppImage all that it starts with, and doesn’t ask for it to be started without a sandbox', () => {
  const { toolsets, linux, appImage } = packagingFor({})
  expect(toolsets?.appimage).toMatch(/^1\./)
  expect([linux?.executableArgs, appImage?.executableArgs]).toEqual([undefined, undefined])
})

it('leaves the saves where they are when it is uninstalled', () => {
  expect(packagingFor({}).nsis?.deleteAppDataOnUninstall).toBe(false)
})

it('says in a workflow where it really comes from', () => {
  const { extraMetadata, linux } = packagingFor({
    GITHUB_SERVER_URL: 'https://git.example',
    GITHUB_REPOSITORY: 'ann/larceny',
    GITHUB_REPOSITORY_OWNER: 'ann',
  })
  expect(extraMetadata).toEqual({ homepage: 'https://git.example/ann/larceny' })
  expect(linux?.maintainer).toBe('ann <ann@users.noreply.github.com>')
})

describe('npm run dist', () => {
  it.each([
    [[], [Arch.arm64]],
    [['--x64'], [Arch.x64]],
    [
      ['--x64', '--arm64'],
      [Arch.x64, Arch.arm64],
    ],
  ])('%j on an arm64 machine is for %j', (args, chips) => {
    expect(parseChips(args, 'arm64')).toEqual(chips)
  })

  it('takes nothing else', () => {
    expect(() => parseChips(['--mips'])).toThrow('npm run dist takes, after --, any of --x64 and --arm64.')
  })
})

describe('the packaged app', () => {
  it('is none where nothing was packaged, or the one that is named', () => {
    expect(packagedApp({}, temporaryFolder())).toBeUndefined()
    expect(packagedApp({ LARCENY_APP: '/opt/Larceny/larceny' })).toBe('/opt/Larceny/larceny')
  })

  it('has its resources beside it, on a Mac in its bundle', () => {
    expect(resourcesOf('/opt/Larceny/larceny')).toBe(join('/opt/Larceny', 'resources'))
    expect(resourcesOf('/a/Larceny.app/Contents/MacOS/Larceny')).toBe(join('/a/Larceny.app/Contents', 'Resources'))
  })
})
