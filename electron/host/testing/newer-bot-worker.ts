/** The bots of a later version, who always do the last thing that they can. */
import { byFeel, crewOf, type Bot } from '../../../machines/kernel/bots/bot.ts'
import { serveBots } from '../bot-service.ts'

const last: Bot = {
  think(_view, _seat, moves) {
    const move = moves.at(-1)
    if (!move) throw new RangeError('A bot was asked to move and has no move')
    return byFeel(move)
  },
}

serveBots({
  pockets: crewOf('newer', last, { lookout: last, pickpocket: last, burglar: last, mastermind: last }, (one) => one),
})
