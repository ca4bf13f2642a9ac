/** What things in Hadria are called. */
import { spaces, type Space } from '../../../machines/hadria/map.ts'

export const names = {
  'district.palace': 'Palace',
  'district.domes': 'Golden Domes',
  'district.pot': 'Empty Pot',
  'district.docks': 'Salty Docks',
  'district.hammer': 'Hammer Blow',

  'thief.morius': 'Morius',
  'thief.noiron': 'Noiron',
  'thief.jasmine': 'Jasmine',
  'thief.nikolai': 'Nikolai',
  'thief.joanne': 'Joanne',
  'thief.zain': 'Zain',
  'title.morius': 'king of the undercity',
  'title.noiron': 'vengeful noble',
  'title.jasmine': 'cunning courtesan',
  'title.nikolai': 'hated inventor',
  'title.joanne': 'renegade captain',
  'title.zain': 'sly arsonist',

  'card.move': 'Move',
  'card.ambush': 'Ambush',
  'card.smokeGrenade': 'Smoke grenade',
  'card.noiseGrenade': 'Noise grenade',
  'card.fireGrenade': 'Fire grenade',
  'card.beacon': 'Beacon',
  'card.forgedOrders': 'Forged orders',
  'card.fishingRod': 'Fishing rod',
  'card.automaticTrap': 'Automatic trap',
  'card.confusingGas': 'Confusing gas',
  'card.cloak': 'Cloak',
  'card.ropeAndHook': 'Rope & hook',
  'card.firecracker': 'Firecracker',
  'card.poisonedBola': 'Poisoned bola',
  'card.mechanicalRats': 'Mechanical rats',
  'card.elixirOfSpeed': 'Elixir of speed',
  'card.ratSpies': 'Rat spies',
  'card.rooftops': 'Rooftops',
  'card.seduction': 'Seduction',
  'card.fieldTest': 'Field test',
  'card.confiscate': 'Confiscate',
  'card.arson': 'Arson',

  'way.sneak': 'Sneak',
  'way.sprint': 'Sprint',
  'way.clevernessDraw': 'Cleverness',
  'way.clevernessGain': 'Cleverness',
  'way.cunningDraw': 'Cunning plan',
  'way.cunningGain': 'Cunning plan',

  'tile.stash': 'stash',
  'tile.alertCitizens': 'alert citizens',
  'tile.plainClothes': 'plain-clothes guard',
  'tile.informer': 'informer',
  'tile.guildAgent': 'guild agent',
  'tile.backOfMyHand': '“back of my hand”',
  'tile.trinket': 'trinket',
  'tile.darkAlley': 'dark alley',
  'tile.manhole': 'manhole',
  'tile.ladder': 'ladder',

  'jewel.imperial': 'imperial jewel',
  'jewel.green': 'green jewel',
  'jewel.yellow': 'yellow jewel',
  'jewel.trinket': 'trinket',

  'event.fireworks': 'Fireworks',
  'event.fog': 'Fog',
  'event.changingOfTheGuard': 'Changing of the guard',
  'event.marketNight': 'Market night',
  'event.freeAle': 'Free ale',
  'event.beggarsTip': 'Beggars’ tip',
  'event.highWater': 'High water',
  'event.wetCobbles': 'Wet cobbles',
  'event.smugglers': 'Smugglers',
  'event.doubleShift': 'Double shift',
  'event.alertSergeant': 'Alert sergeant',
  'event.patrol': 'Patrol',
  'event.curfew': 'Curfew',
  'event.manhunt': 'Manhunt',
  'event.sealedGrates': 'Sealed grates',
  'event.barricade': 'Barricade',
  'event.reinforcements': 'Reinforcements',
  'event.panic': 'Panic',
  'event.bribedOfficer': 'Bribed officer',
  'event.houseSearch': 'House search',
  'event.guildFavour': 'Guild favour',
  'event.torches': 'Torches',
  'event.firstLight': 'First light',

  'source.point': 'action point',
  'source.informer': 'informer',
  'source.guildAgent': 'guild agent',
} as const

