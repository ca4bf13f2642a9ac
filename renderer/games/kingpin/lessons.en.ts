/** The words of Kingpin's course. */
import type { Catalogue } from '../../messages/catalogue.ts'

export const messages = {
  'lesson.raid': 'Recruit and raid',
  'lesson.raid.goal': 'Hire crooks, send them to raid, and hold the targets that pay.',
  'lesson.raid.look': 'Three crooks hide in den C. A look costs a dollar for each of them. Open den C.',
  'lesson.raid.hire': 'Only you see them, and one is yours. The big number is a crook’s rank. Take the Boxer, an 8.',
  'lesson.raid.send': 'Now he raids. The highest rank at a target wins its points. Send him to the 9, face up.',
  'lesson.raid.again':
    '{seat1:seat} holds the 7 with Sticks, a 5. You can do better: look into den A, for two dollars.',
  'lesson.raid.stronger': 'Lefty is a 6, and 6 beats 5. Take him.',
  'lesson.raid.overtake': 'Send Lefty to the 7, where {seat1:seat} has only a 5.',
  'lesson.raid.lead': 'Now you lead at both. When all have passed, the 9 and the 7 pay you: 16 points.',
  'lesson.raid.notPass': 'If you pass, you are out for the rest of the game. You still have money to spend.',
  'lesson.raid.thisDen': 'You could look there as well. For now, try den C: three crooks for three dollars.',
  'lesson.raid.strongest': 'A fine crook, but the Boxer’s 8 is harder to beat.',
  'lesson.raid.mostWorth': 'He could raid there. But why for less? The 9 is worth the most.',
  'lesson.raid.notDown': 'Face down costs a dollar more. That is for the next lesson; place him face up.',
  'lesson.raid.cheapDen': 'That den might do as well. For now, try den A, for two dollars.',
  'lesson.raid.tooWeak': 'Tinker is only a 3, and would lose against a 5.',
  'lesson.raid.beatThem': 'Nobody is there yet, so it could wait. Beat {seat1:seat} at the 7 while you can.',

  'lesson.hidden': 'Face down, and notes',
  'lesson.hidden.goal': 'Hide a crook, and work out whom the others have hidden.',
  'lesson.hidden.look': 'Some crooks are best kept secret. First look into den D, for three dollars.',
  'lesson.hidden.hire': 'All three go into your notes, so you need not remember them. Take Hatchet, a 6.',
  'lesson.hidden.hide':
    'For one dollar more he lies face down, and nobody else sees who he is. Under the 8, click “Down for $1”.',
  'lesson.hidden.guess':
    '{seat1:seat} has hidden somebody from den D. Point at D to see your notes: it is Sticks, a 5, or Countess, a 4.',
  'lesson.hidden.sure': 'So a 6 is sure to beat whoever lies at the 7. Look into den A.',
  'lesson.hidden.beat': 'Lefty is a 6. Take him.',
  'lesson.hidden.open': 'You have nothing to hide now: send Lefty to the 7, face up.',
  'lesson.hidden.secret':
    'At the end all cards are turned up. Until then {seat1:seat} can only guess who holds your 8.',
  'lesson.hidden.notPass': 'If you pass, you are out for the rest of the game. You still have money to spend.',
  'lesson.hidden.thisDen': 'You could look there. For this lesson, try den D.',
  'lesson.hidden.leaveThem': 'Leave that one: it is worth more to know that it is still in there. Take Hatchet.',
  'lesson.hidden.notUp': 'Face up, everybody would see him. To hide him, click “Down for $1” under the 8.',
  'lesson.hidden.theEight': 'He can hide anywhere that is free. Try the 8: it pays more.',
  'lesson.hidden.denA': 'That might work. Den A is cheaper: two dollars.',
  'lesson.hidden.tooWeak': 'Tinker is only a 3, and would lose against a 5.',
  'lesson.hidden.saveIt': 'Hiding him costs a dollar and gains nothing here. Face up will do.',
  'lesson.hidden.theSeven': 'That could wait. Take the 7 from {seat1:seat}.',

  'lesson.skills': 'The six skills',
  'lesson.skills.goal': 'Use what crooks can do: steal, kill, help, swap, spy, and rule.',
  'lesson.skills.pickpocket':
    'Played face up, a skill works at once. Fingers picks pockets: send him to the 2, then take two dollars.',
  'lesson.skills.killer': 'Razor is a killer. Send him to the 9, where {seat1:seat} has Bricks, and remove Bricks.',
  'lesson.skills.accomplice':
    'Shadow is an accomplice: he joins your own crook, and their ranks add up. Put him with Lefty at the 7.',
  'lesson.skills.swap': 'Shuffle swaps: play him onto Fingers at the 2. Then send Fingers on to the 4.',
  'lesson.skills.spy': 'Whisper spies. Send her to the 3, then look at the crook who lies face down at the 5.',
  'lesson.skills.kingpin': 'The Kingpin, a 10, is always the last to leave his den. Take him, and send him to the 5.',
  'lesson.skills.choice':
    'You may leave a skill unused, and face down a crook has none. Only the Kingpin can’t be played face down.',
  'lesson.skills.noSkillDown': 'Face down, the skill would be lost. Play this one face up.',
  'lesson.skills.twoDollars': 'You may decline, but it is two dollars for nothing. Take them!',
  'lesson.skills.theTwo': 'Fingers is only a 1, so any target will do for him. Try the 2, where he is alone.',
  'lesson.skills.beatsYou': 'Bricks is a 7 and Razor a 4. Remove Bricks, or Razor loses.',
  'lesson.skills.theNine': 'A killer works where somebody else is. Send Razor to the 9.',
  'lesson.skills.joinLefty': 'Lefty alone, a 6, loses to the Boxer’s 8. With Shadow’s 3 he wins.',
  'lesson.skills.ontoFingers': 'Shuffle could go there like anybody. To see the swap, play him onto Fingers at the 2.',
  'lesson.skills.doLook': 'You may decline, but do look: it costs nothing.',
  'lesson.skills.spyThere': 'Other places would do as well. For now, spy at the 5.',
  'lesson.skills.theFive': 'He would win almost anywhere. Send him to the 5, where you have just spied a 7.',

  'lesson.gangs': 'Gangs, and the last raid',
  'lesson.gangs.goal': 'Win a gang, make a target pay more, and see how it ends.',
  'lesson.gangs.look':
    'Gangs pay, too: 5 points for the most crooks of one. Northside stands at 2 all. Look into den A.',
  'lesson.gangs.colours': 'The Boxer is stronger, but Hatchet belongs to Northside, the red triangle. Take Hatchet.',
  'lesson.gangs.both': 'Send him to the 8: a 6 beats Sticks there, and Northside is yours as well.',
  'lesson.gangs.out':
    '{seat1:seat} has passed and is out. You may go on: fetch Diamond from den B, for your last dollar.',
  'lesson.gangs.modifier':
    'Diamond’s +2 makes a target worth two more. Send her to the 7; then your money is spent, and the points are counted.',
  'lesson.gangs.count': 'Nobody can go on, so it ends. Targets pay you 30, Northside 5: you win!',
  'lesson.gangs.notPass': 'Not yet: you have three dollars left, and there are points to be had.',
  'lesson.gangs.denA': 'That den comes later. Look into den A first.',
  'lesson.gangs.noGang': 'The Boxer would win the 8, but not Northside. Hatchet wins both.',
  'lesson.gangs.notDown': 'That would cost your last dollar. Face up will do.',
  'lesson.gangs.theEight': 'Northside would be yours anywhere. At the 8 he also beats Sticks.',
  'lesson.gangs.oneMore': 'You still have a dollar, and money wins nothing. One more raid!',
  'lesson.gangs.denB': 'The Boxer is not bad. But Diamond, in den B, makes a target worth more.',
  'lesson.gangs.theSeven': 'Two more points there, yes. At the 7 nobody else is in the way.',
} as const satisfies Catalogue
