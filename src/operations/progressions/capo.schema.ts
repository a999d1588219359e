/** Request and document of the capo finder. */
import * as z from 'zod'
import { HIGHEST_USUAL_CAPO } from '#engine/accompany/easiest-capos'
import { MAX_CAPO } from '#engine/instrument/neck'
import type { Answer } from '../registry/operation'
import { MAX_NAME_LENGTH } from '../registry/published-lengths'
import { keyParameter } from '../schemas/chord-parameters'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { neckDocumentFields } from '../schemas/neck'
import { neckFields } from '../schemas/neck-parameters'
import { apiVersion } from '../schemas/theory'
import { barre, fretsText } from '../schemas/voicing'

/** Chords of a song, one after another. */
export const MAX_CAPO_CHORDS = 128
/** Different ones among them, each of which is gripped under every capo. */
export const MAX_DIFFERENT_CHORDS = 24

export const CHORD_NAMES = ['shapes', 'sounding'] as const

export const capoRequest = lazyRequest(() => ({
  chords: z
    .array(z.string().max(MAX_NAME_LENGTH))
    .min(1)
    .max(MAX_CAPO_CHORDS)
    .meta({
      description: `Chord symbols separated by commas or bar lines, at most ${MAX_CAPO_CHORDS}, ${MAX_DIFFERENT_CHORDS} different ones; with key also numerals or numbers.`,
      examples: ['Bb,Gm,Eb,F', 'F#m,A,E,D'],
    }),
  chordNames: z.enum(CHORD_NAMES).optional().meta({
    description:
      'What the chords are with a capo: shapes above it, or chords as they sound; shapes as soon as capo is above 0.',
  }),
  key: keyParameter(
    'Key that numerals are read in and names are spelled in; default as the chords tell',
  ).optional(),
  toKey: keyParameter(
    'Key in which it shall sound instead, for another voice; of the mode of the first',
  ).optional(),
  maxCapo: z.int().min(0).max(MAX_CAPO).default(HIGHEST_USUAL_CAPO).meta({
    description: 'The highest fret of a capo.',
  }),
  limit: z
    .int()
    .min(1)
    .max(MAX_CAPO + 1)
    .default(4)
    .meta({ description: 'Most capos returned.' }),
  ...neckFields,
}))

const gripUnderCapo = lazyObject(() => ({
  symbol: z.string().meta({ description: 'The chord as it sounds.' }),
  shapeSymbol: z.string().meta({ description: 'The chord whose shape is held.' }),
  text: fretsText,
  fingers: z.array(z.int().min(0).max(4)),
  barres: z.array(barre),
  difficulty: z.strictObject({
    level: z.int().min(1).max(5),
    points: z.number(),
    reasons: z.array(z.string()),
  }),
}))

const choice = lazyObject(() => ({
  rank: z.int().min(1),
  capo: z.int().min(0).max(MAX_CAPO),
  cost: z.number().meta({
    description: 'difficulty and 0.15 for each fret of the capo; lower is easier.',
  }),
  difficulty: z.number().meta({ description: 'Mean points of difficulty of the grips.' }),
  barres: z.int().min(0).meta({ description: 'Chords held with a barre.' }),
  change: z.string().meta({ description: 'F#m → Em, A → G: from what sounds to what is held.' }),
  chords: z.array(gripUnderCapo).meta({ description: 'Each different chord once.' }),
  proof: z.strictObject({
    gripsSoundChords: z.boolean().meta({
      description: 'Open strings, capo and frets sound tones of the chord alone, root among them.',
    }),
    shapesAreNamed: z.boolean().meta({
      description: 'The same frets without the capo sound the chord of the shape.',
    }),
  }),
  progression: z.string().meta({ description: 'URL of the best way through with this capo.' }),
}))

export const capoDocument = lazyObject(() => ({
  apiVersion,
  input: z.strictObject({
    chords: z.array(z.string()).meta({ description: 'As they sound before they are moved.' }),
    chordNames: z.enum(CHORD_NAMES),
    key: z.string(),
    keyIsTold: z.boolean().meta({ description: 'The chords tell it; no key was given.' }),
    toKey: z.string().optional(),
    transpose: z.int().meta({ description: 'Semitones to toKey, −5 to 6; 0 without it.' }),
  }),
  sounding: z.array(z.string()).meta({ description: 'The chords of the choices, in order.' }),
  choices: z.array(choice).min(1).meta({ description: 'Easiest first.' }),
  given: choice.optional().meta({ description: 'The capo that was given, where above 0.' }),
  warnings: z.array(z.string()),
  ...neckDocumentFields,
}))

export type CapoQuery = z.output<typeof capoRequest>
export type CapoDocument = Answer<typeof capoDocument>
