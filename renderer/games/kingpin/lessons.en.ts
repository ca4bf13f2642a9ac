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
  'lesson.raid.notPass': 'Who passes is out for the rest of the game. You still have money to spend.',
  'lesson.raid.thisDen': 'You could look there as well. For now, try den C: three crooks for three dollars.',
  'lesson.raid.strongest': 'A fine crook, but the Boxer’s 8 is harder to beat.',
  'lesson.raid.mostWorth': 'He could raid there. But why for less? The 9 is worth the most.',
  'lesson.raid.notDown': 'Face down costs a dollar more. That is for the next lesson; place him face up.',
  'lesson.raid.cheapDen': 'That den would do. Den A is the cheapest now: only two dollars.',
  'lesson.raid.tooWeak': 'Tinker is only a 3, and would lose against a 5.',
  'lesson.raid.beatThem': 'Nobody is there yet, so it could wait. Beat {seat1:seat} at the 7 while you can.',
} as const satisfies Catalogue