/** What a card, a thief, a tile, an event or a space does, in a sentence or two. */
export const texts = {
  'does.move':
    'Sneak: move up to 4, and take, turn up and rob on the way. Or sprint: move up to 6 without any of that, as your only action this round.',
  'does.ambush':
    'Cleverness: draw a card, or gain 1 purple AP for the next round. Or a cunning plan: 2 of either, as your only action this round.',
  'does.smokeGrenade':
    'Range 3. Smoke on a space and up to 2 neighbours: thieves in it are hidden from the watch, and can be robbed.',
  'does.noiseGrenade':
    'Range 3. Thieves on the space can be robbed. Then every watch figure within 3 of it moves up to 2 towards it.',
  'does.fireGrenade': 'Range 4. Fire on a space without any figure: nobody enters or crosses it this round.',
  'does.beacon': 'Range 5. Move one guard up to 4, as you like.',
  'does.forgedOrders': 'Send a guard of your district to any guardhouse that has none.',
  'does.fishingRod': 'Range 2. Rob a thief at once, or take a jewel that lies there.',
  'does.automaticTrap':
    'Range 3. A thief or guard can’t move or be moved for the rest of the round. A thief in it can be robbed.',
  'does.confusingGas': 'Each guard within 5 moves up to 2, as you like.',
  'does.cloak': 'You are hidden until clean-up.',
  'does.ropeAndHook': 'You can’t be arrested until clean-up. Move up to 2.',
  'does.firecracker': 'Range 4. The watch figure nearest to a space, at most 4 away, moves up to 3 towards it.',
  'does.poisonedBola': 'Range 2. A thief has 3 blue AP less next round, and can be robbed now.',
  'does.mechanicalRats': 'Range 4. Take a tile from a thief’s sheet, or turn up a face-down tile from afar.',
  'does.elixirOfSpeed': 'Move up to 4, with all that a movement allows.',
  'does.ratSpies': 'Look at 2 face-down tiles in your district. You may swap them.',
  'does.rooftops': 'Range 3. Over the roofs to a free space of your district. You take nothing there.',
  'does.seduction': 'Range 4. A guard moves 2 towards you.',
  'does.fieldTest': 'Draw 2 cards, execute one of them now, discard both.',
  'does.confiscate': 'Range 2. A thief drops a jewel of their choice, never the imperial one.',
  'does.arson': 'Range 3. Fire on a space without any figure.',

  'short.move': '{sneak}, or sprint {sprint}',
  'short.ambush': 'Draw 1 or +1 AP',
  'short.smokeGrenade': 'Range\u00a0{range}\u00a0· hides',
  'short.noiseGrenade': 'Range\u00a0{range}\u00a0· lures',
  'short.fireGrenade': 'Range\u00a0{range}\u00a0· blocks',
  'short.beacon': 'Range\u00a0{range}\u00a0· guard\u00a04',
  'short.forgedOrders': 'A guard elsewhere',
  'short.fishingRod': 'Range\u00a0{range}\u00a0· takes',
  'short.automaticTrap': 'Range\u00a0{range}\u00a0· holds',
  'short.confusingGas': 'Guards within 5',
  'short.cloak': 'You are hidden',
  'short.ropeAndHook': 'Safe\u00a0· move\u00a02',
  'short.firecracker': 'Range\u00a0{range}\u00a0· lures one',
  'short.poisonedBola': 'Range\u00a0{range}\u00a0· −3\u00a0AP',
  'short.mechanicalRats': 'Range\u00a0{range}\u00a0· a tile',
  'short.elixirOfSpeed': 'Move 4',
  'short.ratSpies': 'Look at 2 tiles',
  'short.rooftops': 'Range\u00a0{range}\u00a0· jump',
  'short.seduction': 'Range\u00a0{range}\u00a0· guard\u00a02',
  'short.fieldTest': 'Try 1 of 2 cards',
  'short.confiscate': 'Range\u00a0{range}\u00a0· drops',
  'short.arson': 'Range\u00a0{range}\u00a0· fire',

  'able.morius': 'Goes from any sewer opening to any other.',
  'able.noiron': 'Passes through watch figures’ spaces unarrested, if he can still get off.',
  'able.jasmine': '5 blue AP instead of 2 when jailed.',
  'able.nikolai': 'In the draw phase takes 2 cards for each, and discards one of them.',
  'able.joanne': 'Guards’ attention is 1 less against her.',
  'able.zain': 'Range +2 for smoke, noise and fire grenades.',

  'does.stash': 'Draw a card.',
  'does.alertCitizens': 'Each thief of the district discards a card, the one who turned it up too.',
  'does.plainClothes': 'A guard comes onto this space, and arrests whoever can be arrested.',
  'does.informer': 'Keep it: 1 AP, once.',
  'does.guildAgent': 'Keep it: 2 AP on one stack, once.',
  'does.backOfMyHand': 'Keep it: one space more in a movement, once.',
  'does.trinket': 'Keep it: it counts as a yellow jewel.',
  'does.darkAlley': 'Stays here: whoever stands on it is hidden.',
  'does.manhole': 'Stays here: a way into the sewers.',
  'does.ladder': 'Stays here: a way out of the sewers.',

  'does.fireworks': 'The watch’s attention is 1 less.',
  'does.fog': 'The watch’s attention is 2 less, ranges are 1 less.',
  'does.changingOfTheGuard': 'Up to 2 guards change guardhouses within the Golden Domes.',
  'does.marketNight': 'Everybody draws one card more.',
  'does.freeAle': 'Guards move 1 less.',
  'does.beggarsTip': 'Everybody has 1 purple AP more this round.',
  'does.highWater': 'Nobody uses the sewers.',
  'does.wetCobbles': 'Sneak and sprint are 1 shorter.',
  'does.smugglers': 'Everybody may discard a card to draw one.',
  'does.doubleShift': 'Guards move 1 more.',
  'does.alertSergeant': 'The watch’s initiative is 2 higher, at most 8.',
  'does.patrol': 'A guard comes to the imperial guardhouse of Hammer Blow.',
  'does.curfew': 'The watch’s attention is 1 more.',
  'does.manhunt': 'The watch moves 1 more.',
  'does.sealedGrates': 'Nobody uses the sewers.',
  'does.barricade': 'The first player closes one gate this round.',
  'does.reinforcements': 'A guard comes to the imperial guardhouse of the open district.',
  'does.panic': 'The watch’s attention is 1 less.',
  'does.bribedOfficer': 'Captains neither detect nor move.',
  'does.houseSearch': 'Everybody discards a card.',
  'does.guildFavour': 'Everybody draws a card.',
  'does.torches': 'Hideouts and dark alleys don’t hide.',
  'does.firstLight': 'The watch rolls three dice, the highest counts.',
} as const

