import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from './testing/folder.ts'
import { requests, type HostEvent } from './host/api.ts'
import type { BrowserWindow } from './testing/electron.ts'

const electron = await vi.hoisted(() => import('./testing/electron.ts'))
vi.mock('electron', () => electron)

interface TestSession {
  closed: number
  tell(event: HostEvent): void
}
const host = {
  asked: [] as unknown[][],
  closed: 0,
  sessions: [] as TestSession[],
  theme: () => 'paper',
  connect(tell: (event: HostEvent) => void) {
    const session = {
      tell,
      closed: 0,
      handle: async (...asked: unknown[]) => {
        host.asked.push(asked)
        return { ok: true, value: null }
      },
      close: () => void session.closed++,
    }
    host.sessions.push(session)
    return session
  },
  close: async () => void host.closed++,
}
const createHost = vi.fn()
vi.mock('./host/host.ts', () => ({ createHost: (options: unknown) => createHost(options) }))

let data: string
let starts = 0

/** Runs a program of the shell anew. */
const runAnew = (name: string): Promise<unknown> => import(/* @vite-ignore */ `./${name}.ts?start=${++starts}`)

/** Starts the shell as Electron would, up to its window. */
async function start(argv = ['electron', '.', '--data', data]): Promise<BrowserWindow | undefined> {
  process.argv = argv
  await runAnew('main')
  electron.world.ready.resolve(null)
  await vi.waitFor(() => {
    if (electron.BrowserWindow.all.length === 0 && electron.calls.every(([name]) => !/quit|exit/.test(name))) {
      throw new Error('not yet')
    }
  })
  return electron.BrowserWindow.all[0]
}

/** What a handler given to Electron answers. */
const ask = (name: string, ...args: unknown[]): unknown => electron.handlers.get(name)!(...args)

beforeEach(() => {
  electron.reset()
  data = temporaryFolder()
  host.asked = []
  host.closed = 0
  host.sessions = []
  createHost.mockReset().mockResolvedValue({ ok: true, host })
})

describe('starting', () => {
  it('keeps everything in the data directory, and gives the host the same one', async () => {
    await start()
    expect(electron.called('setPath')).toEqual([
      ['userData', data],
      ['sessionData', join(data, 'electron')],
    ])
    expect(createHost).toHaveBeenCalledWith({ dataDir: data, shell: 'electron', version: '1.2.3' })
  })

  it('hears --data when it is packaged, where no path of the app comes first', async () => {
    await start(['/opt/Larceny/larceny', '--data', data])
    expect(createHost).toHaveBeenCalledWith(expect.objectContaining({ dataDir: data }))
  })

  it('says so when --data names nothing, and touches nothing', async () => {
    await start(['/opt/Larceny/larceny', '--data'])
    expect(electron.called('showErrorBox')).toEqual([['Larceny', '--data needs a folder, as in --data ~/larceny.']])
    expect(electron.called('exit')).toEqual([[1]])
    expect(createHost).not.toHaveBeenCalled()
  })

  it('runs once: a second start shows the first one’s window', async () => {
    electron.world.firstInstance = false
    await start()
    expect(electron.called('quit')).toHaveLength(1)
    expect(createHost).not.toHaveBeenCalled()

    electron.reset()
    const window = await start()
    window!.minimized = true
    electron.app.emit('second-instance')
    expect(window).toMatchObject({ minimized: false, focused: true })
  })

  it('says why it can’t start, and stops', async () => {
    const problem = { key: 'problem.newerData', params: { file: 'larceny.db' } }
    createHost.mockResolvedValue({ ok: false, problem })
    await start()
    expect(electron.called('showErrorBox')[0]![1]).toMatch(/^The saves in larceny.db are from a newer version/)
    expect(electron.called('exit')).toEqual([[1]])
  })

  it('quits with its last window, and closes the host', async () => {
    await start()
    electron.app.emit('window-all-closed')
    expect(electron.called('quit')).toHaveLength(1)
    const quitting = { preventDefault: vi.fn() }
    electron.app.emit('will-quit', quitting)
    expect(quitting.preventDefault).toHaveBeenCalled()
    await vi.waitFor(() => expect(electron.called('quit')).toHaveLength(2))
    expect(host.closed).toBe(1)
  })
})

