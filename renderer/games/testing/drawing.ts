/** A game's pictures, drawn into text. */
import { render } from 'svelte/server'
import { expect } from 'vitest'
import { colours, emblems, type SeatInfo } from '../../../electron/host/api.ts'
import type { Move, Seat } from '../../../machines/kernel/game.ts'
import { sameJson } from '../../../machines/kernel/json.ts'
import type { Catalogue } from '../../messages/catalogue.ts'
import { sentence } from '../../messages/messages.ts'
import { stillTable, type Table } from '../../table/context.ts'
import type { GameScreen } from '../game.ts'
import type { Moment } from './moments.ts'
import Sitting from './Sitting.svelte'

export const people = (count: number): SeatInfo[] =>
  emblems.slice(0, count).map((emblem, seat) => ({
    seat,
    kind: seat === 1 ? 'bot' : 'person',
    name: ['Ada', 'Bert', 'Cleo', 'Dan', 'Eve', 'Fay'][seat] ?? '',
    colour: colours[seat] ?? 'ruby',
    emblem,
  }))

/** A table that stands still, and notes which moves the board asks about. */
function still(words: Catalogue, moves: readonly Move[] = []): { table: Table; asked: Move[] } {
  const asked: Move[] = []
  const tokens: Table['tokens'] = (key, params) => sentence(words, key, params, people(6))
  const legal = (move: Move) => {
    asked.push(move)
    return moves.some((other) => sameJson(other, move))
  }
  const table: Table = { ...stillTable(tokens, people(6)), legal }
  return { table, asked }
}

/** Who looks at the board, if anybody sits in front of it, and what they see. */
type Look = Pick<Moment, 'seats' | 'view' | 'active' | 'moves'> & { seat: Seat | null }

/** A board as somebody sees it, and the moves that it offers or explains. */
export function drawn(screen: GameScreen, words: Catalogue, look: Look): { body: string; asked: readonly Move[] } {
  const { seats, seat: front, view, active, moves } = look
  const { table, asked } = still(words, moves)
  const props = { table, screen, seats: people(seats), shown: { view, front, active } }
  const { body } = render(Sitting, { props })
  expect(body).not.toMatch(/undefined|NaN|\[object /)
  return { body, asked }
}

export const pictured = (screen: GameScreen, words: Catalogue, what: string): string =>
  render(Sitting, { props: { table: still(words).table, screen, seats: people(2), shown: { what } } }).body
