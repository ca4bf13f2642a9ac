/** The words of Kingpin. */
import { crooks } from '../../../machines/kingpin/data.ts'
import type { Params } from '../../../machines/kernel/journal.ts'
import type { Catalogue } from '../../messages/catalogue.ts'
import { plural } from '../../messages/plural.ts'

/** What a modifier does to a target's value: `+2`, `−1`. */
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)
const sum = ({ modifiers }: Params): string =>
  Number(modifiers) === 0 ? '' : ` ({target} ${signed(Number(modifiers)).replace(/^(.)/, '$1 ')})`
/** What there is to say of a crook beyond its rank. */
const traits = ({ modifier, gangs, skill }: Params): string =>
  [
    Number(modifier) === 0 ? '' : `, ${signed(Number(modifier))}`,
    isNone(gangs) ? '' : ', {gangs:gang}',
    skill === '' || skill === 'kingpin' ? '' : ', {skill:skill}',
  ].join('')
const does: Readonly<Record<string, string>> = {
  'does.pickpocket': 'Face up: takes $2 from the bank.',
  'does.spy': 'Face up: looks into a den, or under the face-down crooks at a target.',
  'does.accomplice': 'Face up: may join your own crooks in a slot. Their ranks add up.',
  'does.swap': 'Face up: may take your own slot; who was there moves on to a free target.',
  'does.killer': 'Face up: removes all crooks of one player at this target.',
  'does.kingpin': 'Only as the last of its den, and only face up.',
}
/** All of it in sentences. */
const inWords = ({ modifier, gangs, skill }: Params): string =>
  [
    'Rank {rank}.',
    Number(modifier) === 0
      ? ''
      : `Makes its target worth ${Math.abs(Number(modifier))} ${Number(modifier) < 0 ? 'less' : 'more'}.`,
    isNone(gangs) ? 'Of no gang.' : 'Counts for {gangs:gang}.',
    does[`does.${String(skill)}`] ?? 'No skill.',
  ]
    .filter(Boolean)
    .join(' ')
const severalOf = (list: Params[string] | undefined): boolean => Array.isArray(list) && list.length > 1
const isNone = (list: Params[string] | undefined): boolean => !Array.isArray(list) || list.length === 0

const counted = (what: string): ((params: Params) => string) => {
  const say = plural('en', 'points', { one: `${what}: one point`, other: `${what}: {points} points` })
  return (params) => say(params) + (params.decided === true ? ', and the game' : '')
}

const names = {
  'crook.1': 'Fingers',
  'crook.2': 'Whisper',
  'crook.3': 'Loudmouth',
  'crook.4': 'The Leak',
  'crook.5': 'Sparrow',
  'crook.6': 'Sidekick',
  'crook.7': 'Duchess',
  'crook.8': 'Lookout',
  'crook.9': 'Shadow',
  'crook.10': 'Bookie',
  'crook.11': 'Tinker',
  'crook.12': 'Shuffle',
  'crook.13': 'Razor',
  'crook.14': 'Matches',
  'crook.15': 'Countess',
  'crook.16': 'Switch',
  'crook.17': 'Sticks',
  'crook.18': 'Padre',
  'crook.19': 'Mortician',
  'crook.20': 'Hatchet',
  'crook.21': 'Lefty',
  'crook.22': 'The Cook',
  'crook.23': 'Ace',
  'crook.24': 'Diamond',
  'crook.25': 'Bricks',
  'crook.26': 'The Twins',
  'crook.27': 'Safecracker',
  'crook.28': 'Mad Marta',
  'crook.29': 'Boxer',
  'crook.30': 'The Ghost',
  'crook.31': 'The Judge',
  'crook.32': 'Kingpin',
} as const

/** A crook as the story of the end calls it: `Diamond 7`. */
const ranked = Object.fromEntries(
  crooks.map(({ number, rank }) => [`ranked.${number}`, `${names[`crook.${number}` as keyof typeof names]} ${rank}`]),
)

