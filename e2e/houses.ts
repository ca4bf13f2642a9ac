/** The app for the tests of a worker: the same for all of them, emptied before each, until one of them has ended it. */
import type { Settings } from '../electron/host/api.ts'
import { askingAt } from './host.ts'
import { Shell } from './shell.ts'

export class Houses {
  #shell: Shell | undefined
  /** As they are when nobody has changed them. */
  #settings: Settings | undefined

  /** An empty house. */
  async next(): Promise<Shell> {
    if (this.#shell?.killed) await this.close()
    this.#shell ??= await begin()
    await this.#clear(this.#shell)
    return this.#shell
  }

  async close(): Promise<void> {
    await this.#shell?.remove()
    this.#shell = undefined
  }

  /** By what a window can ask for: the tests need no door of their own. */
  async #clear({ address }: Shell): Promise<void> {
    await askingAt(address, async (ask) => {
      const { saved, profiles, settings } = await ask('home', undefined)
      this.#settings ??= settings
      for (const { id } of saved) await ask('deleteGame', { id })
      for (const { id } of profiles) await ask('deleteProfile', { id })
      await ask('saveSettings', this.#settings)
    })
  }
}

async function begin(): Promise<Shell> {
  const shell = new Shell()
  await shell.start()
  return shell
}
