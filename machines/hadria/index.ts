/** Hadria: plan in secret, steal in the open, and get out before first light. */
export { hadriaCrew } from './bot.ts'
export { defaultMove } from './bots/policy.ts'
export { hadria } from './game.ts'
export type { HadriaMove } from './state.ts'
export type { HadriaView } from './view.ts'
