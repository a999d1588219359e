/** Requests of GET and POST /api/route. */

import * as z from 'zod'
import { MOST_CHORD_ROUTES, MOST_ROUTED_NOTES } from '#engine/chord-route/plan-chord-routes'
import { DEFAULT_TEMPO } from '#engine/tab/measure'
import { neckFields } from '../reading/neck-request'
import { theoryFields } from '../reading/theory-request'
import { lazyRequest } from '../schemas/lazy-object'
import { maxFretParameter } from '../schemas/parameters'
import { MAX_TITLE_LENGTH, tempo, timeSignature } from '../schemas/tab'
import { lineItemParameter } from './note-list'
import { durationBeats, postedNote, startBeat } from './posted-note'
import {
  alternativesParameter,
  anyStyleParameter,
  fingersParameter,
  fretsParameter,
  handWindowFields,
  hintFields,
  routeLimitParameter,
  shapeParameter,
} from './route-parameters'
import { MAX_ROUTE_NOTES } from './route-request'

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
  style: anyStyleParameter.optional(),
  startBeat: startBeat.default(0).meta({ description: 'Beat of the first note.' }),
  durationBeats: durationBeats
    .default(1)
    .meta({ description: 'Length of every note; note i starts at startBeat + i × durationBeats.' }),
}))

export const postRequest = lazyRequest(() => ({
  notes: z
    .array(postedNote)
    .min(1)
    .max(MAX_ROUTE_NOTES)
    .meta({
      description: `The music: note or midi each, with rhythm and, if wanted, a string, fret or finger to keep to. Notes with the same startBeat are a chord, and one that lasts beyond the next start is held. Where notes sound together, all routes of an answer have at most ${MOST_ROUTED_NOTES} notes together: ${Math.floor(MOST_ROUTED_NOTES / MOST_CHORD_ROUTES)} notes have five routes, 512 one. Where very many notes are held on, zones high on the neck are not searched, and a warning of the first route says so.`,
    }),
  ...sharedRequest.shape,
  style: anyStyleParameter.optional(),
  tempo: tempo.default(DEFAULT_TEMPO),
  timeSignature: timeSignature.default([4, 4]),
  title: z
    .string()
    .min(1)
    .max(MAX_TITLE_LENGTH)
    .optional()
    .meta({ description: 'Title of the project; default: the key and the number of notes.' }),
}))
