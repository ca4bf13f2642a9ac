/** Tables that are not kept: a position laid out by hand, one person, bots on the other seats. */
import { checkOptions } from '../../machines/kernel/define.ts'
import type { Level } from '../../machines/kernel/bots/bot.ts'
import { botLooks } from '../../machines/kernel/bots/looks.ts'
import type { Game, Seat, State } from '../../machines/kernel/game.ts'
import type { Chair, Frame, HostEvent, Profile } from './api.ts'
import type { Send } from './audience.ts'
import { sitDown } from './chairs.ts'
import { Trouble } from './problems.ts'
import type { Past } from './replay.ts'
import type { GameRecord } from './store/games.ts'
import { openTable, type Table, type TableParts } from './table.ts'

/** Who practises sits among these, as many as are needed. */
const rivals: readonly Omit<Profile, 'id'>[] = botLooks
/** They are gentle. */
const gentle: Level = 'lookout'

/** What a table of the host's needs that has nothing to do with what is saved. */
export type Shared = Omit<TableParts, 'game' | 'record' | 'past' | 'saved' | 'store' | 'asksAlways'>

/** A table's record, as if it had been saved. */
export function practiceRecord(
  id: string,
  game: Game,
  { seats }: State,
  { seat: own, profile }: { seat: Seat; profile: Profile },
): GameRecord {
  const isLike = ({ name, colour, emblem }: Omit<Profile, 'id'>): boolean =>
    name.toLowerCase() === profile.name.toLowerCase() || colour === profile.colour || emblem === profile.emblem
  const others = rivals.filter((rival) => !isLike(rival))
  const chairs = Array.from({ length: seats }, (_, seat): Chair => {
    if (seat === own) return { kind: 'person', profile: profile.id }
    const rival = others.shift()
    if (!rival) throw new RangeError(`There is nobody for seat ${seat}`)
    return { kind: 'bot', ...rival, level: gentle }
  })
  return {
    id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    title: '',
    seed: 'practice',
    options: checkOptions(game.options),
    created: 0,
    played: 0,
    copy: false,
    winners: null,
    hints: false,
    seats: sitDown(chairs, { find: () => ({ ...profile, level: null }) }),
  }
}

/** Marks what is sent of a table that isn't kept; nothing at it is taken back. */
export function marked(event: HostEvent, mark: (frame: Frame) => Partial<Frame>): HostEvent | null {
  if (event.type === 'undo') return null
  if (event.type !== 'frame') return event
  return { ...event, frame: { ...event.frame, undo: 'nothing', practice: true, ...mark(event.frame) } }
}

const refuse = (key: 'problem.undo.nothing' | 'problem.chair') => (): never => {
  throw new Trouble(key)
}

/** What a table that isn't kept can't do: nothing is taken back there, and who practises stays. */
const refused: Pick<Table, 'undo' | 'leaveChair' | 'returnToChair'> = {
  undo: refuse('problem.undo.nothing'),
  leaveChair: refuse('problem.chair'),
  returnToChair: refuse('problem.chair'),
}

/** The people are asked everything: what is forced elsewhere is something to see here. */
export function openLoose(
  shared: Shared,
  parts: Pick<TableParts, 'game' | 'record' | 'past'> & Partial<Pick<TableParts, 'store' | 'bots'>>,
): Table {
  const store = { append: () => undefined, look: () => undefined, hint: () => undefined }
  const saved = parts.past.positions.length - 1
  return { ...openTable({ ...shared, store, ...parts, saved, asksAlways: () => true }), ...refused }
}

export const begunWith = (state: State): Past => ({ positions: [{ state, made: null }], base: 0, settled: 1 })

/** An example of the rulebook, to be played on as one likes. */
export function openExample(shared: Shared, game: Game, record: GameRecord, position: State): Table {
  const table = openLoose(shared, { game, record, past: begunWith(position) })
  return {
    ...table,
    join(session, send) {
      const told: Send = (event) => {
        const said = marked(event, () => ({}))
        if (said) send(said)
      }
      return table.join(session, told)
    },
  }
}
