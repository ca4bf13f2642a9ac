/** The log of Nightfall as pictures and as movement. */
import { backOf, houses, tools, type House, type Place } from '../../../machines/nightfall/data.ts'
import type { NightfallView } from '../../../machines/nightfall/index.ts'
import type { Seat } from '../../../machines/kernel/game.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import type { Flight } from '../game.ts'

export const anchors = {
  seat: (seat: Seat) => `seat-${seat}`,
  /** Where the thieves are chosen. */
  poster: (thief: string) => `poster-${thief}`,
  /** The one that is placed next. */
  stone: (seat: Seat) => `stone-${seat}`,
  hand: (seat: Seat) => `hand-${seat}`,
  loot: (seat: Seat) => `loot-${seat}`,
  money: (seat: Seat) => `money-${seat}`,
  field: (place: Place, field: number) => `field-${place}-${field}`,
  acting: 'acting',
  bench: 'bench',
  rack: (tool: string) => `rack-${tool}`,
  /** Where the next loot will lie, and where it is looked at before. */
  swag: 'swag',
  card: (loot: number) => `card-${loot}`,
  look: 'look',
  cityTool: (tool: string) => `city-${tool}`,
  slot: (house: string, slot: number) => `slot-${house}-${slot}`,
  fence: (fence: number) => `fence-${fence}`,
  slotOfFence: (slot: number) => `slot-harbour-${slot}`,
  /** The exchange that is chosen, and the tools that are laid down there. */
  chosen: 'chosen',
  laid: (index: number) => `laid-${index}`,
  toolPile: 'pile-tools',
  toolDiscard: 'discard-tools',
  lootPile: 'pile-loot',
  fencePile: 'pile-fences',
}

const listOf = (value: Phrase['params'][string] | undefined): readonly (string | number)[] =>
  typeof value === 'object' ? value : []

/** Where a tool of a seat's lies: the front seat's in its rack. */
const toolOf = (view: NightfallView, seat: Seat, tool: string): string =>
  view.seat === seat ? anchors.rack(tool) : anchors.hand(seat)
const lootOfSeat = (view: NightfallView, seat: Seat): string => (view.seat === seat ? anchors.swag : anchors.loot(seat))
/** Where a loot card of a seat's lies: the front seat's in its bag. */
const cardOf = (view: NightfallView, seat: Seat, loot: string | number): string =>
  view.seat === seat ? anchors.card(Number(loot)) : anchors.loot(seat)

/** NF-2.1: before all have chosen their thieves there is no board that anything could be dealt on. */
const isDealt = ({ news }: NightfallView): boolean => news.some(({ key }) => key === 'choseThief')

export function flights(entry: Phrase, view: NightfallView): readonly Flight[] {
  return isDealt(view) && entry.key !== 'choseThief' ? [] : flying(entry, view)
}

