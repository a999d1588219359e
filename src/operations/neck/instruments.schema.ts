/** Request and document of GET /api/instruments. */

import * as z from 'zod'
import type { Answer } from '../registry/operation'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { instrumentParameter } from '../schemas/neck-parameters'
import { fretNumber, stringNumber } from '../schemas/pitch'
import { apiVersion, midiNumber, noteText } from '../schemas/theory'

export const instrumentsRequest = lazyRequest(() => ({
  instrument: instrumentParameter
    .optional()
    .meta({ description: 'Only this instrument; all of them when left out.' }),
}))

export const tuning = lazyObject(() => ({
  id: z.string(),
  name: z.string(),
  aliases: z.array(z.string()).meta({ description: 'Other names that are accepted.' }),
  openNotes: z.array(noteText).meta({ description: 'In writing order, the last string first.' }),
  openMidi: z.array(midiNumber).meta({ description: 'In the same order.' }),
  range: z.strictObject({ lowMidi: midiNumber, highMidi: midiNumber }),
}))

export const instrument = lazyObject(() => ({
  id: z.string(),
  name: z.string(),
  aliases: z.array(z.string()).meta({ description: 'Other names that are accepted.' }),
  family: z.string(),
  stringCount: z.int().min(1),
  maxFret: fretNumber,
  maxCapo: fretNumber.meta({ description: 'Highest fret of a capo.' }),
  scaleLengthMm: z.number().meta({ description: 'Nut to bridge, a common one.' }),
  shortStrings: z
    .array(z.strictObject({ string: stringNumber, startFret: fretNumber }))
    .meta({ description: 'Strings that begin at a fret: they have fret 0 and those above it.' }),
  tunings: z.array(tuning).meta({ description: 'The standard one first.' }),
}))

export const instrumentsDocument = lazyObject(() => ({
  apiVersion,
  count: z.int(),
  instruments: z.array(instrument),
}))

export type InstrumentsDocument = Answer<typeof instrumentsDocument>
