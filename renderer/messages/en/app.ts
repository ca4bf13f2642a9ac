/** The app's own words. */
import type { Catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

export const messages = {
  'app.name': 'Larceny',
  'app.loading': 'Lighting the lamp …',
  'app.skip': 'Skip to the content',

  'nav.label': 'Main',
  'nav.shelf': 'Shelf',
  'nav.saved': 'Saved games',
  'nav.profiles': 'Players',
  'nav.settings': 'Settings',
  'nav.about': 'About',

  'ui.cancel': 'Cancel',
  'ui.close': 'Close',
  'ui.dismiss': 'Dismiss',
  'ui.gotIt': 'Got it',
  'ui.notes': 'Notes',
  'ui.retry': 'Try again',
  'ui.save': 'Save',
  'ui.undo': 'Undo',

  'colour.ruby': 'ruby',
  'colour.amber': 'amber',
  'colour.jade': 'jade',
  'colour.azure': 'azure',
  'colour.violet': 'violet',
  'colour.rose': 'rose',
  'colour.slate': 'slate',
  'colour.copper': 'copper',
  'emblem.mask': 'mask',
  'emblem.key': 'key',
  'emblem.lantern': 'lantern',
  'emblem.raven': 'raven',
  'emblem.dice': 'dice',
  'emblem.dagger': 'dagger',
  'emblem.cat': 'cat',
  'emblem.moon': 'moon',
  'emblem.crown': 'crown',
  'emblem.fox': 'fox',
  'emblem.rose': 'rose',
  'emblem.spade': 'spade',
  'look.colour': 'Colour',
  'look.emblem': 'Emblem',
  'seat.bot': 'bot',

  'saving.hint': 'Every move is saved by itself. Leave whenever you like: the game waits for you on the shelf.',

  'shelf.title': 'Which job tonight?',
  'shelf.boxes': 'Games',
  'shelf.coming': 'Coming',
  'shelf.players': '{min}–{max} players',
  'shelf.open': 'New game of {game}, {min} to {max} players',
  'shelf.continue': 'Continue',
  'shelf.all': 'All saved games',
  'shelf.emptyTitle': 'The table is empty',
  'shelf.empty': 'Take a box off the shelf to start a game. Leave it whenever you like: it waits here for you.',
  'shelf.noneOpen':
    'No game is under way. Take a box off the shelf, or look at the finished ones among your saved games.',

  'saved.title': 'Saved games',
  'saved.lead': 'Every move is saved by itself. A game can be taken to another computer as a file.',
  'saved.open': 'Under way',
  'saved.finished': 'Finished',
  'saved.emptyTitle': 'No saved games yet',
  'saved.empty': 'Start a game from the shelf, or import one that somebody gave you: drop its file here.',
  'saved.toShelf': 'To the shelf',
  'saved.import': 'Import a game',
  'saved.drop': 'Drop the file to import the game',
  'saved.imported': 'The game is imported.',
  'saved.unreadable': 'That file can’t be read. Nothing has changed.',
  'saved.progress': 'Round {n} · {when}',
  'saved.continue': 'Continue',
  'saved.continueNamed': 'Continue {title}',
  'saved.look': 'View',
  'saved.lookNamed': 'View {title}',
  'saved.again': 'Play again',
  'saved.againNamed': 'Play {title} again: same players, new deal',
  'saved.rename': 'Rename {title}',
  'saved.renameTitle': 'Rename the game',
  'saved.name': 'Name of the game',
  'saved.duplicate': 'Duplicate {title}',
  'saved.duplicated': '“{title}” is now there twice.',
  'saved.export': 'Export {title} to a file',
  'saved.more': 'Show older games',
  'saved.exportedMasked':
    'Saved as {name}. Nobody reads the cards in it by accident, but whoever has Larceny can open it and look at everything.',
  'saved.exported': '“{name}” is in your downloads. You can import it here or on another computer.',
  'saved.delete': 'Delete {title}',
  'saved.deleted': '“{title}” is deleted.',
  'saved.restored': '“{title}” is back.',
  'saved.won': 'Winner:',
  'saved.lost': 'All lost',

  'new.title': 'New game of {game}',
  'new.games': 'Choose a game',
  'new.coming': '{game} is not ready to be played yet. Its box already stands on the shelf.',
  'new.noGame': 'There is no such game',
  'new.choose': 'Take one of the boxes off the shelf.',
  'new.seats': 'Who plays?',
  'new.range': '{min} to {max} players, any mix of people and bots.',
  'new.kind': 'Seat {n}: person or bot',
  'new.person': 'Person',
  'new.bot': 'Bot',
  'new.who': 'Seat {n}: who sits here?',
  'new.someone': 'Someone new …',
  'new.name': 'Seat {n}: name',
  'new.look': 'Seat {n}: choose colour and emblem',
  'new.lookTitle': 'Colour and emblem of {name}',
  'new.remove': 'Take seat {n} away',
  'new.add': 'Add a seat',
  'new.full': 'All {max} seats are taken.',
  'new.player': 'Player {n}',
  'new.options': 'Options',
  'new.advanced': 'Advanced',
  'new.seed': 'Seed',
  'new.seedHint': 'Leave it empty for a fresh deal. The same seed, seats and options deal the same game again.',
  'new.play': 'Play',
  'new.starting': 'Dealing …',
  'new.people': plural('en', 'n', { one: '{n} person', other: '{n} people' }),
  'new.bots': plural('en', 'n', { one: '{n} bot', other: '{n} bots' }),
  'fault.noName': 'Everybody needs a name.',
  'fault.twice': '{name} can’t sit on two seats.',
  'fault.sameName': 'Two players are called {name}. Give one of them another name.',
  'new.alike': '{a} and {b} wear the same colour. For this game, {b} gets another one.',

  'profiles.title': 'Players',
  'profiles.lead': 'A player has a name, a colour and an emblem, and takes them along to every game.',
  'profiles.emptyTitle': 'Nobody here yet',
  'profiles.empty': 'Add the people who play at this table.',
  'profiles.add': 'Add a player',
  'profiles.addTitle': 'New player',
  'profiles.editTitle': 'Edit {name}',
  'profiles.edit': 'Edit {name}',
  'profiles.delete': 'Delete {name}',
  'profiles.deleteTitle': 'Delete {name}?',
  'profiles.deleteText':
    'The player goes from this list and can’t be brought back. The games that {name} plays in stay as they are, with name, colour and emblem, and can be played on.',
  'profiles.deleteYes': 'Delete player',
  'profiles.deleted': '{name} is deleted.',
  'profiles.name': 'Name',
  'profiles.nameMissing': 'A player needs a name.',
  'profiles.games': plural('en', 'n', { one: '{n} game', other: '{n} games' }),
  'profiles.wins': plural('en', 'n', { one: '{n} win', other: '{n} wins' }),
  'profiles.noGames': 'no games yet',

  // A table whose own words are still on their way.
  'table.opening': 'Setting the table …',
  'table.closed': 'This table can’t be opened. The saved game is untouched.',
  'table.leave': 'Back to the shelf',

  'settings.title': 'Settings',
  'settings.lead': 'Changes count at once and are kept.',
  'settings.theme': 'Theme',
  'theme.night': 'Back room at night',
  'theme.paper': 'Daylight',
  'theme.contrast': 'High contrast',
  'settings.speed': 'Animation speed',
  'settings.speedHint': 'How fast cards travel and bots play. Space skips an animation.',
  'speed.off': 'Off',
  'speed.quick': 'Quick',
  'speed.normal': 'Normal',
  'speed.slow': 'Slow',
  'settings.reduced': 'Your system asks for less motion, so nothing moves, whatever is chosen here.',
  'settings.textSize': 'Text size',
  'textSize.normal': 'Normal',
  'textSize.large': 'Large',
  'textSize.larger': 'Larger',
  'settings.askAlways': 'Ask me every time',
  'settings.askAlwaysHint': 'Also where there is only one thing to do, and everybody can see that.',
  'settings.sample': 'The cat burglar jumps over the lazy watchdog.',

  'key.arrows': 'Arrows, Enter',
  'key.arrowsText': 'choose and make a move',
  'key.digits': '1 – 9',
  'key.digitsText': 'make one of the first nine moves',
  'key.undo': 'U',
  'key.undoText': 'undo',
  'key.rules': '?',
  'key.rulesText': 'rules',
  'key.log': 'L',
  'key.logText': 'log',
  'key.space': 'Space',
  'key.spaceText': 'skip an animation',

  'about.title': 'About Larceny',
  'about.lead': 'Five games of thieves, for people around one screen, and for bots.',
  'about.version': 'Version {version}',
  'about.shell.electron': 'Desktop app',
  'about.shell.browser': 'Browser window',
  'about.offline': 'Larceny works without a network. It sends nothing anywhere: your games stay on this computer.',
  'about.rules': 'The rules',
  'about.rulesText':
    'The games follow the rules as written down with each of them. Where a rulebook is silent, the table decides once, and the same for all. During a game, press “?” to read the rules at the paragraph of the present phase.',
  'about.keys': 'By keyboard',
  'about.keysText': 'Every game can be played from the move list alone.',
  'about.credits': 'Licence and credits',
  'about.code': 'Program',
  'about.codeText': 'Free software under the MIT licence.',
  'about.icons': 'Pictures',
  'about.iconsText':
    'Many emblems and card pictures come from game-icons.net, by Lorc, Delapouite and contributors, under CC BY 3.0; recoloured and put together by us. The covers are our own.',
  'about.fonts': 'Typefaces',
  'about.fontsText':
    'Source Sans 3, Alegreya, Anton, Big Shoulders Stencil, Fredoka and Lobster, each under the SIL Open Font License 1.1.',
  'about.licences': 'All licences and authors',
  'about.licencesText':
    'What others have made and Larceny brings along. The desktop app has the same as a text, NOTICES.txt, in its folder.',
  'about.programs': 'Programs',
  'about.picturesText':
    'From game-icons.net, recoloured and resized. CC BY 3.0 is at creativecommons.org/licenses/by/3.0, CC0 1.0 at creativecommons.org/publicdomain/zero/1.0.',
  'about.noticesFailed': 'The licences could not be read. They are also in NOTICES.txt, in the folder of the app.',
  'about.by': '{author}, {licence}',

  'gone.title': 'Larceny has stopped.',
  'gone.text':
    'This window can’t reach it any more. Every move that you have seen is saved. Start Larceny again to go on.',
  'failed.title': 'Larceny can’t open',

  'refusal.over': 'The game is over.',
  'refusal.turn': 'It is not your turn.',
  'refusal.noMove': 'That is not possible now.',

  'problem.hostGone': 'Larceny can’t be reached. Every move that you have seen is saved. Start Larceny again to go on.',
  'problem.closing': 'Larceny is closing. Everything is saved.',
  'problem.unexpected':
    'Something went wrong inside Larceny, and this was not done. Your saved games are safe. What happened is written down in {file}.',
  'problem.badRequest': 'Larceny did not understand that, and nothing has changed. Reload the window and try again.',

  'problem.disk':
    'The disk could not be written ({code}), and this was not done. What was saved before is safe. Look at the disk, then try again.',
  'problem.diskFull':
    'The disk is full, and this was not done. What was saved before is safe. Make room, then try again.',
  'problem.databaseBroken':
    'The saved games could not be read ({code}), and this was not done. Start Larceny again: it keeps the damaged file aside and looks for a backup.',
  'problem.alreadyRunning':
    'Larceny is already running on the saved games in {folder}. They are safe. Close the other one first.',
  'problem.readOnly':
    '{file} can only be read. Nothing has changed. Make it and its folder writable, then start Larceny again.',
  'problem.newerData':
    'The saved games in {file} come from a newer version of Larceny. They are untouched. Start the newer version again.',
  'problem.migrationFailed':
    'The saved games in {file} could not be brought up to date. They are as they were, and there is a copy in the folder “backups”.',
  'problem.damagedRestored':
    'The saved games were damaged, so the backup of {made:date} was brought back. Moves made after it are missing. The damaged file is kept as {file}.',
  'problem.damagedStartedEmpty':
    'The saved games were damaged and there was no backup, so the shelf starts empty. The damaged file is kept as {file}.',
  'problem.missingRestored':
    'The saved games were missing, so the backup of {made:date} was brought back. Moves made after it are missing.',

  'problem.noGame': 'That game is not there any more. The others are safe.',
  'problem.noProfile': 'That player is not there any more. Choose another one; nothing has changed.',
  'problem.sameName': 'Two players are called “{name}”. Nothing has changed. Give one of them another name.',
  'problem.noSuchGame': 'This version of Larceny doesn’t have the game {game:game}. The save is untouched.',
  'problem.gameUnreadable':
    'The saved game “{title}” can’t be read, so it is left out here. It is untouched, and the other games are safe.',
  'problem.profileUnreadable':
    'The player “{name}” can’t be read, so they are left out here. Nothing of theirs is deleted, and the others are safe.',
  'problem.gameMismatch':
    'The saved game “{title}” doesn’t agree with its own moves, so it stays closed. It is untouched; you can export it.',
  'problem.otherRules':
    'This game was begun under other rules than this version’s, so it stays closed. It is untouched. Open it with the version that it was begun with.',

  'problem.importNoSave':
    'That file is no saved game of Larceny. Nothing has changed. Choose a file that Larceny exported.',
  'problem.importTooLarge':
    'That file is far larger than any saved game, so it was not taken. Nothing has changed. Choose a file that Larceny exported.',
  'problem.importNames':
    'In that saved game somebody has no name, or two have the same one, so it was not taken. Nothing has changed.',
  'problem.importNewer':
    'That saved game comes from a newer version of Larceny. Nothing has changed. Import it there, or bring this version up to date.',
  'problem.importChanged':
    'That saved game was damaged or edited on its way, so it was not taken. Nothing has changed. Export it once more.',
  'problem.importOtherRules':
    'That game of {game:game} follows other rules than this version’s, so it was not taken. Nothing has changed.',

  'problem.stale': 'The table has changed meanwhile, so this was not done. Look again and choose.',
  'problem.notAtTable': 'This window is not at that table any more, so this was not done. Open the table again.',
  'problem.noSession': 'This window was away for too long, so this was not done. Try again.',
  'problem.newRules':
    'The rules of {title} have been revised since you last played. The game goes on from where you left it, under the new ones.',
  'problem.notInFront': 'Somebody else has the seat now, so this was not done.',
  'problem.illegalMove': 'The rules don’t allow that now, and nothing has changed.',
  'problem.undo.nothing': 'There is nothing to take back yet.',
  'problem.undo.random': 'This can’t be taken back: a card or a die has shown itself since.',
  'problem.undo.learnt': 'This can’t be taken back: somebody has learnt something from it.',
  'problem.undo.looked': 'This can’t be taken back: somebody else has looked at the table since.',
  'problem.botSlow': 'A bot thought for too long, so it is asked again. The game is safe.',
  'problem.botFailed':
    'A bot could not make up its mind. The game is saved. Go back to the shelf and continue the game to ask it again.',
} as const satisfies Catalogue
