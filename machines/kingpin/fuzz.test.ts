import { describe, expect, it } from 'vitest'
import { random } from '../kernel/random.ts'
import { crook, crooks, kingpinNumber, targets } from './data.ts'
import { kingpin } from './index.ts'
import type { KingpinState } from './state.ts'

const games = 200
/** Enough for every crook to be looked for, taken, placed and used. */
const longest = 400

describe('random games', () => {
  it.each([2, 3, 4])('hold together with %i players, move after move', (seats) => {
    const source = random(`fuzz ${seats}`)
    for (let game = 0; game < games; game++) {
      const simulation = kingpin.simulate(kingpin.setup({ seats, seed: `fuzz ${game}` }))
      const eager = game % 3 > 0
      let moves = 0
      for (let active = simulation.active(); active.length > 0; active = simulation.active()) {
        const seat = active[0]!
        const legal = simulation.legalMoves(seat)
        // Most games are played by those who don't pass as long as they can recruit: rows get full, dens empty.
        const keen = eager ? legal.filter(({ type }) => type !== 'pass') : legal
        simulation.play(seat, source.pick(keen.length > 0 ? keen : legal))
        checkTable(simulation.state)
        checkSlots(simulation.state)
        if (++moves > longest) throw new Error('This game does not end')
      }
      expect(simulation.outcome()?.winners.length).toBeGreaterThan(0)
      for (const viewer of simulation.state.money.keys()) checkImagining(simulation.state, viewer)
    }
  })

  it('hold together in the middle of a move, at every line that it tells', () => {
    const source = random('moments')
    for (let game = 0; game < 40; game++) {
      let state = kingpin.setup({ seats: 2 + (game % 3), seed: `moments ${game}` })
      for (let [seat] = kingpin.active(state); seat !== undefined; [seat] = kingpin.active(state)) {
        const legal = kingpin.legalMoves(state, seat)
        const keen = legal.filter(({ type }) => type !== 'pass')
        const moments = kingpin.moments(state, seat, source.pick(keen.length > 0 ? keen : legal))
        for (const { state, view } of moments) {
          checkTable(state)
          for (const viewer of ['table', ...state.money.keys()] as const) expect(view(viewer).seat).toBe(viewer)
        }
        state = moments.at(-1)!.state
      }
    }
  })

  it('can be imagined by every seat at any time', () => {
    const source = random('imagine')
    for (let game = 0; game < 60; game++) {
      const simulation = kingpin.simulate(kingpin.setup({ seats: 2 + (game % 3), seed: `imagine ${game}` }))
      for (let active = simulation.active(); active.length > 0; active = simulation.active()) {
        const legal = simulation.legalMoves(active[0]!)
        const keen = legal.filter(({ type }) => type !== 'pass')
        simulation.play(active[0]!, source.pick(keen.length > 0 ? keen : legal))
        for (const viewer of simulation.state.money.keys()) checkImagining(simulation.state, viewer)
      }
    }
  })
})

function checkImagining(state: KingpinState, viewer: number): void {
  const view = kingpin.view(state, viewer)
  const world = kingpin.imagine(view, viewer, random('world'))
  if (JSON.stringify(kingpin.view(world, viewer)) !== JSON.stringify(view)) throw new Error('Another view')
  const moves = (table: KingpinState): string => JSON.stringify(kingpin.legalMoves(table, viewer))
  if (moves(world) !== moves(state)) throw new Error('Other moves')
  for (const seat of kingpin.active(world)) if (kingpin.legalMoves(world, seat).length === 0) throw new Error('Stuck')
  checkTable(world)
  checkSlots(world)
}

/** What must hold at every moment. */
function checkTable(state: KingpinState): void {
  const everywhere = [...state.dens.flat(), ...state.box, ...state.pieces.map((piece) => piece.crook)]
  if (everywhere.sort((a, b) => a - b).join() !== everyCrook) throw new Error(`Crooks got lost: ${everywhere.join()}`)
  for (const money of state.money) if (money < 0 || money > 18 + 4) throw new Error(`$${money}`)
  if (state.dens.some((den) => den.some((number, i) => number < (den[i - 1] ?? 0))))
    throw new Error('Dens have an order')
  checkLooks(state)
}

const everyCrook = crooks.map(({ number }) => number).join()

/** KP-3.4, KP-4.2, KP-4.5: how crooks lie after every move. */
function checkSlots(state: KingpinState): void {
  if (state.phase === 'turn.place') return
  for (const piece of state.pieces) {
    if (piece.crook === kingpinNumber && !piece.faceUp) throw new Error('The kingpin lies face down')
    if (piece.at === 'hand') throw new Error('A crook was kept in the hand')
  }
  if (state.phase === 'turn.skill.swap') return
  for (let seat = 0; seat < state.seats; seat++) {
    for (const target of targets) {
      const here = state.pieces.filter((piece) => piece.seat === seat && piece.at === target)
      const joined = here.slice(1).filter((piece) => crook(piece.crook).skill !== 'accomplice' || !piece.faceUp)
      if (joined.length > 0) throw new Error(`Crowded: ${JSON.stringify(here)}`)
    }
  }
}

/** KP-6: looks name only pieces of others that don't show, and that came from there. */
function checkLooks(state: KingpinState): void {
  state.looks.forEach(({ dens, pieces }, seat) => {
    for (const index of [...dens.flatMap((look) => [look?.gone ?? [], look?.missed.flat() ?? []].flat()), ...pieces]) {
      const piece = state.pieces[index]
      if (!piece || piece.faceUp || piece.seat === seat) throw new Error(`Seat ${seat} can't guess at ${index}`)
    }
    for (const index of pieces) if (state.pieces[index]?.at === 'killed') throw new Error('A note outlived its crook')
  })
}
