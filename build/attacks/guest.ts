/** A window without a screen: how attacks talk to a host, and how they play. */
import type { Answers, Chair, Frame, Input, RequestName } from '../../electron/host/api.ts'
import { createHost, type HostOptions, type RunningHost, type Session } from '../../electron/host/host.ts'
import type { GameId } from '../../machines/kernel/game.ts'
import type { Random } from '../../machines/kernel/random.ts'

/** What is answered with a frame. */
type Showing = 'openTable' | 'liftCurtain' | 'lowerCurtain' | 'play' | 'undo'

export interface Guest {
  handle: Session['handle']
  /** The answer; a refusal is thrown. */
  ask<N extends RequestName>(name: N, input: Input<N>): Promise<Answers[N]>
  /** Asks for something that changes what is shown, and gives what is shown then. */
  see<N extends Showing>(name: N, input: Input<N>): Promise<Frame>
}

export async function openHost(dataDir: string, options: Partial<HostOptions> = {}): Promise<RunningHost> {
  const started = await createHost({ dataDir, shell: 'browser', version: '0', pace: () => 0, ...options })
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  return started.host
}

export function visit(host: RunningHost): Guest {
  const frames = new Map<string, Frame>()
  const { handle } = host.connect((event) => {
    if (event.type === 'frame') frames.set(event.frame.id, event.frame)
  })
  const ask = async <N extends RequestName>(name: N, input: Input<N>): Promise<Answers[N]> => {
    const answer = await handle(name, input)
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.problem)}`)
    return answer.value as Answers[N]
  }
  return {
    handle,
    ask,
    async see(name, input) {
      await ask(name, input)
      const frame = frames.get(input.id)
      if (!frame) throw new Error(`${name} was answered without a frame`)
      return frame
    },
  }
}

/** Ids and a clock that a seed repeats. */
export function repeatable(source: Random): Pick<HostOptions, 'newId' | 'clock'> {
  let now = Date.UTC(2026, 2, 1, 12)
  const hex = (digits: number): string => Array.from({ length: digits }, () => source.int(16).toString(16)).join('')
  return {
    newId: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
    clock: () => (now += 1000),
  }
}

/** A new game among people. */
export async function newGame(
  guest: Pick<Guest, 'ask'>,
  game: GameId,
  names: readonly string[],
  seed: string,
): Promise<string> {
  const { profiles } = await guest.ask('home', undefined)
  const chairs: Chair[] = []
  for (const name of names) {
    const known = profiles.find((profile) => profile.name === name)
    const { id } = known ?? (await guest.ask('saveProfile', { name, colour: 'ruby', emblem: 'mask' }))
    chairs.push({ kind: 'person', profile: id })
  }
  return (await guest.ask('newGame', { game, chairs, options: {}, seed })).id
}

/** What somebody did, as it should now stand in the database. */
export interface Deed {
  kind: 'move' | 'undo'
  seat: number | null
  move: string | null
}

/** Somebody does something at random, and now and then takes it back. What was shown before is `frame`. */
export async function playOn(
  { see }: Pick<Guest, 'see'>,
  frame: Frame,
  source: Random,
): Promise<{ frame: Frame; deed?: Deed }> {
  const { id, revision, stage, mover, waiting, moves, undo } = frame
  if (stage === 'curtain') return { frame: await see('liftCurtain', { id, seat: waiting[0] ?? 0 }) }
  if (undo === 'possible' && source.int(4) === 0) {
    return { frame: await see('undo', { id, revision }), deed: { kind: 'undo', seat: null, move: null } }
  }
  if (moves.length === 0 || mover === null) return { frame: await see('lowerCurtain', { id }) }
  const move = source.pick(moves) as { type: string }
  const next = await see('play', { id, seat: mover, moves: [move], revision })
  return { frame: next, deed: { kind: 'move', seat: mover, move: JSON.stringify(move) } }
}
