/** The window's files: found by the path of an address, and never outside their folder. */
import { readFile, realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.json': 'application/json',
}

export interface Found {
  path: string
  type: string
  /** Whether the name holds a hash of the content, so that it can be kept for ever. */
  immutable: boolean
}

/** The file that an address means, if it is one of ours: decode, resolve, follow links, and look where that leads. */
export async function findFile(folder: string, pathname: string): Promise<Found | undefined> {
  try {
    const name = decodeURIComponent(pathname)
    if (name.includes('\0') || name.includes('\\')) return undefined
    const home = await realpath(folder)
    const path = await realpath(join(home, name === '/' ? 'index.html' : name))
    if (!path.startsWith(home + sep)) return undefined
    const type = types[extname(path)]
    if (type === undefined || !(await stat(path)).isFile()) return undefined
    return { path, type, immutable: path.startsWith(join(home, 'assets') + sep) }
  } catch {
    return undefined
  }
}

/** What is in it. The page starts in the theme that was chosen: its first paint doesn't wait until the host is asked. */
export async function contentOf({ path, type }: Found, theme: string): Promise<Buffer<ArrayBuffer> | string> {
  const content = await readFile(path)
  return type === types['.html'] ? content.toString().replace('<html', `<html data-theme="${theme}"`) : content
}
