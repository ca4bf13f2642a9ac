/** Files that must survive a power cut, and names that must not overwrite anything. */
import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codeOf } from '../problems.ts'

/** `2026-03-01T18-30-00-000Z`: a date that can stand in a file name, and sorts. */
export function stamp(time: number): string {
  return new Date(time).toISOString().replace(/[:.]/g, '-')
}

/** When a file with such a name was made; undefined if it has another name. */
export function timeOf(name: string): number | undefined {
  const found = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/.exec(name)
  return found ? Date.parse(`${found[1]}T${found[2]}:${found[3]}:${found[4]}.${found[5]}Z`) : undefined
}

/** In bytes; 0 if there is no such file. */
export function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

/** SQLite opens a file that can only be read all the same. Not for one that is open: closing it lets go of its locks. */
export function mayWrite(path: string): boolean {
  try {
    if (existsSync(path)) closeSync(openSync(path, 'r+'))
    return true
  } catch (error) {
    if (/^(EACCES|EPERM|EROFS)$/.test(codeOf(error) ?? '')) return false
    throw error
  }
}

/** The path itself, or one with a number if it, or something that belongs to it, is there already. */
export function freePath(folder: string, name: string, extension: string): string {
  const there = readdirSync(folder)
  for (let count = 1; ; count++) {
    const file = count === 1 ? `${name}${extension}` : `${name}-${count}${extension}`
    if (!there.some((other) => other.startsWith(file))) return join(folder, file)
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
    // On macOS Node asks for the drive's own memory to be written too, as the database does.
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
