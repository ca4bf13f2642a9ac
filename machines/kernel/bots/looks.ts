/** What bots are called, and how they look: the same from game to game, in lessons as at any table. */
export const botLooks = [
  { name: 'Moss', colour: 'jade', emblem: 'lantern' },
  { name: 'Pearl', colour: 'violet', emblem: 'moon' },
  { name: 'Otto', colour: 'copper', emblem: 'key' },
  { name: 'Wren', colour: 'rose', emblem: 'raven' },
  { name: 'Basil', colour: 'slate', emblem: 'mask' },
  { name: 'Juno', colour: 'azure', emblem: 'crown' },
  { name: 'Clove', colour: 'amber', emblem: 'dice' },
  { name: 'Hazel', colour: 'ruby', emblem: 'cat' },
  { name: 'Rook', colour: 'slate', emblem: 'spade' },
  { name: 'Saffron', colour: 'amber', emblem: 'rose' },
  { name: 'Fen', colour: 'jade', emblem: 'fox' },
  { name: 'Duke', colour: 'violet', emblem: 'dagger' },
] as const
