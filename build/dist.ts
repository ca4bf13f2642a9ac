/** `npm run dist`: builds, and packages the app for this system into release/; for this chip, or for those that are named. */
import { parseArgs } from 'node:util'
import { Arch, archFromString, build, Platform } from 'electron-builder'
import { Stop } from '../electron/stop.ts'
import { buildIfNeeded } from './build.ts'
import { packagingFor } from './package.ts'
import { root } from './paths.ts'

export async function run(args: readonly string[]): Promise<void> {
  const chips = parseChips(args)
  await buildIfNeeded()
  const targets = Platform.current().createTarget(null, ...chips)
  for (const file of await build({ projectDir: root, config: packagingFor(process.env), targets })) console.log(file)
}

export function parseChips(args: readonly string[], own: string = process.arch): Arch[] {
  const options = { x64: { type: 'boolean' }, arm64: { type: 'boolean' } } as const
  try {
    const named = Object.keys(parseArgs({ args: [...args], options }).values)
    return (named.length > 0 ? named : [own]).map(archFromString)
  } catch (error) {
    throw new Stop(`${(error as Error).message} npm run dist takes, after --, any of --x64 and --arm64.`)
  }
}
