/** A first round, from the event to the clean-up, with everything in its place. */
import { by } from '../../kernel/lessons.ts'
import { calmDeckSize } from '../data.ts'
import { hadria } from '../game.ts'
import type { HadriaState } from '../state.ts'
import { aim, at, domes, execute, laying, play, ready, stop, turnUp, walk } from '../testing.ts'
import { executes, is, lesson, nearer, on, otherwise, sneak, to } from './making.ts'

const tile = domes(16)
const jewel = domes(13)

/** As it is dealt, but for the thieves, the event and one tile. */
function begun(): HadriaState {
  const state = hadria.setup({ seats: 2, seed: 'first round 0', options: { specials: false } })
  state.players.forEach((player, seat) => (player.thief = seat === 0 ? 'zain' : 'jasmine'))
  state.calmDeck = [...state.calmDeck.filter((event) => event !== 'fog').slice(0, calmDeckSize - 1), 'fog']
  const informer = state.tiles.indexOf('informer')
  state.tiles[informer] = state.tiles[tile] ?? null
  state.tiles[tile] = 'informer'
  return play(state, { type: 'start', district: 'domes' }, { type: 'start', district: 'docks' })
}

export const round = lesson('round', begun, [
  {
    say: 'event',
    about: [on.event, on.me, on.space(jewel)],
    rule: 'HA-4.3',
    line: [aim(jewel), ...by(1, ...laying(0, ['move', 8]), ready)],
    welcome: is('aim'),
  },
  {
    say: 'ambush',
    about: [on.card('ambush'), on.ap],
    rule: 'HA-6.1',
    line: laying(0, ['ambush', 1]),
    answers: [to(is('ready'), 'planFirst'), otherwise('ambushFirst')],
  },
  {
    say: 'move',
    about: [on.card('move')],
    then: [[on.rung(9)]],
    rule: 'HA-7.1',
    line: laying(1, ['move', 9]),
    answers: [to(is('ready'), 'allNine'), otherwise('onMove')],
  },
  {
    say: 'ready',
    about: [on.watch, on.ready],
    rule: 'HA-6.4',
    line: [ready],
  },
  sneak,
  {
    say: 'go',
    about: [on.tile(tile)],
    rule: 'HA-8.5',
    line: walk(domes(17), domes(23), domes(22), tile),
    welcome: nearer(tile),
    answers: [otherwise('toTile')],
  },
  {
    say: 'tile',
    about: [on.quick('turnUp')],
    rule: 'HA-14',
    line: [turnUp, ...by(1, execute('sneak'), ...walk(at('docks', 17), at('docks', 23)), stop)],
    answers: [otherwise('tileFirst')],
  },
  {
    say: 'last',
    about: [on.way('clevernessDraw'), on.way('clevernessGain')],
    rule: 'HA-12',
    line: [execute('clevernessDraw')],
    welcome: executes('clevernessGain'),
    answers: [otherwise('useIt')],
  },
])
