/** Request and document of an arrangement: the route of what is played, and what became of the rest. */
import * as z from 'zod'
import { ROLES } from '#engine/arrange/arrangement'
import { MAX_CAPO } from '#engine/instrument/neck'
import { EASES } from '#engine/plan/fingerings'
import { DEFAULT_TEMPO } from '#engine/tab/measure'
import { MAX_START_BEAT } from '#engine/tab/tab-event'
import { FILE_LIMITS } from '#formats/score/limits'
import { fileParameter } from '../files/file-bytes'
import { reportEntry } from '../files/import.schema'
import { theoryFields } from '../reading/theory-request'
import type { Answer } from '../registry/operation'
import { postedPitchFields } from '../routes/posted-note'
import { routeDocument } from '../routes/route.schema'
import { symbolParameter } from '../schemas/chord-parameters'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { tuningId } from '../schemas/neck'
import {
  capoParameter,
  DEFAULT_NECK,
  instrumentParameter,
  tuningParameter,
} from '../schemas/neck-parameters'
import { maxFretParameter } from '../schemas/parameters'
import { weightsDescription, weightsParameter } from '../schemas/route-parameters'
import { MAX_TITLE_LENGTH, tempo, timeSignature } from '../schemas/tab'
import { projectText } from '../tab/project.schema'

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

/** One player with melody and bass is fingerstyle. */
export const DEFAULT_STYLE = 'acoustic'

const AUTO = z.literal('auto')

export const arrangeRequest = lazyRequest(() => ({
  file: fileParameter.optional(),
  zproject: projectText
    .optional()
    .meta({ description: 'A project to arrange instead, as compactUrl carries it.' }),
  project: projectText
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
  difficulty: z.enum(EASES).default('hard').meta({
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
  style: weightsParameter.optional().meta({
    default: DEFAULT_STYLE,
    description: weightsDescription(DEFAULT_STYLE),
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

const role = z.enum(ROLES)
const scoreIndex = z.int().min(0).meta({ description: 'Index into score.' })

const share = lazyObject(() => ({ kept: z.int().min(0), of: z.int().min(0) }))

const kept = lazyObject(() => ({
  melody: share.meta({ description: 'Melody notes at their pitch.' }),
  bass: share.meta({ description: 'Bass notes at their pitch class.' }),
  pitchClasses: share.meta({
    description:
      'Pitch classes of each onset that are heard there; with chord symbols the tones that each asks for, in each bar, that are heard while it lasts.',
  }),
  notes: share.meta({ description: 'Notes that sound, in whatever octave.' }),
}))

const settingFields = () => ({
  transpose: z.int().meta({ description: 'Semitones up from the score.' }),
  instrument: z.string(),
  tuning: tuningId,
  capo: z.int().min(0).max(MAX_CAPO),
})

const sourceFields = () => ({
  format: z
    .strictObject({ id: z.string(), name: z.string() })
    .nullable()
    .meta({ description: 'null for a project.' }),
  title: z.string(),
  tracks: z.array(
    z.strictObject({
      track: z.int().min(1),
      name: z.string(),
      noteCount: z.int().meta({ description: 'Ties joined, grace notes not counted.' }),
      isArranged: z.boolean(),
    }),
  ),
  fromBar: z.int().min(1),
  toBar: z.int().min(1).meta({ description: 'Where it is not barCount, ask for the rest.' }),
  barCount: z.int().meta({ description: 'Of the whole piece, repeats played out.' }),
  report: z.array(reportEntry).meta({ description: 'What was kept, changed and left out.' }),
})

const change = lazyObject(() => ({
  note: scoreIndex,
  role,
  kind: z.enum(['moved', 'dropped', 'shared', 'left-out', 'shortened', 'stays']).meta({
    description:
      'moved by octaves; dropped: no hand holds it with the rest; shared: another voice sounds it; left-out: not in keep; shortened: let go before its end; stays: sounds as written where the rest is moved by octaves.',
  }),
  from: z.string().meta({
    description: 'As written; in another key moved there, but not by the octaves of transpose.',
  }),
  to: z.string().nullable().meta({ description: 'What sounds of it or in its place.' }),
}))

const incompleteChord = lazyObject(() => ({
  symbol: z.string().meta({ description: 'As it sounds.' }),
  startBeat: z.number(),
  missing: z.array(z.string()).meta({
    description: 'Tones that the symbol asks for and no note sounds while it lasts.',
  }),
  leftOut: z.array(z.string()).meta({
    description: 'The same, of tones that a grip may leave out: the fifth of four tones and more.',
  }),
}))

export const arrangeDocument = lazyObject(() => ({
  ...routeDocument.shape,
  arrangement: z.strictObject({
    ...settingFields(),
    difficulty: z.enum(EASES),
    keep: z.array(role),
    kept,
  }),
  proposals: z
    .array(
      z.strictObject({
        ...settingFields(),
        kept,
        used: z.boolean().meta({ description: 'The setting of this document.' }),
        parameters: z
          .record(z.string(), z.union([z.string(), z.int()]))
          .meta({ description: 'Post them with the same score to get that arrangement.' }),
      }),
    )
    .min(1)
    .meta({
      description:
        'The best settings, what keeps most of melody and bass and lies best first: three at most, one for long pieces of wide chords.',
    }),
  source: lazyObject(sourceFields)
    .optional()
    .meta({ description: 'Of a file or a project: what of it is arranged here.' }),
  report: z.array(reportEntry).optional().meta({
    description: 'Of melody and chords that make too many notes: how full the chords are instead.',
  }),
  bars: z
    .array(
      z.strictObject({
        bar: z.int().min(1),
        changes: z.array(change),
        chords: z
          .array(incompleteChord)
          .optional()
          .meta({ description: 'Chord symbols of which not every tone is heard.' }),
      }),
    )
    .meta({ description: 'Only bars in which something is changed or a chord is not whole.' }),
  score: z
    .array(
      z.strictObject({
        midi: z.int().meta({ description: 'Transposed; it may lie off the neck.' }),
        startBeat: z.number(),
        durationBeats: z.number(),
        role,
        voice: z.string().optional(),
      }),
    )
    .meta({
      description: 'Every note before the reduction; of a melody with chords what they add.',
    }),
  sources: z
    .array(scoreIndex)
    .meta({ description: 'The note of the score that each note of the route is.' }),
  arrangementProof: z.strictObject({
    everyNoteAccountedFor: z.boolean(),
    melodyKept: z.boolean().meta({ description: 'Every melody note sounds at its pitch.' }),
    melodyOnTop: z.boolean(),
    bassLowest: z.boolean().meta({
      description:
        'Where a bass note starts, it is the lowest note struck, in its octave or another. The proof of a route asks less: that basses written below all notes stay lowest.',
    }),
    withinDifficulty: z.boolean(),
    chordTonesTold: z.boolean().meta({
      description:
        'Every tone that a chord symbol asks for is heard while it lasts, or its bar names it.',
    }),
    countsAreTrue: z.boolean(),
  }),
}))

export type ArrangeDocument = Answer<typeof arrangeDocument>
