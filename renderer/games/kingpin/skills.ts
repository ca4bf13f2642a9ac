/** The skills' pictures. */
import type { Component } from 'svelte'
import Accomplice from '~icons/game-icons/two-shadows'
import Killer from '~icons/game-icons/revolver'
import Kingpin from '~icons/game-icons/crown'
import Pickpocket from '~icons/game-icons/snatch'
import Spy from '~icons/game-icons/magnifying-glass'
import Swap from '~icons/game-icons/card-exchange'
import type { Skill } from '../../../machines/kingpin/data.ts'

export const skillPictures: Readonly<
  Record<Skill, Component<{ x?: number; y?: number; width?: number; height?: number }>>
> = {
  pickpocket: Pickpocket,
  spy: Spy,
  accomplice: Accomplice,
  swap: Swap,
  killer: Killer,
  kingpin: Kingpin,
}
