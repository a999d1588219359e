/** Request and document of GET and POST /api/route. */

import * as z from 'zod'
import { DEFAULT_TEMPO } from '#engine/tab/measure'
import { MAX_ROUTE_NOTES } from '../reading/route-request'
import { theoryFields } from '../reading/theory-request'
import type { Answer } from '../registry/operation'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { neckFields } from '../schemas/neck-parameters'
import { maxFretParameter } from '../schemas/parameters'
import { tabProject } from '../schemas/project'
import { routePlan, shapeContext, singleNoteFallback } from '../schemas/route'
import {
  alternativesParameter,
  fingersParameter,
  fretsParameter,
  handWindowFields,
  hintFields,
  routeLimitParameter,
  shapeParameter,
  strictParameter,
} from '../schemas/route-parameters'
import { asciiSheet, MAX_TITLE_LENGTH, tempo, timeSignature } from '../schemas/tab'
import { layer, midiNumber, noteNameText, noteText } from '../schemas/theory'
import { tabHead } from '../tab/tab-head'
import { lineItemParameter } from './note-list'
import { durationBeats, postedNote, startBeat } from './posted-note'

/** What GET and POST have in common. */
export const sharedRequest = lazyRequest(() => ({
  ...theoryFields,
  ...handWindowFields,
  maxFret: maxFretParameter.optional(),
  limit: routeLimitParameter,
  alternatives: alternativesParameter,
  frets: fretsParameter.optional(),
  shape: shapeParameter.optional(),
  ...hintFields,
  strict: strictParameter,
  fingers: fingersParameter,
  ...neckFields,
}))

export const getRequest = lazyRequest(() => ({
  notes: z
    .array(lineItemParameter)
    .min(1)
    .max(MAX_ROUTE_NOTES)
    .meta({
      description:
        'Note names or MIDI numbers in playing order, separated by commas; a name without octave leaves the octave to the planner. Notes that start together have a + between them (%2B in a URL) and each an octave.',
      examples: ['C3,D3,E3,F3', 'C,E,G', '60,64,67', 'C3+E3+G3,D3+F3+A3'],
    }),
  ...sharedRequest.shape,
  startBeat: startBeat.default(0).meta({ description: 'Beat of the first note.' }),
  durationBeats: durationBeats
    .default(1)
    .meta({ description: 'Length of every note; note i starts at startBeat + i × durationBeats.' }),
}))

export const postRequest = lazyRequest(() => ({
  notes: z.array(postedNote).min(1).max(MAX_ROUTE_NOTES).meta({
    description: `The music: note or midi each, with rhythm and, if wanted, a string, fret or finger to keep to. Notes with the same startBeat are a chord, and one that lasts beyond the next start is held.`,
  }),
  ...sharedRequest.shape,
  tempo: tempo.default(DEFAULT_TEMPO),
  timeSignature: timeSignature.default([4, 4]),
  title: z
    .string()
    .min(1)
    .max(MAX_TITLE_LENGTH)
    .optional()
    .meta({ description: 'Title of the project; default: the key and the number of notes.' }),
}))

export const routeDocument = lazyObject(() => ({
  ...tabHead,
  ...routePlan.omit({ apiVersion: true }).shape,
  project: tabProject,
  input: z.strictObject({
    chord: z.string(),
    layer,
    root: noteNameText,
    scale: z.string(),
    notes: z.array(
      z.strictObject({
        familyOnly: z.boolean(),
        midi: midiNumber,
        note: noteText,
        pitchClass: noteNameText,
      }),
    ),
  }),
  shapeContext: shapeContext.nullable(),
  asciiSheet: asciiSheet.optional(),
  singleNoteFallback,
}))
export type RouteDocument = Answer<typeof routeDocument>