export const messages = {
  ...names,
  ...ranked,

  'gang.northside': 'Northside',
  'gang.westside': 'Westside',
  'gang.outfit': 'the Outfit',

  'skill.pickpocket': 'pickpocket',
  'skill.spy': 'spy',
  'skill.accomplice': 'accomplice',
  'skill.swap': 'swap',
  'skill.killer': 'killer',
  'skill.kingpin': 'kingpin',

  ...does,

  'phase.turn': 'Turn',
  'phase.turn.choose': 'recruit',
  'phase.turn.take': 'take',
  'phase.turn.place': 'raid',
  'phase.turn.skill': 'skill',
  'phase.turn.skill.pickpocket': 'pickpocket',
  'phase.turn.skill.swap': 'swap',
  'phase.turn.skill.killer': 'killer',
  'phase.turn.skill.spy': 'spy',
  'phase.turn.skill.look': 'look',
  'phase.scoring': 'Scoring',
  'phase.scoring.reveal': 'reveal',
  'phase.scoring.targets': 'targets',
  'phase.scoring.gangs': 'gangs',
  'phase.over': 'End',

  'prompt.choose': 'Recruit from a den, or pass for good.',
  'prompt.take': 'Den {den} is open to you alone. Whom do you take?',
  'prompt.putBack': 'You can place nobody from den {den}. Put them all back.',
  'prompt.place': 'Where do you send {crook:crook}, and which way up?',
  'prompt.placeUp': 'Where do you send {crook:crook}, face up?',
  'prompt.pickpocket': '{crook:crook} can take $2 from the bank.',
  'prompt.swap': 'Where do your crooks from target {target} move on to?',
  'prompt.killer': 'Whose crooks at target {target} does {crook:crook} remove?',
  'prompt.spy': 'Where does {crook:crook} look?',
  'prompt.lookDen': 'This is who hides in den {den}. Only you see it.',
  'prompt.lookTarget': 'This is who lies face down at target {target}. Only you see it.',

  'moves.pass': 'Pass',
  'moves.recruit': 'Recruit',
  'moves.take': 'Take',
  'moves.putBack': 'Put back',
  'moves.place': 'Raid a target',
  'moves.pickpocket': 'Pickpocket',
  'moves.swap': 'Move on',
  'moves.kill': 'Remove',
  'moves.spyDen': 'Look into a den',
  'moves.spyTarget': 'Look under the crooks at a target',
  'moves.decline': 'Or else',

  'about.crookTitle': '{crook:crook}',
  'about.crook': inWords,
  'about.hidden': ({ crooks }) =>
    isNone(crooks)
      ? 'Only its owner knows who it is; a spy can look. It counts at the end.'
      : 'By what you saw in the den, this is one of {crooks:crook}. It counts at the end.',
  'about.slot': ({ who, seats, value }) =>
    [
      isNone(seats)
        ? 'Nobody shows at this target.'
        : severalOf(seats)
          ? '{seats:seat} are level at rank {rank}.'
          : '{seats:seat} leads with rank {rank}.',
      `It is worth ${String(value)}${who === '' ? '' : ' now'}.`,
      who === '' ? '' : `A crook of ${who === 'you' ? 'yours' : 'theirs'} can go here face up, or face down for $1.`,
    ]
      .filter(Boolean)
      .join(' '),
  'about.raidTitle': '{crook:crook} at target {target}',
  'about.raid': ({ lead, value, was, hidden, kills }) =>
    [
      lead === 'you'
        ? 'You would lead with rank {rank}.'
        : lead === 'level'
          ? 'You would be level with {seats:seat} at rank {rank}.'
          : '{seats:seat} would still lead with rank {rank}.',
      kills === true ? 'Face up, {crook:crook} can remove one player there.' : '',
      value === was ? 'It is worth {value}.' : 'It would be worth {value}, not {was}.',
      hidden === 0
        ? ''
        : hidden === 1
          ? 'One crook there is hidden from you.'
          : '{hidden} crooks there are hidden from you.',
    ]
      .filter(Boolean)
      .join(' '),
  'about.den': ({ seats }) =>
    `Pay $1 for each crook there, look at all of them, and take one.${isNone(seats) ? '' : ' {seats:seat} looked in.'}`,
  'about.denEmpty': 'Everybody has left: there is nobody to recruit.',
  'about.money': 'Pays for dens, and for face-down crooks. At the end it only breaks a tie.',
  'about.out': '{by:seat} has passed, and takes no more turns. The crooks stay and count.',
  'about.points': '{targets} at the targets, {gangs} for having most of a gang.',
  'about.gang': 'At the end, {points} points for whoever has most members, and nobody as many.',

  'pieces.crooks': 'The 32 crooks',
  'pieces.skills': 'The six skills',
  'pieces.gangs': 'The three gangs',
  'pieces.gang':
    'Whoever has most members at the end, and nobody as many, gets points for it: {two} with two players, {three} with three, {four} with four.',

  aim: 'Win the targets with your crooks, and have most of a gang: the most points win.',
  'grave.place': 'Remove your own Kingpin?',
  'grave.pass': 'Pass for the rest of the game?',
  'short.pass': 'Pass',
  'short.declinePickpocket': 'Leave it',
  'short.declineKill': 'Spare everybody',
  'short.declineSpy': 'Don’t look',
  'move.pass': 'Pass: you are out, and your crooks stay',
  'move.recruit': plural('en', 'count', {
    one: 'Recruit the last crook of den {den} for ${price}',
    other: 'Recruit one of {count} crooks from den {den} for ${price}',
  }),
  'move.recruitEmpty': 'Recruit from den {den}',
  'move.take': (params) => `Take {crook:crook}, rank {rank}${traits(params)}`,
  'move.putBackDen': 'Put all back: the fee is lost, and your turn ends',
  'move.putBackLook': 'Close it again: your turn ends',
  'move.placeUp': 'Send {crook:crook} to target {target}, face up',
  'move.placeJoin': 'Let {crook:crook} join your crooks at target {target}, face up',
  'move.placeSwap': 'Send {crook:crook} to target {target}, face up; your crooks there move on',
  'move.placeKill': 'Let {crook:crook} remove your own crooks at target {target} and take their place',
  'move.placeDown': 'Send {crook:crook} to target {target}, face down for $1',
  'move.pickpocket': 'Take $2 from the bank',
  'move.swap': 'Your crooks move on to target {to}',
  'move.kill': 'Remove all crooks of {victim:seat} at target {target}',
  'move.spyDen': plural('en', 'count', {
    one: 'Look at the crook in den {den}',
    other: 'Look at the {count} crooks in den {den}',
  }),
  'move.spyTarget': 'Look at the face-down crooks at target {target}',
  'move.declinePickpocket': 'Leave the money where it is',
  'move.declineKill': 'Spare everybody',
  'move.declineSpy': 'Don’t look',

  'log.started': '{by:you} {by?begin|begins}.',
  'log.passed': '{by:you} {by?pass, and are|passes, and is} out.',
  'log.passedDensEmpty': 'No crook is left in town: {by:you} {by?are|is} out.',
  'log.passedBroke': '{by:you} can’t pay for any den, and {by?are|is} out.',
  'log.recruited': '{by:you} {by?pay|pays} ${price} and {by?open|opens} den {den}.',
  'log.sawDen': 'Only you saw who was there: {crooks:crook}.',
  'log.took': '{by:you} {by?take|takes} a crook from den {den}.',
  'log.tookCrook': 'Only you know who: {crook:crook}.',
  'log.feeLost': '{by:you} can place nobody from den {den}, and {by?lose|loses} ${price}.',
  'log.placedUp': '{by:you} {by?send|sends} {crook:crook} from den {den} to target {target}.',
  'log.placedDown': '{by:you} {by?send|sends} somebody from den {den} to target {target}, face down.',
  'log.placedDownCrook': 'Only you know who: {crook:crook}.',
  'log.pickpocketed': '{by:you} {by?take|takes} ${dollars} from the bank.',
  'log.swapped': plural('en', 'count', {
    one: '{by:your} crook moves on from target {from} to target {to}.',
    other: '{by:your} {count} crooks move on from target {from} to target {to}.',
  }),
  'log.killed': ({ by, victim, crooks, hidden }) => {
    const unseen = Number(hidden) === 0 ? '' : Number(hidden) === 1 ? 'a face-down crook' : '{hidden} face-down crooks'
    const seen = isNone(crooks) ? '' : '{crooks:crook}'
    const who = [seen, unseen].filter(Boolean).join(' and ')
    return by === victim
      ? `{by:you} {by?get rid of your|gets rid of their} own people at target {target}: ${who}.`
      : `{by:you} {by?get|gets} rid of {victim:your} people at target {target}: ${who}.`
  },
  'log.spiedDen': '{by:you} {by?spy|spies} on den {den}.',
  'log.spiedTarget': '{by:you} {by?spy|spies} on target {target}.',
  'log.sawTarget': 'Only you saw who lies there: {crooks:crook}.',
  'log.declined': '{by:you} {by?let|lets} {crook:crook} do nothing more.',
  'log.revealed': '{by:you} had {crooks:crook} at target {target}.',
  'log.targetEmpty': 'Nobody is at target {target}.',
  'log.targetWon': (params) =>
    `Target {target}: {by:you} {by?have|has} the highest rank, {rank}, and {by?get|gets} {points}${sum(params)}.`,
  'log.targetShared': (params) =>
    `Target {target}: {seats:you} are level at rank {rank} and share {value}${sum(params)}: {points} each.`,
  'log.gangTied': 'Nobody has most members of {gang:gang}: no points.',
  'log.gangWon': '{by:you} {by?have|has} most members of {gang:gang}, {count}, and {by?get|gets} {points}.',
  'log.won': '{by:you} {by?rule|rules} the town with {points} points.',
  'log.wonOnMoney': '{by:you} {by?rule|rules} the town with {points} points, and more money: ${money}.',
  'log.wonShared': '{seats:you} rule the town together with {points} points and ${money} each.',

  'headline.targetWon': (params) => `{target:sign}${sum(params)}: {points} for {by:seat}`,
  'headline.targetShared': (params) => `{target:sign}${sum(params)}: {points} each for {seats:seat}`,
  'headline.gangTied': 'Nobody has most of {gang:gang}',
  'headline.gangWon': 'Most of {gang:gang}: {points} for {by:seat}',
  'headline.won': '{by:seat} rules the town',
  'headline.wonOnMoney': '{by:seat} rules the town, with more money',
  'headline.wonShared': '{seats:seat} rule the town together',

  'score.target': (params) => `Target {target}${sum(params)}, with rank {rank} among {crooks:crook}`,
  'score.targetShared': (params) => `Target {target}${sum(params)}, shared at rank {rank} among {crooks:crook}`,
  'score.gang': plural('en', 'count', {
    one: 'Most of {gang:gang}: one member',
    other: 'Most of {gang:gang}: {count} members',
  }),
  'score.money': '${money} left, which only breaks a tie',

  'story.won': counted('{own:ranked} beat {others:ranked} at {target:house}'),
  'story.alone': counted('Nobody stood against {own:ranked} at {target:house}'),
  'story.shared': counted('{own:ranked} drew with {others:ranked} at {target:house}'),
  'story.lost': '{own:ranked} lost to {others:ranked} at {target:house}, worth {value}',
  'story.killed': plural('en', 'points', {
    one: '{by:seat} got rid of {own:ranked} at {target:house}: one point lost',
    other: '{by:seat} got rid of {own:ranked} at {target:house}: {points} points lost',
  }),
  'story.spoiled': '{own:ranked} won {target:house}, but {spoilers:crook} left nothing there',
  'story.cut': '{own:ranked} won {target:house}, but {spoilers:crook} left only {points} there',
  'story.gang': counted('Most of {gang:gang} ({count})'),
  'story.gangTied': 'Drew for most of {gang:gang} ({count} each): no points',
  'story.money': 'level on points, ${money} left',

  'refusal.noMove': 'That can’t be done in this game.',
  'refusal.chooseFirst': 'First choose a den to recruit from, or pass.',
  'refusal.takeFirst': 'First take one of the crooks in the open den.',
  'refusal.placeFirst': 'First send the crook in your hand to a target.',
  'refusal.pickpocketFirst': 'First say whether the pickpocket takes the money.',
  'refusal.swapFirst': 'First choose where your crooks move on to.',
  'refusal.killFirst': 'First choose whom the killer removes, or spare everybody.',
  'refusal.spyFirst': 'First choose where the spy looks, or don’t look.',
  'refusal.putBackFirst': 'First close what you are looking at.',
  'refusal.denUnused': 'Den {den} is not in use in this game.',
  'refusal.denEmpty': 'Nobody is left in den {den}.',
  'refusal.denTooDear': 'Den {den} costs ${price}, $1 for each crook there. You have ${money}.',
  'refusal.notInDen': '{crook:crook} is not in the open den.',
  'refusal.kingpinNotLast': 'The Kingpin comes only as the last of a den.',
  'refusal.cannotPlace': 'You have no slot where {crook:crook} could go.',
  'refusal.mustTake': 'You can take somebody, so you must.',
  'refusal.slotTaken': 'You already have a crook at target {target}.',
  'refusal.downOnCrook': 'You already have a crook at target {target}. Face down goes only into an empty slot.',
  'refusal.kingpinFaceDown': 'The Kingpin never hides: face up only.',
  'refusal.downTooDear': 'Face down costs $1, and you have ${money}.',
  'refusal.swapOntoItself': 'They are at that target already. Choose another one.',
  'refusal.swapOntoCrook': 'You already have a crook at target {to}.',
  'refusal.killOwnLater': 'Your own crooks are removed only by playing the killer onto them.',
  'refusal.nobodyToKill': '{victim:seat} has nobody at this target.',
  'refusal.nothingHidden': 'Nobody else’s crook lies face down at target {target}.',
  'refusal.spyDenEmpty': 'Den {den} is empty.',

  'house.2': 'the newsstand',
  'house.3': 'the barber’s',
  'house.4': 'the pawnshop',
  'house.5': 'the diner',
  'house.6': 'the hotel',
  'house.7': 'the jeweller’s',
  'house.8': 'the casino',
  'house.9': 'the bank',
  'sign.2': 'News',
  'sign.3': 'Barber',
  'sign.4': 'Pawn',
  'sign.5': 'Diner',
  'sign.6': 'Hotel',
  'sign.7': 'Jewels',
  'sign.8': 'Casino',
  'sign.9': 'Bank',

  'board.den': plural('en', 'count', {
    one: 'Den {den}: one crook, ${price}',
    other: 'Den {den}: {count} crooks, ${price}',
  }),
  'board.denEmpty': 'Den {den}: empty',
  'board.empty': 'Empty',
  'board.hand': 'In your hand',
  'board.handOf': 'In the hand of {by:seat}',
  'board.openDen': 'Den {den}',
  'board.openTarget': 'Target {target}',
  'board.onlyYou': 'Only you see this',
  'board.down': 'Down for $1',
  'board.downBriefly': 'Down',
  'board.putBack': 'Put all back',
  'board.close': 'Close it again',
  'board.up': 'Up',
  'board.placeJoin': 'Join',
  'board.placeSwap': 'Swap',
  'board.placeKill': 'Remove your own',
  'board.hiddenOf': 'a face-down crook from den {den}',
  'board.yours': '{crook:crook}, face down: only you know',
  'board.known': '{crook:crook}, face down: you know it',
  'board.crook': (params) => `{crook:crook}, rank {rank}${traits(params)}`,
  'board.slot': '{by:seat}, target {target}: ',
  'board.slotEmpty': '{by:seat}, target {target}: empty',
  'board.money': '${money}',
  'board.moneyLabel': '${money} in hand',
  'board.members': plural('en', 'count', {
    one: '{gang:gang}: one member in sight',
    other: '{gang:gang}: {count} members in sight',
  }),
  'board.membersMost': plural('en', 'count', {
    one: '{gang:gang}: one member in sight, the most',
    other: '{gang:gang}: {count} members in sight, the most',
  }),
  'board.out': 'Out',
  'board.seenDen': 'You have looked into den {den}',
  'board.seenDenBy': '{by:seat} has looked into den {den}',
  'board.points': plural('en', 'points', { one: 'one point', other: '{points} points' }),
  'board.prize': '{points} points for most of a gang',
  'board.row': 'The row of {by:seat}',
  'board.dens': 'The dens',

  'target.does': 'At the end the highest rank here takes the points.',
  'target.title': 'Target {target}',
  'target.worth': 'Worth {value} now',
  'target.worthFrom': 'Worth {value} now: {target} printed, {modifiers} by crooks',
  'target.nobody': 'Nobody is here yet.',
  'target.leads': '{by:seat} leads with rank {rank}.',
  'target.level': '{seats:seat} are level at rank {rank}: {points} points each.',
  'target.hidden': plural('en', 'count', {
    one: 'One crook is still hidden from you.',
    other: '{count} crooks are still hidden from you.',
  }),
  'target.onlyHidden': 'Nobody shows here.',
  'target.clear': 'Nothing is hidden from you here.',
  'target.rank': 'rank {rank}',
  'target.unknown': plural('en', 'count', { one: '+ one hidden', other: '+ {count} hidden' }),

  'notes.dens': 'Dens',
  'notes.densHint': 'What you saw there, less those who were seen to leave.',
  'notes.noDens': 'Whom you see in a den is kept here for you, until you know where they went.',
  'notes.gone': plural('en', 'count', { one: 'One of these is gone.', other: '{count} of these are gone.' }),
  'notes.missed': 'Left unseen before you looked again:',
  'notes.allGone': 'Gone, and not shown since.',
  'notes.own': 'Your face-down crooks',
  'notes.spied': 'Others’ face-down crooks that you know',
  'notes.at': 'target {target}',
  'notes.atOf': '{by:seat}, target {target}',
  'notes.killed': 'killed',
  'notes.over': 'The game is over: everything on the street is in the open.',
  'notes.watching': 'Whoever only watches has no notes.',
  'notes.unseen': 'Who can still be hidden',
  'notes.unseenHint': ({ players }) =>
    `Crooks that are neither on the street nor in your notes.${Number(players) < 4 ? ' Some of them are not in the game.' : ''}`,

  // What can be said for a hint.
  'reason.money.gain': 'It brings you {least} dollars.',
  'reason.money.spare': 'Any other choice costs you money.',
  'reason.points.gain': 'As the street lies open now, it is worth {least} points to you.',
  'reason.points.spare': 'As the street lies open now, any other choice costs you points.',
  'reason.rivals.gain': 'As the street lies open now, it takes {least} points from the others.',
  'reason.strength.most': 'Nobody else that you could take is as strong.',
  'reason.gangs.gain': 'As the street lies open now, that gives you most of a gang.',
  'reason.killer.gain': 'Face up, it can remove somebody’s crooks.',
  'reason.pickpocket.gain': 'Face up, it brings you $2.',
  'reason.accomplice.gain': 'Face up, it can join a crook of yours.',
  'reason.last.gain': 'It is the last crook there, for only $1.',
  'reason.price.most': 'Any other den costs more.',
  'reason.choice.most': 'No other den lets you choose among as many.',
  'reason.untouched.gain': 'Nobody else has looked in there yet.',
  'reason.look.most': 'Nowhere else do you see as many.',
  'reason.look.gain': 'Then you know who hides there.',
  'reason.disguise.gain': 'The others won’t know who it is.',
} as const satisfies Catalogue
