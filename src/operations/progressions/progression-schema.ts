/** Document shape of a progression: its chords, the best paths through them, and their tab. */

import * as z from 'zod'
import { GRIP_PREFERENCES, GRIP_WEIGHTS } from '#engine/voicing/grip-cost'
import { capoSymbolFields } from '../chords/capo-symbols'
import { tabRenderProof } from '../routes/route-schema'
import { chordFunction } from '../schemas/harmony'
import { lazyObject } from '../schemas/lazy-object'
import { motion } from '../schemas/motion'
import { instrumentField, tuningId } from '../schemas/neck'
import { tabProject } from '../schemas/project'
import { renderRequest, tabNote } from '../schemas/tab'
import { noteNameText, tone } from '../schemas/theory'
import { fretsText, voicing } from '../schemas/voicing'
import { tabHead } from '../tab/tab-head'

const { hand, voices } = GRIP_WEIGHTS
export const COSTS_OF_GRIPS = `With prefer=hand ${hand.rankingPoint} a ranking point behind the best of the chord, ${hand.difficultyPoint} a point of difficulty, ${hand.otherBass} for another bass than the root or the one written, ${hand.fretUp} a fret of the lowest pressed one above the first and ${hand.missingString} a string fewer than four; with prefer=voices ${voices.rankingPoint}, ${voices.difficultyPoint}, 0, 0 and ${voices.missingString}`

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
  tabRenderProof,
  tabRenderRequest: renderRequest,
  tuning: tuningId,
  ...instrumentField,
  project: tabProject,
}))
