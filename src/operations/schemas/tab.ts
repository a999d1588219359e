/** Document shapes of structured tab and of the request that renders it. */

import * as z from 'zod'
import { NOTE_SHAPE } from '#engine/project/project-shape'
import {
  LOWER_VOICES,
  MAX_START_BEAT,
  MAX_TAB_EVENTS,
  MAX_TECHNIQUE_LENGTH,
  NORMAL_TECHNIQUE,
} from '#engine/tab/tab-event'
import { isTechnique, TECHNIQUES } from '#engine/tab/techniques'
import { nearestOf } from '../suggest/nearest'
import { lazyObject, lazyRequest } from './lazy-object'
import { neckFields } from './neck-parameters'
import { textParameter } from './parameters'
import { fretNumber, stringNumber } from './pitch'
import { shapeSchema } from './shape-schema'
import { midiNumber } from './theory'
import { timeSignature } from './time-signature'

export { timeSignature }

const writtenVoice = z
  .literal(LOWER_VOICES)
  .optional()
  .meta({ description: 'Voice that it is written in, 2 with stems down; default: the first.' })

/** A structured tab event as documents hold it. */
export const tabNote = shapeSchema(NOTE_SHAPE)

export const tempo = z.number().min(20).max(400).meta({ description: 'Beats per minute.' })

export const techniqueParameter = textParameter({
  description: `How it is played: ${TECHNIQUES.join(', ')}, or several with + between them. hammer-on is a pull-off where the next fret is lower.`,
  examples: ['hammer-on', 'bend+vibrato'],
  accepts: (text) => text === NORMAL_TECHNIQUE || isTechnique(text),
  wanted: `a technique (${NORMAL_TECHNIQUE}, ${TECHNIQUES.join(', ')})`,
  suggest: (text) => {
    const near = text.split('+').map((name) => nearestOf(name, TECHNIQUES, 3))
    return near.includes(undefined) ? {} : { didYouMean: [...new Set(near)].join('+') }
  },
  maxLength: MAX_TECHNIQUE_LENGTH,
})

/** A tab event as a client may post it: what can be worked out may be left out. */
export const postedTabEvent = lazyRequest(() => ({
  id: z
    .string()
    .min(1)
    .max(128)
    .optional()
    .meta({ description: 'Default: event-<index>, from 1.' }),
  string: stringNumber,
  fret: fretNumber,
  midi: midiNumber
    .optional()
    .meta({ description: 'Checked against string and fret; default: what they give.' }),
  startBeat: z.number().min(0).max(MAX_START_BEAT),
  durationBeats: z.number().positive().max(1024).default(1),
  technique: techniqueParameter.default(NORMAL_TECHNIQUE),
  voice: writtenVoice,
}))

export const MAX_TITLE_LENGTH = 200

/** Body of `POST /api/tab`. */
export const tabRenderBody = lazyRequest(() => ({
  events: z
    .array(postedTabEvent)
    .min(1)
    .max(MAX_TAB_EVENTS)
    .meta({ description: 'Notes to render, in any order.' }),
  tempo: tempo.default(90),
  timeSignature: timeSignature.default([4, 4]),
  title: z
    .string()
    .min(1)
    .max(MAX_TITLE_LENGTH)
    .default('Untitled tab')
    .meta({ description: 'Title of the project.' }),
  ...neckFields,
}))

/** A ready `POST /api/tab`, as compiled documents carry it. */
export const renderRequest = lazyObject(() => ({
  body: z.strictObject({
    events: z.array(tabNote),
    tempo: z.number(),
    timeSignature,
    title: z.string(),
    tuning: z.string().meta({ description: 'As POST /api/tab takes it.' }),
    instrument: z.string().optional(),
    capo: z.int().optional(),
  }),
  method: z.literal('POST'),
  path: z.literal('/api/tab'),
  proof: z.strictObject({
    asciiDerivedAtEdge: z.boolean(),
    eventsSource: z.string(),
    expectedEventProof: z.string(),
    expectedProjectPath: z.string(),
  }),
}))

export const asciiSheet = z.string().meta({
  description:
    'The tab for people, where asked for or where it has chord names: systems, bar lines, tempo, meter, fingers.',
})
export const asciiTab = z.string().meta({
  description:
    'One line a string, on a guitar six, e B G D A E; label, |, dashes with fret numbers, |. Derived from the events.',
})
