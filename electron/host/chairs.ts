/** Who sits down at a new table, who leaves their chair to a bot, and who comes back. */
import { levels, type Level } from '../../machines/kernel/bots/bot.ts'
import type { Seat } from '../../machines/kernel/game.ts'
import { colours, type Chair, type Colour } from './api.ts'
import { Trouble } from './problems.ts'
import type { Happening, SeatRecord, Sitter } from './store/games.ts'
import type { ProfileStore } from './store/profiles.ts'

export const usualLevel: Level = 'burglar'
/** At a new table nobody has been shown anything. */
export const unseen = { hints: 0, seen: 0, lifted: 0, shown: 0 }

export function sitDown(chairs: readonly Chair[], profiles: Pick<ProfileStore, 'find'>): SeatRecord[] {
  return distinct(
    chairs.map((chair, seat) => {
      const found = chair.kind === 'bot' ? chair : profiles.find(chair.profile)
      if (!found) throw new Trouble('problem.noProfile')
      const { name, colour, emblem } = found
      const profile = chair.kind === 'bot' ? null : chair.profile
      const level = chair.kind === 'bot' ? (chair.level ?? usualLevel) : null
      return { seat, kind: chair.kind, profile, name, colour, emblem, level, lent: false, ...unseen }
    }),
  )
}

/** The same people and bots, everybody one seat on, so that somebody else begins. Who had left is asked to play again. */
export function moveOn(seats: readonly SeatRecord[]): SeatRecord[] {
  return seats.map((_, seat) => {
    const sits = seats[(seat + 1) % seats.length] as SeatRecord
    return { ...(sits.lent ? back(sits) : sits), seat, ...unseen }
  })
}

/** The first person at the table, and how well most of the bots play there; of several levels the lowest. */
export function chosenBots(seats: readonly SeatRecord[]): { profile: string; level: Level } | undefined {
  const profile = seats.find(({ kind }) => kind === 'person')?.profile
  const count = (level: Level): number => seats.filter((seat) => seat.level === level).length
  const level = levels.reduce((most, each) => (count(each) > count(most) ? each : most))
  return profile && count(level) > 0 ? { profile, level } : undefined
}

// ---- Chairs that change hands --------------------------------------------------------------------------------------------

/** A bot plays on for the person whose chair it is: under their name, in their colour. */
export const lent = (seat: SeatRecord, level: Level): SeatRecord => ({ ...seat, kind: 'bot', level, lent: true })
/** Whose chair it is plays again. */
export const back = (seat: SeatRecord): SeatRecord => ({ ...seat, kind: 'person', level: null, lent: false })

export function peopleAt(seats: readonly SeatRecord[]): Seat[] {
  return seats.flatMap(({ seat, kind }) => (kind === 'person' ? [seat] : []))
}

export function sitterOf({ kind, name, colour, emblem, level }: SeatRecord): Sitter {
  return { kind, name, colour, emblem, level }
}

/** Whether these are the chairs that the list of what happened leads to: lent and taken back in turn, by one and the same. */
export function chairsAgree(chairs: readonly Sitter[], happenings: readonly Happening[]): boolean {
  const last = new Map<number, Sitter>()
  for (const happening of happenings) {
    if (happening.kind !== 'chair') continue
    const { seat, chair } = happening
    const owner = chairs[seat]
    const isNext =
      chair.kind !== (last.get(seat)?.kind ?? 'person') && (chair.kind === 'bot') === (chair.level !== null)
    const isSame = chair.name === owner?.name && chair.colour === owner.colour && chair.emblem === owner.emblem
    if (!isNext || !isSame) return false
    last.set(seat, chair)
  }
  return [...last].every(([seat, { kind, level }]) => chairs[seat]?.kind === kind && chairs[seat].level === level)
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
