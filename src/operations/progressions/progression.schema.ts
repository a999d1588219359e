/** Request and document of a progression: its chords, the best paths through them, and their tab. */

import * as z from 'zod'
import { DEFAULT_TEMPO } from '#engine/tab/measure'
import { GRIP_PREFERENCES, GRIP_WEIGHTS } from '#engine/voicing/grip-cost'
import { capoSymbolFields, chordNamesField, chordNamesWarningsField } from '../chords/capo-symbols'
import { handFilters } from '../chords/voicing-filters'
import type { Answer } from '../registry/operation'
import { MAX_NAME_LENGTH } from '../registry/published-lengths'
import { keyParameter } from '../schemas/chord-parameters'
import { chordFunction } from '../schemas/harmony'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { motion } from '../schemas/motion'
import { instrumentField, tuningId } from '../schemas/neck'
import { neckFields } from '../schemas/neck-parameters'
import { tabProject } from '../schemas/project'
import { tabRenderProof } from '../schemas/route'
import { renderRequest, tabNote, tempo } from '../schemas/tab'
import { noteNameText, tone } from '../schemas/theory'
import { fretsText, voicing } from '../schemas/voicing'
import { tabHead } from '../tab/tab-head'
import { preferParameter } from './prefer-parameter'
import { MAX_PROGRESSION_CHORDS } from './progression-chords'

/** Grips a chord that `search=best` looks at. */
export const BEST_PATH_GRIPS = 64

/**
 * Grips of all chords together that `search=all` looks at: 300 each of eight chords, 100 each of
 * 24. Time grows with grips times chords; beyond this a long song would hold up everyone else.
 */
export const ALL_PATH_GRIPS = 2400

export const progressionRequest = lazyRequest(() => ({
  chords: z
    .array(
      z.string().max(MAX_NAME_LENGTH).meta({ description: 'Chord symbol, or numeral with a key.' }),
    )
    .min(1)
    .max(MAX_PROGRESSION_CHORDS)
    .meta({
      description: `Chord symbols separated by commas or bar lines, at most ${MAX_PROGRESSION_CHORDS}. With key also Roman numerals or Nashville numbers.`,
      examples: ['Dm7,G7,Cmaj7', 'ii7,V7,Imaj7', '1,6m,4,5'],
    }),
  key: keyParameter('Key that numerals are read in').optional(),
  transpose: z
    .int()
    .min(-11)
    .max(11)
    .optional()
    .meta({
      description: 'Semitones by which the chords, and the key, are moved.',
      examples: [2, -3],
    }),
  limit: z.int().min(1).max(12).default(5).meta({ description: 'Most paths returned.' }),
  prefer: preferParameter,
  search: z
    .enum(['best', 'all'])
    .default('best')
    .meta({
      description: `best looks at the ${BEST_PATH_GRIPS} best grips of each chord, all at every playable one up to ${ALL_PATH_GRIPS} divided by the number of chords, best first (search.isComplete says whether that was all of them); either way the paths are the best over them with usual fingers.`,
    }),
  ...handFilters.shape,
  beatsPerChord: z.number().positive().max(16).default(4).meta({
    description:
      'Quarter beats that each chord is held in the tab. Its bars follow: 4/4 for 1, 2, 4 and 8, 3/4 for 3 and 6, 5/4 for 5.',
  }),
  tempo: tempo.default(DEFAULT_TEMPO),
  ...neckFields,
  ...chordNamesField,
}))

const { hand, voices } = GRIP_WEIGHTS
export const COSTS_OF_GRIPS = `With prefer=hand ${hand.rankingPoint} a point behind the first grip of the chord (on guitars by what counts for first grips), ${hand.difficultyPoint} a point of difficulty, ${hand.otherBass} for another bass than the root or the one written, ${hand.fretUp} a fret of the lowest pressed one above the first and ${hand.missingString} a string fewer than four; with prefer=voices ${voices.rankingPoint}, ${voices.difficultyPoint}, 0, 0 and ${voices.missingString}`

const chordOfPath = lazyObject(() => ({
  symbol: z.string(),
  ...capoSymbolFields,
  numeral: z.string().optional().meta({ description: 'Where the chord was asked as a numeral.' }),
  inKey: z.strictObject(chordFunction).optional().meta({ description: 'With key only.' }),
  root: noteNameText,
  chord: z.string().meta({ description: 'Chord type id.' }),
  tones: z.array(tone),
  gripCount: z.int().meta({ description: 'Playable grips of the chord.' }),
  searchedCount: z.int().meta({ description: 'Those that met the filters and competed.' }),
  grips: z.array(voicing).meta({ description: 'The grips that the paths below use.' }),
}))

const path = lazyObject(() => ({
  rank: z.int().min(1),
  cost: z.int().min(0).meta({ description: 'gripCost + motionCost; lower is better.' }),
  gripCost: z
    .int()
    .min(0)
    .meta({
      description: `${COSTS_OF_GRIPS}; summed over the grips.`,
    }),
  motionCost: z.int().min(0),
  frets: z
    .array(fretsText)
    .meta({ description: 'One grip a chord; look it up in chords[].grips.' }),
  fingers: z.array(z.array(z.int().min(0).max(4))).meta({
    description:
      'The fingers of each grip on this path, as in chords[].grips[].fingers; they differ from those where others let a finger stay down.',
  }),
  motions: z.array(motion).meta({ description: 'One a change: from chord n to chord n + 1.' }),
  tabNotes: z.array(tabNote),
  proof: z.strictObject({
    costIsSumOfParts: z.boolean().meta({
      description: 'The grips and the changes, told note by note, add up to the cost searched for.',
    }),
    allGripsValid: z.boolean(),
    tabNotesMatchGrips: z.boolean().meta({
      description: 'The events strike just these grips, at the pitches the strings give.',
    }),
  }),
}))

export const progressionDocument = lazyObject(() => ({
  ...tabHead,
  input: z.strictObject({
    chords: z.array(z.string()),
    chordNames: z.enum(['shapes', 'sounding']).optional().meta({
      description: 'With a capo: what chords and key above name.',
    }),
    key: z.string().nullable(),
    transpose: z.int().optional().meta({
      description: 'As asked; chords are those after it, and numerals are of the key after it.',
    }),
    prefer: z.enum(GRIP_PREFERENCES),
    beatsPerChord: z.number(),
    tempo: z.number(),
  }),
  search: z.strictObject({
    grips: z.enum(['best', 'all']),
    gripsPerChord: z.array(z.int()).meta({ description: 'Grips that competed, chord by chord.' }),
    isComplete: z.boolean().meta({
      description: 'Every playable grip that meets the filters competed, of every chord.',
    }),
  }),
  chords: z.array(chordOfPath),
  paths: z.array(path).min(1).meta({ description: 'Best first.' }),
  warnings: z.array(z.string()),
  tabRenderProof,
  tabRenderRequest: renderRequest,
  ...chordNamesWarningsField,
  tuning: tuningId,
  ...instrumentField,
  project: tabProject,
}))

export type ProgressionDocument = Answer<typeof progressionDocument>
