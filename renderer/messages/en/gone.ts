/** What is said when the program is gone: also by the service worker, which brings no other words along. */
export const messages = {
  'gone.title': 'Larceny has stopped.',
  'gone.text':
    'This window can’t reach it any more. Every move that you have seen is saved. Start Larceny again to go on.',
  'gone.reloaded':
    'Every move that you have seen is saved. Start Larceny again to go on: it opens a window by itself, and this one comes back if it can.',
} as const
