/** The phases of Break-In: the rulebook's table of contents. */
import { setup } from 'xstate'
import { actionsFrom, guardsFrom, type ChartTypes } from '../kernel/chart.ts'
import { conditions, rules } from './rules.ts'
import { clone, type BreakInMove, type BreakInState } from './state.ts'

export const chart = setup({
  types: {} as ChartTypes<BreakInState, BreakInMove>,
  actions: actionsFrom<BreakInState, BreakInMove, keyof typeof rules>(rules, clone),
  guards: guardsFrom<BreakInState, BreakInMove, keyof typeof conditions>(conditions),
}).createMachine({
  id: 'breakin',
  context: ({ input }) => ({ game: input.game }),
  initial: 'round',
  states: {
    // BI-3, BI-5.2
    round: {
      initial: 'opening',
      states: {
        opening: { entry: 'openRound', always: [{ guard: 'oneIsLeft', target: '#over' }, { target: 'turnUp' }] },
        turnUp: { on: { turnUp: { target: 'give', actions: 'turnUp' } } },
        give: { on: { give: { target: '#receive', actions: 'give' } } },
        given: {
          id: 'given',
          always: [
            { guard: 'oneIsLeft', target: '#over' },
            { guard: 'allHaveReceived', target: 'opening', actions: 'closeRound' },
            { target: 'turnUp' },
          ],
        },
      },
    },
    // BI-4
    receive: {
      id: 'receive',
      initial: 'question',
      states: {
        // BI-4.1, BI-6
        question: {
          always: { guard: 'hiddenCardIsUsed', target: 'effect' },
          on: {
            lawyer: { target: 'received', actions: 'useLawyer' },
            accept: { target: 'effect' },
            passOn: { actions: 'passOn' },
          },
        },
        // BI-4.2, BI-4.3
        effect: {
          always: [
            { guard: 'lies', target: 'received', actions: 'layDown' },
            { guard: 'isPanic', target: '#panic' },
            { guard: 'isClover', target: 'clover' },
            { target: 'lostLoot' },
          ],
        },
        clover: {
          always: { guard: 'hasNoChoiceOfObstacle', target: 'received', actions: 'cloverTakesOnly' },
          on: { clover: { target: 'received', actions: 'cloverTakes' } },
        },
        lostLoot: {
          always: { guard: 'hasNoChoiceOfLoot', target: 'received', actions: 'stealFromOnly' },
          on: { steal: { target: 'received', actions: 'steal' } },
        },
        received: {
          always: [{ guard: 'inPanic', target: '#panic.moving' }, { target: '#given' }],
        },
      },
    },
    // BI-4.2
    panic: {
      id: 'panic',
      initial: 'choose',
      states: {
        choose: {
          entry: 'startPanic',
          always: { guard: 'allHaveChosen', target: 'moving', actions: 'moveCards' },
          on: { choose: { actions: 'choose' } },
        },
        moving: {
          always: [
            { guard: 'oneIsLeft', target: '#over' },
            { guard: 'cardsAreMoving', target: '#receive', actions: 'nextMovingCard' },
            { target: '#given', actions: 'endPanic' },
          ],
        },
      },
    },
    // BI-5.1
    over: { id: 'over', type: 'final', entry: 'win' },
  },
})
