/** Request and document of a pattern drill. */
import * as z from 'zod'
import { LETTERS, PATTERN_IDS, PATTERN_TABLE, type PatternId } from '#engine/practice/pattern-table'
import { capoSymbolFields, chordNamesField, chordNamesWarningsField } from '../chords/capo-symbols'
import type { Answer } from '../registry/operation'
import { MAX_NAME_LENGTH } from '../registry/published-lengths'
import { routeDocument } from '../routes/route.schema'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { neckFields } from '../schemas/neck-parameters'
import { maxFretParameter, scaleParameter, tonicParameter } from '../schemas/parameters'
import { weightsDescription, weightsParameter } from '../schemas/route-parameters'
import { tempo } from '../schemas/tab'

/** Bars of picking, each a chord. */
export const MAX_PATTERN_CHORDS = 16

export const DEFAULT_PATTERN_CHORDS = ['C', 'G', 'Am', 'F']
const DEFAULT_TEMPO = 60

const DEFAULT_MAX_FRET = 12
/** An octave with one muted string between its notes lies up to here in every key. */
const DEFAULT_MAX_FRET_OF_OCTAVES = 15

/** The highest fret that a drill uses unless it is asked for more. */
export function defaultMaxFretOf(pattern: PatternId): number {
  return pattern === 'octaves' ? DEFAULT_MAX_FRET_OF_OCTAVES : DEFAULT_MAX_FRET
}

export const patternRequest = lazyRequest(() => ({
  pattern: z
    .enum(PATTERN_IDS)
    .default('pima')
    .meta({
      description: PATTERN_TABLE.map((row) =>
        row.kind === 'picking'
          ? `${row.id}: ${row.title} (${row.slots})`
          : `${row.id}: ${row.title} over a scale`,
      ).join('; '),
    }),
  chords: z
    .array(z.string().max(MAX_NAME_LENGTH))
    .min(1)
    .max(MAX_PATTERN_CHORDS)
    .optional()
    .meta({
      default: DEFAULT_PATTERN_CHORDS,
      description: `For picking: chord symbols, a bar each, at most ${MAX_PATTERN_CHORDS}.`,
      examples: ['C,G,Am,F'],
    }),
  key: tonicParameter('For double stops: root of the scale')
    .optional()
    .meta({ default: 'C', description: 'For double stops: root of the scale.' }),
  scale: scaleParameter.optional().meta({
    default: 'major',
    description: 'For double stops: id of a scale; thirds and sixths need one of seven tones.',
  }),
  maxFret: maxFretParameter.optional().meta({
    description: `Highest fret that may be used (hard limit), counted from the capo; default: ${DEFAULT_MAX_FRET}, for octaves ${DEFAULT_MAX_FRET_OF_OCTAVES}, or the last of a shorter neck.`,
  }),
  bpm: tempo.default(DEFAULT_TEMPO),
  style: weightsParameter.optional().meta({
    default: 'acoustic',
    description: weightsDescription('acoustic'),
  }),
  ...neckFields,
  ...chordNamesField,
}))

export type PatternQuery = z.output<typeof patternRequest>

export const patternDocument = lazyObject(() => ({
  ...routeDocument.shape,
  drill: z.strictObject({
    pattern: z.enum(PATTERN_IDS),
    title: z.string(),
    bpm: z.number(),
    loopBeats: z.number().meta({ description: 'The beat at which the drill begins again.' }),
  }),
  ...chordNamesWarningsField,
  letters: z.array(z.enum(LETTERS)).meta({
    description:
      'The plucking finger of each note of the best route: p thumb, i index, m middle, a ring; below the notes of asciiSheet too.',
  }),
  chords: z
    .array(
      z.strictObject({
        symbol: z.string(),
        ...capoSymbolFields,
        frets: z.string(),
        startBeat: z.number().min(0),
      }),
    )
    .meta({ description: 'The grips that are held, a bar each; empty for double stops.' }),
  patternProof: z.strictObject({
    notesInHarmony: z.boolean(),
    beginsOnBass: z.boolean(),
    lettersInOrder: z.boolean(),
    ringsWithinChord: z.boolean(),
    gripsHeld: z.boolean().meta({ description: 'The hand holds every note until its end.' }),
    intervalsAsNamed: z.boolean(),
  }),
}))

export type PatternDocument = Answer<typeof patternDocument>
