/** The phases of Hadria: the rulebook's table of contents. */
import { setup } from 'xstate'
import { actionsFrom, guardsFrom, type ChartTypes } from '../kernel/chart.ts'
import { asks } from '../kernel/tasks.ts'
import { aimAtNothing, aimAtSpace, aimAtThief } from './aims.ts'
import { give } from './arrest.ts'
import { snatch, takeHooked } from './cards.ts'
import { beginDraw, discard, discardNothing, keep } from './draw.ts'
import { cleanUp, endGame, isDecided, isLastRound } from './ending.ts'
import { beginEvent } from './event.ts'
import { leadStep, stopLead } from './lead.ts'
import { goDown, goOneMore, leave, robInPassing, step, stop, take, turnUp } from './movement.ts'
import { beginExecution, chooseStack, execute } from './order.ts'
import { addAp, allReady, beginPlanning, beReady, lay, showPlans } from './planning.ts'
import { chooseThief, placeAtStart } from './setup.ts'
import { robAtOnce, robNothing } from './theft.ts'
import { swapNothing, swapTiles, testCard } from './thieves.ts'
import { carryOn } from './tasks.ts'
import { chooseMarch } from './watch.ts'
import { clone, type HadriaMove, type HadriaState } from './state.ts'

type S = HadriaState

const rules = {
  carryOn,
  ...{ chooseThief, placeAtStart },
  ...{ beginEvent, beginDraw, beginPlanning, beginExecution },
  ...{ aimAtSpace, aimAtThief, aimAtNothing },
  ...{ discard, discardNothing, keep },
  ...{ lay, addAp, beReady, showPlans },
  ...{ chooseStack, execute },
  ...{ step, take, turnUp, goDown, leave, goOneMore, robInPassing, stop },
  ...{ leadStep, stopLead },
  ...{ robAtOnce, robNothing, takeHooked, snatch, give, swapTiles, swapNothing, testCard },
  ...{ chooseMarch, cleanUp, endGame },
}

const conditions = {
  ...{ allReady, isDecided, isLastRound },
  asksThief: asks<S>('thief'),
  asksStart: asks<S>('start'),
  asksAim: asks<S>('aim'),
  asksDiscard: asks<S>('discard'),
  asksKeep: asks<S>('keep'),
  asksWhich: asks<S>('which'),
  asksDecide: asks<S>('decide'),
  asksWalk: asks<S>('walk'),
  asksLead: asks<S>('lead'),
  asksRob: asks<S>('rob'),
  asksTake: asks<S>('take'),
  asksSnatch: asks<S>('snatch'),
  asksGive: asks<S>('give'),
  asksSwap: asks<S>('swap'),
  asksTest: asks<S>('test'),
  asksWatch: asks<S>('watch'),
}

