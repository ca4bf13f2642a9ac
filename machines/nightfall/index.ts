export { nightfallCrew } from './bot.ts'
export { nightfall } from './game.ts'
export type { NightfallMove, NightfallState } from './state.ts'
export type { NightfallView, PlayerView } from './view.ts'
