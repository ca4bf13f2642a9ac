import { axe, expect, frames, picture, test } from './harness.ts'
import { Shell } from './shell.ts'

test('the token goes out of the address, and the page has all it needs under the policy', async ({ page, app }) => {
  expect(new URL(page.url()).search).toBe('')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page).toHaveTitle(/Larceny/)
  await axe(page)
  await picture(page, 'shelf')
  const cookies = await page.context().cookies(app.address)
  expect(cookies).toMatchObject([{ httpOnly: true, sameSite: 'Strict' }])
})

test('the policy stops scripts, styles, frames and addresses that are not ours', async ({ page, context, app }) => {
  const other = await context.newPage()
  await other.goto(app.address)
  const blocked = await other.evaluate(async () => {
    const wanted = new Set(['trusted-types', 'style-src-attr', 'img-src', 'frame-src', 'connect-src'])
    const stopped = new Promise<void>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        wanted.delete(effectiveDirective)
        if (wanted.size === 0) resolve()
      })
    })
    const script = document.createElement('script')
    try {
      script.textContent = 'window.broken = true'
    } catch {
      wanted.delete('trusted-types')
    }
    document.head.append(script)
    document.body.setAttribute('style', 'color: red')
    const image = document.createElement('img')
    image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
    const frame = document.createElement('iframe')
    frame.src = 'https://example.invalid/'
    document.body.append(image, frame)
    await fetch('https://example.invalid/').catch(() => undefined)
    // A browser tells of a frame when it gets round to loading it.
    await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, 10_000))])
    return { missed: [...wanted], broken: 'broken' in window }
  })
  expect(blocked.broken).toBe(false)
  expect(blocked.missed).toEqual([])
  await other.close()
  await expect(page.getByRole('heading').first()).toBeVisible()
})

test('another page can neither read nor write, even with the cookie', async ({ page, context, app }) => {
  const { origin } = new URL(app.address)
  const foreign = await context.newPage()
  await foreign.route('http://foreign.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>foreign</h1>' }),
  )
  await foreign.goto('http://foreign.test/')
  const outcome = await foreign.evaluate(async (origin) => {
    const attempts = [
      fetch(`${origin}/api/home`, { method: 'POST', body: '', credentials: 'include' }),
      fetch(`${origin}/events`, { credentials: 'include' }),
    ]
    return (await Promise.allSettled(attempts)).map(({ status }) => status)
  }, origin)
  expect(outcome).toEqual(['rejected', 'rejected'])
  await foreign.close()
  await expect(page).toHaveTitle(/Larceny/)
})

test('a second start on the same data gives a window on the first', async ({ page, app }) => {
  const second = new Shell(app.data)
  const said = await second.start()
  expect(said).toMatch(/^Larceny is already running on the saves in /)
  expect(new URL(second.address).origin).toBe(new URL(app.address).origin)
  await second.stop()
  await page.goto(second.address)
  await expect(page.getByRole('heading').first()).toBeVisible()
})

test('after a power cut it starts again on the same data', async ({ page, app }) => {
  await app.kill()
  await app.start()
  await page.goto(app.address)
  await expect(page.getByRole('heading').first()).toBeVisible()
})

test('Ctrl-C stops it cleanly, with a window open', async ({ page, app }) => {
  await expect(page.getByRole('heading').first()).toBeVisible()
  app.killed = true
  expect(await app.stop()).toBe(0)
})

test('what is sent to the window can be read along: answers and events', async ({ page, app }) => {
  const record = await frames(page)
  await page.goto(app.address)
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect((await record.sent()).map(({ to }) => to)).toContain('home')

  await record.clear()
  await page.evaluate(async () => {
    const session = await new Promise<string>((resolve) => {
      new EventSource('/events').onmessage = ({ data }) => resolve((JSON.parse(data) as { id: string }).id)
    })
    const ask = async (name: string, input: object) => {
      const headers = { 'content-type': 'application/json', 'x-larceny-session': session }
      const answer = await fetch(`/api/${name}`, { method: 'POST', headers, body: JSON.stringify(input) })
      return (await answer.json()).value
    }
    const bot = (name: string) => ({ kind: 'bot', name, colour: 'slate', emblem: 'dice' })
    const { id } = await ask('newGame', { game: 'breakin', chairs: [bot('Dan'), bot('Eve'), bot('Fay')], options: {} })
    await ask('openTable', { id })
  })
  await expect.poll(async () => (await record.frames()).length).toBeGreaterThan(0)
  expect((await record.sent()).map(({ to }) => to)).toEqual(expect.arrayContaining(['newGame', 'openTable', 'event']))
})
