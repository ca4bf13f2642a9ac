/** Where the saves live: the system's usual place for application data, the same for both shells. */
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Stop } from './stop.ts'

export function usualDataDirectory(platform = process.platform, env = process.env, home = homedir()): string {
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Larceny')
  if (platform === 'win32') return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Larceny')
  // A relative path there is not valid, and to be ignored.
  const chosen = env['XDG_DATA_HOME'] ?? ''
  return join(isAbsolute(chosen) ? chosen : join(home, '.local', 'share'), 'larceny')
}

/** The directory that a command line names; all else in it is the engine's, or the path of an app that is not packaged. */
export function chosenDirectory(args: readonly string[]): string | undefined {
  const { data } = parseArgs({ args: [...args], options: { data: { type: 'string' } }, strict: false }).values
  if (data === undefined) return undefined
  if (typeof data !== 'string' || data === '' || data.startsWith('-')) {
    throw new Stop('--data needs a folder, as in --data ~/larceny.')
  }
  return data
}

/**
 * The directory to use, made if it is not there. Whatever this program and its children make from now on is for its
 * owner alone, also where the directory itself is open to others.
 */
export function dataDirectory(chosen?: string): string {
  process.umask(0o077)
  const directory = resolve(chosen ?? usualDataDirectory())
  try {
    make(directory)
  } catch (error) {
    throw new Stop(`Larceny can't keep its saves in ${directory}: ${(error as Error).message}.`)
  }
  return directory
}

/** Node's own recursion never ends in places such as /proc, where nothing can be made. */
function make(directory: string): void {
  if (!existsSync(directory)) {
    make(dirname(directory))
    mkdirSync(directory, { mode: 0o700 })
  }
  if (!statSync(directory).isDirectory()) throw new Error(`${directory} is a file`)
}
