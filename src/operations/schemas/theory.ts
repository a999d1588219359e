/** Document shapes of notes in their theory, shared by operations. */

import * as z from 'zod'
import { LAYERS } from '#engine/theory/layer'
import { SCALE_FAMILIES } from '#engine/theory/scale-table'
import { lazyObject } from './lazy-object'

export const noteNameText = z
  .string()
  .meta({ description: 'Spelled name without octave, ASCII: F##, Bbb.' })
export const noteText = z.string().meta({ description: 'Spelled note with octave: Bb3.' })
export const midiNumber = z.int().min(0).max(127)
export const pitchClassNumber = z.int().min(0).max(11).meta({ description: 'C = 0.' })
export const intervalLabel = z
  .string()
  .meta({ description: 'R, b2, 2 … 7 above the root; the number gives the letter.' })
export const layerRole = z.enum(['inside-active-layer', 'outside-active-layer'])

/** A tone of a scale or chord, spelled in its key. */
export const tone = lazyObject(() => ({
  pitchClass: noteNameText,
  pitchClassNumber,
  degree: z.string().meta({ description: '1, b3, #4.' }),
  interval: intervalLabel,
  intervalName: z.string(),
  intervalSymbol: z.string().meta({ description: 'P1, m3, A4.' }),
  semitones: z.int().min(0).max(23),
  respelled: z.boolean().optional().meta({
    description:
      'true where the letter of the degree would need three accidentals and the next letter is taken.',
  }),
}))

export const scaleReference = lazyObject(() => ({
  id: z.string(),
  name: z.string(),
  family: z.enum(SCALE_FAMILIES),
  tones: z.array(tone),
}))

export const chordReference = lazyObject(() => ({
  id: z.string(),
  symbol: z.string().meta({ description: 'Root and suffix: F#m7.' }),
  name: z.string(),
  tones: z.array(tone),
}))

/** Membership of a pitch: three separate facts. */
export const membership = {
  inScale: z.boolean(),
  inChord: z.boolean(),
  inActiveLayer: z.boolean(),
  role: layerRole,
}

export const layer = z.enum(LAYERS)
export const apiVersion = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .meta({ description: 'Date form; one date per document kind.' })

export const exampleUrls = z
  .record(z.string(), z.string())
  .meta({ description: 'Ready URLs for the next questions.' })
