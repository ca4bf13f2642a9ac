/**
 * A disk, as the recorder heard of it. What was synced is there after a power loss; of what came since, any sector may be
 * there or not, and of the names that were given or taken, those up to any moment.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Random } from '../../machines/kernel/random.ts'

/** In the recorder's order. */
const kinds = ['', 'open', 'write', 'truncate', 'sync', 'rename', 'unlink'] as const
const head = 32
const sector = 512

export interface Entry {
  kind: (typeof kinds)[number]
  path: string
  /** The new name. */
  to: string
  bytes: Buffer
  /** The file's number, which a later file may have again. */
  number: bigint
  place: number
}

export function readRecord(record: Buffer): Entry[] {
  const entries: Entry[] = []
  for (let at = 0; at < record.length;) {
    const [kind, path, to, bytes] = [0, 4, 8, 12].map((field) => record.readUInt32LE(at + field)) as [
      number,
      number,
      number,
      number,
    ]
    const texts = at + head
    entries.push({
      kind: kinds[kind] ?? '',
      path: record.toString('utf8', texts, texts + path),
      to: record.toString('utf8', texts + path, texts + path + to),
      bytes: record.subarray(texts + path + to, texts + path + to + bytes),
      number: record.readBigUInt64LE(at + 16),
      place: Number(record.readBigUInt64LE(at + 24)),
    })
    at = texts + path + to + bytes
  }
  return entries
}

type Change = { place: number; bytes: Buffer } | { length: number }

/** Bytes that can grow without being copied each time. */
class Content {
  #bytes: Buffer
  length: number
  constructor(bytes: Buffer = Buffer.alloc(0)) {
    this.#bytes = bytes
    this.length = bytes.length
  }

  do(change: Change): void {
    const length = 'length' in change ? change.length : Math.max(this.length, change.place + change.bytes.length)
    if (length > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], length * 2)
    if (length < this.length) this.#bytes.fill(0, length, this.length)
    this.length = length
    if ('bytes' in change) change.bytes.copy(this.#bytes, change.place)
  }

  copy(): Content {
    return new Content(Buffer.from(this.bytes()))
  }

  bytes(): Buffer {
    return this.#bytes.subarray(0, this.length)
  }
}

class File {
  readonly #synced = new Content()
  since: Change[] = []

  sync(): void {
    for (const change of this.since) this.#synced.do(change)
    this.since = []
  }

  /** As it may be found: every sector that was written since the last sync with this chance, in a hundred. */
  found(source: Random, chance: number): Buffer {
    const luck = (): boolean => source.int(100) < chance
    const [found, whole] = [this.#synced.copy(), this.#synced.copy()]
    for (const change of this.since) {
      whole.do(change)
      for (const part of 'length' in change ? [change] : sectors(change)) if (luck()) found.do(part)
    }
    // The length may have grown without the bytes.
    if (whole.length > found.length && luck()) found.do({ length: whole.length })
    return found.bytes()
  }
}

/** The parts of a write that lie in different sectors. */
function sectors({ place, bytes }: { place: number; bytes: Buffer }): { place: number; bytes: Buffer }[] {
  const parts = []
  for (let from = 0; from < bytes.length;) {
    const to = Math.min(bytes.length, from + sector - ((place + from) % sector))
    parts.push({ place: place + from, bytes: bytes.subarray(from, to) })
    from = to
  }
  return parts
}

type Names = Map<string, File>
/** A name that was given to a file, or taken from it. */
type Naming = { folder: string; change(names: Names): unknown }

export class Disk {
  readonly #numbers = new Map<bigint, File>()
  readonly #live: Names = new Map()
  readonly #synced: Names = new Map()
  #since: Naming[] = []

  do({ kind, path, to, bytes, number, place }: Entry): void {
    if (kind === 'open' && !this.#live.has(path)) {
      const file = new File()
      this.#numbers.set(number, file)
      this.#name(path, (names) => names.set(path, file))
    } else if (kind === 'write') this.#numbers.get(number)?.since.push({ place, bytes })
    else if (kind === 'truncate') this.#numbers.get(number)?.since.push({ length: place })
    else if (kind === 'sync') this.#sync(path, number)
    else if (kind === 'unlink') this.#name(path, (names) => names.delete(path))
    else if (kind === 'rename') {
      const file = this.#live.get(path)
      this.#name(path, (names) => names.delete(path) && file && names.set(to, file))
    }
  }

  #name(path: string, change: Naming['change']): void {
    change(this.#live)
    this.#since.push({ folder: dirname(path), change })
  }

  #sync(path: string, number: bigint): void {
    if (this.#live.has(path)) return this.#numbers.get(number)?.sync()
    for (const { folder, change } of this.#since) if (folder === path) change(this.#synced)
    this.#since = this.#since.filter(({ folder }) => folder !== path)
  }

  /** Writes what may be found after a power loss in this moment. */
  leave(root: string, folder: string, source: Random): void {
    const names = new Map(this.#synced)
    for (const { change } of this.#since.slice(0, source.int(this.#since.length + 1))) change(names)
    const chance = source.pick([0, 10, 50, 90, 100])
    for (const [path, file] of names) {
      const copy = join(folder, relative(root, path))
      mkdirSync(dirname(copy), { recursive: true })
      writeFileSync(copy, file.found(source, chance))
    }
  }
}
