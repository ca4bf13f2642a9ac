/** Who sits down at a new table. */
import type { Level } from '../../machines/kernel/bots/bot.ts'
import { colours, type Chair, type Colour } from './api.ts'
import { Trouble } from './problems.ts'
import type { SeatRecord } from './store/games.ts'
import type { ProfileStore } from './store/profiles.ts'

export const usualLevel: Level = 'burglar'
/** At a new table nobody has been shown anything. */
export const unseen = { seen: 0, lifted: 0, shown: 0 }

export function sitDown(chairs: readonly Chair[], profiles: Pick<ProfileStore, 'find'>): SeatRecord[] {
  return distinct(
    chairs.map((chair, seat) => {
      const found = chair.kind === 'bot' ? chair : profiles.find(chair.profile)
      if (!found) throw new Trouble('problem.noProfile')
      const { name, colour, emblem } = found
      const profile = chair.kind === 'bot' ? null : chair.profile
      const level = chair.kind === 'bot' ? (chair.level ?? usualLevel) : null
      return { seat, kind: chair.kind, profile, name, colour, emblem, level, ...unseen }
    }),
  )
}

/** The same people and bots, everybody one seat on, so that somebody else begins. */
export function moveOn(seats: readonly SeatRecord[]): SeatRecord[] {
  return seats.map((_, seat) => ({ ...(seats[(seat + 1) % seats.length] as SeatRecord), seat, ...unseen }))
}

/** Nobody wears another's colour: who comes later, bots last, takes a free one. */
function distinct(seats: readonly SeatRecord[]): SeatRecord[] {
  const wanted = new Set(seats.map(({ colour }) => colour))
  const taken = new Set<Colour>()
  const free = (): Colour | undefined =>
    colours.find((colour) => !wanted.has(colour)) ?? colours.find((colour) => !taken.has(colour))
  const dressed = new Map<number, SeatRecord>()
  for (const seat of [...seats].sort((a, b) => Number(a.kind === 'bot') - Number(b.kind === 'bot'))) {
    const colour = taken.has(seat.colour) ? (free() ?? seat.colour) : seat.colour
    taken.add(colour)
    wanted.add(colour)
    dressed.set(seat.seat, { ...seat, colour })
  }
  return seats.map((seat) => dressed.get(seat.seat) ?? seat)
}

/** Two of one name can't be told apart, in a log least of all. */
export function nameTwice(seats: readonly { name: string }[]): string | undefined {
  const names = seats.map(({ name }) => name.toLowerCase())
  return seats.find((_, seat) => names.indexOf(names[seat] as string) < seat)?.name
}

/** What a table is called until somebody gives it a better name. */
export function titleOf(seats: readonly SeatRecord[]): string {
  const names = seats.map(({ name }) => name).join(', ')
  return names.length <= 40 ? names : `${names.slice(0, 39)}…`
}
