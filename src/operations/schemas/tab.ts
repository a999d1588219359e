/** Document shapes of structured tab and of the request that renders it. */

import * as z from 'zod'
import { LOWER_VOICES, MAX_START_BEAT, MAX_TAB_EVENTS, TAB_FINGERS } from '#engine/tab/tab-event'
import { neckFields } from '../reading/neck-request'
import { lazyObject, lazyRequest } from './lazy-object'
import { fretNumber, stringNumber } from './pitch'
import { midiNumber } from './theory'

const writtenVoice = z
  .literal(LOWER_VOICES)
  .optional()
  .meta({ description: 'Voice that it is written in, 2 with stems down; default: the first.' })

/** A structured tab event as documents hold it. */
export const tabNote = lazyObject(() => ({
  id: z.string(),
  string: stringNumber,
  fret: fretNumber,
  midi: midiNumber.meta({ description: 'Open string + capo + fret.' }),
  startBeat: z
    .number()
    .min(0)
    .meta({ description: 'Beats from the start of the measure, 0-based.' }),
  durationBeats: z.number().positive(),
  technique: z.string(),
  finger: z
    .enum(TAB_FINGERS)
    .optional()
    .meta({ description: 'Of the fretting hand, where a file names it.' }),
  tied: z
    .literal(true)
    .optional()
    .meta({ description: 'Continues the note before it on its string.' }),
  voice: writtenVoice,
  name: z
    .string()
    .optional()
    .meta({ description: 'How a file writes it, where the key does not say: Ab.' }),
}))

export const BEAT_UNITS = [1, 2, 4, 8, 16, 32] as const
// To the engine a beat unit is any number.
const beatUnit: z.ZodType<number, number> = z.literal(BEAT_UNITS)

export const timeSignature = z
  .tuple([z.int().min(1).max(32), beatUnit])
  .meta({ description: 'Beats per bar and beat unit: [4, 4].', examples: [[4, 4]] })

export const tempo = z.number().min(20).max(400).meta({ description: 'Beats per minute.' })

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
  technique: z.literal('normal').default('normal'),
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
