/** The words of Syndicate. */
import type { Params } from '../../../machines/kernel/journal.ts'
import type { Catalogue } from '../../messages/catalogue.ts'
import { plural } from '../../messages/plural.ts'
import { cards } from './cards.en.ts'

/** A card that would fail is still a card that can be played. */
const failing = ({ fails }: Params): string =>
  fails === 'cost' ? ' (can’t be paid as things are)' : fails === 'need' ? ' (need not met as things are)' : ''

/** What a card costs, in words; nothing if it is free. */
function costWords({ price, gives, back }: Params): string {
  const given = (Array.isArray(gives) ? gives : []).map((kind) =>
    kind === 'hand' ? 'a hand card' : back ? `a ${kind}, back into your hand` : `a ${kind}`,
  )
  const ways = price === -1 ? given : [...given, '${price}']
  return ways.length > 0 ? `Cost: ${ways.join(' or ')}. ` : ''
}

/** What it needs, in words. */
function needWords({ needs, thugs, holdings, cash, fewest }: Params): string {
  const all = [
    Array.isArray(needs) && needs.length > 0 ? '{needs:symbol}' : '',
    thugs === 1 ? 'a thug' : Number(thugs) > 1 ? '{thugs} thugs' : '',
    Number(holdings) > 1 ? '{holdings} holdings' : holdings === 1 ? 'a holding' : '',
    Number(cash) > 0 ? '${cash}' : '',
    fewest ? 'the fewest thugs, alone' : '',
  ].filter((part) => part !== '')
  return all.length > 0 ? `Need: ${all.join(', ')}. ` : ''
}

