/** Document shape of a change from one grip to the next. */

import * as z from 'zod'
import { FINGERS } from '#engine/hand/finger'
import { lazyObject } from './lazy-object'
import { fretNumber, stringNumber } from './pitch'
import { noteText } from './theory'

export const motion = lazyObject(() => ({
  cost: z.int().min(0).meta({
    description: '4 a fret of hand shift + 2 a semitone + 3 a placed finger + 1 a sliding one.',
  }),
  handShift: z.int().meta({ description: 'Frets the hand moves; up the neck is positive.' }),
  voiceSemitones: z.int().min(0).meta({ description: 'Semitones moved by all voices.' }),
  voices: z
    .array(z.strictObject({ from: noteText, to: noteText, semitones: z.int() }))
    .meta({ description: 'Low to high; a voice that splits or merges appears once a target.' }),
  commonTones: z.int().min(0),
  fingers: z.array(
    z.strictObject({
      finger: z.enum(FINGERS),
      move: z.enum(['stays', 'slides', 'placed']),
      strings: z.array(stringNumber),
      fret: fretNumber,
    }),
  ),
  heldFingers: z.int().min(0).max(4),
}))
