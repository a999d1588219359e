/** Request and document of practice drills, in the contract's key order. */

import * as z from 'zod'
import { FINGERS } from '#engine/hand/finger'
import { POSITION_NAMES } from '#engine/hand/hand-window'
import { MAX_FRET } from '#engine/instrument/neck'
import { DEFAULT_COUNT_IN_BEATS, DEFAULT_MAX_FRET } from '#engine/practice/compile-drill'
import { DRILL_LIMITS, PULSE_KINDS, TARGET_ROLES } from '#engine/practice/drill'
import { DRILL_LEVELS, RHYTHM_TABLE } from '#engine/practice/rhythm-table'
import { DRILL_TARGETS, describeTarget, TARGET_TABLE } from '#engine/practice/target-table'
import type { Answer } from '../registry/operation'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { neckDocumentFields } from '../schemas/neck'
import { neckFields } from '../schemas/neck-parameters'
import {
  chordOrSymbolParameter,
  maxFretParameter,
  rootParameter,
  scaleParameter,
  tonicParameter,
} from '../schemas/parameters'
import { fretNumber, stringNumber } from '../schemas/pitch'
import { projectState, tabProject } from '../schemas/project'
import { routePlan } from '../schemas/route'
import { fingersParameter, positionParameter, styleParameter } from '../schemas/route-parameters'
import { asciiSheet, renderRequest, tabNote, timeSignature } from '../schemas/tab'
import {
  apiVersion,
  intervalLabel,
  layerRole,
  midiNumber,
  noteNameText,
  noteText,
} from '../schemas/theory'
import { tabHead } from '../tab/tab-head'

export const practiceRequest = lazyRequest(() => ({
  key: tonicParameter('Key of the drill').default('C'),
  scale: scaleParameter.default('major'),
  chord: chordOrSymbolParameter.optional().meta({
    description:
      'Chord type on its root, or a chord symbol such as Am7, which brings its own root. Default: major; on the key of a scale with a minor third the triad of the scale, as minor.',
  }),
  chordRoot: rootParameter(
    'Root of the chord; default: the key, or the root of a symbol in chord',
  ).optional(),
  target: drillTarget.default('chord-tones').meta({
    description: TARGET_TABLE.map(describeTarget).join('. '),
  }),
  level: drillLevel.default('beginner').meta({
    description: RHYTHM_TABLE.map((row) => `${row.id}: ${row.title} at ${row.bpm} bpm`).join('; '),
  }),
  position: positionParameter.default('any'),
  maxFret: maxFretParameter.optional().meta({
    description: `Highest fret that may be used (hard limit), counted from the capo; default: ${DEFAULT_MAX_FRET}, or the last of a shorter neck.`,
  }),
  bars: bars.default(1).meta({ description: 'Bars of 4/4 before the drill repeats.' }),
  bpm: bpm.optional().meta({ description: 'Beats per minute; default: by level.' }),
  countInBeats: countInBeats
    .default(DEFAULT_COUNT_IN_BEATS)
    .meta({ description: 'Clicks before the first note.' }),
  style: styleParameter.optional().meta({
    description: `${styleParameter.description} Of drills of level beginner: melody.`,
  }),
  fingers: fingersParameter,
  ...neckFields,
}))

export const drillTarget = z.enum(DRILL_TARGETS)
export const drillLevel = z.enum(DRILL_LEVELS)
export const bars = z.int().min(DRILL_LIMITS.minBars).max(DRILL_LIMITS.maxBars)
export const bpm = z.int().min(DRILL_LIMITS.minBpm).max(DRILL_LIMITS.maxBpm)
export const countInBeats = z
  .int()
  .min(DRILL_LIMITS.minCountInBeats)
  .max(DRILL_LIMITS.maxCountInBeats)

const targetRole = z.enum(TARGET_ROLES).meta({ description: 'What the note does in the drill.' })
const startBeat = z.number().min(0).meta({ description: 'Beats from the start of the drill.' })
const durationBeats = z.number().positive()
const handFret = z.int().min(1).max(MAX_FRET).meta({ description: 'Fret under the index finger.' })

export const drillSettings = lazyObject(() => ({
  bars,
  bpm,
  countInBeats,
  level: drillLevel,
  loopBeats: z.int().min(4).meta({ description: 'The beat at which the drill begins again.' }),
  target: drillTarget,
}))

