/** Request and document of GET /api/identify. */

import * as z from 'zod'
import type { Answer } from '../registry/operation'
import { fretsParameter, keyParameter } from '../schemas/chord-parameters'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { neckDocumentFields } from '../schemas/neck'
import { neckFields } from '../schemas/neck-parameters'
import { noteOrMidiParameter, rootParameter } from '../schemas/parameters'
import { fretNumber, stringNumber } from '../schemas/pitch'
import { apiVersion, midiNumber, noteNameText, noteText, pitchClassNumber } from '../schemas/theory'
import { chordReading } from './chord-readings'

export const identifyRequest = lazyRequest(() => ({
  frets: fretsParameter.optional(),
  notes: z
    .array(noteOrMidiParameter)
    .min(1)
    .max(16)
    .optional()
    .meta({
      description:
        'Notes or MIDI numbers separated by commas, in place of frets. Without bass, the lowest is the bass when all have octaves, else the first.',
      examples: ['C,E,G,Bb', '52,55,60'],
    }),
  bass: rootParameter('Bass under the notes or the grip, one of them or another').optional(),
  key: keyParameter('Key that settles spelling and preference').optional(),
  limit: z.int().min(1).max(24).default(8).meta({ description: 'Most names returned.' }),
  ...neckFields,
}))

export const identifyDocument = lazyObject(() => ({
  apiVersion,
  input: z.strictObject({
    frets: z.string().nullable(),
    key: z.string().nullable(),
    bass: noteNameText,
    bassIs: z.enum(['lowest', 'first', 'asked']).meta({ description: 'How the bass was found.' }),
    notes: z.array(
      z.strictObject({
        pitchClass: noteNameText,
        pitchClassNumber,
        note: noteText.optional(),
        midi: midiNumber.optional(),
        string: stringNumber.optional(),
        fret: fretNumber.optional(),
      }),
    ),
  }),
  chords: z.array(chordReading),
  unnamedReason: z
    .string()
    .nullable()
    .meta({ description: 'Why there is no name; null when there is one.' }),
  ...neckDocumentFields,
}))

export type IdentifyDocument = Answer<typeof identifyDocument>
