/** The words of the table screen, the same for all games. */
import type { Catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

export const messages = {
  'table.round': 'Round {round}',
  'table.seats': 'Players',
  'table.board': 'The board',

  'reader.you': 'you',
  'reader.your': 'your',
  'reader.others': '’s',

  'phase.map': 'Phases of the game',
  'phase.next': 'may come next',

  'aim.title': 'Aim:',

  'undo.label': 'Undo',
  'undo.possible': 'Take back the last move',
  'undo.pending': 'A moment …',

  'menu.title': 'Menu',
  'menu.settings': 'Settings',
  'menu.rules': 'Rules',
  'menu.fullscreen': 'Full screen',

  'menu.learn': 'Learn this game',

  'lesson.label': 'Lesson',
  'lesson.at': 'Step {n} of {all}',
  'lesson.watch': 'Watch what {who:seat} does.',
  'lesson.notNow': 'That is allowed, too, but not what we are after now. Try this first.',
  'lesson.back': 'Back',
  'lesson.show': 'Show me',
  'lesson.goOn': 'Go on',
  'lesson.again': 'Once more',
  'lesson.next': 'Next lesson',
  'lesson.first': 'To your first game',
  'lesson.leave': 'Leave the lesson',
  'lesson.rule': 'Rule {rule}',
  'lesson.done': 'Done!',

  'side.title': 'Log, notes and rules',
  'side.close': 'Close the side panel',
  'side.open': 'Open the side panel',
  'log.title': 'Log',
  'log.open': 'Open or close the log (L)',
  'log.earlier': 'Show earlier lines',
  'log.empty': 'Nothing has happened yet.',
  'notes.title': 'Notes',
  'rules.title': 'Rules',
  'rules.search': 'Search rules and pieces',
  'rules.none': 'Neither the rules nor the pieces mention “{query}”.',
  'rules.found': 'Found: paragraphs {paragraphs}, pieces {pieces}.',
  'rules.contents': 'Contents',
  'rules.pieces': 'All pieces',
  'rules.example': 'Example',

  'seat.active': 'to move',
  'seat.thinking': 'thinking',

  'dock.title': 'What to do now',
  'prompt.thinking': ({ who }) =>
    Array.isArray(who) && who.length > 1 ? '{who:seat} are thinking …' : '{who:seat} is thinking …',
  'prompt.together': 'This is for everybody to see. Then hand over.',
  'prompt.waiting': 'Waiting for {who:seat}.',
  'prompt.out': ({ who }) =>
    Array.isArray(who) && who.length > 1 ? 'You are out. {who:seat} play on.' : 'You are out. {who:seat} plays on.',
  'skip.label': 'Skip',
  'hurry.label': 'Speed up the rest',
  'prompt.over': 'The game is over.',

  'moves.title': 'Your moves',
  'moves.open': 'Show all moves (M)',
  'moves.count': plural('en', 'count', { one: 'One move', other: '{count} moves' }),
  'moves.search': 'Search the moves',
  'moves.none': 'No move says that.',

  'question.title': 'Your answer',
  'grave.no': 'No, go back',
  'grave.yes': 'Yes, I’m sure',

  'viewport.title': 'The map',
  'viewport.in': 'Zoom in (+)',
  'viewport.out': 'Zoom out (-)',
  'viewport.fit': 'Show the whole map (0)',

  'why.rule': 'Rule {rule}',

  'curtain.next': 'The next to play is',
  'curtain.hint': 'Everybody else looks away now. Only {name} should see what comes next.',
  'curtain.lift': 'I am {name}',
  'curtain.copy': 'A copy of a game that was still being played',
  'curtain.who': 'Who sits down?',
  'curtain.several': 'Each of you chooses in secret. One sits down, all others look away.',
  'curtain.changing': '{name} may still change their mind',
  'curtain.lower': 'Hand over',
  'curtain.look': 'Look at what only {name} sees',
  'curtain.takeOver': 'Play in this window',

  'chairs.open': 'Hand over a chair',
  'chairs.gone': 'Somebody has to go',
  'chairs.title': 'Hand over a chair',
  'chairs.hint': 'A bot plays on under your name and shows nobody your secrets. Come back whenever you like.',
  'chairs.level': 'How well the bot plays for {name}',
  'chairs.leave': 'A bot plays for {name}',
  'chairs.back': '{name} is back',

  'recap.title': 'Since you last looked',
  'recap.count': '{at} of {all}',
  'recap.back': 'The thing before',
  'recap.on': 'The next thing',
  'recap.all': 'Show all that happened',
  'recap.again': 'Read again what happened',
  'recap.close': 'Close',

  'end.wins': '{winners} wins',
  'end.win': '{winners} win',
  'end.allLost': 'Nobody wins',
  'end.story': 'How it ended',
  'end.sums': 'All points',
  'end.steps': 'How it was counted, step by step',
  'end.scores': 'Scores',
  'end.player': 'Player',
  'end.parts': 'Made of',
  'end.total': 'Points',
  'end.again': 'Play again',
  'end.look': 'Look at the table',
  'end.show': 'Show the result',
  'end.seed': 'Seed of this game: {seed}',

  'keys.title': 'Keys',
} as const satisfies Catalogue
