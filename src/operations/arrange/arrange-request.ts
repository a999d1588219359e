/** What an arrangement is asked for, and the schema of it. */
import * as z from 'zod'
import { ROLES } from '#engine/arrange/arrangement'
import { HAND_EASE_IDS } from '#engine/polyphony/ease'
import { DEFAULT_TEMPO } from '#engine/tab/measure'
import { MAX_START_BEAT } from '#engine/tab/tab-event'
import { FILE_LIMITS } from '#formats/limits'
import { fileParameter } from '../files/file-bytes'
import {
  capoParameter,
  DEFAULT_NECK,
  instrumentParameter,
  tuningParameter,
} from '../reading/neck-request'
import { theoryFields } from '../reading/theory-request'
import { postedPitchFields } from '../routes/posted-note'
import { styleParameter } from '../routes/route-parameters'
import { symbolParameter } from '../schemas/chord-parameters'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { maxFretParameter } from '../schemas/parameters'
import { MAX_TITLE_LENGTH, tempo, timeSignature } from '../schemas/tab'

/** Notes of a score, and melody notes: each is tried in three settings. */
export const MAX_ARRANGED_NOTES = 256
export const MAX_ARRANGED_CHORDS = 64
/** Of chords, at their starts and in every bar that they last. */
export const MAX_STROKES = 96
const MAX_CHORD_BEATS = 64
/** Semitones up or down. */
export const MAX_TRANSPOSE = 36
const MAX_ROUTES = 5
const { maxTracks: MAX_TRACKS, maxMeasures: MAX_BAR } = FILE_LIMITS

const scoreNote = lazyObject(postedPitchFields)

const timedChord = lazyObject(() => ({
  symbol: symbolParameter,
  startBeat: z
    .number()
    .min(0)
    .max(MAX_START_BEAT)
    .optional()
    .meta({ description: 'Default: where the chord before ends; 0 for the first.' }),
  durationBeats: z.number().positive().max(MAX_CHORD_BEATS).optional().meta({
    description:
      'Default: up to the next start that is given, else one bar; the last chord ends with the melody.',
  }),
}))

const AUTO = z.literal('auto')

export const arrangeRequest = lazyRequest(() => ({
  file: fileParameter.optional(),
  zproject: z
    .string()
    .optional()
    .meta({ description: 'A project to arrange instead, as compactUrl carries it.' }),
  project: z
    .string()
    .optional()
    .meta({ description: 'The same as appUrl carries it. Not beside zproject.' }),
  tracks: z
    .array(z.int().min(1).max(MAX_TRACKS))
    .min(1)
    .max(MAX_TRACKS)
    .optional()
    .meta({
      description:
        'Numbers of the tracks of the file that are arranged together, such as both hands. Default: all with pitches.',
      examples: [[1, 2]],
    }),
  fromBar: z
    .int()
    .min(1)
    .max(MAX_BAR)
    .optional()
    .meta({
      description: `Bar of the file to begin with; at most ${MAX_ARRANGED_NOTES} notes are arranged at once. Default: the first.`,
    }),
  notes: z.array(scoreNote).min(1).max(MAX_ARRANGED_NOTES).optional().meta({
    description:
      'A score: note or midi each, with rhythm. voice tells the part: melody, bass, harmony, or the hands of a piano, right and left; without it the highest note that sounds is the melody, the lowest the bass.',
  }),
  melody: z
    .array(scoreNote)
    .min(1)
    .max(MAX_ARRANGED_NOTES / 2)
    .optional()
    .meta({ description: 'A melody to harmonise with chords, in the order of time.' }),
  chords: z
    .array(timedChord)
    .min(1)
    .max(MAX_ARRANGED_CHORDS)
    .optional()
    .meta({
      description: `Chord symbols under the melody; they give the bass and inner voices, struck in every bar, ${MAX_STROKES} times at most. Of a long piece they have fewer inner voices, so that there are no more than ${MAX_ARRANGED_NOTES} notes.`,
    }),
  keep: z
    .array(z.enum(ROLES))
    .min(1)
    .max(ROLES.length)
    .default([...ROLES])
    .meta({ description: 'The parts that are wanted; the others are left out.' }),
  difficulty: z.enum(HAND_EASE_IDS).default('hard').meta({
    description:
      'easy: no barre, every finger in its own fret; medium: barres of the index finger, one fret of stretch; hard: whatever a hand can play.',
  }),
  transpose: z
    .union([z.int().min(-MAX_TRANSPOSE).max(MAX_TRANSPOSE), z.literal('octave'), AUTO])
    .default('octave')
    .meta({
      description:
        'Semitones up; octave: as written or by whole octaves, whichever keeps most of melody and bass and lies best: a tone of a chord is given up for an easy place, many are not; auto: any key too.',
    }),
  instrument: instrumentParameter.default(DEFAULT_NECK.instrument),
  tuning: tuningParameter.optional().meta({
    description:
      'Id, usual name, or pitches, the last string first: D2,A2,D3,G3,B3,E4; auto tries those of the instrument. Default: the standard one.',
  }),
  capo: z
    .union([capoParameter, AUTO])
    .default(DEFAULT_NECK.capo)
    .meta({ description: 'Fret of the capo; auto tries up to the seventh.' }),
  style: styleParameter.default('acoustic').meta({
    description:
      'acoustic: open strings are welcome, low frets preferred; lead: driven guitars, closed chords.',
  }),
  limit: z
    .int()
    .min(1)
    .max(MAX_ROUTES)
    .default(1)
    .meta({ description: 'Most routes returned for the best setting.' }),
  maxFret: maxFretParameter.optional(),
  ...theoryFields,
  scale: theoryFields.scale.unwrap().optional().meta({
    default: 'major',
    description: 'Scale id; default: that of the file’s key, else major.',
  }),
  chord: theoryFields.chord.unwrap().optional().meta({
    default: 'major',
    description: 'Chord type or symbol; default: that of the file’s key, else major.',
  }),
  tempo: tempo.optional().meta({
    default: DEFAULT_TEMPO,
    description: `Beats per minute; default: the file’s, else ${DEFAULT_TEMPO}.`,
  }),
  timeSignature: timeSignature.optional().meta({
    default: [4, 4],
    description: 'Beats per bar and beat unit: [4, 4], which is the default. Not beside a file.',
  }),
  title: z
    .string()
    .min(1)
    .max(MAX_TITLE_LENGTH)
    .optional()
    .meta({ description: 'Of the project.' }),
}))

export type ArrangeQuery = z.output<typeof arrangeRequest>
