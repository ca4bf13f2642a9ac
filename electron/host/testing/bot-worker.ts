/** Bots for tests: one plays at random, one crashes its thread the first time, one never finds an end. */
import { crewOf, randomBot, type Bot, type Crew } from '../../../machines/kernel/bots/bot.ts'
import { serveBots } from '../bot-service.ts'

const crashing: Bot = { think: () => process.exit(3) }
const endless: Bot = {
  think() {
    for (;;);
  },
}
const foolish: Bot = {
  think() {
    throw new Error('I have no idea')
  },
}

const alike = (bot: Bot): Crew =>
  crewOf('test', randomBot, { lookout: bot, pickpocket: bot, burglar: bot, mastermind: bot }, (one) => one)

serveBots({ pockets: alike(randomBot), crashing: alike(crashing), endless: alike(endless), foolish: alike(foolish) })
