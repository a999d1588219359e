/** Request and document of a song: what was read, its bars, key, chords with grips, and links. */
import * as z from 'zod'
import { MAX_CAPO } from '#engine/instrument/neck'
import { SONG_SHAPE } from '#engine/project/song-shape'
import { CHORD_NAMES } from '../progressions/capo.schema'
import type { Answer } from '../registry/operation'
import { keyParameter } from '../schemas/chord-parameters'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { neckDocumentFields } from '../schemas/neck'
import { neckFields } from '../schemas/neck-parameters'
import { shapeSchema } from '../schemas/shape-schema'
import { apiVersion } from '../schemas/theory'
import { barre, fretsText } from '../schemas/voicing'

/** Characters of a sheet: as many lines as a song may have, of thirty characters each. */
export const MAX_SONG_CHARACTERS = 65_536
/** Different chords that get a grip; the others are named. */
export const MAX_GRIPPED_CHORDS = 32
/** Unread spans that are listed. */
export const MAX_LISTED_UNREAD = 100

export const songValue = shapeSchema(SONG_SHAPE)

export const songRequest = lazyRequest(() => ({
  text: z
    .string()
    .min(1)
    .max(MAX_SONG_CHARACTERS)
    .optional()
    .meta({
      description:
        'The sheet: ChordPro, chords over words, lines of chords with or without bar lines, or numbers with a key.',
      examples: ['| C G | Am F |', '{title: Amen}\n[G]Hello [C]world'],
    }),
  song: songValue
    .optional()
    .meta({ description: 'A song as this operation answers it; give one of text, song.' }),
  transpose: z
    .int()
    .min(-11)
    .max(11)
    .optional()
    .meta({
      description: 'Semitones by which it sounds higher.',
      examples: [2, -3],
    }),
  key: keyParameter(
    'Key that it shall sound in, of its own mode; for numbers without a key the one they are read in',
  ).optional(),
  capo: z
    .union([z.int().min(0).max(MAX_CAPO), z.literal('auto')])
    .optional()
    .meta({
      description:
        'Fret of the capo, or auto for the easiest: the shapes change, the sound stays. Default: as the sheet says.',
      examples: [2, 'auto'],
    }),
  chordNames: z.enum(CHORD_NAMES).optional().meta({
    description: 'How chords are called under a capo; shapes as soon as there is one.',
  }),
  instrument: neckFields.instrument,
  tuning: neckFields.tuning,
}))

export type SongRequest = z.output<typeof songRequest>

const songKey = lazyObject(() => ({
  sounding: z.string().meta({ description: 'Tonic and scale id: "A major".' }),
  shapes: z.string().optional().meta({ description: 'Under a capo: the key of the shapes.' }),
  isWritten: z.boolean().meta({ description: 'The sheet or the request names it.' }),
  reasons: z.array(z.string()),
  others: z
    .array(z.strictObject({ key: z.string(), share: z.number().min(0).max(1) }))
    .meta({ description: 'Other keys that the sounding chords could be in.' }),
}))

const songChord = lazyObject(() => ({
  symbol: z.string().meta({ description: 'As the song writes it.' }),
  soundingSymbol: z.string().meta({ description: 'The chord heard.' }),
  shapeSymbol: z.string().optional().meta({ description: 'Under a capo: the shape held.' }),
  count: z.int().min(1).meta({ description: 'Times that it begins.' }),
  grip: z
    .strictObject({
      text: fretsText,
      fingers: z.array(z.int().min(0).max(4)),
      barres: z.array(barre),
      difficulty: z.int().min(1).max(5),
    })
    .nullable()
    .meta({
      description: 'The first grip, frets counted from the capo; null where none is given.',
    }),
}))

const songSection = lazyObject(() => ({
  kind: z.string(),
  label: z.string().optional(),
  firstBar: z.int().min(1),
  bars: z.int().min(0).meta({ description: 'As written, without repeats.' }),
  repeats: z.int().min(1),
  recalls: z.int().min(0).optional().meta({ description: 'Index of the section played again.' }),
}))

const timedChord = lazyObject(() => ({
  bar: z.int().min(1),
  beat: z.number().min(0).meta({ description: 'Quarter notes from the start of the bar.' }),
  beats: z.number().positive().meta({ description: 'Quarter notes, within the bar.' }),
  symbol: z.string(),
  sounds: z.boolean().meta({ description: 'false for N.C. and what was not read.' }),
  held: z.literal(true).optional().meta({ description: 'Sounds on from the bar before.' }),
  section: z.int().min(0),
}))

export const songDocument = lazyObject(() => ({
  apiVersion,
  input: z.strictObject({
    form: z.enum(['chordpro', 'text', 'song']),
    transpose: z.int().meta({ description: 'Semitones that it sounds higher than it was given.' }),
    capo: z.int().min(0).meta({ description: 'Of the sheet.' }),
  }),
  song: songValue,
  capo: z.strictObject({
    fret: z.int().min(0),
    chordNames: z.enum(CHORD_NAMES),
    summary: z.string().meta({ description: 'Both names: "capo 2: G shape, sounds A".' }),
  }),
  key: songKey.nullable().meta({ description: 'null without chords.' }),
  barBeats: z.number().positive().meta({ description: 'Quarter notes of a bar.' }),
  bars: z.int().min(0),
  sections: z.array(songSection),
  repeats: z.array(
    z.strictObject({
      firstBar: z.int().min(1),
      bars: z.int().min(1),
      times: z.int().min(1),
    }),
  ),
  chords: z.array(songChord).meta({ description: 'Each different one once, in order.' }),
  timeline: z.array(timedChord),
  assumed: z.array(z.string()),
  unread: z
    .array(
      z.strictObject({
        line: z.int().nullable().meta({ description: 'Of the text, from 1; null for a mark.' }),
        section: z.int().nullable().meta({ description: 'Of the song, from 0.' }),
        text: z.string(),
        reason: z.string(),
        didYouMean: z.string().optional(),
      }),
    )
    .meta({
      description: `What could not be read, kept where it stands; at most ${MAX_LISTED_UNREAD}.`,
    }),
  warnings: z.array(z.string()),
  compactUrl: z.string().meta({ description: 'Opens the workbench with the song in its project.' }),
  filesUrl: z.string().meta({
    description:
      'Lists the song as MusicXML, Guitar Pro, MIDI and other files, struck by its strum.',
  }),
  ...neckDocumentFields,
}))

export type SongDocument = Answer<typeof songDocument>
