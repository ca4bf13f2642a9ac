/**
 * What a careful person remembers is so in every world that a seat imagines; bots and notes go by the same. Each test keeps its
 * own memory of a game, by what the seat was shown, and knows nothing of how views and notes are made.
 */
import { describe, expect, it } from 'vitest'
import { checkTable } from './hadria/testing.ts'
import { hadria, hadriaCrew } from './hadria/index.ts'
import type { HadriaState } from './hadria/state.ts'
import type { Bot } from './kernel/bots/bot.ts'
import type { Game, Move, Seat, State, View } from './kernel/game.ts'
import { random } from './kernel/random.ts'
import { kingpin, kingpinCrew } from './kingpin/index.ts'
import { dens } from './kingpin/data.ts'
import type { KingpinState } from './kingpin/state.ts'
import { nightfall, nightfallCrew } from './nightfall/index.ts'
import { tools, type Tool } from './nightfall/data.ts'
import { syndicate, syndicateCrew } from './syndicate/index.ts'
import { originOf } from './syndicate/view.ts'

/** Plays games of somewhat careless bots, and shows every state with the move that led there. */
function watch<S extends State, M extends Move, V extends View>(
  game: Game<S, M, V>,
  bot: Bot<M, V>,
  seats: number,
  games: number,
  see: (before: S, after: S, seat: Seat, move: M, number: number) => void,
  begin: (state: S) => void = () => undefined,
): void {
  for (let n = 0; n < games; n++) {
    const source = random(`watched ${n}`)
    let state = game.setup({ seats, seed: `watched ${n}` })
    begin(state)
    for (let number = 0, [seat] = game.active(state); seat !== undefined; number++, [seat] = game.active(state)) {
      const moves = game.legalMoves(state, seat)
      const { move } = bot.think(game.view(state, seat), seat, moves, source)
      const next = game.apply(state, seat, move)
      see(state, next, seat, move, number)
      state = next
    }
  }
}

const worldsOf = <S extends State, M extends Move, V extends View>(
  game: Game<S, M, V>,
  state: S,
  seat: Seat,
  count = 3,
): S[] => Array.from({ length: count }, (_, n) => game.imagine(game.view(state, seat), seat, random(`world ${n}`)))

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)

