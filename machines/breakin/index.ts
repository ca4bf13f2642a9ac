export { breakInCrew } from './bot.ts'
export { breakIn } from './game.ts'
export type { BreakInMove, BreakInState } from './state.ts'
export type { BreakInView, PlayerView } from './view.ts'