export const drillInput = lazyObject(() => ({
  chord: z.string(),
  key: noteNameText,
  maxFret: fretNumber,
  position: z.enum(POSITION_NAMES),
  scale: z.string(),
  chordRoot: noteNameText,
}))

export const target = lazyObject(() => ({
  id: z.string().meta({ description: 'practice-target-<n>, from 1.' }),
  interval: intervalLabel.meta({ description: 'Against the chord root.' }),
  intervalName: z.string(),
  midi: midiNumber,
  note: noteText,
  pitchClass: noteNameText,
  role: targetRole,
  startBeat,
  durationBeats,
}))

export const drillNote = lazyObject(() => ({
  interval: intervalLabel,
  intervalName: z.string(),
  midi: midiNumber,
  note: noteText,
  pitchClass: noteNameText,
  startBeat,
  durationBeats,
  candidatesConsidered: z
    .int()
    .min(1)
    .meta({ description: 'Places the pitch could have taken under the limits.' }),
  fret: fretNumber,
  string: stringNumber,
  finger: z.enum(FINGERS),
  handPositionFret: handFret,
  routeRole: layerRole,
  sourceMidi: midiNumber.meta({ description: 'Pitch of the target.' }),
  targetId: z.string(),
  targetInterval: intervalLabel,
  targetNote: noteText,
  targetRole,
}))

export const pulse = lazyObject(() => ({
  beat: z.number().meta({
    description: '−countInBeats … −1 for the count-in; fractional where the rhythm is.',
  }),
  kind: z.enum(PULSE_KINDS),
  label: z.string(),
}))

export const drillProof = lazyObject(() => ({
  allTargetsMapped: z.boolean(),
  positionDrillDerivedFromBestRoute: z.boolean(),
  routeObjective: z.string(),
  sourceModel: z.string(),
  targetCount: z.int(),
  tabEventsDerivedFromRoute: z.boolean(),
  outsideWindowIsWarned: z.boolean(),
}))

export const positionTabPacket = lazyObject(() => ({
  apiVersion,
  kind: z.literal('pitch-map.practice-position-tab-packet'),
  positionDrill: z.array(drillNote),
  proof: z.strictObject({
    allTargetsMapped: z.boolean(),
    openStrings: z.int(),
    positionDrillDerivedFromBestRoute: z.boolean(),
    routeCost: z.int(),
    routeEfficiencyScore: z.int(),
    routeId: z.string(),
    routeSpan: z.int(),
    sourceModel: z.string(),
    tabEventsDerivedFromPositionDrill: z.boolean(),
    targetCount: z.int(),
    totalFretMovement: z.int(),
    totalStringMovement: z.int(),
  }),
  source: z.strictObject({
    bars,
    bpm,
    chord: z.string(),
    chordRoot: noteNameText,
    handWindow: z.string().meta({ description: 'frets <a>-<b>' }),
    key: noteNameText,
    level: drillLevel,
    loopEndBeat: z.int(),
    loopStartBeat: z.int(),
    maxFret: fretNumber,
    position: z.enum(POSITION_NAMES),
    scale: z.string(),
    target: drillTarget,
  }),
  tabInsertion: z.strictObject({
    action: z.literal('replace-measure-notes'),
    destination: z.string(),
    measureId: z.string(),
    measureIndex: z.int().min(0),
    noteSource: z.string(),
    proof: z.strictObject({
      asciiTabRequired: z.boolean(),
      preservesMidi: z.boolean(),
      tabNotesMatchPositionDrill: z.boolean(),
    }),
    tempo: z.number(),
    timeSignature,
  }),
  tabRenderRequest: renderRequest,
  tabNotes: z.array(tabNote),
  title: z.string(),
}))

export const drillDocument = lazyObject(() => ({
  ...tabHead,
  drill: drillSettings,
  input: drillInput,
  objective: z.string(),
  targets: z.array(target),
  positionDrill: z.array(drillNote),
  positionTabPacket,
  project: tabProject,
  projectState,
  proof: drillProof,
  pulse: z.array(pulse),
  routePlan,
  asciiSheet: asciiSheet.optional(),
  warnings: z.array(z.string()).meta({
    description:
      'Places outside the hand window that was asked for, tones left out, and a default chord that is not major.',
  }),
  ...neckDocumentFields,
}))

export type DrillDocument = Answer<typeof drillDocument>
