/** The pictures on the cards. */
import type { Component } from 'svelte'
import Ambush from '~icons/game-icons/hooded-figure'
import Arson from '~icons/game-icons/fire-bomb'
import Beacon from '~icons/game-icons/lantern-flame'
import Bola from '~icons/game-icons/bolas'
import Cloak from '~icons/game-icons/cloak'
import Confiscate from '~icons/game-icons/handcuffs'
import Elixir from '~icons/game-icons/standing-potion'
import FieldTest from '~icons/game-icons/gears'
import Fire from '~icons/game-icons/molotov'
import Firecracker from '~icons/game-icons/firework-rocket'
import Gas from '~icons/game-icons/poison-gas'
import Move from '~icons/game-icons/walking-boot'
import Noise from '~icons/game-icons/ringing-bell'
import Orders from '~icons/game-icons/tied-scroll'
import Rats from '~icons/game-icons/rat'
import Rod from '~icons/game-icons/fishing-pole'
import Roofs from '~icons/game-icons/house'
import Rope from '~icons/game-icons/rope-coil'
import Seduction from '~icons/game-icons/love-letter'
import Smoke from '~icons/game-icons/smoke-bomb'
import Spies from '~icons/game-icons/spyglass'
import Trap from '~icons/game-icons/wolf-trap'
import type { Card, Special } from '../../../machines/hadria/data.ts'

export const cardPictures: Readonly<Record<Card | Special, Component>> = {
  move: Move,
  ambush: Ambush,
  smokeGrenade: Smoke,
  noiseGrenade: Noise,
  fireGrenade: Fire,
  beacon: Beacon,
  forgedOrders: Orders,
  fishingRod: Rod,
  automaticTrap: Trap,
  confusingGas: Gas,
  cloak: Cloak,
  ropeAndHook: Rope,
  firecracker: Firecracker,
  poisonedBola: Bola,
  mechanicalRats: Rats,
  elixirOfSpeed: Elixir,
  ratSpies: Spies,
  rooftops: Roofs,
  seduction: Seduction,
  fieldTest: FieldTest,
  confiscate: Confiscate,
  arson: Arson,
}
