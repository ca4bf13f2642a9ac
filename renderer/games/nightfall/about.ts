/** What the things in the city are and do, for whoever points at them. */
import {
  backOf,
  copies,
  exchanges,
  fenceOf,
  fieldsPerPlace,
  goods,
  houses,
  lootOf,
  places,
  type BackId,
  type FenceId,
  type Good,
  type LootId,
  type Place,
  type Tool,
} from '../../../machines/nightfall/data.ts'
import type { NightfallView } from '../../../machines/nightfall/index.ts'
import { moneyOf, stonesLeft, termsOf } from '../../../machines/nightfall/reckon.ts'
import { countTools, listTools } from '../../../machines/nightfall/state.ts'
import type { Seat } from '../../../machines/kernel/game.ts'
import { phrase, type About } from '../game.ts'
import { comesLate, couldBe, dealWith, rackOf, reachOf } from './ways.ts'

/** What can be pointed at, as it stands in `data-about`. */
export const things = {
  tool: (tool: Tool) => `tool ${tool}`,
  /** A back that lies in a house, on top of the pile, or with whoever stole it. */
  back: (back: BackId, where: string) => `back ${back} ${where}`,
  loot: (loot: LootId) => `loot ${loot}`,
  fence: (fence: FenceId) => `fence ${fence}`,
  place: (place: Place) => `place ${place}`,
  field: (place: Place, field: number) => `field ${place} ${field}`,
  exchange: (field: number) => `exchange ${field}`,
  thief: (thief: Tool) => `thief ${thief}`,
  start: 'start',
  hand: (seat: Seat) => `hand ${seat}`,
  swag: (seat: Seat) => `swag ${seat}`,
  stones: (seat: Seat) => `stones ${seat}`,
  money: (seat: Seat) => `money ${seat}`,
  toolPile: 'toolPile',
  toolDiscard: 'toolDiscard',
  fencePile: 'fencePile',
  noLoot: 'noLoot',
  gone: (what: 'loot' | 'fence') => `gone ${what}`,
  order: 'order',
}

export function about(what: string, view: NightfallView): About | null {
  const [kind = '', name = '', more = ''] = what.split(' ')
  const { piles, discards } = view
  switch (kind) {
    case 'tool':
      return toolAbout(view, name as Tool)
    case 'back':
      return backAbout(view, name, more)
    case 'loot':
      return lootAbout(view, Number(name))
    case 'fence':
      return fenceAbout(view, Number(name))
    case 'place':
      return placeAbout(view, name as Place)
    case 'field':
      return fieldAbout(view, name as Place, Number(more))
    case 'exchange':
      return exchangeAbout(view, Number(name))
    case 'thief':
      return thiefAbout(name as Tool)
    case 'start':
      return { title: phrase('board.start'), text: phrase('about.start'), picture: 'moon', rule: 'NF-5' }
    case 'hand':
    case 'swag':
    case 'stones':
    case 'money':
      return seatAbout(view, kind, Number(name))
    case 'toolPile':
      return {
        title: phrase('board.toolPile', { cards: piles.tools }),
        text: phrase('about.toolPile'),
        picture: 'tools',
        rule: 'NF-2.3',
      }
    case 'toolDiscard':
      return {
        title: phrase('board.toolDiscard', { cards: discards.tools.length }),
        text: phrase(discards.tools.length > 0 ? 'about.toolDiscard' : 'about.toolDiscardNone', {
          tools: [...discards.tools].sort(),
        }),
        rule: 'NF-2.3',
      }
    case 'fencePile':
      return {
        title: phrase('board.fencePile', { cards: piles.fences }),
        text: phrase('about.fencePile'),
        rule: 'NF-5',
      }
    case 'noLoot':
      return { title: phrase('board.noLoot'), text: phrase('about.noLoot'), rule: 'NF-2.3' }
    case 'gone':
      return {
        title: phrase(name === 'loot' ? 'board.lootGone' : 'board.fenceGone'),
        text: phrase('about.gone'),
        rule: 'NF-5',
      }
    case 'order':
      return { title: phrase('board.order'), text: phrase('about.order'), rule: 'NF-4' }
    default:
      return null
  }
}

export const thiefAbout = (thief: Tool): About => ({
  title: phrase(`thief.${thief}`),
  text: phrase('about.thief', { own: thief }),
  picture: `thief-${thief}`,
  rule: 'NF-4.2',
})

function toolAbout(view: NightfallView, tool: Tool): About {
  const gone = view.discards.tools.filter((other) => other === tool).length
  const counts = { all: copies, city: view.display.city[tool], gone, rack: rackOf(view)[tool] }
  const key = view.seat === 'table' ? 'about.tool' : 'about.toolOfYours'
  return { title: phrase(`tool.${tool}`), text: phrase(key, counts), picture: `tool-${tool}`, rule: 'NF-1.1' }
}

