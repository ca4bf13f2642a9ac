/** Who sits where before a game starts: people with a profile, people without one yet, and bots. */
import type { Chair, Colour, Emblem, GameInfo, Profile, SavedGame } from '../../electron/host/api.ts'
import type { Level } from '../../machines/kernel/bots/bot.ts'
import { botLooks } from '../../machines/kernel/bots/looks.ts'
import { gentle } from '../levels.ts'
import { colours, emblems } from '../ui/looks.ts'

export interface Look {
  name: string
  colour: Colour
  emblem: Emblem
}
/** `new` is a person who gets a profile when the game starts. */
export type Place =
  { kind: 'person'; profile: string } | ({ kind: 'new' } & Look) | ({ kind: 'bot'; level: Level } & Look)

/** Somebody with a profile, and how well the bots played whom they last sat down with. */
export type Player = Profile & { level?: Level | null }

/** Who is like somebody at the table stays away. */
const bots: readonly Look[] = botLooks
const usualTable = 4

export function lookOf(place: Place, profiles: readonly Profile[]): Look {
  if (place.kind !== 'person') return place
  return profiles.find(({ id }) => id === place.profile) ?? { name: '', colour: 'slate', emblem: 'mask' }
}

/** A look that nobody at the table wears yet. */
export function freeLook(taken: readonly Look[], names: readonly string[]): Look {
  return {
    name: firstFree(
      names,
      taken.map(({ name }) => name),
    ),
    colour: firstFree(
      colours,
      taken.map(({ colour }) => colour),
    ),
    emblem: firstFree(
      emblems,
      taken.map(({ emblem }) => emblem),
    ),
  }
}

function firstFree<T>(all: readonly T[], taken: readonly T[]): T {
  const free = all.find((one) => !taken.includes(one)) ?? all[0]
  if (free === undefined) throw new Error('There is nothing to choose from.')
  return free
}

/** It plays as well as the bot before it; the first one as the first person likes it. */
export function freeBot(places: readonly Place[], profiles: readonly Player[]): Place {
  const level = places.findLast((place) => place.kind === 'bot')?.level ?? likedBy(places, profiles)
  return { kind: 'bot', level, ...freeBotLook(places.map((place) => lookOf(place, profiles))) }
}

/** How well bots should play for the first person at the table. */
export function likedBy(places: readonly Place[], profiles: readonly Player[]): Level {
  const first = places.find(({ kind }) => kind !== 'bot')
  const profile = first?.kind === 'person' ? profiles.find(({ id }) => id === first.profile) : undefined
  return profile?.level ?? gentle
}

/** Somebody else sits down here. Bots who play as the first person likes it go on doing so. */
export function seatAt(
  places: readonly Place[],
  index: number,
  place: Place,
  profiles: readonly Player[],
): readonly Place[] {
  const next = places.with(index, place)
  const [liked, likedNow] = [likedBy(places, profiles), likedBy(next, profiles)]
  const follow = (one: Place): Place =>
    one.kind === 'bot' && one.level === liked && likedNow !== liked ? { ...one, level: likedNow } : one
  return place.kind === 'bot' ? next : withBotsGivingWay(next.map(follow), profiles)
}

function freeBotLook(taken: readonly Look[]): Look {
  const names = bots.map(({ name }) => name)
  return bots.find((bot) => !taken.some((look) => isLike(bot, look))) ?? freeLook(taken, names)
}

const isLike = (a: Look, b: Look): boolean =>
  a.name.toLowerCase() === b.name.toLowerCase() || a.colour === b.colour || a.emblem === b.emblem

/** A person for this seat: a profile that doesn't sit yet, else somebody new. */
export function freePerson(places: readonly Place[], profiles: readonly Profile[], name: (n: number) => string): Place {
  const seated = new Set(places.map((place) => (place.kind === 'person' ? place.profile : '')))
  const free = profiles.find(({ id }) => !seated.has(id))
  return free ? { kind: 'person', profile: free.id } : newPerson(places, profiles, name)
}

