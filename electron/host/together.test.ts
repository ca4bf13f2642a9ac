/** What concerns all is seen by all: the reveal of Syndicate, at a screen that several share. */
import { afterEach, describe, expect, it } from 'vitest'
import { games } from '../../machines/index.ts'
import type { HadriaView } from '../../machines/hadria/view.ts'
import type { GameId } from '../../machines/kernel/game.ts'
import type { Frame } from './api.ts'
import { openHouse, people, tidyUp, type House } from './testing/house.ts'

afterEach(tidyUp)

async function sit(game: GameId = 'syndicate', seed = 'together'): Promise<{ house: House; frame: Frame }> {
  const house = await openHouse({ games })
  const chairs = (await people(house, 'Ann', 'Ben')).map(({ id }) => ({ kind: 'person' as const, profile: id }))
  const { id } = await house.ask('newGame', { game, chairs, seed, options: {} })
  return { house, frame: await house.see('openTable', { id }) }
}

/** Everybody takes the seat in turn, and makes the first move that there is. */
async function goOn(house: House, frame: Frame): Promise<Frame> {
  const { id, revision, mover, moves, waiting } = frame
  if (frame.stage === 'curtain') return house.see('liftCurtain', { id, seat: waiting[0] ?? 0 })
  return house.see('play', { id, seat: mover ?? 0, moves: [{ ...moves[0]! }], revision })
}

describe('a reveal', () => {
  it('SY-2.2 is shown to all, step by step, and the curtain falls when somebody goes on', async () => {
    const { house, frame: first } = await sit()
    let frame = first
    let picks = 0
    for (; frame.stage !== 'watching'; frame = await goOn(house, frame)) if (frame.view?.phase === 'pick') picks++
    expect(picks).toBe(6)
    expect(frame).toMatchObject({ front: null, mover: null, moves: [], view: { seat: 'table', mine: null } })
    expect(frame.steps.flatMap(({ lines }) => lines).filter(({ key }) => key === 'revealed')).toHaveLength(2)
    expect(JSON.stringify(frame)).not.toMatch(/"(hand|packet)":\[/)

    frame = await house.see('lowerCurtain', { id: frame.id })
    expect(frame).toMatchObject({ stage: 'curtain', waiting: [0, 1], view: null })
    frame = await goOn(house, frame)
    // Who has seen it is not told it again.
    expect((frame.recap?.steps ?? []).flatMap(({ lines }) => lines.map(({ key }) => key))).not.toContain('revealed')
  })

  it('SY-2.2 is shown in every round from the third on, but for the last, which ends the game', async () => {
    const { house, frame: first } = await sit()
    const shown = new Set<unknown>()
    for (let frame = first; frame.stage !== 'over';) {
      if (frame.stage === 'watching') shown.add((frame.view as unknown as { round: number }).round)
      frame = frame.stage === 'watching' ? await house.see('lowerCurtain', { id: frame.id }) : await goOn(house, frame)
    }
    // By then the next round has begun.
    expect([...shown]).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12])
  })
})

describe('what somebody has chosen in the open', () => {
  it('NF-4.1 is not told them again behind their curtain', async () => {
    const { house, frame: first } = await sit('nightfall')
    let told = 0
    for (let frame = first, n = 0; n < 60; n++) {
      const down = frame.stage === 'curtain'
      frame = await (frame.stage === 'watching' ? house.see('lowerCurtain', { id: frame.id }) : goOn(house, frame))
      if (!down) continue
      const lines = (frame.recap?.steps ?? []).flatMap((step) => step.lines)
      told += lines.length
      // A second tool that was the only one left was taken for them: that is news.
      const own = lines.filter(({ key, params }) => key === 'took' && params.by === frame.front)
      expect(own.length).toBeLessThan(2)
    }
    expect(told).toBeGreaterThan(0)
  })
})

describe('hands that are dealt after the last choice', () => {
  it('HA-2.6 call nobody to the screen: they are looked at when they are needed', async () => {
    const { house, frame: first } = await sit('hadria')
    let frame = first
    expect(frame).toMatchObject({ stage: 'open', hiding: [] })
    while (frame.view?.phase === 'setup.start') frame = await goOn(house, frame)
    const all = { seat: 'table', phase: 'event.aim' }
    expect(frame).toMatchObject({ stage: 'open', waiting: [], hiding: frame.holds, view: all })
  })

  it('HA-5 call only Nikolai, who has to choose among his', async () => {
    const { house, frame: first } = await sit('hadria', 'together 11')
    let frame = first
    const { players } = first.view as unknown as HadriaView
    const nikolai = players.findIndex(({ thief }) => thief === 'nikolai')
    while (frame.view?.phase !== 'event.aim') frame = await goOn(house, frame)
    expect(frame).toMatchObject({ stage: 'open', mover: 1 - nikolai })
    expect(await goOn(house, frame)).toMatchObject({ stage: 'curtain', waiting: [nikolai] })
  })
})
