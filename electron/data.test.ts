import { statSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from './testing/folder.ts'
import { chosenDirectory, dataDirectory, usualDataDirectory } from './data.ts'

describe('the usual place for application data', () => {
  it.each([
    ['linux', {}, '/home/ann/.local/share/larceny'],
    ['linux', { XDG_DATA_HOME: '/data' }, '/data/larceny'],
    ['linux', { XDG_DATA_HOME: 'data' }, '/home/ann/.local/share/larceny'],
    ['linux', { XDG_DATA_HOME: '' }, '/home/ann/.local/share/larceny'],
    ['darwin', {}, '/home/ann/Library/Application Support/Larceny'],
    ['win32', { APPDATA: '/roaming' }, '/roaming/Larceny'],
    ['win32', {}, '/home/ann/AppData/Roaming/Larceny'],
  ] as const)('on %s with %o is %s', (platform, env, expected) => {
    expect(usualDataDirectory(platform, env, '/home/ann').replaceAll(sep, '/')).toBe(expected)
  })
})

describe('a command line', () => {
  it.each([
    [[], undefined],
    [['.', '--data', 'saves'], 'saves'],
    [['--data=saves'], 'saves'],
    [['--no-sandbox', '--remote-debugging-port=0', '--data', 'saves', 'larceny://'], 'saves'],
    [['--datum', 'saves'], undefined],
  ])('%j chooses %j', (args, expected) => {
    expect(chosenDirectory(args)).toBe(expected)
  })

  it.each([[['--data']], [['--data=']], [['--data', '']], [['--data', '--no-sandbox']]])('%j names nothing', (args) => {
    expect(() => chosenDirectory(args)).toThrow('--data needs a folder')
  })
})

describe('a chosen directory', () => {
  const folder = temporaryFolder()

  it('is made, for its owner alone', () => {
    const made = dataDirectory(join(folder, 'a', 'b'))
    // Windows has no such bits: there a folder belongs to whom its parent does.
    expect(statSync(made).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o700)
  })

  it('that can not be one is refused in a sentence', () => {
    writeFileSync(join(folder, 'file'), '')
    const nowhere = process.platform === 'linux' ? ['/proc/larceny'] : []
    for (const impossible of [join(folder, 'file'), join(folder, 'file', 'b'), ...nowhere]) {
      expect(() => dataDirectory(impossible)).toThrow(`Larceny can't keep its saves in ${impossible}: `)
    }
  })
})
