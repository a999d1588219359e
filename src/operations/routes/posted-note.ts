/** One note of a posted melody or score, as its schema. */
import * as z from 'zod'
import { FINGERS } from '#engine/hand/finger'
import { MAX_FRET } from '#engine/instrument/neck'
import { MAX_DURATION_BEATS, MAX_START_BEAT } from '#engine/tab/tab-event'
import { lazyObject } from '../schemas/lazy-object'
import { midiParameter, noteParameter } from '../schemas/parameters'
import { fretNumber, stringNumber } from '../schemas/pitch'

export const DEFAULT_DURATION_BEATS = 1
const MAX_VOICE_LENGTH = 32

export const startBeat = z.number().min(0).max(MAX_START_BEAT)
export const durationBeats = z.number().positive().max(MAX_DURATION_BEATS)

/** What sounds, and when. */
export const postedPitchFields = () => ({
  note: noteParameter.optional(),
  midi: midiParameter.optional(),
  startBeat: startBeat.optional().meta({
    description:
      'Default: where the note before ends; 0 for the first. Notes with the same startBeat start together.',
  }),
  durationBeats: durationBeats.optional().meta({
    default: DEFAULT_DURATION_BEATS,
    description:
      'Default 1. A note that lasts beyond the start of another is held there; one of which no length is given is not.',
  }),
  voice: z.string().min(1).max(MAX_VOICE_LENGTH).optional().meta({
    description: 'The part that the note belongs to, such as melody or bass; told again.',
  }),
})

export const postedNote = lazyObject(() => ({
  ...postedPitchFields(),
  string: stringNumber.optional().meta({ description: 'String the note must lie on.' }),
  fret: fretNumber.optional().meta({ description: 'Fret the note must lie at.' }),
  finger: z.enum(FINGERS).optional().meta({ description: 'Finger that must press it.' }),
  barre: z.boolean().optional().meta({
    description: 'Whether its finger must, or must not, press another string of the chord too.',
  }),
  handPositionFret: z
    .int()
    .min(1)
    .max(MAX_FRET)
    .optional()
    .meta({ description: 'Fret at which the index finger must be.' }),
  letRing: z.boolean().optional().meta({ description: 'Rings on for at least four beats.' }),
}))
