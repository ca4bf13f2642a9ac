/** Who is out, or only watches, can have the rest played at once; the old speed comes back with the next question. */
import type { Settings } from '../../electron/host/api.ts'
import { home } from '../home.svelte.ts'

export class Rush {
  #usual = $state<Settings['speed'] | null>(null)

  get on(): boolean {
    return this.#usual !== null
  }

  start(): void {
    this.#usual = home.value.settings.speed
    void home.change({ speed: 'off' })
  }

  end(): void {
    if (this.#usual !== null) void home.change({ speed: this.#usual })
    this.#usual = null
  }
}
