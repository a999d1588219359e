/** Document shape of an arrangement: the route of what is played, and what became of the rest. */
import * as z from 'zod'
import { ROLES } from '#engine/arrange/arrangement'
import { MAX_CAPO } from '#engine/instrument/neck'
import { HAND_EASE_IDS } from '#engine/polyphony/ease'
import { reportEntry } from '../files/import-schema'
import { routeDocument } from '../routes/route-document'
import { lazyObject } from '../schemas/lazy-object'
import { tuningId } from '../schemas/neck'

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
    difficulty: z.enum(HAND_EASE_IDS),
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
