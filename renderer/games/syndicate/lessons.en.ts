/** The words of Syndicate's course. */
import type { Catalogue } from '../../messages/catalogue.ts'

export const messages = {
  'lesson.thug': 'Thugs and holdings',
  'lesson.thug.goal': 'Play cards that bring money, and see what becomes of one that comes too soon.',
  'lesson.thug.quincy':
    'Everybody secretly chooses one card. Quick Quincy is a thug: he brings $10 and stays with you. Play him.',
  'lesson.thug.pick': 'Now a new round. First you pick a card for your hand: any one. The rest goes to {seat1:seat}.',
  'lesson.thug.roadhouse': 'Roadhouse is a holding. It costs the $10 that you have now. Play it.',
  'lesson.thug.pay': 'Your card’s turn has come. Pay for it.',
  'lesson.thug.again': 'The Roadhouse is yours, and has two profit markers on it. Pick another card.',
  'lesson.thug.fail':
    'The Armoured Car needs a gun, a car and a key. Your Quincy has only a gun. Play it, and see what happens.',
  'lesson.thug.failed':
    'It left the game and brought you nothing. In your hand, cards that would fail are marked in red: look before you play.',
  'lesson.thug.noMoney': 'The Roadhouse costs $10, and you have nothing yet. It would be lost.',
  'lesson.thug.noThugs': 'That one needs thugs, and you have none yet. Quincy first.',
  'lesson.thug.holding': 'Keep that for later. The Roadhouse is what your money is for.',
  'lesson.thug.lost': 'A card that isn’t paid for leaves the game. You have the money.',
  'lesson.thug.tryIt': 'A good idea in a real game. Here, let it go wrong once: play the Armoured Car.',

  'lesson.order': 'Low numbers first',
  'lesson.order.goal': 'Know whose card comes first when all are turned up.',
  'lesson.order.lounge':
    'Cards act from the lowest number to the highest. {seat1:seat} may play number 76, and take $10 from you. Spend it first: play number 14.',
  'lesson.order.pay': 'It is number 76 indeed! But 14 comes first. Pay.',
  'lesson.order.after':
    'Your money was already well spent, so there was nothing left to take. A high number would have come too late.',
  'lesson.order.early': 'By then your money may be gone. Play number 14, which comes early.',
  'lesson.order.hurry': 'If you keep the money, the next card takes it. Pay.',

  'lesson.markers': 'Profit markers',
  'lesson.markers.goal': 'Build holdings that help each other: each marker is worth $10 at the end.',
  'lesson.markers.roadhouse':
    'A holding gets a marker for each symbol on it, and one more for each of those that you already have. Play the Roadhouse.',
  'lesson.markers.pay': 'Bottle and wrench, and you have one of each: that will be four markers. Pay.',
  'lesson.markers.pick': 'Four markers for $10! Pick a card for your hand.',
  'lesson.markers.facelift': 'Markers also come from cards. Facelift puts two on one of your holdings. Play it.',
  'lesson.markers.where': 'Which of your holdings gets them? Choose one.',
  'lesson.markers.worth':
    'Each marker is worth $10 at the end: here is your total. But a holding that you lose takes its markers with it.',
  'lesson.markers.tooPoor': 'That needs $90 in cash. Some other day.',
  'lesson.markers.later': 'That comes next. First build the Roadhouse: the more holdings, the better.',
  'lesson.markers.worthIt': 'Four markers for $10, and at the end they are worth $40. Pay.',
  'lesson.markers.twoMarkers': 'You could. But Facelift gives you two markers at once.',

  'lesson.draft': 'Drafting',
  'lesson.draft.goal': 'Choose cards that fit together, and mind what you pass on.',
  'lesson.draft.first':
    'The game begins with twelve cards. Keep one; {seat1:seat} gets the rest. You have no money: keep Quick Quincy, who brings some.',
  'lesson.draft.second':
    'This is what {seat1:seat} passed on to you. Quincy has a gun, and Bandolier Bea loves guns: keep her.',
  'lesson.draft.back':
    'Here is your first packet again, two cards lighter. The Grand Hotel is still there: keep it for later.',
  'lesson.draft.play': 'From the third round on you also play a card each time. Begin with one that brings money.',
  'lesson.draft.on':
    'Pick one, play one, until round 12. Two cards will stay in your hand: not everything has to be played.',
  'lesson.draft.tooDear': 'A beauty, but it costs $30. Something that brings money comes first.',
  'lesson.draft.quincy': 'Perhaps it comes back to you. Quincy brings money at once: keep him now.',
  'lesson.draft.bea': 'Not bad. But Bea gives you money for every gun, her own included.',
  'lesson.draft.hotel': 'You could. But the Hotel gets six markers all by itself.',
  'lesson.draft.notYet': 'You can’t pay $30 yet. Play a thug who brings money.',

  'lesson.rounds': 'Each round, next round',
  'lesson.rounds.goal': 'Use what works again and again, and what works a round later.',
  'lesson.rounds.hall':
    'Temperance Hall pays $10 at the end of each round, as long as nobody has bottles or hearts. Play it.',
  'lesson.rounds.pick': 'The first $10, and there will be more. Pick a card.',
  'lesson.rounds.double': 'Double or Nothing doubles your money, but only in the next round. Play it now.',
  'lesson.rounds.again': 'The glowing 78 says that it works this round. First pick a card.',
  'lesson.rounds.now': 'This is the round in which everything counts twice. Play Quick Quincy.',
  'lesson.rounds.doubled': '$20 from Quincy, and $20 from the Hall. Now it is over: next round all is as before.',
  'lesson.rounds.nothingYet': 'Have something to double first.',
  'lesson.rounds.everyRound': 'He can wait. The sooner the Hall stands, the more often it pays.',
  'lesson.rounds.doubleFirst': 'Wait with that. If you double first, it brings twice as much.',
  'lesson.rounds.money': 'That brings less. Quincy’s $10 counts twice this round.',
} as const satisfies Catalogue