export function newPerson(places: readonly Place[], profiles: readonly Profile[], name: (n: number) => string): Place {
  const taken = [...places.map((place) => lookOf(place, profiles)), ...profiles]
  const names = Array.from({ length: taken.length + 1 }, (_, index) => name(index + 1))
  return { kind: 'new', ...freeLook(taken, names) }
}

/** Bots give way: for one that is like somebody else, another one comes. */
export function withBotsGivingWay(places: readonly Place[], profiles: readonly Profile[]): Place[] {
  const settled: Look[] = places.filter(({ kind }) => kind !== 'bot').map((place) => lookOf(place, profiles))
  return places.map((place, index) => {
    if (place.kind !== 'bot') return place
    const waiting = places.slice(index + 1).filter(({ kind }) => kind === 'bot')
    const stays = !settled.some((look) => isLike(look, place))
    const taken = [...settled, ...waiting.map((other) => lookOf(other, profiles))]
    const bot: Place = stays ? place : { ...place, ...freeBotLook(taken) }
    settled.push(lookOf(bot, profiles))
    return bot
  })
}

/** The line-up of the last game of this kind, or one person among bots. */
export function firstLineup(
  game: GameInfo,
  saved: readonly SavedGame[],
  profiles: readonly Player[],
  name: (n: number) => string,
): Place[] {
  const last = saved.filter((one) => one.game === game.id).sort((a, b) => b.created - a.created)[0]
  const places: Place[] = []
  for (const seat of last?.seats ?? []) {
    const profile = profiles.find((one) => one.name === seat.name && one.emblem === seat.emblem)
    const { kind, lent, name: called, colour, emblem, level = gentle } = seat
    if (kind === 'bot' && !lent) places.push({ kind, level, name: called, colour, emblem })
    else if (profile) places.push({ kind: 'person', profile: profile.id })
    else places.push(freePerson(places, profiles, name))
  }
  if (places.length === 0) places.push(freePerson([], profiles, name))
  const wanted = last ? game.seats.min : Math.min(game.seats.max, Math.max(game.seats.min, usualTable))
  while (places.length < wanted) places.push(freeBot(places, profiles))
  return withBotsGivingWay(places.slice(0, game.seats.max), profiles)
}

export type Fault =
  { fault: 'noName'; seats: number[] } | { fault: 'twice' | 'sameName'; seats: number[]; name: string }

/** What keeps these people from playing; the first thing that is found. */
export function faultOf(places: readonly Place[], profiles: readonly Profile[]): Fault | undefined {
  const names = places.map((place) => lookOf(place, profiles).name.trim())
  const noName = names.indexOf('')
  if (noName >= 0) return { fault: 'noName', seats: [noName] }
  for (const [index, place] of places.entries()) {
    const name = names[index] ?? ''
    const earlier = names.findIndex((other) => other.toLowerCase() === name.toLowerCase())
    if (earlier === index) continue
    const other = places[earlier]
    const twice = place.kind === 'person' && other?.kind === 'person' && place.profile === other.profile
    return { fault: twice ? 'twice' : 'sameName', seats: [earlier, index], name }
  }
  return undefined
}

/** Two people whose colour is the same: the host lends the second another one, which is worth a word. */
export function alike(places: readonly Place[], profiles: readonly Profile[]): { a: string; b: string } | undefined {
  const looks = places.map((place) => lookOf(place, profiles))
  for (const [index, look] of looks.entries()) {
    const earlier = looks.slice(0, index).find(({ colour }) => colour === look.colour)
    if (earlier) return { a: earlier.name, b: look.name }
  }
  return undefined
}

/** The chairs as the host wants them; people without a profile must have got one. */
export function chairs(places: readonly Place[]): Chair[] {
  return places.map((place) => {
    if (place.kind === 'new') throw new Error('A person without a profile can’t sit down.')
    return place.kind === 'person' ? place : { ...place, name: place.name.trim() }
  })
}
