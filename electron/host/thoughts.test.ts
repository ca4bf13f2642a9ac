/** Hints while the game is on, receipts when it is over. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Frame, Hint } from './api.ts'
import { newTable, openHouse, soon, tidyUp, type House, type Window } from './testing/house.ts'

afterEach(tidyUp)

const step = { type: 'step', length: 1 } as const
const sit = async (house: House, names: string[], options = {}): Promise<Frame> =>
  house.see('openTable', { id: await newTable(house, names, 'seed', options) })
const last = (house: Window): Frame => house.frames().at(-1)!

/** Bots among themselves, to the end. */
async function playedOut(house: House): Promise<string> {
  const { id } = await sit(house, ['bot', 'bot'], { open: true })
  await soon(() => expect(last(house).stage).toBe('over'))
  return id
}

describe('a receipt', () => {
  it('is what the bot knew and thought, and the same answer when it is asked again', async () => {
    const house = await openHouse()
    const id = await playedOut(house)
    const decisions = await house.ask('decisions', { id })
    expect(decisions).toHaveLength(6)
    const { lines } = (await house.see('openTable', { id })).log
    for (const { at, seat, told } of decisions) {
      const receipt = await house.ask('receipt', { id, at })
      expect(receipt).toMatchObject({
        at,
        seat,
        level: 'burglar',
        view: { seat },
        by: 'feel',
        again: null,
        changed: false,
      })
      expect(receipt.weighed).toEqual([{ move: receipt.move, share: 1, value: null }])
      expect(lines.find(({ move }) => move === told)?.params['by']).toBe(seat)
    }
    // Also when the table was put away meanwhile.
    const first = await house.ask('receipt', { id, at: 1 })
    await house.ask('closeTable', { id })
    await house.see('openTable', { id })
    expect(await house.ask('receipt', { id, at: 1 })).toEqual(first)
  })

  it('is refused while the game is on, and where no bot has chosen', async () => {
    const house = await openHouse()
    const { id } = await sit(house, ['Ann', 'bot'], { open: true })
    const early = { key: 'problem.receiptEarly', params: {} }
    expect(await house.refused('decisions', { id })).toEqual(early)
    expect(await house.refused('receipt', { id, at: 1 })).toEqual(early)
    const over = await playedOut(house)
    for (const at of [0, 99]) {
      expect(await house.refused('receipt', { id: over, at })).toEqual({ key: 'problem.noReceipt', params: {} })
    }
    expect((await house.window().refused('receipt', { id: over, at: 1 })).key).toBe('problem.notAtTable')
  })

  it('says that the bot is another one by now, and what that one would do', async () => {
    const house = await openHouse()
    const id = await playedOut(house)
    const { folder } = house
    await house.host.close()
    const later = await openHouse({
      dataDir: folder,
      botWorker: new URL('./testing/newer-bot-worker.ts', import.meta.url),
    })
    await later.see('openTable', { id })
    const receipts = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => later.ask('receipt', { id, at })))
    expect(receipts.every(({ changed }) => changed)).toBe(true)
    for (const { move, again, weighed } of receipts) expect([weighed[0]!.move]).toEqual([again ?? move])
    expect(receipts.some(({ again }) => again !== null)).toBe(true)
  })
})

describe('a hint', () => {
  const given = async (house: Window, { revision }: Frame): Promise<Hint> => {
    let found: Hint | undefined
    await soon(() => {
      for (const event of house.events) if (event.type === 'hint' && event.revision === revision) found = event.hint
      expect(found).toBeDefined()
    })
    return found!
  }

  it('is one of the moves, follows the answer, and is counted once a choice', async () => {
    const house = await openHouse()
    let frame = await sit(house, ['Ann', 'bot'], { open: true })
    const { id } = frame
    for (let times = 0; times < 2; times++) expect(await house.ask('hint', { id, revision: frame.revision })).toBeNull()
    expect(frame.moves).toContainEqual((await given(house, frame)).move)
    expect(frame.hinted).toBeUndefined()
    while (last(house).stage !== 'over') {
      frame = last(house)
      await house.see('play', { id, seat: 0, moves: [step], revision: frame.revision })
      await soon(() => expect(last(house).stage === 'over' || last(house).mover === 0).toBe(true))
    }
    expect(last(house).hinted).toEqual([0])
    const { text } = await house.ask('exportGame', { id })
    const { id: carried } = await house.ask('importGame', { text })
    expect(await house.see('openTable', { id: carried })).toMatchObject({ hinted: [0] })
  })

  it('is only for the one in front', async () => {
    const house = await openHouse()
    const frame = await sit(house, ['Ann', 'Ben'])
    const refusal = { key: 'problem.notInFront', params: {} }
    expect(await house.refused('hint', { id: frame.id, revision: frame.revision })).toEqual(refusal)
    const open = await sit(house, ['Cid', 'Dot'], { open: true })
    expect(open.stage).toBe('open')
    expect(await house.refused('hint', { id: open.id, revision: open.revision })).toEqual(refusal)
  })

  it('comes by itself at a table that was made so, which its frames say', async () => {
    const house = await openHouse()
    const bot = { kind: 'bot', name: 'B', colour: 'jade', emblem: 'cat' } as const
    const game = 'pockets' as Frame['game']
    const chairs = [bot, { ...bot, name: 'C' }]
    const { id } = await house.ask('newGame', { game, chairs, options: {}, hints: true })
    expect(await house.see('openTable', { id })).toMatchObject({ hints: true })
    expect(await sit(house, ['Ann', 'bot'])).not.toHaveProperty('hints')
  })
})

describe('what a bot is still asked when the program ends', () => {
  it('is no error: nothing is told, and nothing written down', async () => {
    const house = await openHouse()
    const { id, revision } = await sit(house, ['Ann', 'bot'])
    await house.ask('hint', { id, revision })
    const told = house.events.length
    await house.host.close()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(house.events).toHaveLength(told)
    expect(existsSync(join(house.folder, 'larceny.log'))).toBe(false)
  })
})
