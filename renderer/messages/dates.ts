/** Moments in words: "today, 21:40", "yesterday, 18:05", "3 days ago", "3 March 2026". */
const day = 24 * 60 * 60 * 1000

export function inWords(moment: number, now: number, locale: string): string {
  const days = Math.round((midnight(now) - midnight(moment)) / day)
  if (days < 0 || days > 6) return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(moment)
  const name = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day')
  if (days > 1) return name
  return `${name}, ${new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle: 'h23' }).format(moment)}`
}

function midnight(moment: number): number {
  return new Date(moment).setHours(0, 0, 0, 0)
}
