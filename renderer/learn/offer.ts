/** Lessons are offered once, at the first visit to a game's table, to a house where nobody has learnt it. */
import type { GameId } from '../../machines/kernel/game.ts'
import { home } from '../home.svelte.ts'
import { t } from '../messages/messages.ts'
import { go } from '../router/route.svelte.ts'
import { to } from '../router/router.ts'
import { toasts } from '../ui/toasts.svelte.ts'

/** The returned function withdraws the offer. */
export function offerLessons(game: GameId): () => void {
  const { games, lessons, settings } = home.value
  const hasCourse = games.some(({ id, course }) => id === game && course !== null)
  if (!hasCourse || settings.lessonsOffered.includes(game) || lessons.some((one) => one.game === game)) return () => {}
  const label = t('learn.offerYes')
  void home.change({ lessonsOffered: [...settings.lessonsOffered, game] })
  return toasts.offer(t('learn.offer', { game: t(`game.${game}`) }), { label, run: () => go(to.learn(game)) })
}
