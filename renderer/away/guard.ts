/** Has the browser shell's window say what to do, also where it is loaded anew after its program has gone. */

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(address: string): string }
}

const address = '/worker.js'
/** Whatever it is asked for, it gives the one address that there is. */
const rules = { createScriptURL: () => address }

export async function standGuard(): Promise<void> {
  // Without preloading the worker itself would have to ask, and nobody could tell any more who led there.
  if (!('serviceWorker' in navigator) || !('NavigationPreloadManager' in window)) return
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const trusted = trustedTypes?.createPolicy('larceny-worker', rules).createScriptURL(address) ?? address
  // A window without it is a window all the same.
  const registration = await navigator.serviceWorker.register(trusted).catch(() => undefined)
  addEventListener('pagehide', () => registration?.active?.postMessage('leaving'))
}
