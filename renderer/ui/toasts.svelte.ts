/** Short notes at the edge of the screen. Those with something to do stay until they are done with. */
export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'problem'
  action?: { label: string; run: () => void }
}

const lifetime = 8000
const atOnce = 3
let next = 1

class Toasts {
  list = $state.raw<readonly Toast[]>([])

  show(text: string, more: Partial<Pick<Toast, 'tone' | 'action'>> = {}): void {
    const toast = this.#make(text, more)
    this.list = [...this.#others(text), toast].slice(-atOnce)
    if (!toast.action && toast.tone === 'plain') setTimeout(() => this.dismiss(toast.id), lifetime)
  }

  /** Not before whatever else there is to say, and until the returned function is called. */
  offer(text: string, action: NonNullable<Toast['action']>): () => void {
    const toast = this.#make(text, { action })
    this.list = [toast, ...this.#others(text)]
    return () => this.dismiss(toast.id)
  }

  #make(text: string, more: Partial<Pick<Toast, 'tone' | 'action'>>): Toast {
    return { id: next++, text, tone: 'plain', ...more }
  }

  #others(text: string): readonly Toast[] {
    return this.list.filter((other) => other.text !== text)
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }
}

export const toasts = new Toasts()
