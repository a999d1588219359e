/** Document shapes of routes, fingerings and positions, in the contract's key order. */

import * as z from 'zod'
import { FINGERS } from '#engine/hand/finger'
import { POSITION_NAMES } from '#engine/hand/hand-window'
import { MAX_FRET, MAX_STRINGS, MIN_STRINGS } from '#engine/instrument/neck'
import { ROUTE_WAYS } from '#engine/plan/ways'
import { STYLES, type Style, TERMS } from '#engine/plan/weights'
import { lazyObject } from './lazy-object'
import { instrumentField, tuningId } from './neck'
import { fretNumber, spelledPlaceFields, stringNumber } from './pitch'
import { handProofFields, onsetNoteFields, routeOnset } from './route-onsets'
import { hintFields, hintProofFields } from './route-parameters'
import { renderRequest, tabNote } from './tab'
import { apiVersion, intervalLabel, layerRole, midiNumber, noteNameText, noteText } from './theory'

/** Necks with a string below E1 have weights of their own, which are not to be asked for. */
const PLANNED_STYLES = [...STYLES, 'low'] as const satisfies readonly Style[]

export const weightsFields = () => ({
  weights: z.enum(PLANNED_STYLES).meta({
    description:
      'The weights that the hand was planned with; low on a neck with a string below E1.',
  }),
  weightsReason: z.string().meta({ description: 'Why those.' }),
})

export const routeConstraints = lazyObject(() => ({
  durationBeats: z.number().positive(),
  handEndFret: fretNumber,
  handStartFret: fretNumber,
  limit: z.int().min(1),
  maxFret: fretNumber,
  position: z.enum(POSITION_NAMES),
  startBeat: z.number().min(0),
  alternatives: z.enum(['zones']),
  ...hintFields,
  handWindowSource: z
    .enum(['none', 'position', 'hand', 'handStartFret', 'handEndFret', 'shape'])
    .meta({
      description:
        'Which parameter set the hand window, of two bounds handStartFret; none is the whole neck.',
    }),
  style: z
    .enum([...ROUTE_WAYS, ...PLANNED_STYLES])
    .optional()
    .meta({ description: 'How a line lies, where asked for; else the weights.' }),
  ...weightsFields(),
}))

export const routeNote = lazyObject(() => ({
  candidatesConsidered: z
    .int()
    .min(1)
    .meta({ description: 'Places the note could have taken under the limits.' }),
  familyOnly: z.boolean().meta({ description: 'The octave was the planner’s choice.' }),
  fret: fretNumber,
  interval: intervalLabel,
  intervalName: z.string(),
  midi: midiNumber,
  note: noteText,
  pitchClass: noteNameText,
  role: layerRole,
  sourceMidi: midiNumber.meta({ description: 'The pitch asked for.' }),
  string: stringNumber,
  ...onsetNoteFields(),
}))

const handFret = z.int().min(1).max(MAX_FRET).meta({ description: 'Fret under the index finger.' })

export const fingering = lazyObject(() => ({
  handPositionFret: handFret,
  maxFretReach: z
    .int()
    .min(0)
    .max(MAX_FRET)
    .meta({ description: 'Frets from the index finger to the furthest note; 4 is a stretch.' }),
  maxSingleFretShift: z.int().min(0),
  positionShiftCount: z.int().min(0),
  steps: z.array(
    z.strictObject({
      finger: z.enum(FINGERS),
      fret: fretNumber,
      handPositionFret: handFret,
      reason: z.enum(['open string', 'route target']),
      string: stringNumber,
      targetIndex: z.int().min(0).meta({ description: 'Index of the note asked for.' }),
    }),
  ),
  suggestedPath: z
    .string()
    .meta({ description: '<n>:S<string>:F<fret>:<finger> or <n>:S<string>:open, one a note.' }),
  warnings: z.array(z.string()),
}))

export const routeProof = lazyObject(() => ({
  allNotesMapped: z.boolean(),
  handWindow: z.string().meta({ description: 'frets <a>-<b>' }),
  maxFretReach: z.int(),
  maxFret: fretNumber.meta({ description: 'Highest fret used.' }),
  maxSingleFretShift: z.int(),
  openStrings: z.int(),
  outsideTheoryNotes: z.int(),
  positionShiftCount: z.int(),
  routeSpan: z.int(),
  totalFretMovement: z.int(),
  totalStringMovement: z.int(),
  notesOutsideHandWindow: z.int(),
  fingersInOrder: z.boolean(),
  withinMaxFret: z.boolean(),
  costIsSumOfTerms: z.boolean(),
  ...hintProofFields,
  ...handProofFields(),
}))

const terms: readonly string[] = TERMS
const breakdown = z
  .array(z.strictObject({ term: z.enum(terms), count: z.int(), cost: z.int() }))
  .meta({ description: 'The parts of the cost, how often each counts; they add up to it.' })
const efficiencyScore = z
  .int()
  .min(0)
  .max(100)
  .meta({ description: 'Higher is better, whatever the length; 50 is an average human tab.' })

