/** GET /api/instruments: instruments and their tunings. */

import * as z from 'zod'
import { playableRange } from '#engine/instrument/fretboard'
import type { InstrumentRow, TuningRow } from '#engine/instrument/instrument-table'
import { INSTRUMENTS, MAX_CAPO, neckOf } from '#engine/instrument/neck'
import { findInstrument } from '#engine/instrument/read-neck'
import { instrumentParameter } from '../reading/neck-request'
import { type Answer, defineOperation } from '../registry/operation'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { fretNumber, stringNumber } from '../schemas/pitch'
import { apiVersion, midiNumber, noteText } from '../schemas/theory'
import { writeInstruments } from './instruments.markdown'

const API_VERSION = '2026-11-21'

const request = lazyRequest(() => ({
  instrument: instrumentParameter
    .optional()
    .meta({ description: 'Only this instrument; all of them when left out.' }),
}))

const tuning = lazyObject(() => ({
  id: z.string(),
  name: z.string(),
  aliases: z.array(z.string()).meta({ description: 'Other names that are accepted.' }),
  openNotes: z.array(noteText).meta({ description: 'In writing order, the last string first.' }),
  openMidi: z.array(midiNumber).meta({ description: 'In the same order.' }),
  range: z.strictObject({ lowMidi: midiNumber, highMidi: midiNumber }),
}))

const instrument = lazyObject(() => ({
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

const document = lazyObject(() => ({
  apiVersion,
  count: z.int(),
  instruments: z.array(instrument),
}))

function describeTuning(row: InstrumentRow, one: TuningRow) {
  const neck = neckOf(row, one)
  const strings = neck.strings.toReversed()
  return {
    id: one.id,
    name: one.name,
    aliases: [...(one.aliases ?? [])],
    openNotes: strings.map(({ name }) => name),
    openMidi: strings.map(({ openMidi }) => openMidi),
    range: playableRange(neck),
  }
}

function describeRow(row: InstrumentRow) {
  const { strings } = neckOf(row, row.tunings[0]!)
  return {
    id: row.id,
    name: row.name,
    aliases: [...(row.aliases ?? [])],
    family: row.family,
    stringCount: strings.length,
    maxFret: row.maxFret,
    maxCapo: MAX_CAPO,
    scaleLengthMm: row.scaleLengthMm,
    shortStrings: strings
      .filter(({ startFret }) => startFret > 0)
      .map(({ string, startFret }) => ({ string, startFret })),
    tunings: row.tunings.map((one) => describeTuning(row, one)),
  }
}

export type InstrumentsDocument = Answer<typeof document>

export const listInstruments = defineOperation({
  id: 'listInstruments',
  http: { method: 'GET', path: '/api/instruments' },
  summary: 'Instruments and tunings, with their open strings and ranges',
  description:
    'Lists what instrument, tuning and capo may be in every other operation: ids, accepted names, open strings as notes and MIDI numbers, highest fret and range. A tuning that is not listed can be given as pitches, the last string first. For where a note lies on such a neck use /api/map.',
  request,
  document,
  apiVersion: API_VERSION,
  errors: [],
  examples: [
    { title: 'All instruments and tunings', request: {} },
    { title: 'Tunings of the guitar', request: { instrument: 'guitar' } },
    { title: 'The ukulele', request: { instrument: 'ukulele' } },
  ],
  lean: 'count instruments{id name maxFret tunings{id openNotes}}',
  markdown: writeInstruments,
  tool: {
    name: 'list_instruments',
    title: 'List instruments and tunings',
    description:
      'List instruments with their tunings, open strings and ranges. Use it for "how is a bass tuned?". Any other tuning can be given as pitches, the last string first: D2,A2,D3,G3,B3,E4. For grips on an instrument use find_voicings.',
    fields: ['instrument'],
    examples: [
      { title: 'Tunings of the ukulele', arguments: { instrument: 'ukulele' } },
      { title: 'Everything', arguments: {} },
    ],
  },
  command: { words: 'instrument', wordsKind: 'one', usage: '[instrument]' },
  run: ({ instrument: name }) => {
    const rows = name === undefined ? INSTRUMENTS : [findInstrument(name)!]
    return {
      apiVersion: API_VERSION,
      count: rows.length,
      instruments: rows.map(describeRow),
    }
  },
})
