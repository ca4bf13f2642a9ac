import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './paths.ts'

const workflows = globSync('.github/workflows/*.yml', { cwd: root })
const text = (file: string): string => readFileSync(join(root, file), 'utf8')

describe.each(workflows)('%s', (file) => {
  const lines = text(file).split('\n')

  it('pins every action by a commit, and says which version that is', () => {
    const used = lines.filter((line) => /\buses:/.test(line))
    expect(used.length).toBeGreaterThan(0)
    for (const line of used) expect(line).toMatch(/uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('may only read, but for the one job that publishes', () => {
    expect(text(file)).toMatch(/^permissions:\n {2}contents: read$/m)
    expect(lines.filter((line) => /: write\b/.test(line))).toEqual(['      contents: write'])
  })

  it('has a limit of time for every job', () => {
    expect(lines.filter((line) => /timeout-minutes:/.test(line))).toHaveLength(
      lines.filter((line) => /runs-on:/.test(line)).length,
    )
  })
})

describe('the release', () => {
  const release = text('.github/workflows/release.yml')

  it('tests on three systems, and packages and launches on each system and chip', () => {
    expect(release).toContain('os: [ubuntu-latest, macos-latest, windows-latest]')
    expect(release).toContain(
      'os: [ubuntu-latest, ubuntu-24.04-arm, macos-latest, macos-15-intel, windows-latest, windows-11-arm]',
    )
    expect(release).toContain('run: npm run test:packaged')
  })

  it('publishes no version under the name of another', () => {
    expect(release).toContain(`test "$GITHUB_REF_NAME" = "v$(node --print 'require("./package.json").version')"`)
  })

  it('launches what people install before it makes anything easier for it', () => {
    const packaging = release.slice(release.indexOf('\n  package:\n'))
    const at = (words: string): number => packaging.indexOf(words)
    expect(at('LARCENY_APP=/opt/Larceny/larceny')).toBeGreaterThan(0)
    expect(at('LARCENY_APP=/opt/Larceny/larceny')).toBeLessThan(at('sysctl -w'))
    expect(at('release/*.AppImage)"')).toBeLessThan(at('sysctl -w'))
  })

  it('publishes once, with checksums, when all is packaged', () => {
    expect(release.match(/gh release create/g)).toHaveLength(1)
    expect(release).toMatch(/ {2}publish:\n {4}needs: package\n/)
    expect(release).toContain('sha256sum -- * > SHA256SUMS')
  })
})