function flying({ key, params }: Phrase, view: NightfallView): readonly Flight[] {
  const by = Number(params.by)
  const goesBack: Flight = { from: anchors.acting, to: anchors.seat(by), what: `stone-${by}` }
  const show = (at: string, what: string): Flight => ({ from: at, to: at, what })
  switch (key) {
    case 'choseThief':
      return [{ from: anchors.poster(String(params.thief)), to: anchors.seat(by), what: `thief-${params.thief}` }]
    case 'placed':
      return [
        {
          from: anchors.stone(by),
          to: anchors.field(params.place as Place, Number(params.field) - 1),
          what: `stone-${by}`,
        },
      ]
    case 'declined':
    case 'foundNothing':
      return [goesBack]
    case 'took': {
      const { tool } = params
      const taken = { from: anchors.cityTool(String(tool)), to: toolOf(view, by, String(tool)), what: `tool-${tool}` }
      return view.action.taken === 0 ? [taken, goesBack] : [taken]
    }
    case 'stole':
      return [
        ...listOf(params.tools).map((tool) => ({
          from: toolOf(view, by, String(tool)),
          to: anchors.toolDiscard,
          what: `tool-${tool}`,
        })),
        {
          from: anchors.slot(String(params.house), Number(params.slot)),
          to: lootOfSeat(view, by),
          what: `back-${params.back}`,
        },
        goesBack,
      ]
    case 'cashed':
      return [{ from: cardOf(view, by, Number(params.loot)), to: anchors.money(by), what: `loot-${params.loot}` }]
    case 'looked':
      return [show(anchors.look, `loot-${params.loot}`)]
    case 'exchanged':
      return [
        ...listOf(params.tools).map((tool, index) => ({
          from: anchors.laid(index),
          to: anchors.toolDiscard,
          what: `tool-${tool}`,
        })),
        { from: anchors.acting, to: anchors.chosen, what: `stone-${by}` },
      ]
    case 'drew':
      return listOf(params.tools).map((tool) => ({
        from: anchors.toolPile,
        to: toolOf(view, by, String(tool)),
        what: `tool-${tool}`,
      }))
    case 'drewHidden':
      return Array.from({ length: Math.min(Number(params.count), 4) }, () => ({
        from: anchors.toolPile,
        to: anchors.hand(by),
        what: 'tools',
      }))
    case 'sold':
      return [
        ...listOf(params.loot).map((loot) => ({
          from: cardOf(view, by, loot),
          to: anchors.fence(Number(params.fence)),
          what: `loot-${loot}`,
        })),
        { from: anchors.fence(Number(params.fence)), to: anchors.money(by), what: 'coin', then: true },
        goesBack,
      ]
    case 'reshuffled':
      return params.pile === 'tools'
        ? [1, 2, 3].map(() => ({ from: anchors.toolDiscard, to: anchors.toolPile, what: 'tools' }))
        : []
    case 'refilled':
      return refilled(params, view)
    default:
      return []
  }
}

/** NF-5: place by place, so that each can be seen. */
function refilled(params: Phrase['params'], view: NightfallView): Flight[] {
  const fresh = (house: House): Flight[] => {
    const left = [...listOf(params[house])]
    return view.display[house].flatMap((back, slot): Flight[] => {
      if (back === null || left[0] !== back) return []
      left.shift()
      return [{ from: anchors.lootPile, to: anchors.slot(house, slot), what: `back-${back}` }]
    })
  }
  const city = tools
    .filter((tool) => listOf(params.city).includes(tool))
    .map((tool): Flight => ({ from: anchors.toolPile, to: anchors.cityTool(tool), what: `tool-${tool}` }))
  const fences = view.display.harbour.flatMap((fence, slot): Flight[] =>
    fence !== null && listOf(params.fences).includes(fence)
      ? [{ from: anchors.fencePile, to: anchors.slotOfFence(slot), what: `fence-${fence}` }]
      : [],
  )
  return [city, ...houses.map(fresh), fences].flatMap(([first, ...rest]) =>
    first ? [{ ...first, then: true }, ...rest] : [],
  )
}

/** In milliseconds, for each place that is filled: as long as it takes to read what is new there. */
const shows: Readonly<Record<string, number>> = { refilled: 900 }
export const showTime = ({ key }: Phrase): number | null => shows[key] ?? null

export function logPicture({ key, params }: Phrase): string | null {
  switch (key) {
    case 'choseThief':
      return `thief-${params.thief}`
    case 'round':
      return 'moon'
    case 'placed':
    case 'declined':
    case 'foundNothing':
      return `place-${params.place}`
    case 'took':
      return `tool-${params.tool}`
    case 'stole':
      return `lock-${backOf(String(params.back)).lock}`
    case 'cashed':
      return 'kind-money'
    case 'looked':
      return `kind-${params.kind}`
    case 'sold':
      return `fence-${params.fence}`
    case 'refilled':
    case 'reshuffled':
    case 'drew':
    case 'drewHidden':
    case 'choseExchange':
    case 'exchanged':
      return 'tools'
    case 'won':
      return 'sun'
    default:
      return null
  }
}
