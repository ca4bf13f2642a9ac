/** All that is in Nightfall's box, for the rulebook. */
import { backIdOf, copies, fenceIds, lootIds, lootOf, tools, type LootId } from '../../../machines/nightfall/data.ts'
import { termsOf } from '../../../machines/nightfall/reckon.ts'
import { phrase, type About, type PieceGroup } from '../game.ts'
import { fenceAbout, thiefAbout } from './about.ts'

/** Whoever it can be sold to, of all fences. */
function lootAbout(loot: LootId): About {
  const { kind, value, lock, tools: cost } = lootOf(loot)
  const fences = kind === 'money' ? [] : fenceIds.filter((fence) => termsOf(fence, loot))
  return {
    title: phrase('board.lootCard', { kind, value }),
    text: phrase(kind === 'money' ? 'pieces.chest' : 'pieces.goods', { lock, tools: [...cost], fences }),
    picture: `loot-${loot}`,
    rule: kind === 'money' ? 'NF-4.2' : 'NF-4.4',
  }
}

export const pieces: readonly PieceGroup[] = [
  {
    id: 'thieves',
    title: phrase('pieces.thieves'),
    pieces: tools.map((thief) => ({ id: `thief-${thief}`, about: thiefAbout(thief) })),
  },
  {
    id: 'tools',
    title: phrase('pieces.tools'),
    pieces: tools.map((tool) => ({
      id: `tool-${tool}`,
      about: {
        title: phrase(`tool.${tool}`),
        text: phrase('pieces.tool', { all: copies, thief: tool }),
        picture: `tool-${tool}`,
        rule: 'NF-1.1',
      },
    })),
  },
  {
    id: 'loot',
    title: phrase('pieces.loot'),
    pieces: lootIds.map((loot) => ({ id: `loot-${loot}`, about: lootAbout(loot), reverse: `card-${backIdOf(loot)}` })),
  },
  {
    id: 'fences',
    title: phrase('pieces.fences'),
    pieces: fenceIds.map((fence) => ({ id: `fence-${fence}`, about: fenceAbout(null, fence) })),
  },
]
