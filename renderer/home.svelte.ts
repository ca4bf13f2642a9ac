/** What the window knows of the house: games, saves, profiles, settings. The host has the truth; we ask again after a change. */
import { SvelteSet } from 'svelte/reactivity'
import type { Home, Problem, Settings } from '../electron/host/api.ts'
import { HostProblem, request } from './client.ts'
import { say, t } from './messages/messages.ts'
import { toasts } from './ui/toasts.svelte.ts'

class HomeState {
  #value = $state.raw<Home>()
  /** Settings that are on their way to the host. */
  #saving = 0
  #read = new SvelteSet<string>()
  failed = $state.raw<Problem>()

  get loaded(): boolean {
    return this.#value !== undefined
  }

  /** Screens are shown only once it is there. */
  get value(): Home {
    if (!this.#value) throw new Error('The house is not open yet.')
    return this.#value
  }

  async load(): Promise<void> {
    try {
      const value = await this.#asMuch(await request('home'))
      this.#value = this.#saving > 0 ? { ...value, settings: this.value.settings } : value
      this.failed = undefined
    } catch (error) {
      if (!(error instanceof HostProblem)) throw error
      if (this.#value) showProblem(error.problem)
      else this.failed = error.problem
    }
  }

  /** Goes on to at least as many saved games as are shown now. */
  async #asMuch(value: Home): Promise<Home> {
    const shown = this.#value?.saved.length ?? 0
    let all = value
    while (all.saved.length < shown && all.next) all = await withNextPage(all)
    return all
  }

  async loadMore(): Promise<void> {
    const more = await attempt(() => withNextPage(this.value))
    if (more) this.#value = more
  }

  /** Settings count at once, and are kept. */
  async change(settings: Partial<Settings>): Promise<void> {
    const all = { ...this.value.settings, ...settings }
    this.#value = { ...this.value, settings: all }
    this.#saving += 1
    await attempt(() => request('saveSettings', all)).finally(() => (this.#saving -= 1))
  }

  /** What happened on the way up, but for what was read and put away. */
  get notices(): Problem[] {
    return this.value.notices.filter((notice) => !this.#read.has(JSON.stringify(notice)))
  }

  dismissNotice(notice: Problem): void {
    this.#read.add(JSON.stringify(notice))
  }

  /** The app says once that nothing needs saving. */
  async tellAboutSaving(): Promise<void> {
    if (this.value.settings.toldAboutSaving) return
    toasts.show(t('saving.hint'), { action: { label: t('ui.gotIt'), run: () => {} } })
    await this.change({ toldAboutSaving: true })
  }
}

async function withNextPage(value: Home): Promise<Home> {
  if (!value.next) return value
  const { saved, next, notices } = await request('savedGames', { after: value.next })
  return { ...value, saved: [...value.saved, ...saved], next, notices: [...value.notices, ...notices] }
}

export const home = new HomeState()

export function showProblem(problem: Problem): void {
  toasts.show(say({}, problem.key, problem.params), { tone: 'problem' })
}

/** Does something with the host; what it refuses is shown, and the answer is undefined. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof HostProblem)) throw error
    showProblem(error.problem)
    return undefined
  }
}
