/** Request and document of GET /api/scales. */

import * as z from 'zod'
import { SCALE_FAMILIES } from '#engine/theory/scale-table'
import type { Answer } from '../registry/operation'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { apiVersion } from '../schemas/theory'

export const scalesRequest = lazyRequest(() => ({
  family: z
    .enum(SCALE_FAMILIES)
    .optional()
    .meta({ description: 'Only scales of this family; all families when left out.' }),
}))

export const scaleItem = lazyObject(() => ({
  id: z.string(),
  name: z.string(),
  aliases: z
    .array(z.string())
    .meta({ description: 'Other names accepted wherever a scale id is.' }),
  family: z.enum(SCALE_FAMILIES),
  size: z.int(),
  intervals: z.array(z.int()).meta({ description: 'Semitones above the root, ascending from 0.' }),
  degrees: z.array(z.string()).meta({ description: '1, b3, #4.' }),
  intervalNames: z.array(z.string()),
  intervalSymbols: z.array(z.string()).meta({ description: 'P1, m3, A4.' }),
  steps: z
    .array(z.int())
    .meta({ description: 'Semitones from each tone to the next, round the octave.' }),
  modeOf: z
    .strictObject({ scale: z.string(), degree: z.int() })
    .optional()
    .meta({ description: 'The scale of which this is a mode, and on which degree it starts.' }),
  parent: z
    .string()
    .optional()
    .meta({ description: 'The same in words: fifth mode of harmonic minor.' }),
  modes: z
    .array(z.strictObject({ scale: z.string(), degree: z.int() }))
    .meta({ description: 'Catalogue scales that the other degrees start.' }),
  brightness: z.int().meta({ description: 'Sum of the semitones; compare within one size.' }),
  pitchClassSetNumber: z.int().meta({ description: 'Sum of 2^semitones (Ring number).' }),
  forteNumber: z.string(),
  symmetry: z.strictObject({
    transpositions: z.array(z.int()),
    distinctTranspositions: z.int(),
    isPalindromic: z.boolean(),
  }),
  suitsChords: z
    .array(z.string())
    .meta({ description: 'Chord types whose tones it holds on its root.' }),
  sameTonesAs: z
    .array(z.string())
    .meta({ description: 'Ids with the same tones on the same root.' }),
}))

export const scalesDocument = lazyObject(() => ({
  apiVersion,
  count: z.int(),
  families: z.array(z.enum(SCALE_FAMILIES)),
  scales: z.array(scaleItem),
}))

export type ScalesDocument = Answer<typeof scalesDocument>
