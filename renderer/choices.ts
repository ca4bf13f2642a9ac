/** What the settings offer, on their page and at the table. */
import type { Settings } from '../electron/host/api.ts'
import { t } from './messages/messages.ts'
import { themes as everyTheme } from './ui/looks.ts'

const speed: readonly Settings['speed'][] = ['off', 'quick', 'normal', 'slow']
const textSize: readonly Settings['textSize'][] = ['normal', 'large', 'larger']

export const speeds = speed.map((value) => ({ value, label: t(`speed.${value}`) }))
export const themes = everyTheme.map((value) => ({ value, label: t(`theme.${value}`) }))
export const textSizes = textSize.map((value) => ({ value, label: t(`textSize.${value}`) }))
