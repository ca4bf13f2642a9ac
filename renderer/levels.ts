/** How well bots play. */
import { levels, type Level } from '../machines/kernel/bots/bot.ts'
import { t } from './messages/messages.ts'

/** Whoever has never chosen may win. */
export const gentle: Level = 'lookout'

export const levelOptions = levels.map((value) => ({ value, label: t(`level.${value}`) }))
