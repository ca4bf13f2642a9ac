import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chartFiles, folder } from './charts.ts'

const files = await chartFiles()

describe('the drawn charts', () => {
  it('are there for every game, and for no other', () => {
    expect(readdirSync(folder).sort()).toEqual([...files.keys()].sort())
  })

  it.each([...files])('%s is up to date (else: npm run charts)', (name, page) => {
    expect(readFileSync(join(folder, name), 'utf8')).toBe(page)
  })

  it('say of a phase what begins it, what leaves it, on what condition and what is done', () => {
    const page = files.get('breakin.md')!
    expect(page).toContain('subgraph phase_round ["round"]')
    expect(page).toContain('phase_round_opening["opening<br>on entry openRound"]')
    expect(page).toContain('begin_phase_round(( )) --> phase_round_opening')
    expect(page).toContain('phase_round_turnUp -->|"turnUp / turnUp"| phase_round_give')
    expect(page).toContain('phase_round_opening -.->|"[oneIsLeft]"| phase_over')
    expect(page).toContain('phase_over(["over<br>on entry win"])')
  })
})
