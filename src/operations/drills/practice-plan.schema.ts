/** Request and document of GET /api/practice-plan. */
import * as z from 'zod'
import { songChordsParameter } from '../progressions/long-progression'
import type { Answer } from '../registry/operation'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { neckFields } from '../schemas/neck-parameters'
import { scaleParameter, tonicParameter } from '../schemas/parameters'
import { apiVersion } from '../schemas/theory'
import { bpm, drillLevel } from './practice.schema'

const MAX_MINUTES = 180
export const MAX_CHORDS = 8

export const practicePlanRequest = lazyRequest(() => ({
  minutes: z.int().min(5).max(MAX_MINUTES).default(30).meta({ description: 'Of the whole plan.' }),
  key: tonicParameter('Key of the plan')
    .optional()
    .meta({
      description: 'Key of the plan; default: that of the chords, without chords C.',
      examples: ['C', 'F#'],
    }),
  scale: scaleParameter.optional().meta({
    description: 'Scale of the key; default: that of the chords, without chords major.',
  }),
  level: drillLevel
    .default('beginner')
    .meta({ description: 'It sets the rhythms and the tempo to begin at.' }),
  chords: songChordsParameter(MAX_CHORDS)
    .optional()
    .meta({
      description: `Chords to work on, or numerals in the key, at most ${MAX_CHORDS}; default: four of the key.`,
      examples: ['G,D,Em,C'],
    }),
  ...neckFields,
}))

export const practicePlanDocument = lazyObject(() => ({
  apiVersion,
  title: z.string(),
  minutes: z.int(),
  blocks: z.array(
    z.strictObject({
      minutes: z.int().min(1),
      title: z.string(),
      about: z.string().meta({ description: 'What to listen for.' }),
      bpm,
      goalBpm: bpm.meta({ description: 'After clean rounds, some beats at a time.' }),
      tool: z.string().meta({ description: 'The tool of MCP that has the exercise.' }),
      arguments: z.record(z.string(), z.unknown()).meta({ description: 'For that tool.' }),
      url: z.string().meta({ description: 'The same over HTTP: tab, fingers, a link to play it.' }),
    }),
  ),
  warnings: z.array(z.string()).meta({
    description:
      'The key that chords tell, chords outside it, exercises that this neck cannot play.',
  }),
}))

export type PracticePlanQuery = z.output<typeof practicePlanRequest>
export type PracticePlanDocument = Answer<typeof practicePlanDocument>
