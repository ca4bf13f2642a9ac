/** The menu. What it can't do itself, it tells the window. */
import { BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron'
import type { Destination } from './host/api.ts'
import { tell } from './ipc.ts'
import { words } from './words.ts'

export function setMenu(platform: string = process.platform): void {
  const mac = platform === 'darwin'
  const template: MenuItemConstructorOptions[] = [
    {
      label: 'Larceny',
      submenu: [
        going(words.newGame, 'new', 'CmdOrCtrl+N'),
        going(words.continue, 'continue', 'CmdOrCtrl+O'),
        { type: 'separator' },
        { label: words.fullScreen, role: 'togglefullscreen' },
        { label: words.reload, role: 'reload' },
        going(words.about, 'about'),
        { type: 'separator' },
        { label: words.quit, role: 'quit' },
      ],
    },
    // On a Mac, copy and paste in text fields go through the menu.
    ...(mac ? [{ role: 'editMenu' } as const] : []),
  ]
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
}

function going(label: string, to: Destination, accelerator?: string): MenuItemConstructorOptions {
  const click = (): void => {
    for (const window of BrowserWindow.getAllWindows()) tell(window, { type: 'go', to })
  }
  return { label, click, ...(accelerator && { accelerator }) }
}
