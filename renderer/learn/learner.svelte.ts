/** Who learns in this window. */
import type { Profile } from '../../electron/host/api.ts'
import { request } from '../client.ts'
import { attempt, home } from '../home.svelte.ts'
import { t } from '../messages/messages.ts'
import { freeLook } from '../screens/lineup.ts'
import { likelyLearner } from './progress.ts'

class Learner {
  #chosen = $state<string>()

  get id(): string | undefined {
    const chosen = home.value.profiles.find(({ id }) => id === this.#chosen)
    return chosen?.id ?? likelyLearner(home.value)
  }

  choose(id: string): void {
    this.#chosen = id
  }

  /** Where nobody has a profile yet, the first to learn gets one. */
  async comes(): Promise<string | undefined> {
    if (this.id !== undefined) return this.id
    const look = freeLook([], [t('new.player', { n: 1 })])
    const profile: Profile | undefined = await attempt(() => request('saveProfile', look))
    await home.load()
    return profile?.id
  }
}

export const learner = new Learner()
