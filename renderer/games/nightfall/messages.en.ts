/** The words of Nightfall. */
import { backs, goods, lootCards, tools } from '../../../machines/nightfall/data.ts'
import type { Params } from '../../../machines/kernel/journal.ts'
import type { Catalogue } from '../../messages/catalogue.ts'
import { plural } from '../../messages/plural.ts'

const words = {
  'tool.hammer': 'hammer',
  'tool.lockpick': 'lockpick',
  'tool.plan': 'plan',
  'tool.pliers': 'pliers',
  'tool.torch': 'torch',
  'tool.hammer.many': '{count} hammers',
  'tool.lockpick.many': '{count} lockpicks',
  'tool.plan.many': '{count} plans',
  'tool.pliers.many': '{count} pliers',
  'tool.torch.many': '{count} torches',

  'thief.hammer': 'Bruno Hammer',
  'thief.lockpick': 'Lola Lockpick',
  'thief.plan': 'Professor Plan',
  'thief.pliers': 'Pia Pliers',
  'thief.torch': 'Toni Torch',

  'lock.chest': 'chest',
  'lock.safe': 'safe',
  'lock.showcase': 'showcase',
  'lock.pillar': 'pillar',

  'kind.money': 'money',
  'kind.gold': 'gold',
  'kind.jewellery': 'jewellery',
  'kind.statue': 'statue',
  'kind.coins': 'coins',
  'kind.painting': 'painting',

  'place.city': 'City',
  'place.villa': 'Villa',
  'place.ruin': 'Ruin',
  'place.museum': 'Museum',
  'place.harbour': 'Harbour',

  'pile.tools': 'tools',
  'pile.loot': 'loot',
  'pile.fences': 'fences',

  'fence.1': 'Auntie Opal',
  'fence.2': 'Baron Bric',
  'fence.3': 'Captain Rust',
  'fence.4': 'Doctor Dime',
  'fence.5': 'Elsa Emerald',
  'fence.6': 'Fat Finn',
  'fence.7': 'Gilda Gilt',
  'fence.8': 'Hugo Hush',
  'fence.9': 'Iron Ivan',
  'fence.10': 'Jolly Jack',
  'fence.11': 'Kitty Kopek',
  'fence.12': 'Lord Lavish',
  'fence.13': 'Madame Mink',
  'fence.14': 'Nick Nobody',
} as const

/** Tools with their article: what somebody takes, draws or gives away. */
const toolNames = Object.fromEntries(
  tools.flatMap((tool) => [
    [`aTool.${tool}`, tool === 'pliers' ? words['tool.pliers'] : `a ${words[`tool.${tool}`]}`],
    [`aTool.${tool}.many`, words[`tool.${tool}.many`]],
  ]),
)

/** A back is called by its lock and its tools. */
const backNames = Object.fromEntries(
  [...backs].map(([id, { lock, tools }]) => [
    `back.${id}`,
    `${words[`lock.${lock}`]} (${tools.map((tool) => words[`tool.${tool}`]).join(', ')})`,
  ]),
)

/** A front is called by what it is, and its value. */
const lootNames = Object.fromEntries(
  lootCards.map(({ kind, value }, index) => [`loot.${index + 1}`, `${words[`kind.${kind}`]} (${value})`]),
)

/** What a fence buys, and on which terms. */
const termNames = Object.fromEntries(
  goods.flatMap((good) => {
    const kind = words[`kind.${good}`]
    return [
      [`term.${good}`, kind],
      [`term.${good}-two`, `${kind} (one or two)`],
      [`term.${good}-plus1`, `${kind} (1 more for each)`],
      [`term.${good}-plus2`, `${kind} (2 more for each)`],
    ]
  }),
)

const some = (list: Params[string] | undefined): boolean => typeof list === 'object' && list.length > 0

/** What is said of a place that may be empty when the turn comes. */
const lateness = ({ late }: Params): string =>
  late ? ' If all who stand here act, nothing is left for one more stone.' : ''

