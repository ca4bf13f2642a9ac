/** What the shells say themselves: the menu, and why the app can't start. The rest is in the window's catalogue. */
import type { Problem } from './host/api.ts'

export const words = {
  newGame: 'New game',
  continue: 'Continue',
  fullScreen: 'Full screen',
  reload: 'Reload',
  about: 'About Larceny',
  quit: 'Quit',
  keepsCrashing: 'The window of Larceny keeps crashing. Every move that you have seen is saved. Start Larceny again.',
}

const sentences: Record<string, string> = {
  'problem.alreadyRunning':
    'Larceny is already running on the saves in {folder}. Close it first, or choose others with --data.',
  'problem.readOnly':
    '{file} can only be read. Nothing was changed: make it and its folder writable, then start Larceny again.',
  'problem.newerData':
    'The saves in {file} are from a newer version of Larceny. They are untouched: start that version again.',
  'problem.migrationFailed':
    'The saves in {file} could not be brought up to date. They are as they were, with a copy in backups.',
  'problem.diskFull': 'The disk is full. Your saves are safe: make room, then start Larceny again.',
  'problem.databaseBroken': 'The saves could not be read ({code}). Nothing was changed: start Larceny again.',
  'problem.disk':
    'The saves in {folder} could not be opened ({code}). Nothing was changed: look at that folder and its permissions.',
}

/** Why the app could not start, for somebody who has no window to read it in. */
export function whyNotStarted({ key, params }: Problem): string {
  const sentence =
    sentences[key] ??
    'Larceny could not start ({key}). What happened is written down in {folder}; your saves are untouched.'
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String({ key, ...params }[name]))
}
