/** Document shape of a progression: its chords, the best paths through them, and their tab. */

import * as z from 'zod'
import { GRIP_WEIGHTS } from '#engine/voicing/progression'
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
      description: `${GRIP_WEIGHTS.rankingPoint} a ranking point behind the best of the chord and ${GRIP_WEIGHTS.difficultyPoint} a point of difficulty, summed over the grips.`,
    }),
  motionCost: z.int().min(0),
  frets: z
    .array(fretsText)
    .meta({ description: 'One grip a chord; look it up in chords[].grips.' }),
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
