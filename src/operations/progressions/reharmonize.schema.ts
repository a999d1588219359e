/** Request and document of substitutes for the chords of a progression. */
import * as z from 'zod'
import { SUBSTITUTE_KINDS } from '#engine/harmony/substitutes'
import type { Answer } from '../registry/operation'
import { keyParameter } from '../schemas/chord-parameters'
import { chordFunction } from '../schemas/harmony'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { apiVersion, noteNameText } from '../schemas/theory'
import { keyFields } from './key.schema'
import { songChordsParameter } from './long-progression'

export const MAX_REHARMONIZED = 64
const MAX_MELODY_LENGTH = 2048

export const reharmonizeRequest = lazyRequest(() => ({
  chords: songChordsParameter(MAX_REHARMONIZED),
  key: keyParameter('Key of the chords; by default the one that /api/key finds').optional(),
  melody: z
    .string()
    .max(MAX_MELODY_LENGTH)
    .optional()
    .meta({
      description:
        'Notes over each chord, bar lines between chords, :2 for a note twice as long, r for a rest. Without bar lines the chords share its time equally, and so do the chords of a bar where both are written in as many bars.',
      examples: ['E4 D4 | C4:2 r | D4 B3 | C4'],
    }),
}))

const melodyNote = lazyObject(() => ({
  note: noteNameText,
  over: z.string().meta({ description: 'Chord that sounds under it.' }),
  role: z.enum(['chord', 'tension', 'avoid', 'passing', 'blue']),
}))

const offer = {
  kind: z.enum(SUBSTITUTE_KINDS),
  symbols: z
    .array(z.string())
    .meta({ description: 'One chord, or two that share its time in halves.' }),
  reason: z.string(),
}

export const reharmonizeDocument = lazyObject(() => ({
  apiVersion,
  key: z.strictObject(keyFields),
  keyIsGiven: z.boolean(),
  order: z.string().meta({ description: 'How substitutes are ordered, in words.' }),
  chords: z.array(
    z.strictObject({
      symbol: z.string(),
      ...chordFunction,
      melody: z.array(melodyNote),
      substitutes: z.array(
        z.strictObject({
          ...offer,
          numerals: z.array(z.string()),
          outsideTones: z.int().min(0).meta({ description: 'Of its tones, outside the key.' }),
          distance: z.number().meta({ description: 'Semitones its voices are away, on average.' }),
          melody: z.array(melodyNote).meta({ description: 'Chord tones and allowed tensions.' }),
        }),
      ),
      refused: z.array(z.strictObject({ ...offer, melody: z.array(melodyNote) })).meta({
        description: 'Substitutes that do not keep the melody, with the notes in the way.',
      }),
    }),
  ),
  melodyProof: z
    .strictObject({
      notes: z.int(),
      substitutes: z.int(),
      allKept: z.boolean(),
    })
    .optional()
    .meta({ description: 'Every note over every substitute, read anew from its symbols.' }),
  warnings: z.array(z.string()),
}))

export type ReharmonizeDocument = Answer<typeof reharmonizeDocument>
