/** The drawings, each in a box of 100 × 100, in the four inks of its card: --pic-light, -shade, -shadow and -glow. */
import type { Component } from 'svelte'
import Bone from './Bone.svelte'
import BoltCutter from './BoltCutter.svelte'
import Clover from './Clover.svelte'
import DoorChain from './DoorChain.svelte'
import Informant from './Informant.svelte'
import Keys from './Keys.svelte'
import Lawyer from './Lawyer.svelte'
import Loot from './Loot.svelte'
import LostLoot from './LostLoot.svelte'
import Padlock from './Padlock.svelte'
import Panic from './Panic.svelte'
import Police from './Police.svelte'
import Watchdog from './Watchdog.svelte'
import type { Picture } from './names.ts'

export const pictures: Readonly<Record<Picture, Component>> = {
  police: Police,
  watchdog: Watchdog,
  doorChain: DoorChain,
  padlock: Padlock,
  loot: Loot,
  bone: Bone,
  boltCutter: BoltCutter,
  keys: Keys,
  clover: Clover,
  panic: Panic,
  lostLoot: LostLoot,
  lawyer: Lawyer,
  informant: Informant,
}
