/** What sets Hadria's bots apart: how they plan a round, and how many ways to plan it they try. */
import { crewOf, victory, type Bot, type Crew } from '../kernel/bots/bot.ts'
import { searcher, type Lore, type Skill } from '../kernel/bots/search.ts'
import type { Game } from '../kernel/game.ts'
import { sameJson } from '../kernel/json.ts'
import { hadria } from './game.ts'
import { linesOf, nextOf, unplanned, type Style } from './bots/plans.ts'
import { sensibly } from './bots/policy.ts'
import { standing } from './bots/standing.ts'
import { isInCity, playerAt, type HadriaMove, type HadriaState } from './state.ts'
import type { HadriaView } from './view.ts'

type S = HadriaState
type M = HadriaMove

/** What is not part of any plan is out of the question. */
const never = -100
/** How much worse any other plan looks than the one that looks best. */
const doubt = 1.5

const loreOf = (styles: readonly Style[]): Lore<S, M, HadriaView> => ({
  /** The first way to plan looks best, another nearly as good; questions have one answer. */
  looks(state, seat, moves) {
    const wanted = state.phase === 'plan' ? nextOf(state, seat, moves, styles) : [sensibly(state, seat, moves)]
    return moves.map((move) => {
      const at = wanted.indexOf(move)
      return at < 0 ? never : -at / styles.length
    })
  },
  blur: 1,
  lines(state, seat, moves) {
    if (state.phase !== 'plan') return undefined
    const lines = linesOf(state, seat, (from) => hadria.simulate(from, { silent: true }))
    if (lines.length === 0) return undefined
    return lines.map(([first, ...rest], at) => ({
      moves: [moves.find((move) => sameJson(move, first)) as M, ...rest],
      look: at === 0 ? 0 : -doubt,
    }))
  },
  luck: 0.1,
  value: (seat, state, outcome) => (outcome ? victory(seat, outcome) : standing(state, seat)),
  isFar: (state, from) => state.phase === 'plan' && state.round > from.round,
})

/** Hadria as it is imagined: what the others have laid is not known, so they plan anew, by what they know. */
const imagined: Game<S, M, HadriaView> = {
  ...hadria,
  imagine(view, seat, random) {
    const state = hadria.imagine(view, seat, random)
    if (state.phase !== 'plan') return state
    const players = state.players.map((player, other) =>
      other === seat || !isInCity(player) ? player : { ...playerAt(unplanned(state, other), other), ready: false },
    )
    return { ...state, players }
  },
}

interface Traits extends Skill {
  /** How it plans a round, what it likes most first. */
  styles: readonly Style[]
}

const byFeel = { tries: 0, parts: 1, ease: 0, whim: 0 }
const traits = {
  lookout: { ...byFeel, styles: ['heedless', 'simple'], whim: 3 },
  pickpocket: { ...byFeel, styles: ['simple'] },
  burglar: { ...byFeel, styles: ['covered', 'simple'], whim: 8 },
  mastermind: { ...byFeel, styles: ['careful'], tries: 60 },
} satisfies Record<string, Traits>

const botOf = ({ styles, ...skill }: Traits): Bot<M, HadriaView> => searcher(imagined, loreOf(styles), skill)

export const hadriaCrew: Crew<M, HadriaView> = crewOf('9', botOf({ ...traits.mastermind, tries: 0 }), traits, botOf)
