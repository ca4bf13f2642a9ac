/**
 * Who sits in front of a session's screen, and who has seen what. Pure: a change makes new values, so that one which
 * could not be saved never was.
 */
import type { Game, Seat, State, Viewer } from '../../machines/kernel/game.ts'
import { readable } from '../../machines/kernel/journal.ts'
import type { FrameStage } from './api.ts'
import type { Past, Position } from './replay.ts'
import type { Happening, Looks } from './store/games.ts'

/** The game, and the seats that people play for. */
export interface Party {
  game: Game
  people: readonly Seat[]
}

export interface Sitting {
  /** The people's seats that this session plays for. */
  holds: readonly Seat[]
  /** Who looks at the screen; null: nobody, or all of them. */
  front: Seat | null
  /** The people one of whom must take the seat. The curtain is down as long as there are any. */
  waiting: readonly Seat[]
  /** Whoever is in front, or waited for, looks for as long as they like: they are not the next to move. */
  stays: boolean
}

export const watching: Sitting = { holds: [], front: null, waiting: [], stays: false }

/** What becomes of the past: so many positions are kept, these come on top. */
export interface Change {
  keep: number
  added: readonly Position[]
  /** How many moves are gone from behind what is kept; those of others may be among what is added again. */
  removed: number
  happenings: readonly Happening[]
}

export function lastOf({ positions }: Past): Position {
  return positions.at(-1) as Position
}

export const stateOf = (past: Past): State => lastOf(past).state

/** How many moves have been made, undone ones not counted. */
export function madeIn({ positions, base }: Past): number {
  return base + positions.length - 1
}

// ---- Who sits in front ------------------------------------------------------------------------------------------------

/** Nobody looks yet. */
export function satDown(party: Party, state: State, holds: readonly Seat[]): Sitting {
  return seated(party, state, { ...watching, holds })
}

/** Whether there is something that only this seat may see. */
export const hasSecrets = (game: Game, state: State, seat: Seat): boolean => game.view(state, seat).mine !== null

/** Who sits in front in this state. The curtain falls between two people if either has secrets. */
export function seated({ game }: Party, state: State, sitting: Sitting): Sitting {
  const { holds, front, waiting, stays } = sitting
  const sits = (seat: Seat | null, stays = false): Sitting => ({ holds, front: seat, waiting: [], stays })

  const [only] = holds
  if (only === undefined) return watching
  // Nobody has to look away from somebody who is alone, unless another has just left.
  if (holds.length === 1) return waiting.length > 0 ? sitting : sits(only)
  const active = game.active(state)
  if (active.length === 0) return sits(null)
  const next = active.filter((seat) => holds.includes(seat))
  const [first] = next
  if (stays) return front === null ? { holds, front, waiting, stays } : sits(front, !next.includes(front))
  if (first === undefined) return sits(front)
  if (game.open(state)) return sits(null)
  if (front !== null && next.includes(front)) return sits(front)
  const hides = (seat: Seat): boolean => hasSecrets(game, state, seat)
  const hidden = next.some(hides) || (front !== null && hides(front))
  return hidden ? { holds, front: null, waiting: next, stays: false } : sits(first)
}

/** These seats are played for from now on. Nobody sees what is not theirs: whoever is in front must still be one of them. */
export function heldBy(party: Party, state: State, holds: readonly Seat[], before: Sitting): Sitting {
  const front = before.front !== null && holds.includes(before.front) ? before.front : null
  const after = seated(party, state, { ...watching, holds, front })
  if (after.front === null || after.front === front) return after
  return hasSecrets(party.game, state, after.front) ? { ...watching, holds, waiting: [after.front] } : after
}

/** This seat looks: it was waited for, or wants to see what only it may see. */
export function looksUp({ game }: Party, state: State, sitting: Sitting, seat: Seat): Sitting {
  const stays = sitting.stays || game.open(state) || !game.active(state).includes(seat)
  return { holds: sitting.holds, front: seat, waiting: [], stays }
}

/** Whoever is in front has seen enough. */
export function looksAway(party: Party, state: State, { holds }: Sitting): Sitting {
  return seated(party, state, { ...watching, holds })
}

/** The mover sees first what only they have learnt: in front as they are, or behind the curtain where all have looked. */
export function looksOn(sitting: Sitting, mover: Seat): Sitting {
  const { holds, front } = sitting
  return { holds, front: front === mover ? mover : null, waiting: front === mover ? [] : [mover], stays: true }
}

/** All look at what concerns all, until one of them goes on. */
export function looksTogether({ holds }: Sitting): Sitting {
  return { holds, front: null, waiting: [], stays: true }
}

export function stageOf({ game }: Party, state: State, { holds, front, waiting }: Sitting): FrameStage {
  if (waiting.length > 0) return 'curtain'
  const active = game.active(state)
  if (active.length === 0) return 'over'
  if (front !== null) return 'seated'
  return game.open(state) && active.some((seat) => holds.includes(seat)) ? 'open' : 'watching'
}

/** Whose moves are offered: those of the one in front, or of the one who is to move in the open. */
export function moverOf(party: Party, state: State, sitting: Sitting): Seat | null {
  const active = party.game.active(state)
  if (sitting.front !== null) return active.includes(sitting.front) ? sitting.front : null
  return stageOf(party, state, sitting) === 'open' ? (active[0] ?? null) : null
}

/** Whose view a session is given; undefined while its curtain is down. */
export function viewerOf({ front, waiting }: Sitting): Viewer | undefined {
  return waiting.length > 0 ? undefined : (front ?? 'table')
}

/** Bots let people go first where both may move: people choose in peace, and no bot's move overtakes theirs. */
export function botsToMove({ game, people }: Party, state: State): Seat[] {
  const active = game.active(state)
  return active.some((seat) => people.includes(seat)) ? [] : [...active]
}

// ---- Who has seen what ------------------------------------------------------------------------------------------------

/** After a change: what is gone can't have been seen, and what was told again was seen before. */
export function shifted(looks: Looks, base: number, { keep, removed }: Change): Looks {
  const to = base + keep - 1
  const shift = (count: number): number => (count <= to ? count : Math.max(to, count - removed))
  return { seen: looks.seen.map(shift), lifted: looks.lifted.map(shift), shown: looks.shown.map(shift) }
}

/** Whoever is in front has now seen everything that was made; with nobody in front, all have seen what all may see. */
export function shownTo(looks: Looks, { holds, front, waiting }: Sitting, made: number): Looks {
  if (front !== null) return { ...looks, seen: looks.seen.with(front, made) }
  if (waiting.length > 0) return looks
  return { ...looks, shown: looks.shown.map((count, seat) => (holds.includes(seat) ? made : count)) }
}

/** All have watched these moves; whoever was not told of something before them is told all of it once more. */
export function watchedBy(
  past: Past,
  looks: Looks,
  { holds }: Sitting,
  { from, to }: { from: number; to: number },
): Looks {
  const tells = ({ state }: Position): boolean => readable(state.journal, 'table').length > 0
  const hasFollowed = (seat: Seat): boolean => {
    const known = Math.max(looks.seen[seat] ?? 0, looks.shown[seat] ?? 0)
    return !past.positions.slice(Math.max(0, known + 1 - past.base), from + 1 - past.base).some(tells)
  }
  const shown = looks.shown.map((count, seat) => (holds.includes(seat) && hasFollowed(seat) ? to : count))
  return { ...looks, shown }
}

export function liftedBy(looks: Looks, seat: Seat, made: number): Looks {
  return { ...looks, lifted: looks.lifted.with(seat, made) }
}
