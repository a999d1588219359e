/** Where a pitch lies in a drawing, on the neck or on the keyboard. */
import type { PitchFocus } from '../../state/view-state'
import type { MarkPlace } from './mark-drawing'

export interface PitchPlace extends MarkPlace, PitchFocus {
  /** Names it in its drawing: `6:3` on the neck, the MIDI number on the keyboard. */
  readonly at: string
}
