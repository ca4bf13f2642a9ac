/** `app://larceny/…`: the window's files, under an address of their own instead of file://. */
import { protocol } from 'electron'
import { contentOf, findFile } from './files.ts'
import { securityHeaders } from './headers.ts'

export const origin = 'app://larceny'

/** Must be called before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ])
}

export function serveFiles(folder: string, theme: () => string): void {
  protocol.handle('app', async ({ url, method }) => {
    const { host, pathname } = new URL(url)
    const found = host === 'larceny' && method === 'GET' ? await findFile(folder, pathname) : undefined
    if (!found) return new Response('There is nothing here.', { status: 404, headers: securityHeaders })
    const content = await contentOf(found, theme())
    return new Response(content, { headers: { ...securityHeaders, 'Content-Type': found.type } })
  })
}
