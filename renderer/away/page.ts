/** The page in the place of a window whose program is gone. It needs nothing from anywhere. */
import { messages } from '../messages/en/gone.ts'

/** Runs in the page, so it knows nothing from outside: comes back as soon as Larceny answers here again. */
function comeBack(): void {
  const ask = async (): Promise<void> => {
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
    if (answer?.headers.has('x-larceny')) location.reload()
    // Whoever else answers here is asked no more.
    else if (!answer) setTimeout(ask, 1000)
  }
  void ask()
  addEventListener('pagehide', () => navigator.serviceWorker.controller?.postMessage('leaving'))
}

/** The back room at night, as far as that goes without its typefaces. */
const style = `
  :root { color-scheme: dark; color: #f5eee2; font: 1.125rem/1.5 system-ui, sans-serif }
  :root { background: #12100e radial-gradient(circle at 50% 0, #3a2f1e, #12100e 60%) fixed }
  body { display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 2rem; box-sizing: border-box }
  main { max-width: 34rem; padding: 1.5rem 2rem; border: 1px solid #4a4138; border-radius: 1rem; background: #1c1916 }
  h1 { margin: 0 0 0.5rem; font: 700 1.75rem/1.2 Georgia, serif }
  p { margin: 0 }
`

export function stoppedPage(): Response {
  const nonce = crypto.randomUUID()
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Larceny</title>
    <style nonce="${nonce}">${style}</style>
  </head>
  <body>
    <main role="alert">
      <h1>${messages['gone.title']}</h1>
      <p>${messages['gone.reloaded']}</p>
    </main>
    <script nonce="${nonce}">(${comeBack})()</script>
  </body>
</html>`
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy.join('; ') }
  return new Response(html, { status: 503, headers })
}
