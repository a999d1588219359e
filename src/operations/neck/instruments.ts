/** GET /api/instruments: instruments and their tunings. */

import { playableRange } from '#engine/instrument/fretboard'
import type { InstrumentRow, TuningRow } from '#engine/instrument/instrument-table'
import { INSTRUMENTS, MAX_CAPO, neckOf } from '#engine/instrument/neck'
import { findInstrument } from '#engine/instrument/read-neck'
import { defineOperation } from '../registry/operation'
import { writeInstruments } from './instruments.markdown'
import { instrumentsDocument, instrumentsRequest } from './instruments.schema'

const API_VERSION = '2026-11-21'

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

export const listInstruments = defineOperation({
  id: 'listInstruments',
  http: { method: 'GET', path: '/api/instruments' },
  summary: 'Instruments and tunings, with their open strings and ranges',
  description:
    'Lists what instrument, tuning and capo may be in every other operation: ids, accepted names, open strings as notes and MIDI numbers, highest fret and range. A tuning that is not listed can be given as pitches, the last string first. For where a note lies on such a neck use /api/map.',
  request: instrumentsRequest,
  document: instrumentsDocument,
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
      'List instruments with their tunings, open strings and ranges. Use it for "how is a bass tuned?". tuning also takes pitches, last string first: D2,A2,D3,G3,B3,E4. For grips on an instrument use find_voicings.',
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
