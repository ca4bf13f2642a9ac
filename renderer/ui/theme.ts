/** The theme that was chosen last, before the host has been asked: a window by daylight doesn't start at night. */
import type { Settings } from '../../electron/host/api.ts'
import { themes } from './looks.ts'

const name = 'larceny-theme'

/** The browser shell has another port at every start, and only cookies don't care; Electron's own address has no cookies. */
export function keepTheme(theme: Settings['theme']): void {
  localStorage.setItem(name, theme)
  document.cookie = `${name}=${theme}; max-age=31536000; samesite=strict`
}

export function lastTheme(): Settings['theme'] {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  const kept = localStorage.getItem(name) ?? cookie?.slice(name.length + 1)
  return themes.find((theme) => theme === kept) ?? 'night'
}
