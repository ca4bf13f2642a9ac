/** HA-18: the worked examples, by number. */
import { describe, expect, it } from 'vitest'
import { positions } from './examples.ts'
import { hadria } from './index.ts'
import { imperialGuardhouseOf, sewerExits } from './map.ts'
import { pointsLeft } from './planning.ts'
import type { HadriaState } from './state.ts'
import {
  active,
  aim,
  domes,
  done,
  execute,
  isJailedIn,
  isLegal,
  lay,
  palace,
  play,
  planned,
  refused,
  rob,
  sewer,
  step,
  stop,
  table,
  takeJewel,
  told,
  walk,
  type Planned,
} from './testing.ts'

/** A low stack of seat 0: the game waits there instead of going on to the watch. */
const pause: Planned = ['ambush', 2]

/** Who acts when, if everybody forgoes. */
function orderOf(state: HadriaState): string[] {
  const order: string[] = []
  const note = ({ journal }: HadriaState): void => {
    for (const { key, params } of journal) {
      if (key === 'turnedUp') order.push(`${params['by'] === 0 ? 'M' : 'N'}${String(params['ap'])}`)
      if (key === 'watchActs') order.push('watch')
    }
  }
  let now = state
  note(now)
  while (now.phase === 'execute.decide' || now.phase === 'execute.which') {
    const [move] = hadria.legalMoves(now, active(now))
    now = play(now, now.phase === 'execute.decide' ? execute('forgo') : move!)
    note(now)
  }
  return order
}

