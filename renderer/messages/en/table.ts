/** The words of the table screen, the same for all games. */
import type { Catalogue } from '../catalogue.ts'

export const messages = {
  'table.round': 'Round {round}',
  'table.seats': 'Players',
  'table.board': 'The board',

  'phase.map': 'Phases of the game',
  'phase.next': 'may come next',

  'undo.label': 'Undo',
  'undo.possible': 'Take back the last move',
  'undo.pending': 'A moment …',

  'menu.title': 'Menu',
  'menu.settings': 'Settings',
  'menu.rules': 'Rules',
  'menu.fullscreen': 'Full screen',

  'side.title': 'Log, notes and rules',
  'side.close': 'Close the side panel',
  'side.open': 'Open the side panel',
  'log.title': 'Log',
  'log.earlier': 'Show earlier lines',
  'log.empty': 'Nothing has happened yet.',
  'notes.title': 'Notes',
  'rules.title': 'Rules',
  'rules.search': 'Search the rules',
  'rules.none': 'The rules don’t mention “{query}”.',

  'seat.active': 'to move',
  'seat.thinking': 'thinking',

  'dock.title': 'What to do now',
  'prompt.thinking': ({ who }) =>
    Array.isArray(who) && who.length > 1 ? '{who:seat} are thinking …' : '{who:seat} is thinking …',
  'prompt.waiting': 'Waiting for {who:seat}.',
  'prompt.over': 'The game is over.',

  'moves.title': 'Your moves',
  'moves.search': 'Search the moves',
  'moves.none': 'No move says that.',

  'why.rule': 'Rule {rule}',

  'curtain.next': 'The next to play is',
  'curtain.hint': 'Everybody else looks away now. Only {name} should see what comes next.',
  'curtain.lift': 'I am {name}',
  'curtain.who': 'Who sits down?',
  'curtain.several': 'Each of you chooses in secret. One sits down, all others look away.',
  'curtain.changing': '{name} may still change their mind',
  'curtain.lower': 'Hand over',
  'curtain.look': 'Look at what only {name} sees',
  'curtain.takeOver': 'Play in this window',

  'recap.title': 'Since you last looked, {name}',
  'recap.lines': 'What happened',
  'recap.done': 'To the table',

  'end.wins': '{winners} wins',
  'end.win': '{winners} win',
  'end.allLost': 'Nobody wins',
  'end.scores': 'Scores',
  'end.player': 'Player',
  'end.parts': 'How it ended',
  'end.total': 'Points',
  'end.again': 'Play again',
  'end.look': 'Look at the table',
  'end.show': 'Show the result',
  'end.seed': 'Seed of this game: {seed}',

  'viewport.title': 'The map',
  'viewport.in': 'Zoom in (+)',
  'viewport.out': 'Zoom out (-)',
  'viewport.fit': 'Show the whole map (0)',

  'keys.title': 'Keys',
} as const satisfies Catalogue
