import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from './testing/folder.ts'
import { findChromium, hasDisplay, openApp } from './chromium.ts'

const folder = temporaryFolder()

it('finds a Chromium, a Chrome or an Edge on the path, in this order', () => {
  const [first, second] = ['first', 'second'].map((name) => join(folder, name))
  for (const path of [first!, second!]) mkdirSync(path)
  const PATH = `${first}:${second}`
  expect(findChromium('linux', { PATH })).toBeUndefined()
  writeFileSync(join(first!, 'microsoft-edge'), '')
  expect(findChromium('linux', { PATH })).toBe(join(first!, 'microsoft-edge'))
  writeFileSync(join(second!, 'chromium'), '')
  expect(findChromium('linux', { PATH })).toBe(join(second!, 'chromium'))
  expect(findChromium('linux', {})).toBeUndefined()
})

it('finds one where Windows keeps programs', () => {
  expect(findChromium('win32', { ProgramFiles: folder })).toBeUndefined()
})

it('opens a window with a profile of its own', async () => {
  const program = join(folder, 'program')
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$@" > ${folder}/args\n`)
  chmodSync(program, 0o755)
  const window = openApp(program, 'http://127.0.0.1:1/?token=x', folder)
  await new Promise((resolve) => window.once('exit', resolve))
  const args = readFileSync(join(folder, 'args'), 'utf8').split('\n')
  expect(args).toContain('--app=http://127.0.0.1:1/?token=x')
  expect(args).toContain(`--user-data-dir=${folder}/chromium`)
})

it('needs a display only on Linux', () => {
  expect(hasDisplay('linux', {})).toBe(false)
  expect(hasDisplay('linux', { DISPLAY: ':0' })).toBe(true)
  expect(hasDisplay('linux', { WAYLAND_DISPLAY: 'wayland-0' })).toBe(true)
  expect(hasDisplay('darwin', {})).toBe(true)
})
