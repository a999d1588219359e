/** Request and document of the key of chords or notes, with scales over the chords. */
import * as z from 'zod'
import type { Key } from '#engine/harmony/key'
import { formatNoteName } from '#engine/theory/pitch'
import type { Answer } from '../registry/operation'
import { keyParameter } from '../schemas/chord-parameters'
import { chordFunction } from '../schemas/harmony'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { noteOrMidiParameter } from '../schemas/parameters'
import { apiVersion, noteNameText } from '../schemas/theory'
import { MAX_SONG_CHORDS, songChordsParameter } from './long-progression'

/** Keys that are told with their reasons. */
export const TOLD_KEYS = 5

export const keyRequest = lazyRequest(() => ({
  chords: songChordsParameter(MAX_SONG_CHORDS).optional(),
  notes: z
    .array(noteOrMidiParameter)
    .min(1)
    .max(MAX_SONG_CHORDS)
    .optional()
    .meta({
      description: 'Notes of a melody in place of chords, as often as they are heard.',
      examples: ['E4,E4,F4,G4,G4,F4,E4,D4'],
    }),
  key: keyParameter(
    'Key of the whole, where it is known: chords are told in it, and numerals read',
  ).optional(),
}))

export const keyFields = {
  root: noteNameText,
  scale: z.string().meta({ description: 'Scale id: major, naturalMinor, mixolydian, dorian.' }),
  name: z.string().meta({ description: 'A natural minor.' }),
}

/** A key as documents show it. */
export function describeKey({ root, scale }: Key) {
  const name = `${formatNoteName(root)} ${scale.name.toLowerCase()}`
  return { root: formatNoteName(root), scale: scale.id, name }
}

const stretchFields = {
  from: z.int().min(0).meta({ description: 'Index of its first chord.' }),
  to: z.int().min(1).meta({ description: 'Index after its last chord.' }),
  symbols: z.array(z.string()),
}

const scaleFields = {
  root: noteNameText,
  id: z.string(),
  name: z.string(),
  tones: z.array(noteNameText),
}

export const keyDocument = lazyObject(() => ({
  apiVersion,
  key: z.strictObject(keyFields).meta({ description: 'The one given, else the likeliest.' }),
  keyIsGiven: z.boolean(),
  confidence: z.enum(['clear', 'likely', 'close']).meta({
    description:
      'Of the likeliest key. Chords: share from 0.9 (right in 189 of 190 songs), from 0.5, below. Notes: close beside near ties, else likely.',
  }),
  keys: z
    .array(
      z.strictObject({
        rank: z.int().min(1),
        ...keyFields,
        share: z.number().min(0).max(1).optional().meta({
          description: 'Of chords: how likely beside all other keys, as measured on songs.',
        }),
        fit: z.number().min(-1).max(1).optional().meta({
          description: 'Of notes: correlation with how often the tones of a key are heard.',
        }),
        reasons: z.array(z.string()),
      }),
    )
    .meta({ description: `The ${TOLD_KEYS} likeliest, whichever key was given.` }),
  nearTies: z
    .array(z.strictObject({ ...keyFields, why: z.string() }))
    .meta({ description: 'Keys that it could as well be in, relative ones sooner.' }),
  stretches: z
    .array(z.strictObject({ ...stretchFields, ...keyFields, reason: z.string() }))
    .meta({ description: 'Keys that the chords go through; one where they stay.' }),
  chords: z.array(
    z.strictObject({
      symbol: z.string(),
      stretch: z.int().min(0).meta({ description: 'Index of its stretch, whose key tells it.' }),
      ...chordFunction,
      scale: z
        .strictObject({ ...scaleFields, why: z.string() })
        .nullable()
        .meta({ description: 'The first choice over it; null where no scale holds it.' }),
    }),
  ),
  fewestScales: z
    .array(
      z.strictObject({
        ...stretchFields,
        ...scaleFields,
        missing: z.array(noteNameText).meta({ description: 'Chord tones that it lacks.' }),
      }),
    )
    .meta({
      description:
        'As few scales as there can be over all chords: modes of major, harmonic and melodic minor.',
    }),
  warnings: z.array(z.string()),
  bluesScale: z
    .strictObject(scaleFields)
    .optional()
    .meta({ description: 'Over all chords of a blues, whose major thirds it rubs against.' }),
}))

export type KeyDocument = Answer<typeof keyDocument>
