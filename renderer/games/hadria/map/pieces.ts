/** What can lie or stand on the map, by the rulebook's names. */

export type ThiefName = 'morius' | 'noiron' | 'jasmine' | 'nikolai' | 'joanne' | 'zain'

export type JewelName = 'yellow' | 'green' | 'imperial'

export type TokenName = 'smoke' | 'fire' | 'mark'

export type TileName =
  | 'stash'
  | 'alertCitizens'
  | 'plainClothes'
  | 'informer'
  | 'guildAgent'
  | 'backOfMyHand'
  | 'trinket'
  | 'darkAlley'
  | 'manhole'
  | 'ladder'
