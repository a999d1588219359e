/** Document shape of a voicing: one grip of a chord with its notes, fingers and proof. */

import * as z from 'zod'
import { FINGERS } from '#engine/hand/finger'
import { MAX_STRINGS, MIN_STRINGS } from '#engine/instrument/neck'
import { VOICING_STYLES } from '#engine/voicing/style'
import { lazyObject } from './lazy-object'
import { fretNumber, spelledPlaceFields, stringNumber } from './pitch'
import { intervalLabel } from './theory'

export const fretsText = z.string().meta({
  description: 'The last string first, x muted: x32010; hyphens part the places from fret 10 up.',
})

export const voicingNote = lazyObject(() => ({
  ...spelledPlaceFields,
  finger: z.enum(FINGERS),
}))

const fingerNumber = z.int().min(0).max(4)

export const barre = lazyObject(() => ({
  finger: fingerNumber.meta({ description: '1 = index … 4 = little finger.' }),
  fret: fretNumber,
  fromString: stringNumber.meta({ description: 'The thicker end.' }),
  toString: stringNumber.meta({ description: 'The thinner end.' }),
}))

const gripProof = lazyObject(() => ({
  missing: z.array(intervalLabel).meta({
    description: 'Chord tones that no string sounds; a grip may leave out some.',
  }),
  doubled: z.array(intervalLabel),
  extra: z
    .array(stringNumber)
    .meta({ description: 'Strings that sound a tone outside the chord.' }),
  fingerCount: z.int().min(0).max(4),
  reachFrets: z.int().min(0),
  reachMm: z
    .number()
    .min(0)
    .meta({ description: 'The same along the neck, 650 mm nut to bridge on a guitar.' }),
  faults: z.array(z.string()),
  valid: z.boolean().meta({
    description:
      'Every string sounds a chord tone and four fingers hold the grip, by a check apart from the search.',
  }),
}))

export const voicing = lazyObject(() => ({
  rank: z.int().min(1),
  score: z.number().meta({ description: 'Ranking points; higher comes first.' }),
  text: fretsText,
  symbol: z.string().meta({ description: 'Chord symbol, with the bass after a slash: C/E.' }),
  frets: z
    .array(fretNumber.nullable())
    .min(MIN_STRINGS)
    .max(MAX_STRINGS)
    .meta({ description: 'One place a string, the last string first; null is muted, 0 open.' }),
  fingers: z.array(fingerNumber).min(MIN_STRINGS).max(MAX_STRINGS).meta({
    description: 'One place a string, the last string first; 1 = index … 4 = little, 0 = none.',
  }),
  barres: z.array(barre),
  notes: z.array(voicingNote).meta({ description: 'Sounding strings, ascending in pitch.' }),
  bass: voicingNote,
  top: voicingNote,
  inversion: z.int().min(0).max(6).meta({ description: '0 = root in the bass, 1 = next tone, …' }),
  position: fretNumber.meta({ description: 'Lowest pressed fret; 0 when none is pressed.' }),
  span: z.int().min(0).meta({ description: 'Highest minus lowest pressed fret.' }),
  openStrings: z.array(stringNumber),
  mutedStrings: z.array(stringNumber),
  movable: z.boolean().meta({ description: 'No open string: the grip can move along the neck.' }),
  styles: z.array(z.enum(VOICING_STYLES)),
  shape: z
    .strictObject({
      name: z.string(),
      source: z
        .enum(['taught', 'chords-db', 'rule'])
        .meta({ description: 'Where the movable grip is known from; chords-db is MIT-licensed.' }),
    })
    .optional(),
  difficulty: z.strictObject({
    level: z.int().min(1).max(5).meta({ description: '1 = a first lesson, 5 = hard.' }),
    points: z.number().min(0),
    reasons: z.array(z.strictObject({ reason: z.string(), points: z.number() })),
  }),
  proof: gripProof,
}))