export const messages = {
  aim: 'Have the most money after twelve rounds; every marker is worth $10.',

  'pieces.symbols': 'The six symbols',
  'pieces.thugs': 'Thugs',
  'pieces.holdings': 'Holdings',
  'pieces.actions': 'Actions',

  'about.cardTitle': '{card:card}, {number}',
  'about.card': (params) => {
    const { symbols, as, card, markers } = params
    const shows = Array.isArray(symbols) && symbols.length > 0 ? ' with {symbols:symbol}' : ''
    const copy = as === card ? '' : ' It is a copy of {as:card}: {as:text}'
    const on = Number(markers) > 1 ? ' {markers} markers lie on it.' : markers === 1 ? ' One marker lies on it.' : ''
    return `{kind:kindOf}${shows}. ${costWords(params)}${needWords(params)}{card:text}${copy}${on}`
  },
  'about.effect': 'Works for {by:seat} this round: {effect:effect}.',
  'about.effectNext': 'Works for {by:seat} next round: {effect:effect}.',
  'about.roundPick': 'Everybody only picks a card. Cards are played from round {round} on.',
  'about.round': 'Everybody picks a card, then all play one at once. They are resolved by number, the lowest first.',
  'about.bankTitle': 'The bank',
  'about.bank': 'There is always enough money, and there are always enough markers.',
  'about.deck': 'What was not dealt. It is never filled up again; nobody knows its cards.',
  'about.goneTitle': 'Out of the game',
  'about.goneNone': 'Played actions, failed and lost cards end here. There are none yet.',
  'about.gone': '{cards:card}.',
  'about.comingTitle': 'The packets',
  'about.coming': 'Each packet goes to the left after a card was taken out of it. What you passed on is in your notes.',
  'about.cash':
    'In thousands of dollars. It never goes below 0. Whoever has the most at the end, markers included, wins.',
  'about.markers':
    'Each is worth $10 at the end. A holding gets one for each of its symbols, and one for each same symbol that you have elsewhere.',
  'about.worth': plural('en', 'markers', {
    one: '${cash} in cash, and one marker at $10.',
    other: '${cash} in cash, and {markers} markers at $10 each.',
  }),
  'about.hand': 'Only their owner knows them, but for those that have returned from the table.',
  'about.spot': 'Here the card that was chosen lies face down, until all are revealed together.',
  'about.symbolOfThugs': 'A symbol of thugs: some cards need it, others bring money for each.',
  'about.symbolOfHoldings': 'A symbol of holdings: a new holding with it gets a marker for each that you have.',

  'kindOf.thug': 'A thug',
  'kindOf.holding': 'A holding',
  'kindOf.action': 'An action',

  'brought.gained': '+${money}',
  'brought.othersGained': '{by:seat} +${money}',
  'brought.lostMoney': '{by:seat} −${money}',
  'brought.paid': 'paid ${money}',
  'brought.ignored': ({ what }) => (what === 'cost' ? 'without cost' : 'without need'),
  'brought.marked': plural('en', 'markers', { one: '+1 marker', other: '+{markers} markers' }),
  'brought.unmarked': plural('en', 'markers', {
    one: '{by:seat} −1 marker',
    other: '{by:seat} −{markers} markers',
  }),
  'brought.drew': plural('en', 'count', { one: '+1 card', other: '+{count} cards' }),
  'brought.prepared': 'works next round',
  'brought.announced': ({ kind }) => `next round a ${kind} is lost`,
  'brought.copied': 'as {model:card}',
  'brought.returned': 'back to the hand',
  'brought.gaveUp': 'for {card:card}',
  'brought.lostCard': 'for {card:card}',
  'brought.lostByOne': '{by:seat} loses {card:card}',
  'brought.tookBack': '{card:card} back to the hand',
  'brought.unpaid': 'not paid for',
  'brought.needless': 'need not met',

  'kind.thug': 'thug',
  'kind.holding': 'holding',
  'kind.action': 'action',

  'symbol.G': 'gun',
  'symbol.C': 'car',
  'symbol.K': 'key',
  'symbol.B': 'bottle',
  'symbol.H': 'heart',
  'symbol.W': 'wrench',

  ...cards,

  'phase.pick': 'Pick',
  'phase.play': 'Play',
  'phase.resolve': 'Resolve',
  'phase.resolve.next': 'card by card',
  'phase.resolve.cost': 'cost',
  'phase.resolve.need': 'need',
  'phase.resolve.bonus': 'bonus',
  'phase.resolve.holding': 'markers',
  'phase.resolve.copy': 'copy',
  'phase.resolve.order': 'order',
  'phase.resolve.another': 'another',
  'phase.extra': 'Extra',
  'phase.extra.offer': 'extra card',
  'phase.eachRound': 'Each round',
  'phase.eachRound.next': 'card by card',
  'phase.eachRound.order': 'order',
  'phase.endOfRound': 'Losses',
  'phase.endOfRound.next': 'card by card',
  'phase.endOfRound.lose': 'choose',
  'phase.over': 'End',

  'prompt.pick': 'Take a card out of the packet. The rest goes to {to:seat}.',
  'prompt.play': 'Which card do you play? All are revealed together.',
  'prompt.resolving': 'The cards are resolved, the lowest number first.',
  'prompt.cost': ({ gives }) => {
    switch (gives) {
      case 'thug':
      case 'holding':
        return `{card:card} costs a ${gives}. Which do you give up?`
      case 'back':
        return '{card:card} costs a holding. Which do you take back into your hand?'
      case 'hand':
        return '{card:card} costs a card. Which do you give away out of your hand?'
      default:
        return 'How do you pay for {card:card}?'
    }
  },
  'prompt.costCash': '{card:card} costs ${price}. Do you pay?',
  'prompt.costFree': '{source:card}: does {card:card} come without its cost?',
  'prompt.need': 'You don’t have what {card:card} needs. Ignore it ({source:card})?',
  'prompt.bonusMarkers': plural('en', 'n', {
    one: '{source:card}: does {card:card} get the extra marker?',
    other: '{source:card}: does {card:card} get the {n} extra markers?',
  }),
  'prompt.holding': plural('en', 'n', {
    one: '{card:card}: which holding gets a marker?',
    other: '{card:card}: which holding gets {n} markers?',
  }),
  'prompt.copy': '{card:card}: which of your thugs does it become?',
  'prompt.order': '{card:card}: which of your thugs acts first?',
  'prompt.another': '{card:card}: do you play another card at once?',
  'prompt.extra': '{source:card}: do you play an extra card?',
  'prompt.eachRound': 'Each round: which of your cards comes first?',
  'prompt.loseThug': '{card:card}: which thug do you lose?',
  'prompt.loseHolding': '{card:card}: which holding do you lose?',

  'move.pick': 'Take {card:card}',
  'move.play': (params) => `Play {card:card}${failing(params)}`,
  'move.playAnother': (params) => `Play {card:card} as well${failing(params)}`,
  'move.playExtra': (params) => `Play {card:card} as your extra card${failing(params)}`,
  'move.pay': 'Give up {card:card}',
  'move.payHand': 'Give away {card:card} out of your hand',
  'move.payBack': 'Take {card:card} back into your hand',
  'move.payCash': 'Pay ${price}',
  'move.ignoreCost': 'Ignore the cost of {card:card}',
  'move.ignoreNeed': 'Ignore the need of {card:card}',
  'move.useMarkers': plural('en', 'n', {
    one: 'Put the extra marker on {card:card}',
    other: 'Put the {n} extra markers on {card:card}',
  }),
  'move.declineCost': 'Don’t pay: {card:card} leaves the game',
  'move.declineNeed': 'Don’t: {card:card} leaves the game',
  'move.declineBonus': 'Not for {card:card}',
  'move.declineAnother': 'Play no other card',
  'move.declineExtra': 'Play no extra card',
  'move.mark': plural('en', 'n', {
    one: 'Put a marker on {card:card}',
    other: 'Put {n} markers on {card:card}',
  }),
  'move.markLater': 'Put markers on {card:card}',
  'move.copy': 'Become {card:card}',
  'move.first': '{card:card} first',
  'move.lose': 'Lose {card:card}',

  'look.own': 'Look at my cards',

  'log.round': 'Round {round}. The packets go to the left.',
  'log.picked': 'You took {card:card}.',
  'log.revealed': '{by:you} {by?show|shows} {card:card}.',
  'log.played': '{by:you} {by?play|plays} {card:card}.',
  'log.failed': ({ why }) =>
    why === 'cost'
      ? '{by:your} {card:card} isn’t paid for, and leaves the game.'
      : '{by:you} {by?don’t|doesn’t} have what {card:card} needs. It leaves the game.',
  'log.paid': '{by:you} {by?pay|pays} ${money} for {card:card}.',
  'log.gaveUp': '{by:you} {by?give|gives} {card:card} away for {cause:card}.',
  'log.lostCard': ({ markers }) =>
    markers === 0
      ? '{by:you} {by?lose|loses} {card:card} ({cause:card}).'
      : `{by:you} {by?lose|loses} {card:card} with ${markers === 1 ? 'a marker' : '{markers} markers'} on it ({cause:card}).`,
  'log.tookBack': '{by:you} {by?take|takes} {card:card} back into the hand ({cause:card}).',
  'log.ignored': ({ what }) =>
    what === 'cost'
      ? '{by:you} {by?ignore|ignores} the cost of {card:card}.'
      : '{by:you} {by?ignore|ignores} the need of {card:card}.',
  'log.used': '{by:you} {by?use|uses} {source:card} for {card:card}.',
  'log.gained': '{by:you} {by?gain|gains} ${money} ({card:card}).',
  'log.lostMoney': '{by:you} {by?lose|loses} ${money} ({card:card}).',
  'log.marked': plural('en', 'markers', {
    one: '{by:your} {on:card} gets a marker.',
    other: '{by:your} {on:card} gets {markers} markers.',
  }),
  'log.unmarked': plural('en', 'markers', {
    one: '{by:your} {on:card} loses a marker ({card:card}).',
    other: '{by:your} {on:card} loses {markers} markers ({card:card}).',
  }),
  'log.drew': plural('en', 'count', {
    one: '{by:you} {by?draw|draws} a card ({card:card}).',
    other: '{by:you} {by?draw|draws} {count} cards ({card:card}).',
  }),
  'log.drewCards': 'You drew {cards:card}.',
  'log.prepared': 'Next round {card:card} works for {by:you}: {effect:effect}.',
  'log.announced': ({ kind, who }) => {
    const whom = who === 'all' ? 'everybody loses' : 'all others lose'
    return `{by:your} {card:card}: at the end of the next round ${whom} a ${kind}.`
  },
  'log.unearthed': ({ cards }) =>
    Array.isArray(cards) && cards.length > 0
      ? '{by:you} {by?turn|turns} up {cards:card}.'
      : '{by:you} {by?find|finds} the deck empty.',
  'log.copied': '{by:your} {card:card} becomes {model:card}.',
  'log.repeated': '{by:your} {card:card} acts again.',
  'log.returned': '{card:card} returns to {by:your} hand.',
  'log.over': 'The lounge closes. Count your money.',

  'effect.echo': 'you gain what your left neighbour gains',
  'effect.watchActions': '+$10 whenever a neighbour plays an action',
  'effect.watchThugs': '+$10 whenever a neighbour plays a thug',
  'effect.ignoreCost': 'one card without its cost',
  'effect.ignoreNeed': 'one card without its need',
  'effect.extraCard': 'an extra card',
  'effect.encore': 'the first action returns to the hand',
  'effect.extraMarkers': 'extra markers on a holding',
  'effect.disguise': 'it also counts as a gun and a key',
  'effect.double': 'money gained is doubled',

  'score.cash': 'Cash',
  'score.holding': plural('en', 'markers', {
    one: '{card:card}: one marker',
    other: '{card:card}: {markers} markers',
  }),
  'score.tie': plural('en', 'thugs', { one: 'Tie: one thug', other: 'Tie: {thugs} thugs' }),

  'story.cash': '${money} in cash.',
  'story.holding': plural('en', 'markers', {
    one: '{card:card} earned ${money} with its marker.',
    other: '{card:card} earned ${money} with {markers} markers.',
  }),
  'story.both': plural('en', 'markers', {
    one: '{card:card} brought ${money}: ${cash} in cash, and a marker.',
    other: '{card:card} brought ${money}: ${cash} in cash, and {markers} markers.',
  }),
  'story.gained': '{card:card} paid ${money} when the lounge closed.',
  'story.lostMoney': '{card:card} took ${money} when the lounge closed.',
  'story.brought': '{card:card} brought ${money} in cash.',
  'story.took': '{card:card} cost ${money}.',
  'story.tookMarkers': plural('en', 'markers', {
    one: '{card:card} cost a marker.',
    other: '{card:card} cost {markers} markers.',
  }),
  'story.lostCard': plural('en', 'markers', {
    one: '{card:card} was lost with a marker on it ({cause:card}).',
    other: '{card:card} was lost with {markers} markers on it ({cause:card}).',
  }),
  'story.ahead': ({ card }) =>
    card === undefined ? 'ahead for good from round {round} on' : 'ahead for good in round {round}, by {card:card}',
  'story.failed': '{cards:card} failed: the cost or the need wasn’t met.',
  'story.gone': '{cards:card} didn’t stay to the end.',
  'story.nothing': 'No money and no markers.',
  'story.tie': plural('en', 'thugs', {
    one: 'As much as others have: one thug counts.',
    other: 'As much as others have: {thugs} thugs count.',
  }),

  'refusal.pickFirst': 'First take a card out of the packet.',
  'refusal.playFirst': 'First choose the card that you play this round.',
  'refusal.costFirst': 'First say how you pay.',
  'refusal.needFirst': 'First say whether you ignore the need.',
  'refusal.bonusFirst': 'First say whether you use the bonus.',
  'refusal.markFirst': 'First choose the holding that gets the markers.',
  'refusal.copyFirst': 'First choose the thug to copy.',
  'refusal.orderFirst': 'First choose whose effect comes first.',
  'refusal.anotherFirst': 'First say whether you play another card.',
  'refusal.extraFirst': 'First say whether you play an extra card.',
  'refusal.loseFirst': 'First choose the card that you lose.',
  'refusal.nothingToIgnoreCost': 'You have nothing that lets you ignore a cost.',
  'refusal.notInPacket': '{card:card} is not in your packet.',
  'refusal.notInHand': '{card:card} is not in your hand.',
  'refusal.notYours': '{card:card} is not yours.',
  'refusal.noCashCost': '{card:card} can’t be paid for in cash.',
  'refusal.notYourHolding': '{card:card} is no holding of yours.',
  'refusal.notYourOtherThug': '{card:card} is no other thug of yours.',
  'refusal.nothingToDo': '{card:card} has nothing to do now.',
  'refusal.wrongPayment': '{cause:card} can’t be paid for with {card:card}.',
  'refusal.tooPoor': '{card:card} costs ${price}, and you have ${cash}.',
  'refusal.notToLose': '{card:card} is no {kind:kind} of yours.',

  'board.cash': '${cash}',
  'board.cashOf': '{seat:seat}: ${cash} in cash',
  'board.markersOf': plural('en', 'markers', {
    one: '{seat:seat}: one marker',
    other: '{seat:seat}: {markers} markers',
  }),
  'board.markersOn': plural('en', 'markers', { one: 'One marker', other: '{markers} markers' }),
  'board.worthOf': '{seat:seat}: worth ${worth} if the game ended now',
  'board.symbolOf': '{seat:seat}, {symbol:symbol}: {count}',
  'board.symbolCount': '{symbol:symbol} {count}',
  'board.markersNow': plural('en', 'markers', { one: 'one marker', other: '{markers} markers' }),
  'board.purse': '{seat:seat}: {list}; worth ${worth} if the game ended now.',
  'board.display': 'Display of {seat:seat}',
  'board.displayEmpty': 'Display of {seat:seat}: empty',
  'board.empty': 'Thugs and holdings that you play will lie here.',
  'board.hand': 'Your hand',
  'board.packet': 'Your packet',
  'board.nextPacket': 'Your next packet',
  'board.inHand': plural('en', 'cards', { one: 'one card in the hand', other: '{cards} cards in the hand' }),
  'board.handSize': plural('en', 'cards', {
    one: '{seat:seat}: one card in the hand',
    other: '{seat:seat}: {cards} cards in the hand',
  }),
  'board.spot': 'The place for the card of {seat:seat}: empty',
  'board.chosenBy': '{seat:seat} has chosen',
  'board.showdown': 'The cards of this round',
  'board.resolves': '{card:card} of {seat:seat} is resolved',
  'board.revealed': '{card:card} of {seat:seat}',
  'board.yourChoice': 'your choice',
  'board.open': 'On the table before {seat:seat}: {card:card}',
  'board.rounds': 'Round {round} of {rounds}',
  'board.packetNext': 'Next to you',
  'board.packetAfter': 'After that',
  'board.packetNew': plural('en', 'cards', {
    one: '{lead}: a packet that you haven’t seen, one card',
    other: '{lead}: a packet that you haven’t seen, {cards} cards',
  }),
  'board.packetSeen': plural('en', 'cards', {
    one: '{lead}: the packet of round {round}, one card left',
    other: '{lead}: the packet of round {round}, {cards} cards left',
  }),
  'board.packetNone': 'No more packets',
  'board.deck': plural('en', 'cards', { one: 'Deck: one card', other: 'Deck: {cards} cards' }),
  'board.loss': ({ who, kind }) =>
    who === 'all'
      ? `End of round {round}: everybody loses a ${kind} ({card:card})`
      : `End of round {round}: all but {by:seat} lose a ${kind} ({card:card})`,
  'board.lossBrief': ({ who, kind }) =>
    who === 'all' ? `Round {round}: all lose a ${kind}` : `Round {round}: others lose a ${kind}`,
  'board.inspect': 'Point at a card to read it, and to see what it would bring you now.',
  'board.active': '{card:card}: {effect:effect}',
  'board.activeNext': 'Next round, {card:card}: {effect:effect}',

  'face.cost': 'Cost',
  'face.need': 'Need',
  'face.or': 'or',
  'face.cash': '${n}',
  'face.give.hand': 'a hand card',
  'face.give.back': 'a holding, back into your hand',
  'face.needs.thugs': plural('en', 'n', { one: 'a thug', other: '{n} thugs' }),
  'face.needs.holdings': plural('en', 'n', { one: 'a holding', other: '{n} holdings' }),
  'face.needs.fewest': 'the fewest thugs, alone',
  'face.fails.cost': 'can’t be paid',
  'face.fails.need': 'need not met',
  'face.described': '{number}, {kind}',

  'worth.title': 'Now',
  'worth.money': '+${money}',
  'worth.markers': plural('en', 'markers', { one: '+1 marker', other: '+{markers} markers' }),
  'worth.markersLost': plural('en', 'markers', { one: '−1 marker', other: '−{markers} markers' }),
  'worth.cards': plural('en', 'cards', { one: '+1 card', other: '+{cards} cards' }),
  'worth.price': 'costs ${price}',
  'worth.notPayable': 'can’t be paid',
  'worth.needMet': 'need met',
  'worth.needNotMet': 'need not met',
  'worth.otherwise': 'otherwise it would bring',
  'worth.others': '{seat:seat} {change}',
  'worth.nothing': 'nothing at once',
  'worth.returns': 'back into your hand',
  'worth.turnsUp': 'and a thug from the deck',
  'worth.eachRound': '+${money} each round',
  'worth.eachRoundOther': '{seat:seat} +${money} each round',
  'worth.eachRoundNone': 'no money each round as things are',
  'worth.nextMarkers': plural('en', 'markers', {
    one: 'next round +1 marker',
    other: 'next round +{markers} markers',
  }),
  'worth.atEnd': 'at the end {change}',
  'worth.atEndMarkers': plural('en', 'markers', {
    one: 'at the end +1 marker',
    other: 'at the end +{markers} markers',
  }),
  'worth.tooLate': 'too late for next round',

  'notes.passed': 'Packets you passed on',
  'notes.passedHint': 'What was in each when it left you. Struck out: seen on the table since.',
  'notes.round': 'Round {round}',
  'notes.took': 'You took {card:card}',
  'notes.coming': 'Comes to you next',
  'notes.comingHint': plural('en', 'size', {
    one: 'One of these will be left when it is back.',
    other: '{size} of these will be left when it is back.',
  }),
  'notes.none': 'Nothing passed on yet. From the first packet on, everything that you give away is written down here.',

  // What can be said for a hint.
  'reason.worth.gain': 'It brings you ${least} in cash and markers.',
  'reason.worth.spare': 'Any other choice costs you at least ${cost} in cash and markers.',
  'reason.worth.most': 'No other choice leaves you with as much in cash and markers.',
  'reason.choice.most': 'As things stand, no other card brings you as much now: ${least} in cash and markers.',
  'reason.choice.gain': 'As things stand, it brings you ${least} in cash and markers.',
  'reason.sound.most': 'As things stand, your other cards would fail: their cost or need isn’t met.',
  'reason.income.gain': 'As things stand, it brings you ${least} in every round from now on.',
  'reason.legacy.gain': 'As things stand, it brings you ${least} when the game ends.',
  'reason.harm.most': 'As things stand, no other card costs the others as much: ${least} in all.',
  'reason.pick.most': 'As things stand, no other card here would bring you as much: ${least} in cash and markers.',
  'reason.pick.gain': 'As things stand, it would bring you ${least} in cash and markers.',
  'reason.stream.gain': 'As things stand, once played it would bring you ${least} in every round.',
  'reason.match.most': plural('en', 'least', {
    one: 'No other holding here goes as well with the symbols in your display: a marker more.',
    other: 'No other holding here goes as well with the symbols in your display: {least} markers more.',
  }),
  'reason.match.gain': plural('en', 'least', {
    one: 'It goes with the symbols in your display: a marker more.',
    other: 'It goes with the symbols in your display: {least} markers more.',
  }),
  'reason.finish.gain': 'As things stand, it would bring you ${least} when the game ends.',
  'reason.denial.most':
    'No other card here would bring as much to the next player, who gets the rest: ${least} as things stand.',
} as const satisfies Catalogue
