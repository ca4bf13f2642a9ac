/**
 * The log. A state carries the entries of its last move only; whoever keeps the states (the host) keeps the log.
 * An entry names a sentence of the message catalogue and its parameters, and who may read it.
 */
import type { Seat, Viewer } from './game.ts'

export type Params = Record<string, string | number | boolean | readonly string[] | readonly number[]>

/** An entry as a seat may read it. */
export interface Phrase {
  key: string
  params: Params
}

export interface Entry extends Phrase {
  /** The only ones that may read it; absent: everybody. */
  to?: readonly Viewer[]
}

/** The journal of a simulation that keeps none. */
export const silence: Entry[] = []

/** Whether nobody will ever read what is told: a show that changes nothing need not be worked out. */
export const isSilent = ({ journal }: { journal: Entry[] }): boolean => journal === silence

/** Who wants to hear of each line as it is written: the telling of a live move, and nothing else. */
const listeners = new WeakMap<Entry[], () => void>()

export function listen(journal: Entry[], listener: () => void): void {
  listeners.set(journal, listener)
}

/** Writes a line. What it tells has been done: the table is shown as it is now. */
export function tell(state: { journal: Entry[] }, key: string, params: Params = {}, to?: readonly Viewer[]): void {
  if (isSilent(state)) return
  state.journal.push(to ? { key, params, to } : { key, params })
  listeners.get(state.journal)?.()
}

/** What one viewer may read, without a trace of what it may not. */
export function readable(journal: readonly Entry[], viewer: Viewer): Phrase[] {
  return journal.filter(({ to }) => to === undefined || to.includes(viewer)).map(({ key, params }) => ({ key, params }))
}

/** Everybody but one seat, spectators included: for the half of a story that the others see. */
export const others = (seats: number, but: Seat): readonly Viewer[] => withoutOne[seats]?.[but] ?? []

/** By the number of seats, and who is left out. */
const withoutOne = Array.from({ length: 9 }, (_, seats) => {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return all.map((but): readonly Viewer[] => ['table', ...all.filter((seat) => seat !== but)])
})