describe('the window', () => {
  it('starts also where the system has no sandbox to give, which whoever starts it has to say', async () => {
    const window = await start(['/opt/Larceny/larceny', '--no-sandbox', '--data', data])
    expect(electron.called('enableSandbox')).toEqual([])
    expect(window!.options['webPreferences']).toMatchObject({ sandbox: true, contextIsolation: true })
  })

  it('is sandboxed, isolated and without Node', async () => {
    const window = await start()
    expect(electron.called('enableSandbox')).toHaveLength(1)
    expect(window!.options['webPreferences']).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
    })
    for (const weakening of [
      'webSecurity',
      'allowRunningInsecureContent',
      'experimentalFeatures',
      'enableBlinkFeatures',
    ]) {
      expect(window!.options['webPreferences']).not.toHaveProperty(weakening)
    }
    expect(window!.address).toBe('app://larceny/')
  })

  it('goes nowhere, opens nothing, embeds nothing', async () => {
    const { webContents } = (await start())!
    expect(webContents.openHandler({ url: 'https://evil.example' })).toEqual({ action: 'deny' })
    for (const event of ['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview']) {
      const preventDefault = vi.fn()
      webContents.emit(event, { preventDefault })
      expect(preventDefault, event).toHaveBeenCalled()
    }
  })

  it('gets no permission and no network', async () => {
    await start()
    const [[onRequest]] = electron.called('setPermissionRequestHandler') as [[(...args: unknown[]) => void]]
    const grant = vi.fn()
    onRequest({}, 'media', grant)
    expect(grant).toHaveBeenCalledExactlyOnceWith(false)
    const [[onCheck]] = electron.called('setPermissionCheckHandler') as [[() => boolean]]
    expect(onCheck()).toBe(false)
    const [[onDevice]] = electron.called('setDevicePermissionHandler') as [[() => boolean]]
    expect(onDevice()).toBe(false)
    const [[filter, onBeforeRequest]] = electron.called('onBeforeRequest') as [[unknown, (...args: unknown[]) => void]]
    expect(filter).toEqual({ urls: ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*'] })
    const decide = vi.fn()
    onBeforeRequest({ url: 'https://evil.example' }, decide)
    expect(decide).toHaveBeenCalledExactlyOnceWith({ cancel: true })
  })

  it('opens where it was left', async () => {
    const first = await start()
    expect(first!.options).toMatchObject({ width: 1280, height: 840, minWidth: 1024, minHeight: 700 })
    first!.maximized = true
    first!.emit('close')

    electron.reset()
    const second = await start()
    expect(second!.options).toMatchObject({ x: 10, y: 20, width: 1300, height: 900 })
    expect(second!.maximized).toBe(true)
  })

  it.each([
    ['nonsense', '{'],
    ['too small', JSON.stringify({ bounds: { x: 0, y: 0, width: 10, height: 10 }, maximized: false })],
    ['off every display', JSON.stringify({ bounds: { x: 9000, y: 0, width: 1300, height: 900 }, maximized: false })],
  ])('opens as usual when what was remembered is %s', async (_what, text) => {
    writeFileSync(join(data, 'window.json'), text)
    expect((await start())!.options).toMatchObject({ width: 1280, height: 840 })
  })

  it('closes even when nothing can be remembered', async () => {
    const window = await start()
    mkdirSync(join(data, 'window.json'))
    window!.emit('close')
    expect(existsSync(join(data, 'window.json'))).toBe(true)
  })
})

