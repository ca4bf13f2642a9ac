/** Seeded randomness as a value: a state carries four numbers, and whoever draws puts the next four back. */
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

export type RandomState = readonly number[]

export interface Random {
  /** A whole number from 0 up to, and not including, `below`. */
  int(below: number): number
  /** Shuffles the array itself, and returns it. */
  shuffle<T>(items: T[]): T[]
  pick<T>(items: readonly T[]): T
  /** A generator of its own, for a world that is imagined: what is drawn there changes nothing here. */
  fork(): Random
  /** What to keep in order to go on from here. */
  state(): RandomState
}

export function random(seed: string): Random {
  return resume(hash128(seed))
}

export const resume = (state: RandomState): Random => new Source(state)

class Source implements Random {
  readonly #generator

  constructor(state: RandomState) {
    this.#generator = xoroshiro128plusFromState(state)
  }

  /** What pure-rand's uniformInt gives, in whole numbers all along: its remainder of fractions takes as long as a move. */
  int(below: number): number {
    const range = below >>> 0
    for (;;) {
      const drawn = (this.#generator.next() ^ 0x80000000) >>> 0
      const rest = (drawn % range) >>> 0
      // The last numbers, too few to go round, would make the first ones likelier.
      if (drawn - rest <= 0x100000000 - range) return rest
    }
  }

  shuffle<T>(items: T[]): T[] {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.int(last + 1)
      const held = items[last] as T
      items[last] = items[other] as T
      items[other] = held
    }
    return items
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('Nothing to pick from')
    return items[this.int(items.length)] as T
  }

  fork(): Random {
    return resume(Array.from({ length: 4 }, () => this.int(0x7fffffff) + 1))
  }

  state(): RandomState {
    return this.#generator.getState()
  }
}

/** Draws from the randomness that a state carries, and puts what is left of it back. */
export function draw<R>(state: { random: RandomState }, use: (random: Random) => R): R {
  const source = resume(state.random)
  const result = use(source)
  state.random = source.state()
  return result
}

/** Any string to four numbers (cyrb128): close seeds give unrelated games. */
function hash128(text: string): RandomState {
  let a = 1779033703
  let b = 3144134277
  let c = 1013904242
  let d = 2773480762
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ unit, 597399067)
    b = c ^ Math.imul(b ^ unit, 2869860233)
    c = d ^ Math.imul(c ^ unit, 951274213)
    d = a ^ Math.imul(d ^ unit, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, (d ^ a) | 1]
}
