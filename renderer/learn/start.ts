/** From the end of a course to a first game: one person, gentle bots, and hints that come by themselves. */
import type { GameInfo } from '../../electron/host/api.ts'
import { request } from '../client.ts'
import { attempt, home } from '../home.svelte.ts'
import { chairs, freeBot, type Sitter } from '../screens/lineup.ts'
import { learner } from './learner.svelte.ts'

/** The new table's id. */
export async function startFirstGame({ id: game, course }: GameInfo): Promise<string | undefined> {
  const profile = await learner.comes()
  if (!course || profile === undefined) return undefined
  const sitters: Sitter[] = [{ kind: 'person', profile }]
  while (sitters.length < course.firstGame.seats) sitters.push(freeBot(sitters, home.value.profiles))
  const seats = chairs(sitters).map((chair) => (chair.kind === 'bot' ? { ...chair, level: 'lookout' as const } : chair))
  const table = await attempt(() =>
    request('newGame', { game, chairs: seats, options: course.firstGame.options, hints: true }),
  )
  await home.load()
  return table?.id
}
