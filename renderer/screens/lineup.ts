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
export type Sitter =
  { kind: 'person'; profile: string } | ({ kind: 'new' } & Look) | ({ kind: 'bot'; level: Level } & Look)

/** Somebody with a profile, and how well the bots played whom they last sat down with. */
export type Player = Profile & { level?: Level | null }

/** Who is like somebody at the table stays away. */
const bots: readonly Look[] = botLooks
const usualTable = 4

export function lookOf(sitter: Sitter, profiles: readonly Profile[]): Look {
  if (sitter.kind !== 'person') return sitter
  return profiles.find(({ id }) => id === sitter.profile) ?? { name: '', colour: 'slate', emblem: 'mask' }
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
export function freeBot(sitters: readonly Sitter[], profiles: readonly Player[]): Sitter {
  const level = sitters.findLast((sitter) => sitter.kind === 'bot')?.level ?? likedBy(sitters, profiles)
  return { kind: 'bot', level, ...freeBotLook(sitters.map((sitter) => lookOf(sitter, profiles))) }
}

/** How well bots should play for the first person at the table. */
export function likedBy(sitters: readonly Sitter[], profiles: readonly Player[]): Level {
  const first = sitters.find(({ kind }) => kind !== 'bot')
  const profile = first?.kind === 'person' ? profiles.find(({ id }) => id === first.profile) : undefined
  return profile?.level ?? gentle
}

/** Somebody else sits down here. Bots who play as the first person likes it go on doing so. */
export function seatAt(
  sitters: readonly Sitter[],
  index: number,
  sitter: Sitter,
  profiles: readonly Player[],
): readonly Sitter[] {
  const next = sitters.with(index, sitter)
  const [liked, likedNow] = [likedBy(sitters, profiles), likedBy(next, profiles)]
  const follow = (one: Sitter): Sitter =>
    one.kind === 'bot' && one.level === liked && likedNow !== liked ? { ...one, level: likedNow } : one
  return sitter.kind === 'bot' ? next : withBotsGivingWay(next.map(follow), profiles)
}

function freeBotLook(taken: readonly Look[]): Look {
  const names = bots.map(({ name }) => name)
  return bots.find((bot) => !taken.some((look) => isLike(bot, look))) ?? freeLook(taken, names)
}

const isLike = (a: Look, b: Look): boolean =>
  a.name.toLowerCase() === b.name.toLowerCase() || a.colour === b.colour || a.emblem === b.emblem

/** A person for this seat: a profile that doesn't sit yet, else somebody new. */
export function freePerson(
  sitters: readonly Sitter[],
  profiles: readonly Profile[],
  name: (n: number) => string,
): Sitter {
  const seated = new Set(sitters.map((sitter) => (sitter.kind === 'person' ? sitter.profile : '')))
  const free = profiles.find(({ id }) => !seated.has(id))
  return free ? { kind: 'person', profile: free.id } : newPerson(sitters, profiles, name)
}

export function newPerson(
  sitters: readonly Sitter[],
  profiles: readonly Profile[],
  name: (n: number) => string,
): Sitter {
  const taken = [...sitters.map((sitter) => lookOf(sitter, profiles)), ...profiles]
  const names = Array.from({ length: taken.length + 1 }, (_, index) => name(index + 1))
  return { kind: 'new', ...freeLook(taken, names) }
}

/** Bots give way: for one that is like somebody else, another one comes. */
export function withBotsGivingWay(sitters: readonly Sitter[], profiles: readonly Profile[]): Sitter[] {
  const settled: Look[] = sitters.filter(({ kind }) => kind !== 'bot').map((sitter) => lookOf(sitter, profiles))
  return sitters.map((sitter, index) => {
    if (sitter.kind !== 'bot') return sitter
    const waiting = sitters.slice(index + 1).filter(({ kind }) => kind === 'bot')
    const stays = !settled.some((look) => isLike(look, sitter))
    const taken = [...settled, ...waiting.map((other) => lookOf(other, profiles))]
    const bot: Sitter = stays ? sitter : { ...sitter, ...freeBotLook(taken) }
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
): Sitter[] {
  const last = saved.filter((one) => one.game === game.id).sort((a, b) => b.created - a.created)[0]
  const sitters: Sitter[] = []
  for (const seat of last?.seats ?? []) {
    const profile = profiles.find((one) => one.name === seat.name && one.emblem === seat.emblem)
    const { kind, lent, name: called, colour, emblem, level = gentle } = seat
    if (kind === 'bot' && !lent) sitters.push({ kind, level, name: called, colour, emblem })
    else if (profile) sitters.push({ kind: 'person', profile: profile.id })
    else sitters.push(freePerson(sitters, profiles, name))
  }
  if (sitters.length === 0) sitters.push(freePerson([], profiles, name))
  const wanted = last ? game.seats.min : Math.min(game.seats.max, Math.max(game.seats.min, usualTable))
  while (sitters.length < wanted) sitters.push(freeBot(sitters, profiles))
  return withBotsGivingWay(sitters.slice(0, game.seats.max), profiles)
}

export type Fault =
  { fault: 'noName'; seats: number[] } | { fault: 'twice' | 'sameName'; seats: number[]; name: string }

/** What keeps these people from playing; the first thing that is found. */
export function faultOf(sitters: readonly Sitter[], profiles: readonly Profile[]): Fault | undefined {
  const names = sitters.map((sitter) => lookOf(sitter, profiles).name.trim())
  const noName = names.indexOf('')
  if (noName >= 0) return { fault: 'noName', seats: [noName] }
  for (const [index, sitter] of sitters.entries()) {
    const name = names[index] ?? ''
    const earlier = names.findIndex((other) => other.toLowerCase() === name.toLowerCase())
    if (earlier === index) continue
    const other = sitters[earlier]
    const twice = sitter.kind === 'person' && other?.kind === 'person' && sitter.profile === other.profile
    return { fault: twice ? 'twice' : 'sameName', seats: [earlier, index], name }
  }
  return undefined
}

/** Two people whose colour is the same: the host lends the second another one, which is worth a word. */
export function alike(sitters: readonly Sitter[], profiles: readonly Profile[]): { a: string; b: string } | undefined {
  const looks = sitters.map((sitter) => lookOf(sitter, profiles))
  for (const [index, look] of looks.entries()) {
    const earlier = looks.slice(0, index).find(({ colour }) => colour === look.colour)
    if (earlier) return { a: earlier.name, b: look.name }
  }
  return undefined
}

/** The chairs as the host wants them; people without a profile must have got one. */
export function chairs(sitters: readonly Sitter[]): Chair[] {
  return sitters.map((sitter) => {
    if (sitter.kind === 'new') throw new Error('A person without a profile can’t sit down.')
    return sitter.kind === 'person' ? sitter : { ...sitter, name: sitter.name.trim() }
  })
}
