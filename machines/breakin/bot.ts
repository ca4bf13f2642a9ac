/** What Break-In's bots go by, and how well each of them uses it. */
import { crewOf, victory, type Crew } from '../kernel/bots/bot.ts'
import { glancer, searcher, type Lore, type Skill } from '../kernel/bots/search.ts'
import { breakIn } from './game.ts'
import { chances, looks } from './policy.ts'
import type { BreakInMove, BreakInState } from './state.ts'
import type { BreakInView } from './view.ts'

/** Enough moves to see a round's end and the next one begin. */
const movesAhead = 12

export const lore: Lore<BreakInState, BreakInMove, BreakInView> = {
  looks,
  blur: 0.4,
  luck: 0.1,
  value: (seat, state, outcome) => (outcome ? victory(seat, outcome) : chances(state, seat)),
  isFar: (_state, _from, played) => played >= movesAhead,
}

const skills = {
  lookout: { tries: 0, parts: 1, ease: 0, whim: 5 },
  pickpocket: { tries: 0, parts: 1, ease: 0, whim: 2.25 },
  burglar: { tries: 0, parts: 1, ease: 0, whim: 1 },
  mastermind: { tries: 400, parts: 1, ease: 0, whim: 0.5 },
} satisfies Record<string, Skill>

export const botWith = (skill: Skill) => searcher(breakIn, lore, skill)

export const breakInCrew: Crew<BreakInMove, BreakInView> = crewOf('3', glancer(breakIn, lore, 0.01), skills, botWith)
