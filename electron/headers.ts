/** The headers that the shells send with everything. */

const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'svelte-trusted-html',
}

const written = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ')

export const securityHeaders = {
  'Content-Security-Policy': written(policy),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const

/** Only there: a window may have our service worker, which knows by the mark who answers (renderer/away). */
export const browserHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': written({ ...policy, 'trusted-types': `${policy['trusted-types']} larceny-worker` }),
  'X-Larceny': 'yes',
} as const