describe('a window that is gone', () => {
  let now = 0
  const crash = (window: BrowserWindow, reason = 'crashed'): boolean =>
    window.webContents.emit('render-process-gone', {}, { reason, exitCode: 5 })
  const comeBacks = (): unknown[] =>
    electron.calls.flatMap(([name, address]) => (name === 'reload' ? ['there'] : name === 'loadURL' ? [address] : []))
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

  beforeEach(() => {
    vi.spyOn(Date, 'now').mockImplementation(() => now)
    return () => vi.restoreAllMocks()
  })

  it('comes back where it was', async () => {
    const window = (await start())!
    crash(window)
    await settled()
    expect(comeBacks()).toEqual(['app://larceny/', 'there'])
  })

  it('comes back when it hangs', async () => {
    const window = (await start())!
    window.emit('unresponsive')
    await settled()
    expect(comeBacks()).toEqual(['app://larceny/', 'there'])
  })

  it('comes back on the shelf where it crashes again at once, and after that says so and quits', async () => {
    const window = (await start())!
    for (const _ of [1, 2]) {
      crash(window, 'oom')
      await settled()
      now += 5000
    }
    expect(comeBacks()).toEqual(['app://larceny/', 'there', 'app://larceny/'])
    expect(electron.called('quit')).toEqual([])
    crash(window)
    await settled()
    expect(comeBacks()).toHaveLength(3)
    expect(electron.called('showErrorBox')[0]![1]).toMatch(/^The window of Larceny keeps crashing\. Every move/)
    expect(electron.called('quit')).toHaveLength(1)
  })

  it('comes back where it was each time, when hours lie between', async () => {
    const window = (await start())!
    for (const _ of [1, 2, 3, 4]) {
      crash(window)
      await settled()
      now += 3_600_000
    }
    expect(comeBacks()).toEqual(['app://larceny/', 'there', 'there', 'there', 'there'])
  })

  it('stays away when it was closed', async () => {
    const window = (await start())!
    crash(window, 'clean-exit')
    window.destroyed = true
    crash(window)
    await settled()
    expect(comeBacks()).toEqual(['app://larceny/'])
  })
})

describe('the menu', () => {
  it('sends the window to new games, saved games and about, and quits, reloads and fills the screen by itself', async () => {
    const window = await start()
    const [[menu]] = electron.called('setApplicationMenu') as [
      [{ submenu: { label?: string; click?(): void; role?: string }[] }[]],
    ]
    const items = menu[0]!.submenu
    for (const item of items) item.click?.()
    expect(window!.webContents.sent).toEqual(['new', 'continue', 'about'].map((to) => ['event', { type: 'go', to }]))
    expect(items.map(({ label }) => label).filter(Boolean)).toEqual([
      'New game',
      'Continue',
      'Full screen',
      'Reload',
      'About Larceny',
      'Quit',
    ])
    expect(items.map(({ role }) => role).filter(Boolean)).toEqual(['togglefullscreen', 'reload', 'quit'])
  })
})

