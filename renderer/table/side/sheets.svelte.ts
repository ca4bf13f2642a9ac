/** What stands open beside the board, which is remembered, and what is pointed at there. */
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { home } from '../../home.svelte.ts'

/** What can stand there. */
export type Sheet = 'log' | 'notes' | 'rules'

export class SheetsBeside {
  readonly #there: () => readonly Sheet[]
  #last: Sheet = 'log'
  /** The paragraph that was asked for, and how often. */
  wanted = $state.raw<{ paragraph: string | null; times: number }>({ paragraph: null, times: 0 })
  /** The line of the log that is to be shown on the board. */
  pointed = $state.raw<Phrase | null>(null)

  constructor(there: () => readonly Sheet[]) {
    this.#there = there
  }

  get there(): readonly Sheet[] {
    return this.#there()
  }

  get now(): Sheet | null {
    return this.there.find((one) => one === home.value.settings.side) ?? null
  }

  open(next: Sheet = this.#last, paragraph: string | null = null): void {
    if (next === 'rules') this.wanted = { paragraph, times: this.wanted.times + 1 }
    this.#last = next
    void home.change({ side: next })
  }

  close(): void {
    void home.change({ side: 'closed' })
    this.pointed = null
  }
}
