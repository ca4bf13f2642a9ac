/** The phases, as the rulebook's table of contents. */
import { setup } from 'xstate'
import { actionsFrom, guardsFrom, type ChartTypes } from '../kernel/chart.ts'
import * as ending from './ending.ts'
import * as rules from './rules.ts'
import * as skills from './skills.ts'
import { clone, type KingpinMove, type KingpinState } from './state.ts'

const { pass, passForced, nextSeat, recruit, take, putBack, placeFaceUp, placeFaceDown } = rules
const { pickpocket, swap, killOwn, kill, spyDen, spyTarget, decline } = skills
const { revealAll, tellTargets, tellGangs, tellWinners } = ending
const actions = {
  ...{ pass, passForced, nextSeat, recruit, take, putBack, placeFaceUp, placeFaceDown },
  ...{ pickpocket, swap, killOwn, kill, spyDen, spyTarget, decline },
  ...{ revealAll, tellTargets, tellGangs, tellWinners },
}

const { allPassed, mustPass, isFaceDown } = rules
const { isPickpocket, startsSwap, startsKillOfOwn, hasVictim, hasSomethingToSpy } = skills
const guards = {
  ...{ allPassed, mustPass, isFaceDown },
  ...{ isPickpocket, startsSwap, startsKillOfOwn, hasVictim, hasSomethingToSpy },
}

export const chart = setup({
  types: {} as ChartTypes<KingpinState, KingpinMove>,
  actions: actionsFrom<KingpinState, KingpinMove, keyof typeof actions>(actions, clone),
  guards: guardsFrom<KingpinState, KingpinMove, keyof typeof guards>(guards),
}).createMachine({
  id: 'kingpin',
  context: ({ input }) => ({ game: input.game }),
  initial: 'turn',
  states: {
    // KP-3
    turn: {
      initial: 'choose',
      on: { putBack: { target: '.end', actions: 'putBack' } },
      states: {
        choose: {
          on: {
            pass: { target: 'end', actions: 'pass' },
            recruit: { target: 'take', actions: 'recruit' },
          },
        },
        take: {
          on: { take: { target: 'place', actions: 'take' } },
        },
        place: {
          on: {
            place: [
              { guard: 'isFaceDown', target: 'end', actions: 'placeFaceDown' },
              { guard: 'startsKillOfOwn', target: 'end', actions: ['placeFaceUp', 'killOwn'] },
              { guard: 'startsSwap', target: 'skill.swap', actions: 'placeFaceUp' },
              { target: 'skill', actions: 'placeFaceUp' },
            ],
          },
        },
        // KP-4
        skill: {
          initial: 'which',
          on: { decline: { target: 'end', actions: 'decline' } },
          states: {
            which: {
              always: [
                { guard: 'isPickpocket', target: 'pickpocket' },
                { guard: 'hasVictim', target: 'killer' },
                { guard: 'hasSomethingToSpy', target: 'spy' },
                { target: '#kingpin.turn.end' },
              ],
            },
            pickpocket: {
              on: { pickpocket: { target: '#kingpin.turn.end', actions: 'pickpocket' } },
            },
            swap: {
              on: { swap: { target: '#kingpin.turn.end', actions: 'swap' } },
            },
            killer: {
              on: { kill: { target: '#kingpin.turn.end', actions: 'kill' } },
            },
            spy: {
              on: {
                spyDen: { target: 'look', actions: 'spyDen' },
                spyTarget: { target: 'look', actions: 'spyTarget' },
              },
            },
            look: { meta: { shown: true } },
          },
        },
        end: {
          entry: 'nextSeat',
          always: [
            { guard: 'allPassed', target: '#kingpin.scoring' },
            { guard: 'mustPass', target: 'end', reenter: true, actions: 'passForced' },
            { target: 'choose' },
          ],
        },
      },
    },
    // KP-5
    scoring: {
      initial: 'reveal',
      states: {
        reveal: { entry: 'revealAll', always: 'targets', meta: { shown: true } },
        targets: { entry: 'tellTargets', always: 'gangs', meta: { shown: true } },
        gangs: { entry: 'tellGangs', always: '#kingpin.over', meta: { shown: true } },
      },
    },
    over: { type: 'final', entry: 'tellWinners' },
  },
})
