/** Kingpin: recruit crooks, raid targets, rule the gangs. */
export { kingpinCrew } from './bot.ts'
export { kingpin } from './game.ts'
export type { KingpinMove } from './state.ts'
export type { KingpinView } from './view.ts'
