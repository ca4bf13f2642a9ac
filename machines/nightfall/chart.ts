/** The phases of Nightfall: the rulebook's table of contents. */
import { setup } from 'xstate'
import { actionsFrom, guardsFrom, type ChartTypes } from '../kernel/chart.ts'
import { conditions, rules } from './rules.ts'
import { clone, type NightfallMove, type NightfallState } from './state.ts'

// NF-4.2, the same in the Villa and in the Museum
const burglary = {
  initial: 'aim',
  exit: 'freshenOwnTools',
  states: {
    aim: { on: { aim: { target: 'steal', actions: 'aim' } } },
    steal: { on: { steal: { target: 'aim', actions: 'steal' } } },
  },
} as const

export const chart = setup({
  types: {} as ChartTypes<NightfallState, NightfallMove>,
  actions: actionsFrom<NightfallState, NightfallMove, keyof typeof rules>(rules, clone),
  guards: guardsFrom<NightfallState, NightfallMove, keyof typeof conditions>(conditions),
}).createMachine({
  id: 'nightfall',
  context: ({ input }) => ({ game: input.game }),
  initial: 'choosing',
  states: {
    // NF-2
    choosing: {
      always: { guard: 'allHaveThieves', target: 'place', actions: 'layOut' },
      on: { chooseThief: { actions: 'chooseThief' } },
    },
    // NF-3
    place: {
      always: { guard: 'allArePlaced', target: 'act' },
      on: { place: { actions: 'placeStone' } },
    },
    // NF-4
    act: {
      initial: 'city',
      on: { decline: { actions: 'decline' } },
      always: { guard: 'isIdle', actions: 'findNothing' },
      states: {
        // NF-4.1
        city: {
          always: { guard: 'cityIsDone', target: 'villa' },
          on: { take: { actions: 'takeTool' } },
        },
        villa: { ...burglary, always: { guard: 'villaIsDone', target: 'ruin' } },
        // NF-4.3
        ruin: {
          initial: 'exchange',
          always: { guard: 'ruinIsDone', target: 'museum' },
          exit: 'clearRuin',
          states: {
            exchange: { on: { exchange: { target: 'lay', actions: 'chooseExchange' } } },
            lay: { always: { guard: 'allAreLaid', target: 'draw' }, on: { lay: { actions: 'lay' } } },
            draw: { on: { draw: { target: 'exchange', actions: 'exchange' } } },
          },
        },
        museum: { ...burglary, always: { guard: 'museumIsDone', target: 'harbour' } },
        // NF-4.4
        harbour: {
          initial: 'offer',
          always: { guard: 'harbourIsDone', target: '#dawn' },
          states: {
            offer: { on: { offer: { target: 'sell', actions: 'offer' } } },
            sell: {
              on: { offer: { actions: 'offer' }, sell: { target: 'offer', actions: 'sell' } },
            },
          },
        },
      },
    },
    // NF-6: no refill when it is over
    dawn: { id: 'dawn', always: [{ guard: 'isOver', target: 'over' }, { target: 'refill' }] },
    // NF-5
    refill: { meta: { shown: true }, always: { target: 'place', actions: 'refill' } },
    // NF-6
    over: { type: 'final', entry: 'win' },
  },
})
