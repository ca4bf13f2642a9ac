import { describe, expect, it } from 'vitest'
import type { Params } from '../../../machines/kernel/journal.ts'
import { plain } from '../../messages/catalogue.ts'
import { sentence } from '../../messages/messages.ts'
import { messages } from './messages.en.ts'

const reads = (key: string, params: Params): string => plain(sentence(messages, key, params))

describe('tools in a sentence', () => {
  it('have their article one by one, are counted where there are more, and pliers are pliers', () => {
    const tools = ['lockpick', 'torch', 'lockpick', 'pliers']
    expect(reads('log.drew', { by: 0, tools })).toBe('0 draws 2 lockpicks, a torch and pliers.')
    expect(reads('log.exchanged', { by: 0, tools: ['hammer', 'plan'] })).toBe('0 discards a hammer and a plan.')
    expect(reads('move.stealOwn', { own: 'torch', tools: ['plan', 'plan'] })).toBe(
      'Use your own torch and discard 2 plans',
    )
    for (const [tool, taken] of Object.entries({ hammer: 'a hammer', pliers: 'pliers' })) {
      expect(reads('log.took', { by: 0, tool })).toBe(`0 takes ${taken}.`)
      expect(reads('move.take', { tool })).toBe(`Take ${taken}`)
      expect(reads('move.lay', { tool })).toBe(`Lay down ${taken}`)
    }
  })
})
