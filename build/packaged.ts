/** The app as it was packaged for this system and chip: where it is, and whether its fuses are as they should be. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { root } from './paths.ts'

/** By system, then by chip. */
const places: Record<string, Record<string, string>> = {
  linux: { x64: 'linux-unpacked/larceny', arm64: 'linux-arm64-unpacked/larceny' },
  win32: { x64: 'win-unpacked/Larceny.exe', arm64: 'win-arm64-unpacked/Larceny.exe' },
  darwin: {
    x64: 'mac/Larceny.app/Contents/MacOS/Larceny',
    arm64: 'mac-arm64/Larceny.app/Contents/MacOS/Larceny',
  },
}

/** The program; undefined if nothing was packaged here. LARCENY_APP names another one, such as one that was installed. */
export function packagedApp(env: NodeJS.ProcessEnv = process.env, release = join(root, 'release')): string | undefined {
  if (env['LARCENY_APP']) return env['LARCENY_APP']
  const place = places[process.platform]?.[process.arch]
  const program = place === undefined ? undefined : join(release, place)
  return program !== undefined && existsSync(program) ? program : undefined
}

/** Where the app keeps what is not in its archive. */
export function resourcesOf(program: string): string {
  const mac = /^(.*\.app\/Contents)\/MacOS\//.exec(program)
  return mac ? join(mac[1] as string, 'Resources') : join(dirname(program), 'resources')
}

const wanted: [fuse: FuseV1Options, state: FuseState][] = [
  [FuseV1Options.RunAsNode, FuseState.DISABLE],
  [FuseV1Options.EnableCookieEncryption, FuseState.DISABLE],
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable, FuseState.DISABLE],
  [FuseV1Options.EnableNodeCliInspectArguments, FuseState.DISABLE],
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation, FuseState.ENABLE],
  [FuseV1Options.OnlyLoadAppFromAsar, FuseState.ENABLE],
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot, FuseState.DISABLE],
  [FuseV1Options.GrantFileProtocolExtraPrivileges, FuseState.DISABLE],
]

/** The names of the fuses that are not as they should be, read from the binary. */
export async function wrongFuses(program: string): Promise<string[]> {
  const wire = await getCurrentFuseWire(program)
  return wanted.flatMap(([fuse, state]) => (wire[fuse] === state ? [] : [FuseV1Options[fuse]]))
}
