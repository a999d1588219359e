/** Document shapes of a selected pitch and of places on piano and neck. */
import * as z from 'zod'
import { MAX_FRET, MAX_STRINGS } from '#engine/instrument/neck'
import { lazyObject } from './lazy-object'
import {
  intervalLabel,
  membership,
  midiNumber,
  noteNameText,
  noteText,
  pitchClassNumber,
} from './theory'

export const selectedPitch = lazyObject(() => ({
  midi: midiNumber,
  note: noteText,
  pitchClass: noteNameText,
  pitchClassNumber,
  octave: z.int(),
  frequencyHz: z.number(),
  a4: z.number().optional().meta({ description: 'Frequency of A4, where it is not 440.' }),
  givenAs: z.enum(['note', 'midi', 'frequencyHz', 'default']),
  octaveAssumed: z.boolean().meta({ description: 'The note had no octave; octave 4 stands in.' }),
  centsFromPitch: z
    .number()
    .optional()
    .meta({ description: 'Given frequency against the pitch, −50…50.' }),
}))

export const stringNumber = z
  .int()
  .min(1)
  .max(MAX_STRINGS)
  .meta({ description: '1 = first course: on a guitar the highest string, 6 the lowest.' })
export const fretNumber = z
  .int()
  .min(0)
  .max(MAX_FRET)
  .meta({ description: '0 = open string; with a capo, frets count from it.' })

/** A place and what sounds there, spelled in a chord or key. */
export const spelledPlaceFields = {
  string: stringNumber,
  fret: fretNumber,
  midi: midiNumber,
  note: noteText,
  pitchClass: noteNameText,
  interval: intervalLabel,
  intervalName: z.string(),
}

/** A pitch at a place on the neck, read in the theory of the request. */
export const fretMark = lazyObject(() => ({
  string: stringNumber,
  fret: fretNumber,
  midi: midiNumber,
  note: noteText,
  interval: intervalLabel,
  intervalName: z.string(),
  ...membership,
  openString: z.boolean(),
  distanceFromNutMm: z.number().optional(),
}))

export const tuningString = lazyObject(() => ({
  string: stringNumber,
  name: noteText,
  midi: midiNumber,
}))
