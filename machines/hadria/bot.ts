/** How well each of Hadria's bots plans. None of them thinks ahead: to try a few plans to a round's end was no better. */
import { crewOf, type Bot, type Crew } from '../kernel/bots/bot.ts'
import { glancer, type Glance } from '../kernel/bots/search.ts'
import { hadria } from './game.ts'
import { nextOf, type Style } from './plans.ts'
import { sensibly } from './policy.ts'
import type { HadriaMove, HadriaState } from './state.ts'
import type { HadriaView } from './view.ts'

type M = HadriaMove

/** What is not part of any plan is out of the question. */
const never = -100

/** The first way to plan looks best, another nearly as good; questions have one answer. */
const glanceOf = (styles: readonly Style[]): Glance<HadriaState, M, HadriaView> => ({
  looks(state, seat, moves) {
    const wanted = state.phase === 'plan' ? nextOf(state, seat, moves, styles) : [sensibly(state, seat, moves)]
    return moves.map((move) => {
      const at = wanted.indexOf(move)
      return at < 0 ? never : -at / styles.length
    })
  },
  blur: 1,
})

interface Traits {
  /** How it plans a round, what it likes most first. */
  styles: readonly Style[]
  /** How readily it plans in a way that it likes less. */
  whim: number
}

const traits = {
  lookout: { styles: ['heedless'], whim: 0 },
  pickpocket: { styles: ['simple'], whim: 0 },
  burglar: { styles: ['covered', 'simple'], whim: 8 },
  mastermind: { styles: ['careful'], whim: 0 },
} satisfies Record<string, Traits>

const botOf = ({ styles, whim }: Traits): Bot<M, HadriaView> => glancer(hadria, glanceOf(styles), whim)

export const hadriaCrew: Crew<M, HadriaView> = crewOf('4', botOf(traits.mastermind), traits, botOf)
