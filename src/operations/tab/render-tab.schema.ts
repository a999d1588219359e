/** Request and document of POST /api/tab. */

import * as z from 'zod'
import type { Answer } from '../registry/operation'
import { lazyObject } from '../schemas/lazy-object'
import { neckDocumentFields } from '../schemas/neck'
import { fretNumber, stringNumber } from '../schemas/pitch'
import { projectState } from '../schemas/project'
import { asciiTab } from '../schemas/tab'
import { apiVersion, midiNumber } from '../schemas/theory'

export const renderedTabDocument = lazyObject(() => ({
  apiVersion,
  asciiTab,
  asciiColumnsPerBeat: z.int().meta({
    description: 'Grid of asciiTab: 4, or finer where notes stand closer than a quarter beat.',
  }),
  asciiTabUrl: z.string().nullable().meta({ description: 'null when an event is not verified.' }),
  appUrl: z.string().nullable(),
  compactUrl: z.string().nullable(),
  project: projectState,
  eventProof: z.array(
    z.strictObject({
      id: z.string(),
      index: z.int(),
      string: stringNumber,
      fret: fretNumber,
      midi: midiNumber,
      expectedMidi: midiNumber.nullable().meta({ description: 'Open string + capo + fret.' }),
      stringFretMatchesMidi: z.boolean(),
      playableTogether: z.boolean().meta({
        description:
          'On its string no other event starts with it, cuts it off or is cut off by it.',
      }),
    }),
  ),
  verified: z.boolean().meta({ description: 'Every event’s string and fret give its midi.' }),
  warnings: z.array(z.string()).meta({
    description:
      'Where one string is asked for two notes at once (bar, beat, string, both notes; they are drawn one after the other), and techniques that text cannot show.',
  }),
  ...neckDocumentFields,
}))

export type RenderedTabDocument = Answer<typeof renderedTabDocument>
