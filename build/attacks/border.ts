/**
 * Odd requests at the host's border: names that are none, fields that are missing, swapped, too long or of another kind,
 * moves of somebody else, files that were edited. Each gets an answer or a problem that has a sentence, at once; nothing
 * is thrown, nothing unexpected is written down, and the data is sound afterwards.
 */
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { requests, type Frame, type RequestName } from '../../electron/host/api.ts'
import { held } from '../../electron/host/testing/held.ts'
import { gameIds } from '../../machines/kernel/game.ts'
import { random, type Random } from '../../machines/kernel/random.ts'
import type { Attack } from '../attack.ts'
import { inFolder } from './folder.ts'
import { newGame, openHost, playOn, repeatable, visit, type Guest } from './guest.ts'

const names = Object.keys(requests) as RequestName[]
/** Nobody else waits longer than that for what one window sends, in milliseconds of the host's own work. */
const patience = 100

export const attackBorder: Attack = {
  name: 'border',
  rounds: 'odd requests',
  usual: 100_000,
  short: 3000,
  run: (rounds, seed) =>
    inFolder(async (folder) => {
      const source = random(seed)
      const host = await openHost(folder, repeatable(source))
      const guest = visit(host)
      let known = await surroundings(guest, source)
      let [taken, longest] = [0, { work: 0, name: '' }]
      for (let round = 0; round < rounds; round++) {
        // What is known wears off: games are deleted, players go.
        if (round % 500 === 499) known = await surroundings(guest, source)
        const name = source.int(20) === 0 ? oddText(source) : source.pick(names)
        const input = inputFor(name, known, source)
        const asked = guest.handle(name, input)
        const work = await held(() => asked)
        const answer = await asked
        if (work > longest.work) longest = { work, name }
        try {
          assert(work < patience, `Everybody else waited for ${work.toFixed(0)} ms`)
          if (answer.ok) taken++
          else assert.match(answer.problem.key, /^problem\.(?!unexpected)/)
          assert(JSON.stringify(answer).length > 0)
        } catch (error) {
          throw new Error(`Round ${round}: ${name} ${show(input)}`, { cause: error })
        }
      }
      await host.close()
      const diary = join(folder, 'larceny.log')
      if (existsSync(diary)) throw new Error(readFileSync(diary, 'utf8'))
      const again = await openHost(folder)
      assert.deepEqual((await visit(again).ask('home', undefined)).notices, [])
      await again.close()
      const part = `${taken.toLocaleString('en')} of them taken`
      return `${rounds.toLocaleString('en')} odd requests, ${part}, the others held up for ${longest.work.toFixed(0)} ms at most (${longest.name})`
    }),
}

/** What an attacker can know: real ids, moves and revisions. */
interface Known {
  profiles: string[]
  games: string[]
  frames: Frame[]
  saves: string[]
}

async function surroundings(guest: Guest, source: Random): Promise<Known> {
  const frames: Frame[] = []
  const saves: string[] = []
  for (const game of gameIds) {
    const id = await newGame(guest, game, ['Ann', 'Ben', 'Cleo'], String(source.int(1e6)))
    let frame = await guest.see('openTable', { id })
    for (let n = source.int(20); n > 0 && frame.stage !== 'over'; n--) ({ frame } = await playOn(guest, frame, source))
    frames.push(frame)
    saves.push((await guest.ask('exportGame', { id })).text)
  }
  const { profiles, saved } = await guest.ask('home', undefined)
  for (const { id } of saved.slice(12)) await guest.ask('deleteGame', { id })
  for (const { id } of profiles.slice(12)) await guest.ask('deleteProfile', { id })
  return { profiles: profiles.map(({ id }) => id), games: frames.map(({ id }) => id), frames, saves }
}

/** What a window would send, with some of it odd. */
function inputFor(name: string, known: Known, source: Random): unknown {
  if (source.int(8) === 0) return odd(source)
  const { id, revision, moves, front, active } = source.pick(known.frames)
  const other = source.pick(known.frames)
  const move = source.pick([...moves, ...other.moves, { type: 'pass' }])
  const look = { name: 'Zoe', colour: 'ruby', emblem: 'mask' }
  const fields: Record<string, unknown> = {
    id: name.endsWith('Profile') ? source.pick(known.profiles) : source.pick([id, other.id]),
    seat: source.pick([front, ...active, 0, 1, 7]),
    move,
    moves: Array.from({ length: 1 + source.int(4) }, () => source.pick([move, ...moves])),
    revision: source.pick([revision, other.revision]),
    before: source.int(50),
    title: 'A title',
    text: edited(source.pick(known.saves), source),
    game: other.game,
    chairs: [
      { kind: 'person', profile: source.pick(known.profiles) },
      ...Array.from({ length: 1 + source.int(8) }, (_, n) => ({ kind: 'bot', ...look, name: `Bot ${n}` })),
    ],
    options: source.pick([{}, { nothing: 1 }, odd(source)]),
    seed: 'seed',
    theme: 'night',
    speed: 'off',
    textSize: 'normal',
    toldAboutSaving: true,
    askAlways: true,
    lessonsOffered: [],
    ...look,
  }
  for (let n = source.int(3); n > 0; n--) fields[source.pick(Object.keys(fields))] = odd(source)
  if (source.int(6) === 0) Reflect.deleteProperty(fields, source.pick(Object.keys(fields)))
  if (source.int(10) === 0) fields['__proto__'] = odd(source)
  return fields
}

/** A saved game that somebody has tried to change. */
function edited(save: string, source: Random): string {
  const at = source.int(save.length)
  return source.pick([
    () => save,
    () => save.slice(0, at),
    () => save.slice(0, at) + oddText(source) + save.slice(at),
    () => save.replace(/"seat": ?\d/, '"seat": 5'),
    () => save.replace(/"checksum": ?"../, '"checksum": "00'),
    () => `{"format":"larceny-game","version":1,"checksum":"","content":${'['.repeat(at)}${']'.repeat(at)}}`,
  ])()
}

const deep = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

const texts = [
  '',
  ' '.repeat(50),
  'x',
  ...[41, 81, 201, 100_000].map((length) => 'x'.repeat(length)),
  ...['\0', '\u202e', '\ud800', '🦊'.repeat(30), '../../etc/passwd', "'; DROP TABLE games; --"],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'],
  '00000000-0000-4000-8000-000000000000',
]

function oddText(source: Random): string {
  return source.pick(texts)
}

const oddities: readonly ((source: Random) => unknown)[] = [
  () => undefined,
  () => null,
  () => true,
  (source) => source.pick([0, -1, 1.5, 2 ** 53, 1e308, Number.NaN, Number.POSITIVE_INFINITY, -0]),
  oddText,
  oddText,
  oddText,
  () => [],
  () => ({}),
  (source) => Array.from({ length: source.pick([1, 9, 5000]) }, () => ({ kind: 'bot' })),
  (source) => deep(source.pick([2, 100, 5000])),
  () => JSON.parse('{"__proto__":{"type":"move"},"constructor":{"prototype":{}}}'),
  (source) => ({ type: odd(source) }),
  (source) => [odd(source), odd(source)],
  // What Electron could carry, and JSON couldn't.
  () => 10n,
  () => new Map([['id', 1]]),
  () => new Date(Number.NaN),
  () => new Uint8Array(64),
  () => {
    const circle: Record<string, unknown> = { type: 'move' }
    circle['self'] = circle
    return circle
  },
]

function odd(source: Random): unknown {
  return source.pick(oddities)(source)
}

const show = (input: unknown): string => inspect(input, { depth: 4, maxStringLength: 200, maxArrayLength: 10 })
