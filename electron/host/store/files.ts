/** Files that must survive a power cut, and names that must not overwrite anything. */
import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** `2026-03-01T18-30-00-000Z`: a date that can stand in a file name, and sorts. */
export function stamp(time: number): string {
  return new Date(time).toISOString().replace(/[:.]/g, '-')
}

/** When a file with such a name was made; undefined if it has another name. */
export function timeOf(name: string): number | undefined {
  const found = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/.exec(name)
  return found ? Date.parse(`${found[1]}T${found[2]}:${found[3]}:${found[4]}.${found[5]}Z`) : undefined
}

/** The path itself, or, if it is taken, one with a number. */
export function freePath(folder: string, name: string, extension: string): string {
  for (let count = 1; ; count++) {
    const path = join(folder, count === 1 ? `${name}${extension}` : `${name}-${count}${extension}`)
    if (!existsSync(path)) return path
  }
}

/** Puts a finished file where it belongs, so that it is there whole or not at all. */
export function settle(unfinished: string, path: string): void {
  sync(unfinished)
  renameSync(unfinished, path)
  // Windows can't sync a folder, and needn't.
  if (process.platform !== 'win32') sync(dirname(path))
}

export function copyDurably(from: string, to: string): void {
  copyFileSync(from, `${to}.unfinished`)
  settle(`${to}.unfinished`, to)
}

function sync(path: string): void {
  const file = openSync(path, process.platform === 'win32' ? 'r+' : 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