describe('HA-18', () => {
  it('1: Ambush 1, Move 3, Smoke grenade 5 of 10 AP leave one, all face down', () => {
    let state: HadriaState = positions['HA-18.1']()
    for (const stack of [
      ['ambush', 1],
      ['move', 3],
      ['smokeGrenade', 5],
    ] as Planned[])
      state = lay(state, 0, stack)
    expect(pointsLeft(state.players[0]!)).toBe(1)
    state = hadria.apply(hadria.apply(state, 0, { type: 'ready' }), 1, { type: 'ready' })
    const [highest, ...rest] = hadria.view(state, 1).players[0]!.stacks.toReversed()
    expect(highest).toMatchObject({ card: 'smokeGrenade', open: true, points: 5 })
    expect(rest.map(({ card, points }) => [card, points])).toEqual([
      [null, 3],
      [null, 1],
    ])
  })

  it('2: watch 6, N 10, M 4 and 1', () => {
    expect(orderOf(positions['HA-18.2']())).toEqual(['N10', 'watch', 'M4', 'M1'])
  })

  it('3: equal stacks alternate, calm thieves before the watch, alarmed ones after it', () => {
    expect(orderOf(positions['HA-18.3']())).toEqual(['M4', 'N4', 'M4', 'N2', 'watch'])
    expect(orderOf(positions['HA-18.3 alarmed']())).toEqual(['M4', 'N4', 'M4', 'watch', 'N2'])
  })

  it('4: three players, the imperial jewel first taken: best thief, and 2 red AP', () => {
    const taken = play(positions['HA-18.4'](), execute('sneak'), step(palace(0)), takeJewel('imperial'))
    expect(taken.bestThief).toBe(0)
    const over = play(taken, stop)
    expect(over.round).toBe(4)
    expect(over.players.map(({ red }) => red)).toEqual([2, 0, 0])
  })

  it('5: a guard led by Beacon arrests on its third step, and the fourth is lost', () => {
    const led = play(positions['HA-18.5'](), execute('card'), aim(domes(22)))
    const met = play(led, ...walk(domes(23), domes(17), domes(11)))
    expect(isJailedIn(met, 1, 'domes')).toBe(true)
    expect(met.watch[domes(11)]).toBe(1)
    expect(met.phase).toBe('execute.decide')
  })

  it('6: Forged orders past a thief arrest nobody', () => {
    const sent = play(positions['HA-18.6'](), execute('card'), aim(domes(14)), aim(domes(6)))
    expect(sent.watch[domes(6)]).toBe(1)
    expect(sent.players[1]!.at).toBe(domes(12))
  })

  it('7: through a sewer the movement is over, the jewel at the exit may be taken, a later card moves on', () => {
    const exit = sewerExits[0]!
    const down = play(positions['HA-18.7'](), execute('sneak'), ...walk(domes(6), domes(7)))
    const out = play(down, sewer(exit))
    expect(isLegal(out, takeJewel('yellow'))).toBe(true)
    expect(refused(out, step(domes(1)))).toBe('HA-8.5 noMovementLeft')
    const taken = play(out, takeJewel('yellow'))
    expect(taken.players[0]!.holds.yellow).toBe(1)
    expect(taken.question).toMatchObject({ ask: 'decide', seat: 0 })
    expect(isLegal(play(taken, execute('card')), step(domes(1)))).toBe(true)
  })

  it('8: Seduction covered by Beacon: one of the two', () => {
    const shown = positions['HA-18.8']()
    expect(isLegal(shown, execute('special'))).toBe(true)
    expect(isLegal(shown, execute('card'))).toBe(true)
    const seducing = play(shown, execute('special'))
    expect(seducing.discards).toEqual(['beacon'])
    expect(seducing.question).toMatchObject({ what: 'seduction' })
    expect(play(shown, execute('card')).question).toMatchObject({ what: 'beacon' })
  })

  it('9: with the rod executed only Cleverness, with the rod forgone Cunning plan', () => {
    const shown = positions['HA-18.9']()
    expect(refused(play(shown, execute('card')), execute('cunningDraw'))).toBe('HA-8.1 strongAlone')
    expect(isLegal(play(shown, execute('card')), execute('clevernessDraw'))).toBe(true)
    expect(isLegal(play(shown, execute('forgo')), execute('cunningDraw'))).toBe(true)
  })

  it('10: Automatic trap on a captain is illegal', () => {
    const state = play(positions['HA-18.10'](), execute('card'))
    expect(refused(state, aim(domes(20)))).toBe('HA-8.4 notForTrap')
    expect(isLegal(state, aim(domes(22)))).toBe(true)
  })

  it('11: Fire grenade onto the imperial jewel is legal, onto a figure illegal', () => {
    const aiming = play(positions['HA-18.11'](), execute('card'))
    expect(isLegal(aiming, aim(palace(0)))).toBe(true)
    expect(refused(aiming, aim(palace(5)))).toBe('HA-8.4 notFreeInRange')
  })

  it('12: Confusing gas moves three guards 1, 2 and 0', () => {
    const gassed = play(positions['HA-18.12'](), execute('card'))
    const moved = play(
      gassed,
      ...[aim(domes(13)), step(domes(12)), stop],
      ...[aim(domes(19)), step(domes(13)), step(domes(18))],
      done,
    )
    expect([domes(12), domes(18), domes(22)].map((space) => moved.watch[space])).toEqual([1, 1, 1])
    expect(moved.question).toMatchObject({ ask: 'decide' })
  })

  it('13: a noise grenade on a shared space takes a jewel at once, and the victim is safe', () => {
    const thrown = play(positions['HA-18.13'](), execute('card'), aim(domes(21)))
    const robbed = play(thrown, rob(1, 'yellow'))
    expect(robbed.players.map(({ holds }) => holds.yellow)).toEqual([1, 1])
    expect(robbed.players[1]).toMatchObject({ robbed: true, marked: false })
  })

  it('14: smoke on a thief 2 away hides her, and she is robbed only by moving there', () => {
    const thrown = play(positions['HA-18.14'](), execute('card'), aim(domes(14)), done)
    expect(thrown.players[1]!.holds.green).toBe(1)
    const walked = play(thrown, execute('sneak'), ...walk(domes(20), domes(14)))
    expect(play(walked, rob(1, 'green')).players[0]!.holds.green).toBe(1)
  })

  it('15: of two thieves at 2 the cloaked one is not detected', () => {
    const acted = play(positions['HA-18.15'](), execute('card'))
    expect(acted.players[0]!.at).toBe(domes(5))
    expect(isJailedIn(acted, 1, 'domes')).toBe(true)
  })

  it('16: the guard arrests one, then the captain the other', () => {
    for (const option of [0, 1]) {
      const asked = positions['HA-18.16']()
      expect(asked.question).toMatchObject({ ask: 'watch', options: [{ from: domes(22) }, { from: domes(22) }] })
      const acted = play(asked, { type: 'march', option })
      expect([1, 2].map((seat) => isJailedIn(acted, seat, 'domes'))).toEqual([true, true])
    }
  })

  it('17: equal distance to {visible, hidden} and {visible}: the first player chooses, only visible ones are arrested', () => {
    const cloaked = positions['HA-18.17']()
    expect(cloaked.question).toMatchObject({ ask: 'watch', seat: 0 })
    const options = cloaked.question?.ask === 'watch' ? cloaked.question.options.map(({ arrests }) => arrests) : []
    expect(options).toEqual([domes(14), domes(19)])
    const acted = play(cloaked, { type: 'march', option: 0 })
    expect(acted.players.map(({ at }) => at)).toEqual([palace(0), domes(14), domes(9), domes(19)])
  })

  it('18: the nearer thief behind fire: the captain goes for her, stops before the fire, and turns to nobody else', () => {
    const acted = play(positions['HA-18.18'](), execute('card'), aim(domes(17)))
    expect(acted.watch[domes(23)]).toBe(2)
    expect(acted.players.slice(1).map(({ at }) => at)).toEqual([domes(11), domes(13)])
  })

  it("19: starting on a guard's space, watch 4, Move with 5 AP: gone before the arrest", () => {
    const walking = play(positions['HA-18.19'](), execute('sneak'))
    const gone = play(walking, ...walk(domes(23), domes(17), domes(11), domes(5)))
    expect(gone.players[0]!.at).toBe(domes(5))
    expect(gone.watch[domes(11)]).toBe(1)
  })

  it('20: one thief nearer, two farther on one space: it goes for the nearer', () => {
    const state = table({ at: [domes(17), domes(17), domes(21)], guards: [domes(22)], initiative: 4, seats: 3 })
    const acted = planned(state, [pause])
    expect(isJailedIn(acted, 2, 'domes')).toBe(true)
    expect(acted.players[0]!.at).toBe(domes(17))
  })

  it('21: two figures, two thieves in reach: one each', () => {
    let acted: HadriaState = positions['HA-18.21']()
    while (acted.phase === 'execute.watch') acted = play(acted, { type: 'march', option: 0 })
    expect([1, 2].map((seat) => isJailedIn(acted, seat, 'domes'))).toEqual([true, true])
  })

  it('22: of imperial and yellow only the imperial is lost, of green and yellow the yellow', () => {
    const layout = { at: [domes(23), palace(0)], guards: [domes(22)] }
    const caught = play(positions['HA-18.22'](), execute('sneak'), step(domes(22)))
    expect(caught.players[0]!.holds).toMatchObject({ imperial: 0, yellow: 1 })
    expect(caught.jewels).toEqual([{ at: imperialGuardhouseOf('domes'), jewel: 'imperial' }])
    const green = play(
      planned(table({ ...layout, holds: [{ green: 1, yellow: 1 }] }), [['move', 5]], [['ambush', 3]]),
      ...[execute('sneak'), step(domes(22))],
    )
    expect(green.players[0]!.holds).toMatchObject({ green: 1, yellow: 0 })
  })

  it('23: all 20 guards on the board and a plain-clothes guard turned up: one is taken off and set there', () => {
    const state = positions['HA-18.23']()
    expect(state.watch.filter((figure) => figure === 1).length).toBe(20)
    const turned = play(state, execute('sneak'), { type: 'turnUp' })
    expect(turned.question).toMatchObject({ ask: 'aim', what: 'takeOff', seat: 0 })
    const set = play(turned, aim(palace(7)))
    expect(set.watch[palace(7)]).toBe(0)
    expect(set.watch[domes(22)]).toBe(1)
    expect(isJailedIn(set, 0, 'domes')).toBe(true)
    expect(told(set)).toContain('arrested')
  })
})
