/** Request and document of GET /api/piano. */
import * as z from 'zod'
import { HANDS } from '#engine/instrument/piano-fingers'
import type { Answer } from '../registry/operation'
import { symbolParameter } from '../schemas/chord-parameters'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { scaleParameter, tonicParameter } from '../schemas/parameters'
import { apiVersion, midiNumber, noteText } from '../schemas/theory'

export const MAX_OCTAVES = 4

export const pianoRequest = lazyRequest(() => ({
  root: tonicParameter(
    'Root of a scale, C where neither it nor a symbol is given',
    'root',
  ).optional(),
  scale: scaleParameter.optional().meta({
    description: 'Scale on the root, such as harmonicMinor or chromatic; major where left out.',
    examples: ['major', 'harmonicMinor'],
  }),
  symbol: symbolParameter.optional().meta({
    description: 'A chord in place of root and scale: its inversions, and broken over octaves.',
    examples: ['Am', 'C7', 'Bb/D'],
  }),
  octaves: z
    .int()
    .min(1)
    .max(MAX_OCTAVES)
    .default(1)
    .meta({ description: 'Of the scale or the broken chord.' }),
}))

const keys = {
  hand: z.enum(HANDS),
  notes: z.array(noteText).meta({ description: 'Ascending.' }),
  midi: z.array(midiNumber),
}
const finger = z.int().min(1).max(5).meta({ description: '1 is the thumb of either hand.' })

export const pianoDocument = lazyObject(() => ({
  apiVersion,
  name: z.string().meta({ description: 'D Major, C7.' }),
  runs: z
    .array(
      z.strictObject({
        kind: z.enum(['scale', 'arpeggio']),
        ...keys,
        fingers: z
          .array(finger)
          .nullable()
          .meta({ description: 'Null where methods teach no one fingering.' }),
      }),
    )
    .meta({ description: 'Upwards; downwards the same fingers backwards.' }),
  grips: z
    .array(
      z.strictObject({
        name: z.string(),
        hands: z.array(z.strictObject({ ...keys, fingers: z.array(finger) })),
      }),
    )
    .meta({
      description:
        'Of a chord: each hand alone in every inversion, or `both hands` together where one cannot hold it.',
    }),
  proof: z.strictObject({
    leftOut: z.array(z.string()).meta({ description: 'Tones that a run or grip does without.' }),
    foreign: z.array(z.string()).meta({ description: 'Names that are no tones of it.' }),
    playable: z
      .boolean()
      .meta({ description: 'No finger crosses but over the thumb, none overstretched.' }),
    thumbsOnBlackKeys: z.int().meta({ description: 'Of the runs.' }),
  }),
  warnings: z.array(z.string()),
}))

export type PianoDocument = Answer<typeof pianoDocument>
