/** The words of Nightfall's course. */
import type { Catalogue } from '../../messages/catalogue.ts'

export const messages = {
  'lesson.loot': 'Tools, loot, fence',
  'lesson.loot.goal': 'Get tools, steal with them, and turn what you stole into money.',
  'lesson.loot.plan':
    'Night falls. Your stone in the City takes tools there. You will need a plan, the blue one: take it.',
  'lesson.loot.second': 'Each stone in the City takes two tools. Take one more, whichever you like.',
  'lesson.loot.steal': 'On to the Villa. This safe opens with a lockpick and a plan, and you have both. Steal it.',
  'lesson.loot.sell':
    'Only you can see what was inside: gold, worth 2. One fence in the Harbour adds 2 for gold: sell it there.',
  'lesson.loot.paid': 'You got 4 for it! When somebody has 20, the game ends, and the richest thief wins.',
  'lesson.loot.free': 'Tools in the City are free. Take them while they last.',
  'lesson.loot.needPlan': 'Useful, too. But the safe in the Villa needs a plan: take that one first.',
  'lesson.loot.youCan': 'You have just the tools for the safe. Don’t let it stand there.',
  'lesson.loot.sellIt': 'Loot is worth nothing until it is sold, and one of the fences buys gold.',

  'lesson.own': 'Your own tool',
  'lesson.own.goal': 'Use the tool that your thief always carries.',
  'lesson.own.chest':
    'You are the Hammer: your own hammer is never discarded. With it and your pliers you can open this chest.',
  'lesson.own.again':
    'A chest pays at once: 2 for you. In the Museum your hammer helps again. Take the showcase with it and the torch.',
  'lesson.own.sell': 'Inside are rare coins, worth 2. One of the fences adds 2 for coins: sell them there.',
  'lesson.own.houses':
    'Your own tool helps once a round in the Villa and once in the Museum. For a second loot there, you need other tools.',
  'lesson.own.tryIt': 'You have all it takes: your own hammer stands in for the one that is missing.',
  'lesson.own.sellIt': 'Sell it now: loot that you keep to the end is worth nothing.',

  'lesson.order': 'Places and stones',
  'lesson.order.goal': 'Place your stones so that one thing leads to the next.',
  'lesson.order.first':
    'Each of you places three stones, one by one. You want this safe: place a stone at the Villa before {seat1:seat} does.',
  'lesson.order.before':
    'Yours acts first there, {seat1:seat}’s second. But you lack a plan. The City acts before the Villa: place one there.',
  'lesson.order.last':
    'The Harbour acts last of all. So what you steal in this round, you can sell in it: place a stone there.',
  'lesson.order.plan': 'Now the stones act, place by place. The City comes first: take the plan.',
  'lesson.order.second': 'And one more tool, as you like.',
  'lesson.order.steal': 'Just in time for the Villa. Your stone is the first: take the safe.',
  'lesson.order.late': 'Whoever comes second finds it gone. The line below the street shows who acts when.',
  'lesson.order.sell': 'And now the Harbour, where your last stone waits. Sell the jewellery where it brings 2 more.',
  'lesson.order.sellNow': 'You planned it well: stolen and sold in one round. Take the money.',
  'lesson.order.notFirst': 'It could wait. Somebody else wants that safe as well: be first at the Villa.',
  'lesson.order.needPlan': 'Without a plan the safe stays shut. The City has one, and acts before the Villa.',
  'lesson.order.sellIt': 'You could. But you will have loot to sell, and the Harbour is where it is sold.',
  'lesson.order.thePlan': 'That one won’t open the safe. Take the plan.',
  'lesson.order.beQuick': 'If you leave it, {seat1:seat} is next.',

  'lesson.ruin': 'The Ruin',
  'lesson.ruin.goal': 'Swap tools that you don’t need for others.',
  'lesson.ruin.choose': 'Two torches, and nothing to use them for. In the Ruin you can swap: choose two for three.',
  'lesson.ruin.lay': 'Lay both torches down.',
  'lesson.ruin.draw': 'And draw three tools from the pile.',
  'lesson.ruin.blocked': 'One tool more than before! Each of the five swaps is good for one stone a round: come early.',
  'lesson.ruin.trade': 'You would leave with two torches that you can’t use.',
  'lesson.ruin.thisOne': 'That swap is possible, too. Two for three gets rid of both torches, and you gain a tool.',
  'lesson.ruin.keepPliers': 'Keep the pliers: many locks ask for them. Torches you have two of.',

  'lesson.end': 'How it ends',
  'lesson.end.goal': 'Be the richest when somebody reaches 20.',
  'lesson.end.sell':
    'You have 17, and a painting worth 3. One fence adds 2 for paintings: sell it there, and you pass 20.',
  'lesson.end.over':
    'The round is played to its end, then most money wins: you have 22, {seat1:seat} 20. Unsold loot counts nothing.',
  'lesson.end.worthless': 'Unsold it is worth nothing, and the end is near.',
  'lesson.end.twoMore': 'This fence pays 3, the other one 5. And {seat1:seat} is as rich as you are.',
} as const satisfies Catalogue
