/** Request and document of GET /api/instruments. */

import * as z from 'zod'
import { a4Parameter } from '../reading/pitch-request'
import type { Answer } from '../registry/operation'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { instrumentParameter, tuningParameter } from '../schemas/neck-parameters'
import { fretNumber, stringNumber } from '../schemas/pitch'
import { apiVersion, midiNumber, noteText } from '../schemas/theory'

export const instrumentsRequest = lazyRequest(() => ({
  instrument: instrumentParameter
    .optional()
    .meta({ description: 'Only this instrument; all of them when left out.' }),
  tuning: tuningParameter.optional().meta({
    description:
      'Only this tuning, of the instrument or the guitar: id, usual name, or pitches, the last string first.',
    examples: ['open-g', 'D2,A2,D3,G3,B3,E4'],
  }),
  a4: a4Parameter.meta({
    description: 'Also tell the frequencies of the open strings, by that of A4.',
    examples: [440, 432],
  }),
}))

export const tuning = lazyObject(() => ({
  id: z.string(),
  name: z.string(),
  aliases: z.array(z.string()).meta({ description: 'Other names that are accepted.' }),
  openNotes: z.array(noteText).meta({ description: 'In writing order, the last string first.' }),
  openMidi: z.array(midiNumber).meta({ description: 'In the same order.' }),
  openHz: z
    .array(z.number())
    .optional()
    .meta({ description: 'Their frequencies, where a4 is given.' }),
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