export const chart = setup({
  types: {} as ChartTypes<HadriaState, HadriaMove>,
  actions: actionsFrom<HadriaState, HadriaMove, keyof typeof rules>(rules, clone),
  guards: guardsFrom<HadriaState, HadriaMove, keyof typeof conditions>(conditions),
}).createMachine({
  id: 'hadria',
  context: ({ input }) => ({ game: input.game }),
  initial: 'setup',
  states: {
    // HA-2
    setup: {
      initial: 'next',
      states: {
        next: {
          entry: 'carryOn',
          always: [
            { guard: 'asksThief', target: 'thief' },
            { guard: 'asksStart', target: 'start' },
            { target: '#event' },
          ],
        },
        thief: { on: { choose: { target: 'next', actions: 'chooseThief' } } },
        start: { on: { start: { target: 'next', actions: 'placeAtStart' } } },
      },
    },
    // HA-4
    event: {
      id: 'event',
      entry: 'beginEvent',
      initial: 'next',
      states: {
        next: {
          entry: 'carryOn',
          always: [
            { guard: 'asksAim', target: 'aim' },
            { guard: 'asksDiscard', target: 'discard' },
            { target: '#draw' },
          ],
        },
        aim: {
          on: {
            aim: { target: 'next', actions: 'aimAtSpace' },
            done: { target: 'next', actions: 'aimAtNothing' },
          },
        },
        discard: {
          on: {
            discard: { target: 'next', actions: 'discard' },
            done: { target: 'next', actions: 'discardNothing' },
          },
        },
      },
    },
    // HA-5
    draw: {
      id: 'draw',
      entry: 'beginDraw',
      initial: 'next',
      states: {
        next: {
          entry: 'carryOn',
          always: [
            { guard: 'asksKeep', target: 'keep' },
            { guard: 'asksDiscard', target: 'discard' },
            { target: '#plan' },
          ],
        },
        keep: { on: { pick: { target: 'next', actions: 'keep' } } },
        discard: { on: { discard: { target: 'next', actions: 'discard' } } },
      },
    },
    // HA-6
    plan: {
      id: 'plan',
      entry: 'beginPlanning',
      always: { guard: 'allReady', target: 'execute', actions: 'showPlans' },
      on: {
        lay: { actions: 'lay' },
        add: { actions: 'addAp' },
        ready: { actions: 'beReady' },
      },
    },
    // HA-7 to HA-11
    execute: {
      id: 'execute',
      entry: 'beginExecution',
      initial: 'next',
      states: {
        next: {
          entry: 'carryOn',
          always: [
            { guard: 'asksDecide', target: 'decide' },
            { guard: 'asksWalk', target: 'walk' },
            { guard: 'asksWhich', target: 'which' },
            { guard: 'asksAim', target: 'aim' },
            { guard: 'asksLead', target: 'lead' },
            { guard: 'asksWatch', target: 'watch' },
            { guard: 'asksDiscard', target: 'discard' },
            { guard: 'asksRob', target: 'rob' },
            { guard: 'asksGive', target: 'give' },
            { guard: 'asksTake', target: 'take' },
            { guard: 'asksSnatch', target: 'snatch' },
            { guard: 'asksSwap', target: 'swap' },
            { guard: 'asksTest', target: 'test' },
            { guard: 'isDecided', target: '#over' },
            { target: '#cleanUp' },
          ],
        },
        // HA-7
        which: { on: { turn: { target: 'next', actions: 'chooseStack' } } },
        decide: { on: { execute: { target: 'next', actions: 'execute' } } },
        // HA-8.5
        walk: {
          on: {
            step: { target: 'next', actions: 'step' },
            take: { target: 'next', actions: 'take' },
            turnUp: { target: 'next', actions: 'turnUp' },
            rob: { target: 'next', actions: 'robInPassing' },
            sewer: { target: 'next', actions: 'goDown' },
            oneMore: { target: 'next', actions: 'goOneMore' },
            leave: { target: 'next', actions: 'leave' },
            stop: { target: 'next', actions: 'stop' },
          },
        },
        // HA-8.9
        lead: {
          on: {
            step: { target: 'next', actions: 'leadStep' },
            stop: { target: 'next', actions: 'stopLead' },
          },
        },
        // The cards and the special actions
        aim: {
          on: {
            aim: { target: 'next', actions: 'aimAtSpace' },
            target: { target: 'next', actions: 'aimAtThief' },
            done: { target: 'next', actions: 'aimAtNothing' },
          },
        },
        rob: {
          on: {
            rob: { target: 'next', actions: 'robAtOnce' },
            done: { target: 'next', actions: 'robNothing' },
          },
        },
        take: { on: { take: { target: 'next', actions: 'takeHooked' } } },
        snatch: { on: { snatch: { target: 'next', actions: 'snatch' } } },
        swap: {
          on: {
            swap: { target: 'next', actions: 'swapTiles' },
            done: { target: 'next', actions: 'swapNothing' },
          },
        },
        test: { on: { pick: { target: 'next', actions: 'testCard' } } },
        // HA-10
        watch: { on: { march: { target: 'next', actions: 'chooseMarch' } } },
        give: { on: { give: { target: 'next', actions: 'give' } } },
        discard: { on: { discard: { target: 'next', actions: 'discard' } } },
      },
    },
    // HA-12
    cleanUp: {
      id: 'cleanUp',
      entry: 'cleanUp',
      always: [{ guard: 'isLastRound', target: 'over' }, { target: 'event' }],
    },
    // HA-13
    over: { id: 'over', type: 'final', entry: 'endGame' },
  },
})
