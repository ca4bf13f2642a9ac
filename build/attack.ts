/**
 * `npm run attack -- [NAME …] [--rounds N] [--seed TEXT]`: bad luck and bad will, over and over. What is said of a round
 * that failed is enough to have it again.
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { Stop } from '../electron/stop.ts'
import { attackBorder } from './attacks/border.ts'
import { attackDatabases } from './attacks/damage.ts'
import { attackGames } from './attacks/games.ts'
import { attackWithKills } from './attacks/kill.ts'
import { attackWithPowerLoss } from './attacks/power.ts'
import { attackWithTime } from './attacks/soak.ts'

export interface Attack {
  name: string
  /** What is counted. */
  rounds: string
  /** How many there are if nobody says so, and in `npm test`. */
  usual: number
  short: number
  /** Why it can't be made here; nothing if it can. */
  leftOut?(): string | undefined
  /** A line on what was seen; throws on the first thing that should not be. The same seed does the same again. */
  run(rounds: number, seed: string): Promise<string>
}

export const attacks: readonly Attack[] = [
  attackWithKills,
  attackWithPowerLoss,
  attackDatabases,
  attackBorder,
  attackGames,
  attackWithTime,
]

export async function run(args: readonly string[]): Promise<number> {
  const { chosen, rounds, seed } = read(args)
  let failed = 0
  for (const attack of chosen) {
    const why = attack.leftOut?.()
    if (why !== undefined) {
      console.log(`– ${attack.name}: left out, ${why}`)
      continue
    }
    const count = rounds ?? attack.usual
    console.log(`  ${attack.name}: ${count.toLocaleString('en')} ${attack.rounds}, seed ${seed} …`)
    const begun = performance.now()
    try {
      const seen = await attack.run(count, seed)
      console.log(`✓ ${attack.name}: ${seen}, in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    } catch (error) {
      failed++
      console.error(`✗ ${attack.name}: npm run attack -- ${attack.name} --rounds ${count} --seed ${seed}`)
      console.error(error)
    }
  }
  return failed === 0 ? 0 : 1
}

function read(args: readonly string[]): { chosen: readonly Attack[]; rounds: number | undefined; seed: string } {
  const options = { rounds: { type: 'string' }, seed: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const known = attacks.map(({ name }) => name)
  const unknown = positionals.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Stop(`There is no attack “${unknown}”: there are ${known.join(', ')}.`)
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds)
  if (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0)) throw new Stop('--rounds is a number above 0.')
  const chosen = positionals.length === 0 ? attacks : attacks.filter(({ name }) => positionals.includes(name))
  return { chosen, rounds, seed: values.seed ?? randomUUID().slice(0, 8) }
}
