/** Document shapes of routes, fingerings and positions, in the contract's key order. */

import * as z from 'zod'
import { FINGERS } from '#engine/hand/finger'
import { MAX_FRET, MAX_STRINGS, MIN_STRINGS } from '#engine/instrument/neck'
import { HAND_COST_TERMS, HAND_STYLES } from '#engine/polyphony/cost-table'
import { COST_TERMS } from '#engine/route/cost'
import { POSITION_NAMES } from '#engine/route/hand-window'
import { ROUTE_STYLES } from '#engine/route/route'
import { lazyObject } from '../schemas/lazy-object'
import { instrumentField, tuningId } from '../schemas/neck'
import { fretNumber, spelledPlaceFields, stringNumber } from '../schemas/pitch'
import { renderRequest, tabNote } from '../schemas/tab'
import {
  apiVersion,
  intervalLabel,
  layerRole,
  midiNumber,
  noteNameText,
  noteText,
} from '../schemas/theory'
import { chordNoteFields, chordProofFields, routeOnset } from './chord-schema'

export const routeConstraints = lazyObject(() => ({
  durationBeats: z.number().positive(),
  handEndFret: fretNumber,
  handStartFret: fretNumber,
  limit: z.int().min(1),
  maxFret: fretNumber,
  position: z.enum(POSITION_NAMES),
  startBeat: z.number().min(0),
  alternatives: z.enum(['zones']),
  start: z
    .string()
    .optional()
    .meta({ description: 'The place of the first note, where asked for.' }),
  near: z.int().optional().meta({ description: 'The fret to stay near, where asked for.' }),
  handWindowSource: z
    .enum(['none', 'position', 'hand', 'handStartFret', 'handEndFret', 'shape'])
    .meta({
      description:
        'Which parameter set the hand window, of two bounds handStartFret; none is the whole neck.',
    }),
  style: z
    .enum([...ROUTE_STYLES, ...HAND_STYLES])
    .optional()
    .meta({ description: 'How a line lies, where asked for; the weights that chords had.' }),
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
  ...chordNoteFields(),
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
      targetIndex: z.int().min(0),
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
  keepsStyle: z
    .boolean()
    .optional()
    .meta({ description: 'Where a style was asked for: the places lie as it says.' }),
  beginsAtStart: z
    .boolean()
    .optional()
    .meta({ description: 'Where a start was asked for: the first note lies there.' }),
  meanFret: z
    .number()
    .optional()
    .meta({ description: 'Where near was asked for: mean of the fretted frets.' }),
  ...chordProofFields(),
}))

const TERMS = [...new Set([...COST_TERMS, ...HAND_COST_TERMS])]
const breakdown = z
  .array(z.strictObject({ term: z.enum(TERMS), cost: z.int() }))
  .meta({ description: 'The parts of the cost; they add up to it.' })
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
    .meta({ description: 'optimum, the neck zone or way whose best route this is, or closed.' }),
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
