/** The pictures on the events. */
import type { Component } from 'svelte'
import AlertSergeant from '~icons/game-icons/whistle'
import Barricade from '~icons/game-icons/barricade'
import BeggarsTip from '~icons/game-icons/two-coins'
import BribedOfficer from '~icons/game-icons/pay-money'
import ChangingOfTheGuard from '~icons/game-icons/guards'
import Curfew from '~icons/game-icons/brass-eye'
import DoubleShift from '~icons/game-icons/boot-prints'
import Fireworks from '~icons/game-icons/firework-rocket'
import FirstLight from '~icons/game-icons/sunrise'
import Fog from '~icons/game-icons/fog'
import FreeAle from '~icons/game-icons/beer-stein'
import GuildFavour from '~icons/game-icons/card-draw'
import HighWater from '~icons/game-icons/high-tide'
import HouseSearch from '~icons/game-icons/magnifying-glass'
import Manhunt from '~icons/game-icons/hound'
import MarketNight from '~icons/game-icons/shop'
import Panic from '~icons/game-icons/screaming'
import Patrol from '~icons/game-icons/guarded-tower'
import Reinforcements from '~icons/game-icons/barracks'
import SealedGrates from '~icons/game-icons/padlock'
import Smugglers from '~icons/game-icons/wooden-crate'
import Torches from '~icons/game-icons/primitive-torch'
import WetCobbles from '~icons/game-icons/heavy-rain'
import type { EventName } from '../../../machines/hadria/data.ts'

export const eventPictures: Readonly<Record<EventName, Component>> = {
  fireworks: Fireworks,
  fog: Fog,
  changingOfTheGuard: ChangingOfTheGuard,
  marketNight: MarketNight,
  freeAle: FreeAle,
  beggarsTip: BeggarsTip,
  highWater: HighWater,
  wetCobbles: WetCobbles,
  smugglers: Smugglers,
  doubleShift: DoubleShift,
  alertSergeant: AlertSergeant,
  patrol: Patrol,
  curfew: Curfew,
  manhunt: Manhunt,
  sealedGrates: SealedGrates,
  barricade: Barricade,
  reinforcements: Reinforcements,
  panic: Panic,
  bribedOfficer: BribedOfficer,
  houseSearch: HouseSearch,
  guildFavour: GuildFavour,
  torches: Torches,
  firstLight: FirstLight,
}
