/** The phases of Syndicate: the rulebook's table of contents. */
import { setup } from 'xstate'
import { actionsFrom, guardsFrom, type ChartTypes } from '../kernel/chart.ts'
import { asks } from '../kernel/tasks.ts'
import * as choices from './choices.ts'
import * as resolving from './resolve.ts'
import * as rounds from './rounds.ts'
import { carryOn } from './tasks.ts'
import { clone, type SyndicateMove, type SyndicateState } from './state.ts'

const rules = {
  choose: rounds.choose,
  passPackets: rounds.passPackets,
  beginPlay: rounds.beginPlay,
  reveal: rounds.reveal,
  carryOn,
  pay: resolving.pay,
  payCash: resolving.payCash,
  ignoreCost: resolving.ignoreCost,
  declineCost: resolving.declineCost,
  ignoreNeed: resolving.ignoreNeed,
  declineNeed: resolving.declineNeed,
  useBonus: resolving.useBonus,
  declineBonus: resolving.declineBonus,
  markHolding: choices.markHolding,
  copyThug: choices.copyThug,
  repeatFirst: choices.repeatFirst,
  playAnother: choices.playAnother,
  playNoOther: choices.playNoOther,
  offerExtra: rounds.offerExtra,
  playExtra: rounds.playExtra,
  playNoExtra: rounds.playNoExtra,
  lineUpEachRound: rounds.lineUpEachRound,
  settleFirst: rounds.settleFirst,
  lineUpLosses: rounds.lineUpLosses,
  loseChosen: rounds.loseChosen,
  endRound: rounds.endRound,
  newRound: rounds.newRound,
  endGame: rounds.endGame,
}

const conditions = {
  allPicked: rounds.allPicked,
  isBeforePlay: rounds.isBeforePlay,
  allPlayed: rounds.allPlayed,
  asksCost: asks('cost'),
  asksNeed: asks('need'),
  asksBonus: asks('bonus'),
  asksHolding: asks('holding'),
  asksCopy: asks('copy'),
  asksOrder: asks('order'),
  asksAnother: asks('another'),
  asksExtra: asks('extra'),
  asksEachRound: asks('eachRound'),
  asksLoss: asks('lose'),
  isLastRound: rounds.isLastRound,
}

export const chart = setup({
  types: {} as ChartTypes<SyndicateState, SyndicateMove>,
  actions: actionsFrom<SyndicateState, SyndicateMove, keyof typeof rules>(rules, clone),
  guards: guardsFrom<SyndicateState, SyndicateMove, keyof typeof conditions>(conditions),
}).createMachine({
  id: 'syndicate',
  context: ({ input }) => ({ game: input.game }),
  initial: 'pick',
  states: {
    // SY-2.1
    pick: {
      id: 'pick',
      always: [
        { guard: 'isBeforePlay', actions: ['passPackets', 'newRound'] },
        { guard: 'allPicked', target: 'play', actions: 'passPackets' },
      ],
      on: { pick: { actions: 'choose' } },
    },
    // SY-2.2
    play: {
      entry: 'beginPlay',
      always: { guard: 'allPlayed', target: 'resolve', actions: 'reveal' },
      on: { play: { actions: 'choose' } },
    },
    // SY-2.3, SY-3
    resolve: {
      id: 'resolve',
      initial: 'next',
      states: {
        // Card after card, until somebody is asked.
        next: {
          meta: { shown: true },
          entry: 'carryOn',
          always: [
            { guard: 'asksCost', target: 'cost' },
            { guard: 'asksNeed', target: 'need' },
            { guard: 'asksBonus', target: 'bonus' },
            { guard: 'asksHolding', target: 'holding' },
            { guard: 'asksCopy', target: 'copy' },
            { guard: 'asksOrder', target: 'order' },
            { guard: 'asksAnother', target: 'another' },
            { target: '#extra' },
          ],
        },
        // SY-3.1
        cost: {
          on: {
            pay: { target: 'next', actions: 'pay' },
            payCash: { target: 'next', actions: 'payCash' },
            use: { target: 'next', actions: 'ignoreCost' },
            decline: { target: 'next', actions: 'declineCost' },
          },
        },
        // SY-3.2
        need: {
          on: {
            use: { target: 'next', actions: 'ignoreNeed' },
            decline: { target: 'next', actions: 'declineNeed' },
          },
        },
        // SY-3.7
        bonus: {
          on: {
            use: { target: 'next', actions: 'useBonus' },
            decline: { target: 'next', actions: 'declineBonus' },
          },
        },
        // SY-3.4
        holding: { on: { mark: { target: 'next', actions: 'markHolding' } } },
        copy: { on: { copy: { target: 'next', actions: 'copyThug' } } },
        order: { on: { first: { target: 'next', actions: 'repeatFirst' } } },
        another: {
          on: {
            play: { target: 'next', actions: 'playAnother' },
            decline: { target: 'next', actions: 'playNoOther' },
          },
        },
      },
    },
    // SY-2.4
    extra: {
      id: 'extra',
      initial: 'next',
      states: {
        next: { entry: 'offerExtra', always: [{ guard: 'asksExtra', target: 'offer' }, { target: '#eachRound' }] },
        offer: {
          on: {
            play: { target: '#resolve', actions: 'playExtra' },
            decline: { target: 'next', actions: 'playNoExtra' },
          },
        },
      },
    },
    eachRound: {
      id: 'eachRound',
      entry: 'lineUpEachRound',
      initial: 'next',
      states: {
        next: {
          meta: { shown: true },
          entry: 'carryOn',
          always: [{ guard: 'asksEachRound', target: 'order' }, { target: '#endOfRound' }],
        },
        order: { on: { first: { target: 'next', actions: 'settleFirst' } } },
      },
    },
    // SY-2.5
    endOfRound: {
      id: 'endOfRound',
      entry: 'lineUpLosses',
      initial: 'next',
      states: {
        next: {
          meta: { shown: true },
          entry: 'carryOn',
          always: [
            { guard: 'asksLoss', target: 'lose' },
            { guard: 'isLastRound', target: '#over', actions: 'endRound' },
            { target: '#pick', actions: ['endRound', 'newRound'] },
          ],
        },
        lose: { on: { lose: { target: 'next', actions: 'loseChosen' } } },
      },
    },
    // SY-3.8, SY-4
    over: { id: 'over', type: 'final', entry: 'endGame' },
  },
})