// ---- Spaces -----------------------------------------------------------------------------------------------------------

function kindOf({ kind, guardhouse, sewer, alarm, gates }: Space): string {
  if (kind === 'centre') return 'throne room'
  if (kind === 'green') return 'treasure court'
  if (kind === 'start') return 'starting place'
  if (kind === 'dungeon') return 'dungeon'
  if (kind === 'hideout') return 'hideout'
  if (guardhouse === 'imperial') return 'imperial guardhouse'
  if (guardhouse) return 'guardhouse'
  if (sewer) return sewer === 'entrance' ? 'sewer entrance' : 'sewer exit'
  if (gates) return 'gate square'
  if (alarm) return alarm === 'captain' ? 'captains’ square' : 'guards’ square'
  return 'street'
}

/** By itself, and in the middle of a sentence. Spaces of one kind are numbered in their district; what is numbered has no article. */
const spaceNames = Object.fromEntries(
  spaces.flatMap((space) => {
    const alike = spaces.filter((other) => other.district === space.district && kindOf(other) === kindOf(space))
    const number = alike.length > 1 ? ` ${alike.indexOf(space) + 1}` : ''
    const where = space.kind === 'centre' ? '' : `, ${names[`district.${space.district}`]}`
    const name = `${kindOf(space)}${number}${where}`
    return [
      [`space.${space.id}`, name],
      [`theSpace.${space.id}`, number === '' ? `the ${name}` : name],
    ]
  }),
)

export const words = { ...names, ...texts, ...spaceNames }
