/** `npm run bench`: the figures that we hold ourselves to, measured in one run on this machine. */
import { buildIfNeeded } from './build.ts'
import { measureFrames } from './measures/frames.ts'
import { measureSaving } from './measures/saving.ts'
import { measureSimulation } from './measures/simulation.ts'
import { measureStart } from './measures/start.ts'
import { measureThinking } from './measures/thinking.ts'

export interface Figure {
  what: string
  seen: number
  unit: string
  /** At least, or at most, this much. */
  wanted: { least: number } | { most: number }
  /** What it was made of. */
  from: string
}

export async function run(): Promise<number> {
  await buildIfNeeded()
  const figures = [
    ...(await measureSimulation()),
    ...(await measureSaving()),
    ...(await measureStart()),
    ...(await measureThinking()),
    ...(await measureFrames()),
  ]
  console.log()
  for (const { what, seen, unit, wanted, from } of figures) {
    const bound = 'least' in wanted ? `≥ ${wanted.least}` : `≤ ${wanted.most}`
    console.log(`${isKept(seen, wanted) ? '✓' : '✗'} ${what}: ${round(seen)} ${unit} (wanted ${bound})`)
    console.log(`    ${from}`)
  }
  return figures.every(({ seen, wanted }) => isKept(seen, wanted)) ? 0 : 1
}

function isKept(seen: number, wanted: Figure['wanted']): boolean {
  return 'least' in wanted ? seen >= wanted.least : seen <= wanted.most
}

export const round = (number: number): string => number.toLocaleString('en', { maximumSignificantDigits: 3 })
