/** The emblems' pictures. */
import type { Component } from 'svelte'
import Mask from '~icons/game-icons/domino-mask'
import Key from '~icons/game-icons/skeleton-key'
import Lantern from '~icons/game-icons/old-lantern'
import Raven from '~icons/game-icons/raven'
import Dice from '~icons/game-icons/perspective-dice-six-faces-random'
import Dagger from '~icons/game-icons/plain-dagger'
import Cat from '~icons/game-icons/cat'
import Moon from '~icons/game-icons/moon'
import Crown from '~icons/game-icons/crown'
import Fox from '~icons/game-icons/fox-head'
import Rose from '~icons/game-icons/rose'
import Spade from '~icons/game-icons/spades'
import type { Emblem } from '../../electron/host/api.ts'

export const emblemPictures: Record<Emblem, Component> = {
  mask: Mask,
  key: Key,
  lantern: Lantern,
  raven: Raven,
  dice: Dice,
  dagger: Dagger,
  cat: Cat,
  moon: Moon,
  crown: Crown,
  fox: Fox,
  rose: Rose,
  spade: Spade,
}