describe('app://', () => {
  const get = async (address: string, method = 'GET') => (await ask('app://', { url: address, method })) as Response

  it('is a standard, secure scheme without a way around the policy', async () => {
    await start()
    const [[[{ scheme, privileges }]]] = electron.called('registerSchemesAsPrivileged') as [
      [[{ scheme: string; privileges: object }]],
    ]
    expect(scheme).toBe('app')
    expect(privileges).toEqual({ standard: true, secure: true, supportFetchAPI: true })
  })

  it('serves the page with a strict policy', async () => {
    await start()
    const page = await get('app://larceny/index.html')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/)
    // No service worker: that is the browser shell's.
    expect(page.headers.get('content-security-policy')).toMatch(/; trusted-types svelte-trusted-html$/)
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('serves the page in the theme that was chosen', async () => {
    await start()
    expect(await (await get('app://larceny/index.html')).text()).toContain('<html data-theme="paper"')
  })

  it.each(['app://larceny/..%2fpackage.json', 'app://larceny/%2e%2e/package.json', 'app://elsewhere/index.html'])(
    'finds nothing at %s',
    async (address) => {
      await start()
      expect((await get(address)).status).toBe(404)
    },
  )

  it('can only be read', async () => {
    await start()
    expect((await get('app://larceny/index.html', 'POST')).status).toBe(404)
  })
})

describe('messages', () => {
  const page = { origin: 'app://larceny', parent: null }

  it('go from our page to the host, and back', async () => {
    const sender = (await start())!.webContents
    const asking = ask('request', { sender, senderFrame: page }, 'renameGame', { id: '1' })
    expect(await asking).toEqual({ ok: true, value: null })
    expect(host.asked).toEqual([['renameGame', { id: '1' }]])
  })

  it.each([
    ['a frame that is gone', null],
    ['another origin', { ...page, origin: 'https://evil.example' }],
    ['an origin that looks like ours', { ...page, origin: 'app://larceny.evil.example' }],
    ['a frame within the page', { ...page, parent: page }],
  ])('of %s are refused', async (_who, senderFrame) => {
    await start()
    expect(() => ask('request', { senderFrame }, 'home')).toThrow('Only the window of Larceny')
    expect(host.asked).toEqual([])
  })

  it.each(['nothing', 'toString', '__proto__', 7, null, undefined, { home: true }])(
    'named %o are refused',
    async (name) => {
      await start()
      expect(() => ask('request', { senderFrame: page }, name)).toThrow('no such request')
      expect(host.asked).toEqual([])
    },
  )

  it('of the host reach the page that asked, as long as it is there', async () => {
    const { webContents: sender } = (await start())!
    await ask('request', { sender, senderFrame: page }, 'home')
    await ask('request', { sender, senderFrame: page }, 'home')
    const [session] = host.sessions
    expect(host.sessions).toHaveLength(1)
    const event: HostEvent = { type: 'problem', problem: { key: 'problem.disk', params: {} } }
    session!.tell(event)
    expect(sender.sent).toEqual([['event', event]])
  })

  it.each([
    ['is loaded anew', 'did-start-navigation', [{ isMainFrame: true, isSameDocument: false }]],
    ['has crashed', 'render-process-gone', [{}, { reason: 'crashed' }]],
    ['is closed', 'destroyed', []],
  ] as const)('come from a new session once the page %s', async (_what, event, details) => {
    const { webContents: sender } = (await start())!
    await ask('request', { sender, senderFrame: page }, 'home')
    sender.emit('did-start-navigation', { isMainFrame: true, isSameDocument: true })
    sender.emit('did-start-navigation', { isMainFrame: false, isSameDocument: false })
    expect(host.sessions.map(({ closed }) => closed)).toEqual([0])
    sender.emit(event, ...details)
    expect(host.sessions.map(({ closed }) => closed)).toEqual([1])
    await ask('request', { sender, senderFrame: page }, 'home')
    sender.emit(event, ...details)
    expect(host.sessions.map(({ closed }) => closed)).toEqual([1, 1])
  })
})

describe('the preload', () => {
  it('gives the window one function for each request, and nothing of Electron', async () => {
    await runAnew('preload')
    const [[name, bridge]] = electron.called('exposeInMainWorld') as [
      [string, Record<string, (...args: unknown[]) => unknown>],
    ]
    expect(name).toBe('larceny')
    expect(Object.keys(bridge).sort()).toEqual([...Object.keys(requests), 'listen'].sort())

    await bridge['openTable']!({ id: '1' }, 'more')
    expect(electron.called('invoke')).toEqual([['request', 'openTable', { id: '1' }]])

    const heard: unknown[] = []
    const stop = bridge['listen']!((...args: unknown[]) => heard.push(args)) as () => void
    electron.ipcRenderer.emit('event', { sender: electron.ipcRenderer }, { type: 'go', to: 'new' })
    stop()
    electron.ipcRenderer.emit('event', { sender: electron.ipcRenderer }, { type: 'go', to: 'about' })
    expect(heard).toEqual([[{ type: 'go', to: 'new' }]])
  })
})

it('imports nothing of Electron but what the shell names, and never opens anything outside', () => {
  const sources = ['main', 'window', 'revival', 'menu', 'ipc', 'protocol', 'preload'].map((name) =>
    readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8'),
  )
  for (const source of sources) expect(source).not.toMatch(/\bshell\b.*from 'electron'|openExternal|remote\b/)
})
