/** Request and document of tab recipes and of the teaching overlays that the service writes. */

import * as z from 'zod'
import { FINGERS } from '#engine/hand/finger'
import { RECIPE_DIFFICULTIES, RECIPE_STYLES, RIFF_ROLES } from '#engine/practice/recipe'
import type { Answer } from '../registry/operation'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { neckDocumentFields } from '../schemas/neck'
import { neckFields } from '../schemas/neck-parameters'
import { scaleParameter, tonicParameter } from '../schemas/parameters'
import { fretNumber, stringNumber } from '../schemas/pitch'
import { projectState } from '../schemas/project'
import { tabRenderProof } from '../schemas/route'
import { asciiTab, renderRequest, tempo, timeSignature } from '../schemas/tab'
import { apiVersion, intervalLabel, midiNumber, noteNameText, noteText } from '../schemas/theory'

const degree = z.string().meta({ description: '1, b3, #4.' })

const overlaySelector = () =>
  z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('note'), noteId: z.string() }),
      z.strictObject({
        kind: z.literal('fret-position'),
        string: stringNumber,
        fret: fretNumber,
      }),
      z.strictObject({ kind: z.literal('pitch'), midi: midiNumber }),
      z.strictObject({ kind: z.literal('pitch-class'), pitchClass: noteNameText }),
      z.strictObject({ kind: z.literal('degree'), degree }),
    ])
    .meta({ description: 'What a mark points at.' })

export const teachingOverlay = lazyObject(() => ({
  id: z.string(),
  title: z.string(),
  marks: z.array(
    z.strictObject({
      role: z.string().meta({ description: 'root, motif, color-tone, peak, resting-note …' }),
      label: z.string(),
      selector: overlaySelector(),
    }),
  ),
}))

const noteId = z.string()

export const recipeShape = lazyObject(() => ({
  id: z.string(),
  title: z.string(),
  style: z.enum(RECIPE_STYLES),
  difficulty: z.enum(RECIPE_DIFFICULTIES),
  key: noteNameText,
  scale: z.strictObject({ id: z.string(), name: z.string(), degrees: z.array(degree) }),
  tempo,
  timeSignature,
  bars: z.int().min(1),
  shape: z.strictObject({ id: z.string(), name: z.string(), story: z.string() }),
  tones: z.array(
    z.strictObject({
      pitchClass: noteNameText,
      degree,
      intervalName: z.string(),
      isColor: z.boolean().meta({ description: 'Sounds unlike plain major or natural minor.' }),
    }),
  ),
  leftOut: z.array(degree).meta({ description: 'Degrees of the scale that the riff leaves out.' }),
  position: z.strictObject({
    label: z.string(),
    handPositionFret: z.int().min(1),
    lowestFret: fretNumber,
    highestFret: fretNumber,
    openStrings: z.int().min(0),
  }),
  motif: z.strictObject({
    noteIds: z.array(z.array(noteId)).meta({ description: 'Each saying of the motif.' }),
    durationsBeats: z.array(z.number().positive()),
    degrees: z.array(degree),
  }),
  restingNote: z.strictObject({
    noteId,
    note: noteText,
    startBeat: z.number().min(0),
    durationBeats: z.number().positive(),
  }),
  range: z.strictObject({ lowest: noteText, highest: noteText, peakBar: z.int().min(1) }),
  fingering: z.string(),
  warnings: z.array(z.string()),
  notes: z.array(
    z.strictObject({
      id: noteId,
      note: noteText,
      midi: midiNumber,
      degree,
      interval: intervalLabel,
      intervalName: z.string(),
      string: stringNumber,
      fret: fretNumber,
      finger: z.enum(FINGERS),
      bar: z.int().min(1),
      startBeat: z.number().min(0),
      durationBeats: z.number().positive(),
      roles: z.array(z.enum(RIFF_ROLES)),
    }),
  ),
  steps: z.array(z.string()).meta({ description: 'How to practise it, in order.' }),
  proof: z.strictObject({
    allNotesInScale: z.boolean(),
    startsOnRoot: z.boolean(),
    restsOnRoot: z.boolean(),
    motifRepeated: z.boolean(),
    colorHeard: z.boolean(),
    onePosition: z.boolean(),
    fretSpan: z.int().min(0),
    barsFilled: z.boolean(),
    stringFretMatchesMidi: z.boolean(),
  }),
}))

export const recipeRequest = lazyRequest(() => ({
  key: tonicParameter('Key of the riff').default('D'),
  scale: scaleParameter.default('naturalMinor'),
  style: z.enum(RECIPE_STYLES).default('beginner-riff').meta({ description: 'Kind of recipe.' }),
  difficulty: z
    .enum(RECIPE_DIFFICULTIES)
    .default('easy')
    .meta({ description: 'easy: one hand position, quarters and eighths.' }),
  ...neckFields,
}))

export const recipeDocument = lazyObject(() => ({
  appUrl: z.string(),
  asciiTab,
  asciiTabUrl: z.string(),
  project: projectState,
  recipe: recipeShape,
  agentUsage: z.array(z.string()),
  explanation: z.string(),
  overlays: z
    .array(teachingOverlay)
    .meta({ description: 'The overlays of the project: what a lesson points at, by role.' }),
  apiVersion,
  compactUrl: z.string(),
  tabRenderRequest: renderRequest,
  tabRenderProof,
  ...neckDocumentFields,
}))
export type RecipeDocument = Answer<typeof recipeDocument>
