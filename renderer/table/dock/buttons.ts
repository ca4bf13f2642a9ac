/** What the dock offers beside the moves: to look at one's own, to hand over, to skip, to go on to the end. */
import type { Frame } from '../../../electron/host/api.ts'
import type { IconName } from '../../ui/icons.ts'
import { canGoOn } from './prompt.ts'
import type { TableKey } from '../words.ts'

export interface DockButton {
  does: 'peek' | 'lower' | 'takeOver' | 'skip' | 'hurry' | 'end'
  /** The key of its words: the frame's, or the game's own. */
  label: TableKey | 'look.own'
  look: 'primary' | 'secondary' | 'quiet'
  icon?: IconName
  keys?: string
}

/** Where the table stands, beyond what its frame says. */
export interface Standing {
  /** Something is being shown. */
  playing: boolean
  /** Only bots play. */
  watched: boolean
  /** The rest could go faster, and nobody would miss anything. */
  canHurry: boolean
  /** The game is over, and the table is looked at. */
  looking: boolean
  /** What only one sees lies face down here, in a game that has such things. */
  hides: boolean
}

export function dockButtons(frame: Frame, { playing, watched, canHurry, looking, hides }: Standing): DockButton[] {
  const buttons: [boolean, DockButton][] = [
    [hides && canPeek(frame) && !playing, { does: 'peek', label: 'look.own', look: 'secondary', icon: 'person' }],
    [canGoOn(frame) && !playing, { does: 'lower', label: 'curtain.lower', look: 'primary' }],
    [
      frame.holds.length === 0 && !watched && !frame.outcome,
      { does: 'takeOver', label: 'curtain.takeOver', look: 'primary' },
    ],
    [playing, { does: 'skip', label: 'skip.label', look: 'quiet', icon: 'skip', keys: 'Space' }],
    [canHurry, { does: 'hurry', label: 'hurry.label', look: 'secondary', icon: 'skip' }],
    [frame.outcome !== null && looking, { does: 'end', label: 'end.show', look: 'primary' }],
  ]
  return buttons.filter(([wanted]) => wanted).map(([, button]) => button)
}

/** Where all look, the one who is to move may look at their own first. */
const canPeek = ({ hiding, mover }: Frame): boolean => mover !== null && hiding.includes(mover)
