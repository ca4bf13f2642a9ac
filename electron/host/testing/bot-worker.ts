/** Bots for tests: one plays at random, one crashes its thread the first time, one never finds an end. */
import { randomBot } from '../../../machines/kernel/bots/montecarlo.ts'
import type { Bot } from '../../../machines/kernel/game.ts'
import { serveBots } from '../bot-service.ts'

const crashing: Bot = { choose: () => process.exit(3) }
const endless: Bot = {
  choose() {
    for (;;);
  },
}
const foolish: Bot = {
  choose() {
    throw new Error('I have no idea')
  },
}

serveBots({ pockets: randomBot, crashing, endless, foolish })
