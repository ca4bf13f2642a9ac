/** After the game: the choices that bots have made, and the one that is looked at. */
import type { Decision, LogLine, Receipt, SeatInfo } from '../../../electron/host/api.ts'
import { request } from '../../client.ts'
import { attempt } from '../../home.svelte.ts'

export class Receipts {
  readonly #table: string
  decisions = $state.raw<readonly Decision[]>([])
  /** Which of them is looked at; null: none is. */
  at = $state<number | null>(null)
  /** It, once the bot has answered. */
  shown = $state.raw<Receipt | null>(null)

  constructor(table: string) {
    this.#table = table
  }

  /** It is over. */
  async seek(seats: readonly Pick<SeatInfo, 'kind'>[]): Promise<void> {
    if (seats.every(({ kind }) => kind !== 'bot')) return
    this.decisions = (await attempt(() => request('decisions', { id: this.#table }))) ?? []
  }

  /** Asks the bot once more what it was asked then. */
  async open(at: number): Promise<void> {
    const decision = this.decisions[at]
    if (!decision) return
    this.at = at
    this.shown = null
    const receipt = await attempt(() => request('receipt', { id: this.#table, at: decision.at }))
    if (this.at === at) this.shown = receipt ?? null
  }

  close(): void {
    this.at = null
    this.shown = null
  }

  /** Opens the choice that a line of the log tells of; undefined if no bot had one there. */
  opener({ move }: LogLine): (() => void) | undefined {
    const found = this.decisions.findIndex(({ told }) => told === move)
    return found < 0 ? undefined : () => void this.open(found)
  }
}
