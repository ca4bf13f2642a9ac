import { describe, expect, it } from 'vitest'
import { Pointing } from './pointing.svelte.ts'

const element = (isConnected: boolean) => ({ isConnected }) as HTMLElement
const refusal = { rule: 'BI-2.1', message: 'refusal.notYourTurn', params: {} }

describe('when something happens', () => {
  it('nothing is said any more of why it couldn’t be done', () => {
    const pointing = new Pointing()
    pointing.explain(refusal, element(true))
    expect(pointing.why?.refusal).toBe(refusal)
    pointing.happened()
    expect(pointing.why).toBeNull()
  })

  it.each([
    ['is still said as long as it lies there', true],
    ['is not said once it is gone', false],
  ])('what something is %s', (_, lies) => {
    const pointing = new Pointing()
    pointing.thing = { element: element(lies), what: 'deck' }
    pointing.happened()
    expect(pointing.thing !== null).toBe(lies)
  })
})