describe('every imagined world agrees with', () => {
  it('Kingpin: what a second look into a den says of those who left, and what lay there', () => {
    /** By seat and den: how many crooks had been recruited at each look, and what lay there at the last. */
    let looks: { at: number[]; saw: readonly number[] }[][] = []
    let checked = 0
    const crooksFrom = ({ pieces }: KingpinState, den: number, from: number, to: number): number[] =>
      sorted(pieces.slice(from, to).flatMap((piece) => (piece.den === dens[den] ? [piece.crook] : [])))
    watch(
      kingpin,
      kingpinCrew.levels.lookout,
      3,
      6,
      (before, state, mover, _move, number) => {
        const { looking } = state
        if (looking && 'den' in looking && before.looking === null) {
          const look = looks[mover]![dens.indexOf(looking.den)]!
          look.at.push(before.pieces.length)
          look.saw = before.dens[dens.indexOf(looking.den)]!
        }
        if (number % 9 > 0 || state.phase === 'over') return
        looks.forEach((own, seat) => {
          for (const world of worldsOf(kingpin, state, seat)) {
            own.forEach(({ at, saw }, den) => {
              at.slice(1).forEach((to, n) => {
                expect(crooksFrom(world, den, at[n]!, to)).toEqual(crooksFrom(state, den, at[n]!, to))
                checked += 1
              })
              if (at.length === 0) return
              const since = crooksFrom(world, den, at.at(-1)!, world.pieces.length)
              expect(sorted([...world.dens[den]!, ...since])).toEqual(sorted(saw))
            })
          }
        })
      },
      () => (looks = Array.from({ length: 3 }, () => dens.map(() => ({ at: [], saw: [] })))),
    )
    expect(checked).toBeGreaterThan(100)
  })

  it('Nightfall: the tools that all saw taken in the City, as long as they were not used', () => {
    let known: Record<Tool, number>[] = []
    let checked = 0
    watch(
      nightfall,
      nightfallCrew.levels.lookout,
      3,
      3,
      (before, state, mover, move, number) => {
        const own = known[mover]!
        if (move.type === 'take') own[move.tool] += 1
        for (const tool of tools) {
          // What was laid in the Ruin goes when others are drawn, perhaps of the same kind.
          const drawn = move.type === 'draw'
          const had = before.players[mover]!.hand[tool] - state.players[mover]!.hand[tool]
          const used = drawn ? before.action.laid[tool] : had - (state.action.laid[tool] - before.action.laid[tool])
          if (used > 0) own[tool] = Math.max(0, own[tool] - used)
        }
        if (number % 17 > 0 || state.phase === 'over') return
        for (let seat = 0; seat < 3; seat++) {
          for (const world of worldsOf(nightfall, state, seat)) {
            world.players.forEach(({ hand }, other) => {
              if (other === seat) return expect(hand).toEqual(state.players[seat]!.hand)
              const open = known[other]!
              const { laid } = world.action
              for (const tool of tools) expect(hand[tool] + laid[tool]).toBeGreaterThanOrEqual(open[tool])
              checked += tools.filter((tool) => open[tool] > 0).length
            })
          }
        }
      },
      () => (known = Array.from({ length: 3 }, () => Object.fromEntries(tools.map((tool) => [tool, 0])) as never)),
    )
    expect(checked).toBeGreaterThan(50)
  })

  it('Syndicate: every packet that went through one’s hands', () => {
    /** By seat: what lay in each packet when it came. */
    let packets: number[][][] = []
    let checked = 0
    watch(
      syndicate,
      syndicateCrew.levels.lookout,
      3,
      4,
      (_before, state, _mover, _move, number) => {
        packets.forEach((own, seat) => {
          const { picks, packet } = state.players[seat]!
          if (picks.length === own.length && packet.length > 0) own.push(packet.slice())
        })
        if (number % 7 > 0 || state.phase === 'over') return
        packets.forEach((own, seat) => {
          for (const { dealt, deck } of worldsOf(syndicate, state, seat)) {
            own.forEach((packet, round) => {
              const all = dealt[originOf(3, seat, round)]!
              for (const card of packet)
                expect(all.includes(card) && !deck.includes(card), `${card} of ${round}`).toBe(true)
              checked += 1
            })
          }
        })
      },
      ({ players }) => (packets = players.map(({ packet }) => [packet.slice()])),
    )
    expect(checked).toBeGreaterThan(100)
  })

  it('Hadria: tiles that one has looked at, one’s own plans, and what is open of the others’', () => {
    let checked = 0
    const look = (state: HadriaState): void => {
      for (const player of state.players)
        player.seen = state.tiles.flatMap((tile, at) => (tile === null ? [] : at)).slice(0, 9)
    }
    const see = (_before: HadriaState, state: HadriaState, _mover: Seat, _move: unknown, number: number): void => {
      if (number % 13 > 0 || state.phase === 'over') return
      state.players.forEach((player, seat) => {
        // Before hands are dealt there are no secrets, and nobody has looked at anything.
        if (hadria.view(state, seat).mine === null) return
        for (const world of worldsOf(hadria, state, seat, 2)) {
          checkTable(world)
          const { hand, stacks } = world.players[seat]!
          for (const at of player.seen) expect(world.tiles[at]).toBe(state.tiles[at])
          expect({ hand, stacks }).toEqual({ hand: player.hand, stacks: player.stacks })
          checked += player.seen.length
          if (state.phase === 'plan') continue
          state.players.forEach((other, at) => {
            const shown = world.players[at]!.stacks
            expect(shown.map(({ points, special }) => ({ points, special }))).toEqual(
              other.stacks.map(({ points, special }) => ({ points, special })),
            )
            other.stacks.forEach(({ open, card }, n) => open && expect(shown[n]!.card).toBe(card))
          })
        }
      })
    }
    watch(hadria, hadriaCrew.policy, 3, 4, see, look)
    expect(checked).toBeGreaterThan(100)
  })
})
