/** The words of Break-In's course. */
import type { Catalogue } from '../../messages/catalogue.ts'

export const messages = {
  'lesson.give': 'Give and receive',
  'lesson.give.goal': 'Deal a round: one card for everybody, and you say who gets what.',
  'lesson.give.turn': 'You deal this round. Turn up the top card.',
  'lesson.give.dog':
    'A watchdog. Nobody wants one, but in each round everybody gets one card. Give it to {seat1:seat}.',
  'lesson.give.next': 'That was {seat1:seat}’s card of this round. Turn up the next one.',
  'lesson.give.keys': 'Keys! They get rid of a padlock, and you have two of those. Keep the keys yourself.',
  'lesson.give.last': 'One padlock less. The last card of the round goes to {seat2:seat}: turn it up.',
  'lesson.give.round':
    'Everybody has had a card, so the round is over. {seat1:seat}, at your left, deals the next one.',
  'lesson.give.notYou': 'It would stay in front of you. Let somebody else worry about the dog.',
  'lesson.give.notHer': 'You could. Just this once, make it {seat1:seat}.',
  'lesson.give.keepKeys': 'They would be happy. But you have two padlocks, and the keys would take one away.',

  'lesson.caught': 'What catches you',
  'lesson.caught.goal': 'See who is close to being caught, and hand over the card that does it.',
  'lesson.caught.turn': 'Anyone with too much in front of them is caught, and out. Turn up a card.',
  'lesson.caught.police': 'Two police are enough to catch a thief. {seat2:seat} has one already: send the second.',
  'lesson.caught.gone': '{seat2:seat} is out, and all those cards are discarded. Turn up the next one.',
  'lesson.caught.dogs':
    'Three watchdogs catch you too; so do four door chains, or four padlocks. Who has two dogs already? Send the third.',
  'lesson.caught.more':
    'Two thieves gone. Two dogs, two chains and two padlocks together would catch you as well. One more card, please.',
  'lesson.caught.loot': 'Loot is good, but five pieces are too heavy to run with. {seat3:seat} has four: make it five.',
  'lesson.caught.left':
    'Three caught in one round! The last thief in the house wins, and only {seat4:seat} is still in your way.',
  'lesson.caught.notYou': 'Better not: keep your own place empty for as long as you can.',
  'lesson.caught.onePolice': 'A first one does little harm. {seat2:seat} would be caught by a second.',
  'lesson.caught.oneDog': 'One dog alone only barks. {seat1:seat} has two: a third catches.',
  'lesson.caught.fineForYou': 'Not bad. But with it you can catch somebody who has four.',
  'lesson.caught.fifth': 'That would be a present. Look for who has four of them.',

  'lesson.lawyer': 'Lawyer and lucky cards',
  'lesson.lawyer.goal': 'Get out of trouble: the lawyer, the clover, and loot that was lost.',
  'lesson.lawyer.call':
    '{seat1:seat} gives you a third watchdog! Call your lawyer: the card is discarded and does nothing.',
  'lesson.lawyer.clover':
    'A clover from {seat2:seat}: it takes one of your obstacles with it. Nothing else gets rid of police, so choose the police.',
  'lesson.lawyer.turn': 'Much better. Now you deal: turn up a card.',
  'lesson.lawyer.keep': 'Lost loot: whoever gets it steals a piece of loot. Keep it yourself.',
  'lesson.lawyer.steal': 'You will need loot at the end. {seat1:seat} has two pieces: take one of them.',
  'lesson.lawyer.once': 'Your lawyer helps only once in a game, and is gone now. Always keep it for a card that hurts.',
  'lesson.lawyer.caught': 'A third watchdog catches you. This is what you have a lawyer for.',
  'lesson.lawyer.police': 'A bone gets rid of a dog, too. Nothing but a clover gets rid of police.',
  'lesson.lawyer.theyWould': 'Then they would steal, and you would get something else. Keep this one.',

  'lesson.panic': 'Panic',
  'lesson.panic.goal': 'In a panic everybody sends a card to the left. Make it the right one.',
  'lesson.panic.turn': 'You deal. Turn up a card.',
  'lesson.panic.start': 'Panic! It strikes all of you, whoever gets the card. Give it to anybody.',
  'lesson.panic.choose':
    'Each of you secretly sends one card to the left. Yours goes to {seat1:seat}, who has two watchdogs. Send your dog.',
  'lesson.panic.moved':
    '{seat1:seat} is caught by your dog! All the cards moved at once: loot and a padlock have gone one place on, too.',
  'lesson.panic.loot': 'You could. But {seat1:seat} has two watchdogs, and yours would be the third.',

  'lesson.finale': 'The finale',
  'lesson.finale.goal': 'Two are left: have loot to pay with, and see that the other one hasn’t.',
  'lesson.finale.turn':
    'Only {seat1:seat} and you are left. From the next round on, the dealer first pays one loot, or is out. Turn up a card.',
  'lesson.finale.keep': 'Loot, just what you need for your next deal. Keep it.',
  'lesson.finale.rest': 'Turn up the other card: it goes to {seat1:seat}. Then {seat1:seat} deals, and has to pay.',
  'lesson.finale.paid': 'You have both paid. {seat1:seat} has no loot left, and must pay next. Turn up a card.',
  'lesson.finale.again': 'Loot! {seat1:seat} must not get it: keep it yourself.',
  'lesson.finale.win': 'Now the last card of the round. After that {seat1:seat} can’t pay, and you have won.',
  'lesson.finale.notThem': 'With loot {seat1:seat} can pay and plays on. Keep it for yourself.',
} as const satisfies Catalogue
