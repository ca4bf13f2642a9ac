/** What the dock says: what to do now, in one sentence. */
import type { Card } from '../../../machines/hadria/data.ts'
import type { HadriaView } from '../../../machines/hadria/index.ts'
import { captain, isDungeon } from '../../../machines/hadria/state.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { phrase } from '../game.ts'
import { aimsOf } from './aims.ts'
import { tableOf } from './reach.ts'
import { apLeft, mine, specialFor, tilesLeft, turnedUp } from './ways.ts'

const figureName = ({ watch }: HadriaView, at: number): string => (watch[at] === captain ? 'captain' : 'guard')

/** Cards by which their owner moves. */
const leads: ReadonlySet<string> = new Set(['move', 'elixirOfSpeed', 'ropeAndHook'] satisfies Card[])

export function prompt(view: HadriaView): Phrase {
  const { question } = view
  if (view.phase === 'plan') {
    // HA-10.9
    const jailed = isDungeon(mine(view)?.at ?? -1) && !view.mine?.stacks.some(({ card }) => card === 'move')
    if (jailed) return phrase('prompt.planJailed', { initiative: view.initiative })
    if (apLeft(view) > 0) return phrase('prompt.plan', { initiative: view.initiative })
    const hasTiles = tilesLeft(view, 'informer') + tilesLeft(view, 'guildAgent') > 0
    return phrase(hasTiles ? 'prompt.planTiles' : 'prompt.planFull')
  }
  switch (question?.ask) {
    case 'aim':
      return phrase(`prompt.aim.${question.what}`, { left: question.left })
    case 'discard': {
      // HA-10.8: the dungeon comes after the card.
      const isArrest = view.todo.some((task) => task.do === 'jail' && task.seat === question.seat)
      // HA-14, or HA-15: house search.
      const must = isArrest ? 'Arrest' : view.phase === 'execute.discard' ? 'Citizens' : 'Must'
      const why = { limit: 'Limit', must, smugglers: 'Smugglers' }[question.why]
      return phrase(`prompt.discard${why}`, { n: question.n })
    }
    case 'decide':
      return decidePrompt(view)
    case 'walk': {
      const { left, sprint } = question.walk
      if (left === 0) return phrase('prompt.walkDone')
      return phrase(sprint ? 'prompt.walkSprint' : 'prompt.walk', { left })
    }
    case 'lead':
      return phrase('prompt.lead', { left: question.lead.left, figure: figureName(view, question.lead.rest) })
    case 'keep': {
      const [one, other] = view.mine?.drawn ?? []
      return one && other ? phrase('prompt.keep', { one, other }) : phrase('prompt.keepOne')
    }
    case 'rob':
      return phrase('prompt.rob', { victim: question.victim })
    case 'snatch':
      return phrase('prompt.snatch', { from: question.from })
    case 'give':
      return phrase(question.why === 'arrest' ? 'prompt.giveArrest' : 'prompt.giveConfiscate')
    case 'swap':
      return phrase(question.tiles.length === 2 ? 'prompt.swap' : 'prompt.swapOne')
    case 'thief':
    case 'start':
    case 'which':
    case 'test':
    case 'take':
    case 'watch':
      return phrase(`prompt.${question.ask}`)
    default:
      return phrase('prompt.over')
  }
}

/** A click on the map may be all that is needed, or may come to nothing. */
function decidePrompt(view: HadriaView): Phrase {
  const now = turnedUp(view)
  const card = now?.stack.card ?? ''
  const { spaces, thieves, misses } = aimsOf(view, tableOf(view))
  const hits = spaces.size + thieves.size > 0
  if (now?.stack.special) {
    const special = specialFor(view.players[now.seat] ?? { thief: null })
    return phrase(hits ? 'prompt.decideSpecialAim' : 'prompt.decideSpecial', { card, special })
  }
  if (leads.has(card)) return phrase('prompt.decideWay', { card })
  return phrase(hits ? 'prompt.decideAim' : misses.length > 0 ? 'prompt.decideMiss' : 'prompt.decide', { card })
}
