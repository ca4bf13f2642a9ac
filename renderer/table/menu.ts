/** What the table's menu offers. */
import type { Frame, Home } from '../../electron/host/api.ts'
import { go } from '../router/route.svelte.ts'
import { to } from '../router/router.ts'
import { toggleFullScreen } from '../ui/fullscreen.ts'
import type { IconName } from '../ui/icons.ts'
import type { TableModel } from './model.svelte.ts'
import type { TableKey } from './words.ts'

export interface MenuItem {
  icon: IconName
  label: string
  run(): void
}

/** Where all look, anybody may look at their own; and whoever does puts it away again. */
export function looksOf(
  { stage, seats, holds, hiding }: Frame,
  model: Pick<TableModel, 'lift' | 'lower'>,
  text: (key: TableKey, params?: { name: string }) => string,
): MenuItem[] {
  if (holds.length < 2) return []
  if (stage === 'seated') return [{ icon: 'person', label: text('curtain.lower'), run: () => void model.lower() }]
  const people = seats.filter(({ seat }) => hiding.includes(seat))
  return people.map(({ seat, name }) => ({
    icon: 'person',
    label: text('curtain.look', { name }),
    run: () => void model.lift(seat),
  }))
}

/** People may leave, or have left. Who only watches another window's table has no say in that. */
export function chairsOf(
  { stage, seats, holds, practice }: Frame,
  text: (key: TableKey) => string,
  run: MenuItem['run'],
): MenuItem[] {
  if (practice) return []
  const allHaveLeft = seats.some(({ lent }) => lent) && seats.every(({ kind }) => kind === 'bot')
  if (practice || stage === 'over' || (holds.length === 0 && !allHaveLeft)) return []
  return [{ icon: 'bot', label: text('chairs.open'), run }]
}

/** The way to the game's lessons, for whoever isn't in one. */
export function lessonsOf({ game, practice }: Frame, text: (key: TableKey) => string): MenuItem[] {
  return practice ? [] : [{ icon: 'learn', label: text('menu.learn'), run: () => go(to.learn(game)) }]
}

/** Electron's window has it in its own menu, and allows a page nothing. */
export function fullScreenOf({ shell }: Pick<Home, 'shell'>, text: (key: TableKey) => string): MenuItem[] {
  return shell === 'browser' ? [{ icon: 'fullscreen', label: text('menu.fullscreen'), run: toggleFullScreen }] : []
}