export const messages = {
  ...words,
  ...toolNames,
  ...backNames,
  ...lootNames,
  ...termNames,

  'pieces.thieves': 'The five thieves',
  'pieces.tools': 'The five tools',
  'pieces.loot': 'The 30 loot cards',
  'pieces.fences': 'The 14 fences',
  'pieces.tool': 'You steal with tools. There are {all} of these; {thief:thief} has one built in.',
  'pieces.goods': 'In a {lock:lock}. Cost: {tools:tool}. Bought by {fences:fence}.',
  'pieces.chest': 'In a {lock:lock}. Cost: {tools:tool}. The money is yours at once.',

  aim: '20 coins end it: have the most.',

  'option.thieves': 'The thieves',
  'option.thieves.hint': 'Each thief has a tool built in. They are dealt, or everybody chooses one.',
  'option.thieves.dealt': 'Dealt at random',
  'option.thieves.chosen': 'Everybody chooses',

  'phase.choosing': 'Thieves',
  'phase.place': 'Place',
  'phase.act': 'Act',
  'phase.act.city': 'City',
  'phase.act.villa': 'Villa',
  'phase.act.villa.aim': 'aim',
  'phase.act.villa.steal': 'steal',
  'phase.act.ruin': 'Ruin',
  'phase.act.ruin.exchange': 'exchange',
  'phase.act.ruin.lay': 'lay down',
  'phase.act.ruin.draw': 'draw',
  'phase.act.museum': 'Museum',
  'phase.act.museum.aim': 'aim',
  'phase.act.museum.steal': 'steal',
  'phase.act.harbour': 'Harbour',
  'phase.act.harbour.offer': 'offer',
  'phase.act.harbour.sell': 'sell',
  'phase.refill': 'Refill',
  'phase.over': 'Dawn',

  'prompt.chooseThief': 'Which thief are you?',
  'prompt.place': plural('en', 'left', {
    one: 'Where does your last stone go?',
    other: 'Where does a stone go? You have {left} left.',
  }),
  'prompt.take': 'Take two tools in the City.',
  'prompt.takeSecond': 'Take one more tool.',
  'prompt.aim': 'What do you steal in the {place:place}?',
  'prompt.aimNothing': 'Your tools open nothing in the {place:place}.',
  'prompt.steal': 'How do you pay for the {back:back}?',
  'prompt.exchange': 'How many tools do you exchange in the Ruin?',
  'prompt.exchangeNothing': 'You have too few tools for the exchanges that are free.',
  'prompt.lay': plural('en', 'left', {
    one: 'Lay down one more tool.',
    other: 'Lay down {left} tools.',
  }),
  'prompt.draw': plural('en', 'get', {
    one: 'Now draw a tool. After that there is no way back.',
    other: 'Now draw {get} tools. After that there is no way back.',
  }),
  'prompt.offer': 'What do you sell in the Harbour?',
  'prompt.offerNothing': 'No fence buys what you have.',
  'prompt.sell': 'Who gets it?',
  'prompt.sellOrOffer': 'Who gets it? You can offer another one with it.',
  'prompt.sellTwo': 'Who gets both?',
  'prompt.refill': 'The round is done: the displays are topped up.',

  'prompt.chooseThief.open': '{by:seat}, which thief are you?',
  'prompt.place.open': plural('en', 'left', {
    one: '{by:seat}, where does your last stone go?',
    other: '{by:seat}, where does a stone go? You have {left} left.',
  }),
  'prompt.take.open': '{by:seat}, take two tools in the City.',
  'prompt.takeSecond.open': '{by:seat}, take one more tool.',
  'prompt.exchange.open': '{by:seat}, how many tools do you exchange in the Ruin?',
  'prompt.exchangeNothing.open': '{by:seat}, you have too few tools for the exchanges that are free.',

  'move.chooseThief': 'Be {thief:thief}, own tool: {tool:tool}',
  'move.place': 'Place a stone in the {place:place}, field {field}',
  'move.placeFull': 'Place a stone in the {place:place}',
  'move.take': 'Take {tool:aTool}',
  'move.aim': 'Go for the {back:back}',
  'move.aimAt': 'Go for the {back:back}, number {slot}',
  'move.aimGone': 'Go for the loot in the {place:place}, number {slot}',
  'move.stealOwn': ({ tools }) =>
    some(tools) ? 'Use your own {own:tool} and discard {tools:aTool}' : 'Use your own {own:tool} and discard nothing',
  'move.stealRack': 'Discard {tools:aTool}',
  'move.exchange': 'Discard {give}, draw {get}',
  'move.lay': 'Lay down {tool:aTool}',
  'move.draw': plural('en', 'get', { one: 'Draw a tool', other: 'Draw {get} tools' }),
  'move.offer': 'Offer {kind:kind} worth {value}',
  'move.offerNumbered': 'Offer {kind:kind} worth {value} (card {loot})',
  'move.offerToo': 'Offer {kind:kind} worth {value} as well',
  'move.offerTooNumbered': 'Offer {kind:kind} worth {value} as well (card {loot})',
  'move.sell': 'Sell to {fence:fence} for {pays}',
  'move.sellTo': 'Sell to {fence:fence}',
  'move.deal': 'Sell {loot:loot} to {fence:fence} for {pays}',
  'move.dealNumbered': 'Sell {loot:loot} to {fence:fence} for {pays} (card {card})',
  'move.decline': 'Do nothing, take the stone back',

  'short.decline': 'Do nothing',

  'about.tool': 'You steal with tools. Of {all} in the game, {city} lie in the City and {gone} are discarded.',
  'about.toolOfYours':
    'You steal with tools. Of {all} in the game, you have {rack}, {city} lie in the City and {gone} are discarded.',
  'about.back': ({ fronts, lock, state }) => {
    const cards = typeof fronts === 'object' ? fronts.length : 0
    const inside = cards > 1 ? 'It is one of these: {fronts:loot}.' : cards === 1 ? 'It is {fronts:loot}.' : ''
    const then = lock === 'chest' ? ' The money is yours at once.' : ''
    const have = state === 'have' ? ' You have the tools.' : state === 'short' ? ' You are short of {short:aTool}.' : ''
    return `Cost: {tools:tool}. ${inside}${then}${have}`
  },
  'about.loot': ({ fences }) =>
    `Sell it in the Harbour; unsold it is worth nothing. ${some(fences) ? 'It is bought by {fences:fence}.' : 'Nobody who is there now buys it.'}`,
  'about.fence': ({ state }) => {
    const deal = state === 'deal' ? 'Would pay you {pays} for {loot:loot}.' : 'Buys nothing that you have.'
    return `Buys {terms:term}. Leaves after one sale.${state === '' ? '' : ` ${deal}`}`
  },
  'about.city': (params) =>
    `Place {number} of 5, field by field. Each stone here takes two of the tools that lie open. Free fields: {free}.${lateness(params)}`,
  'about.villa': (params) =>
    `Place {number} of 5, field by field. Each stone here steals one loot: discard the tools on its back. Free fields: {free}.${lateness(params)}`,
  'about.ruin':
    'Place {number} of 5, field by field. Each stone here exchanges tools for others from the pile. Free fields: {free}.',
  'about.museum': (params) =>
    `Place {number} of 5, field by field. Each stone here steals one loot: discard the tools on its back. Free fields: {free}.${lateness(params)}`,
  'about.harbour': (params) =>
    `Place {number} of 5, field by field. Each stone here sells one loot to a fence, or two of a kind where it says ×2. Free fields: {free}.${lateness(params)}`,
  'about.fieldTitle': 'Free field {field} of the {place:place}',
  'about.stoneTitle': 'Stone of {by:seat}',
  'about.field': 'Field {field} of the {place:place}. Here stones act from field 1 to field 5, one after another.',
  'about.exchange': (params) =>
    `Discard {give} of your tools, then draw {get} from the pile.${'by' in params ? ' The stone of {by:seat} blocks it until all are done in the Ruin.' : ' Nobody else can take it in this round.'}`,
  'about.thief':
    'Own tool: {own:tool}. It stands in for one of its kind without being discarded, once a round in the Villa and once in the Museum.',
  'about.start': 'Places the first stone. In the next round it is the neighbour on the left.',
  'about.hand': (params) =>
    'tools' in params
      ? 'In the hand of {by:seat}. All have seen these being taken in the City: {tools:tool}.'
      : 'In the hand of {by:seat}. Nobody else has seen them.',
  'about.swag': ({ fronts }) =>
    `Stolen by {by:seat}. It has to be sold in the Harbour to be worth anything.${some(fronts) ? ' Among these cards: {fronts:loot}.' : ''}`,
  'about.stones': 'In each round everybody places three, one at a time. Each brings one action.',
  'about.money': ({ bonuses, chests, sales }) => {
    const from = [
      Number(sales) + Number(bonuses) > 0 ? `{sales} from loot` : '',
      Number(bonuses) > 0 ? '{bonuses} from bonuses' : '',
      Number(chests) > 0 ? '{chests} from chests' : '',
    ].filter((part) => part !== '')
    const end = '20 or more at the end of a round end the game; the most wins.'
    return from.length > 0 ? `${from.join(', ')}. ${end}` : end
  },
  'about.toolPile':
    'Tools for the Ruin and for the City are drawn from here. When it is empty the discards are shuffled.',
  'about.toolDiscard': 'Discarded: {tools:tool}.',
  'about.toolDiscardNone': 'Nothing has been discarded yet.',
  'about.fencePile': 'Who has bought leaves; at the end of the round others come from this pile.',
  'about.noLoot': 'When loot has been cashed or sold it is shuffled into a new pile.',
  'about.gone': 'The place is filled again at the end of the round.',
  'about.order': 'Place by place, and at each place field by field. The ringed stones are yours.',

  'look.own': 'Look at my tools',

  'log.choseThief': '{by:you} {by?are|is} {thief:thief}.',
  'log.round': 'Round {round}: {by:you} {by?start|starts}.',
  'log.drew': ({ tools }) =>
    some(tools) ? '{by:you} {by?draw|draws} {tools:aTool}.' : '{by:you} {by?find|finds} no tool to draw.',
  'log.drewHidden': plural('en', 'count', {
    one: '{by:you} {by?draw|draws} a tool.',
    other: '{by:you} {by?draw|draws} {count} tools.',
  }),
  'log.refilled': ({ city, villa, museum, fences }) => {
    const parts = [
      some(city) ? 'City: {city:tool}' : '',
      some(villa) ? 'Villa: {villa:back}' : '',
      some(museum) ? 'Museum: {museum:back}' : '',
      some(fences) ? 'Harbour: {fences:fence}' : '',
    ].filter((part) => part !== '')
    return parts.length > 0 ? `New in the ${parts.join('. ')}.` : 'Nothing new is laid out.'
  },
  'log.reshuffled': 'The discarded {pile:pile} are shuffled: {cards} in the new pile.',
  'log.placed': '{by:you} {by?place|places} a stone in the {place:place}, field {field}.',
  'log.declined': '{by:you} {by?do|does} nothing in the {place:place}.',
  'log.foundNothing': 'There is nothing for {by:you} to do in the {place:place}.',
  'log.took': '{by:you} {by?take|takes} {tool:aTool}.',
  'log.stole': ({ tools, own }) => {
    const paid = some(tools) ? ', discarding {tools:aTool}' : ''
    return `{by:you} {by?steal|steals} the {back:back} in the {house:place}${own ? ' with {by?your|their} own tool' : ''}${paid}.`
  },
  'log.cashed': 'The chest holds money: {by:you} {by?gain|gains} {value}.',
  'log.looked': 'You look at it: {kind:kind} worth {value}.',
  'log.choseExchange': '{by:you} {by?exchange|exchanges} {give} for {get}.',
  'log.exchanged': '{by:you} {by?discard|discards} {tools:aTool}.',
  'log.sold': ({ bonuses }) =>
    `{by:you} {by?sell|sells} {loot:loot} to {fence:fence} for {pays}${Number(bonuses) > 0 ? ', bonus included' : ''}.`,
  'log.won': ({ winners }) =>
    typeof winners === 'object' && winners.length > 1
      ? 'Dawn: {winners:you} share the victory.'
      : 'Dawn: {winners:seat} has the most money, and wins.',

  'caption.refilled': 'The places fill up for the next round.',

  'story.ledAlways': 'Led from round {round} to the end.',
  'story.tookLead': 'Took the lead in round {round}, and kept it.',
  'story.tookLeadLast': 'Took the lead in the last round.',
  'story.ledUntil': 'Led until round {round}.',
  'story.sold': ({ loot, bonuses }) => {
    const both = typeof loot === 'object' && loot.length > 1 ? ', both at once' : ''
    return `Sold {loot:loot} to {fence:fence} for {pays}${both}${Number(bonuses) > 0 ? ', a bonus of {bonuses} included' : ''}.`
  },
  'story.idle': '{idle} stones came back with nothing.',
  'story.chests': plural('en', 'opened', {
    one: 'Found {chests} in a chest.',
    other: 'Found {chests} in {opened} chests.',
  }),
  'story.unsold': 'Got nothing for what stayed unsold: {backs:back}.',
  'story.unsoldOwn': 'Got nothing for what stayed unsold: {loot:loot}.',
  'story.nothing': 'Sold nothing, and found no chest.',

  'score.chests': 'Chests',
  'score.sales': 'Loot sold',
  'score.bonuses': 'Fences’ bonuses',
  'score.unsold': plural('en', 'cards', { one: 'One loot card unsold', other: '{cards} loot cards unsold' }),

  'refusal.noMove': 'That can’t be done.',
  'refusal.chooseThiefFirst': 'First all choose their thieves.',
  'refusal.placeFirst': 'First all stones are placed.',
  'refusal.cityFirst': 'Now stones act in the City: take two tools there.',
  'refusal.villaFirst': 'Now stones act in the Villa: steal there, or do nothing.',
  'refusal.museumFirst': 'Now stones act in the Museum: steal there, or do nothing.',
  'refusal.stealFirst': 'First say which tools you use for the loot you go for.',
  'refusal.ruinFirst': 'Now stones act in the Ruin: choose an exchange, or do nothing.',
  'refusal.layFirst': 'First lay down the tools for the exchange.',
  'refusal.drawFirst': 'First draw the tools for which you exchanged.',
  'refusal.harbourFirst': 'Now stones act in the Harbour: sell loot, or do nothing.',
  'refusal.sellFirst': 'First sell what you have offered.',
  'refusal.over': 'The game is over.',
  'refusal.thiefIsTaken': 'Somebody else is {thief:thief}.',
  'refusal.placeIsFull': 'All five fields of the {place:place} are taken.',
  'refusal.notInCity': ({ tool }) =>
    tool === 'pliers' ? 'No {tool:tool} are left in the City.' : 'No {tool:tool} is left in the City.',
  'refusal.wholeAction': 'An action that has begun is finished. Undo takes it back.',
  'refusal.lootIsGone': 'That loot is gone.',
  'refusal.toolsMissing': 'You are short of {tools:aTool}.',
  'refusal.ownToolHasServed': 'Your own tool has already served here in this round.',
  'refusal.ownToolDoesNotFit': 'This loot doesn’t take your own {tool:tool}.',
  'refusal.exchangeIsBlocked': 'The stone of {by:seat} blocks this exchange until all are done in the Ruin.',
  'refusal.tooFewTools': 'This takes {give} tools, and you have {have}.',
  'refusal.notInHand': ({ tool }) =>
    tool === 'pliers' ? 'You have no more {tool:tool} to lay down.' : 'You have no further {tool:tool} to lay down.',
  'refusal.notYourLoot': 'That loot is not yours.',
  'refusal.noFenceBuys': 'No fence here buys {kind:kind}.',
  'refusal.isOffered': 'You have already offered that.',
  'refusal.oneKindOnly': 'Only one kind in one action, and you have offered {kind:kind}.',
  'refusal.noFenceBuysMore': 'No fence here buys more {kind:kind} at once.',
  'refusal.fenceIsGone': 'That fence has left the Harbour.',
  'refusal.offerFirst': 'First choose what you sell.',
  'refusal.buysOne': 'This fence buys only one {kind:kind} at once.',
  'refusal.doesNotBuy': 'This fence doesn’t buy {kind:kind}.',

  'board.fields': 'Fields of the {place:place}',
  'board.field': '{place:place}, field {field}: stone of {by:seat}',
  'board.fieldEmpty': '{place:place}, field {field}: free',
  'board.late': 'If all who stand there act, nothing is left',
  'board.worth': ({ least, most }) => (least === most ? 'Worth {least}' : 'Worth {least} or {most}'),
  'board.canSteal': 'You have the tools',
  'board.canStealOwn': 'You have the tools with your own {own:tool}',
  'board.short': 'Short of {tools:aTool}',
  'board.shortOne': ({ tool }) => (tool === 'pliers' ? 'Pliers short' : 'One {tool:tool} short'),
  'board.shortMany': '{count} tools short',
  'board.lootGone': 'Stolen',
  'board.lootGoneFrom': '{place:place}, loot {slot}: stolen',
  'board.fenceGone': 'Has left',
  'board.fenceGoneFrom': 'Harbour, fence {slot}: has left',
  'board.pays': ({ count }) => (Number(count) > 1 ? 'Pays {pays} for 2' : 'Pays {pays}'),
  'board.paysBrief': ({ count }) => (Number(count) > 1 ? '{pays} for 2' : '{pays}'),
  'board.paysYou': ({ count }) => (Number(count) > 1 ? 'Would pay you {pays} for two' : 'Would pay you {pays}'),
  'board.noDeal': 'No deal',
  'board.paysNothing': 'Buys nothing that you have',
  'board.exchange': '{give} for {get}',
  'board.tooFew': 'Too few tools',
  'board.blockedBy': 'Blocked by {by:seat}',
  'board.toolPile': plural('en', 'cards', { one: 'Pile: one tool.', other: 'Pile: {cards} tools.' }),
  'board.toolDiscard': plural('en', 'cards', { one: 'Discarded: one tool.', other: 'Discarded: {cards} tools.' }),
  'board.fencePile': plural('en', 'cards', { one: 'Pile: one fence', other: 'Pile: {cards} fences' }),
  'board.nextLoot': 'Next loot',
  'board.nextLootIs': plural('en', 'cards', {
    one: 'Loot pile: one card, the {back:back}',
    other: 'Loot pile: {cards} cards, on top the {back:back}',
  }),
  'board.noLoot': 'The loot pile is empty',
  'board.toolCount': ({ count, tool }) =>
    count !== 1 ? '{count} × {tool:tool}' : tool === 'pliers' ? '{tool:tool}' : 'one {tool:tool}',
  'board.toolsHere': ({ count }) => (count === 0 ? 'None here' : count === 1 ? 'One here' : '{count} here'),
  'board.rack': 'Your tools',
  'board.rackEmpty': 'no {tool:tool}',
  'board.ownTool': 'Your own {own:tool}, built in',
  'board.ownReady': 'ready',
  'board.ownServed': 'has served here',
  'board.loot': 'Your loot',
  'board.lootCard': '{kind:kind} worth {value}',
  'board.noTools': 'No tools',
  'board.noneYet': 'No loot to sell',
  'board.track': 'Money: {list}; 20 end the game.',
  'board.money': '{by:seat} has {money}',
  'board.coins': plural('en', 'money', { one: 'one coin', other: '{money} coins' }),
  'board.has': '{by:seat}: {list}.',
  'board.tools': plural('en', 'count', { one: 'one tool', other: '{count} tools' }),
  'board.seen': plural('en', 'count', {
    one: 'one tool (seen in the City: {tools:tool})',
    other: '{count} tools (seen in the City: {tools:tool})',
  }),
  'board.lootOf': ({ backs: list }) => (some(list) ? 'unsold loot: {backs:back}' : 'no unsold loot'),
  'board.stonesLeft': plural('en', 'count', { one: 'one stone to place', other: '{count} stones to place' }),
  'board.start': 'start player',
  'board.plan': 'Your stones will act',
  'board.planStep': '{place:place}, field {field}',
  'board.planOpen': 'not placed yet',
  'board.order': 'Still to act',
  'board.orderStep': '{by:seat} in the {place:place}',
  'board.acting': 'acts now',
  'board.refill': 'All stones are back.',
  'board.dawn': 'Dawn. The game is over.',
  'board.lit': 'stones act here now',

  'notes.backs': 'What can be behind a back',
  'notes.backsHint': 'Fronts that are neither sold, nor cashed, nor yours.',
  'notes.could': '{kind:kind} {value}',
  'notes.hands': 'Tools that all have seen',
  'notes.handsHint': 'Taken in the City and not discarded since.',
  'notes.unseen': plural('en', 'count', { one: '+ one unseen', other: '+ {count} unseen' }),
  'notes.discarded': 'Discarded tools',
  'notes.gone': 'Loot that is gone',
  'notes.goneNone': 'Nothing has been cashed or sold since the last shuffle.',

  // What can be said for a hint.
  'reason.money.gain': 'It brings you {least} at once.',
  'reason.money.spare': 'Any other choice costs you money.',
  'reason.loot.gain': 'It gets you loot.',
  'reason.theft.gain': 'You have the tools for something there.',
  'reason.sale.gain': 'You have loot that somebody there buys.',
  'reason.swag.gain': 'What you steal this round, you can sell there.',
  'reason.supply.gain': 'There you can take tools.',
  'reason.swap.gain': 'There you can swap tools for others.',
  'reason.first.gain': 'There you come first.',
  'reason.reach.gain': 'With that you have the tools for something on display.',
  'reason.near.most': 'No other tool brings you as near to a loot on display.',
  'reason.near.gain': 'It brings you nearer to a loot on display.',
  'reason.prize.most': 'It is worth at least {least}, and nothing else that you could take here is worth as much.',
  'reason.market.gain': 'Whatever it hides, somebody in the Harbour buys it now.',
  'reason.aim.gain': 'You have the tools for it.',
  'reason.thrift.most': 'It costs you the fewest tools.',
  'reason.profit.gain': plural('en', 'least', {
    one: 'You draw one more than you lay down.',
    other: 'You draw {least} more than you lay down.',
  }),
  'reason.kept.spare': 'You need all the others for something on display.',
  'reason.kinds.spare': 'You have another one of it; of all the others it would be the last.',
  'reason.deal.most': 'It brings the most here: {least}.',
  'reason.offer.gain': 'Somebody here buys it.',
} as const satisfies Catalogue