export const route = lazyObject(() => ({
  cost: z.int().meta({
    description: 'Lower is better; below 0 only where the style welcomes open strings.',
  }),
  efficiencyScore,
  fingering,
  id: z.string(),
  notes: z.array(routeNote),
  objective: z.string(),
  proof: routeProof,
  tabNotes: z.array(tabNote),
  label: z.string().meta({ description: 'Where on the neck, in words.' }),
  zone: z
    .string()
    .meta({ description: 'optimum, or the hand or the way whose best route this is: hand 4-5.' }),
  breakdown,
  onsets: z
    .array(routeOnset)
    .optional()
    .meta({ description: 'Where notes sound together: the hand at each start, in time.' }),
}))

export const tabRenderProof = lazyObject(() => ({
  expectedEventCount: z.int(),
  expectedEventsSource: z.string(),
  expectedEventProof: z.string(),
  expectedProjectPath: z.string(),
  proofStatusBeforePost: z.literal('pending-post'),
  renderEndpoint: z.string(),
  verification: z.string(),
}))

const leftOut = lazyObject(() => ({
  startBeat: z.number().min(0),
  notes: z
    .array(z.int().min(0))
    .meta({ description: 'Indexes of the notes that start together, ascending by pitch.' }),
  reason: z.string(),
}))

/** The RoutePlan of the contract, as drills and route documents hold it. */
export const routePlan = lazyObject(() => ({
  apiVersion,
  constraints: routeConstraints,
  objective: z.string(),
  routes: z.array(route).min(1),
  tabRenderProof,
  tabRenderRequest: renderRequest,
  tuning: tuningId,
  ...instrumentField,
  leftOut: z.array(leftOut).optional().meta({
    description: 'What no hand can play; warnings name it too. Absent where all is played.',
  }),
}))

export const position = lazyObject(() => ({
  cost: z.int(),
  efficiencyScore,
  exactPitch: z.boolean(),
  fingering,
  fret: fretNumber,
  frequencyHz: z.number(),
  interval: intervalLabel,
  intervalName: z.string(),
  midi: midiNumber,
  note: noteText,
  pitchClass: noteNameText,
  proof: z.strictObject({
    distanceFromHandStart: z.int(),
    distanceFromPreviousSelection: z.int().nullable(),
    handWindow: z.string(),
    inHandWindow: z.boolean(),
    maxFret: fretNumber.meta({ description: 'The limit asked for.' }),
    octaveDistance: z.int(),
    openString: z.boolean(),
    outsideTheory: z.boolean(),
    preservesExactPitch: z.boolean(),
    withinMaxFret: z.boolean(),
  }),
  rank: z.int().min(1).meta({ description: '1 = best.' }),
  role: layerRole,
  sourceMidi: midiNumber,
  string: stringNumber,
  breakdown,
}))

export const singleNoteFallback = lazyObject(() => ({
  applies: z.boolean(),
  exactBestPosition: position,
  pitchClassBestPosition: position,
  proof: z.strictObject({
    exactEndpoint: z.string(),
    exactPitchPreserved: z.boolean(),
    exactVsPitchClassCompared: z.boolean(),
    pitchClassEndpoint: z.string(),
    pitchClassMayChangeOctave: z.boolean(),
    source: z.string(),
    structuredTabReady: z.boolean(),
  }),
  reason: z.string(),
  routeFirstNote: z.strictObject({
    fret: fretNumber,
    midi: midiNumber,
    note: noteText,
    string: stringNumber,
    rankMatchesExactBest: z.boolean(),
    rankMatchesPitchClassBest: z.boolean(),
  }),
}))

export const shapeContext = lazyObject(() => ({
  source: z.enum(['frets', 'shape']),
  text: z.string(),
  frets: z
    .array(fretNumber.nullable())
    .min(MIN_STRINGS)
    .max(MAX_STRINGS)
    .meta({ description: 'One place a string, the last string first; null is muted.' }),
  fretText: z.string(),
  notes: z.array(z.strictObject(spelledPlaceFields)),
  chordName: z.string().nullable().meta({ description: 'null where the notes form no chord.' }),
  barre: z
    .strictObject({ fret: fretNumber, lowString: stringNumber, highString: stringNumber })
    .nullable()
    .meta({
      description:
        'The index finger over two strings or more; null where it presses one string only, or an open string lies under it.',
    }),
  handWindow: z.strictObject({
    handStartFret: fretNumber,
    handEndFret: fretNumber,
    text: z.string(),
    imposed: z
      .boolean()
      .meta({ description: 'false where hand or handStartFret/handEndFret were given and won.' }),
  }),
  startAnchor: z.strictObject({
    string: stringNumber,
    fret: fretNumber,
    finger: z.enum(FINGERS),
    handPositionFret: handFret,
  }),
  effect: z.strictObject({
    routeChanged: z.boolean(),
    notesMoved: z.int(),
    notesInsideShape: z.int(),
    routeIdWithoutShape: z.string(),
    costWithoutShape: z.int(),
    explanation: z.string(),
  }),
}))