function backAbout(view: NightfallView, back: BackId, where: string): About {
  const { lock, tools: cost } = backOf(back)
  const fronts = couldBe(view, back)
  const house = houses.find((one) => one === where)
  const reach = house && view.seat !== 'table' ? reachOf(view, house, back) : null
  const state = reach === null ? '' : reach.can ? 'have' : 'short'
  const short = reach?.can === false ? reach.short : []
  const params = { tools: [...cost], fronts: [...fronts], lock, state, short }
  return { title: phrase(`lock.${lock}`), text: phrase('about.back', params), picture: `card-${back}`, rule: 'NF-4.2' }
}

function lootAbout(view: NightfallView, loot: LootId): About {
  const { kind, value } = lootOf(loot)
  const fences = view.display.harbour.filter((fence): fence is FenceId => fence !== null && !!termsOf(fence, loot))
  return {
    title: phrase('board.lootCard', { kind, value }),
    text: phrase('about.loot', { fences }),
    picture: `loot-${loot}`,
    rule: 'NF-4.4',
  }
}

/** A fence's terms for one kind, as the words have it: `gold`, `gold-two`, `gold-plus1`. */
function termOf(fence: FenceId, good: Good): string[] {
  const term = fenceOf(fence)[good]
  if (!term) return []
  return [term.most === 2 ? `${good}-two` : term.bonus > 0 ? `${good}-plus${term.bonus}` : good]
}

/** With what the fence would pay whoever looks. */
export function fenceAbout(view: NightfallView | null, fence: FenceId): About {
  const terms = goods.flatMap((good) => termOf(fence, good))
  const looks = view !== null && view.seat !== 'table'
  const deal = looks ? dealWith(view, fence) : null
  const state = looks ? (deal ? 'deal' : 'none') : ''
  const params = { terms, state, pays: deal?.pays ?? 0, loot: [...(deal?.loot ?? [])] }
  return {
    title: phrase(`fence.${fence}`),
    text: phrase('about.fence', params),
    picture: `fence-${fence}`,
    rule: 'NF-4.4',
  }
}

const rulesOfPlaces: Readonly<Record<Place, string>> = {
  city: 'NF-4.1',
  villa: 'NF-4.2',
  ruin: 'NF-4.3',
  museum: 'NF-4.2',
  harbour: 'NF-4.4',
}

function placeAbout(view: NightfallView, place: Place): About {
  const free = fieldsPerPlace - view.fields[place].length
  const late = view.phase === 'place' && comesLate(view, place)
  return {
    title: phrase(`place.${place}`),
    text: phrase(`about.${place}`, { free, number: places.indexOf(place) + 1, late }),
    picture: `house-${place}`,
    rule: rulesOfPlaces[place],
  }
}

function fieldAbout({ fields }: NightfallView, place: Place, field: number): About {
  const by = fields[place][field] ?? null
  const title =
    by === null ? phrase('about.fieldTitle', { field: field + 1, place }) : phrase('about.stoneTitle', { by })
  const picture = by === null ? {} : { picture: `stone-${by}` }
  return { title, text: phrase('about.field', { field: field + 1, place }), ...picture, rule: 'NF-4' }
}

function exchangeAbout({ blocked }: NightfallView, field: number): About {
  const { give, get } = exchanges[field] ?? { give: 0, get: 0 }
  const by = blocked[field] ?? null
  const params = { give, get, ...(by === null ? {} : { by }) }
  return { title: phrase('board.exchange', { give, get }), text: phrase('about.exchange', params), rule: 'NF-4.3' }
}

function seatAbout(view: NightfallView, kind: 'hand' | 'swag' | 'stones' | 'money', seat: Seat): About | null {
  const player = view.players[seat]
  if (!player) return null
  switch (kind) {
    case 'hand': {
      const seen = countTools(player.seen) > 0 ? { tools: listTools(player.seen) } : {}
      return {
        title: phrase('board.tools', { count: player.tools }),
        text: phrase('about.hand', { by: seat, ...seen }),
        picture: 'tools',
        rule: 'NF-7',
      }
    }
    case 'swag': {
      const fronts = [...new Set(player.loot.flatMap((back) => couldBe(view, back)))].sort((a, b) => a - b)
      const own = seat === view.seat
      return {
        title: phrase('board.lootOf', { backs: player.loot }),
        text: phrase('about.swag', { by: seat, fronts: own ? [] : fronts }),
        rule: 'NF-6',
      }
    }
    case 'stones':
      return {
        title: phrase('board.stonesLeft', { count: stonesLeft(view, seat) }),
        text: phrase('about.stones'),
        picture: `stone-${seat}`,
        rule: 'NF-3',
      }
    case 'money':
      return {
        title: phrase('board.money', { by: seat, money: moneyOf(player) }),
        text: phrase('about.money', { ...player.income }),
        picture: 'coin',
        rule: 'NF-6',
      }
  }
}
