/** GET /api/instruments: instruments and their tunings. */

import { playableRange } from '#engine/instrument/fretboard'
import type { InstrumentRow } from '#engine/instrument/instrument-table'
import { INSTRUMENTS, MAX_CAPO, type Neck, neckOf } from '#engine/instrument/neck'
import { findInstrument } from '#engine/instrument/read-neck'
import { frequencyHzOf } from '#engine/theory/pitch'
import { givenNeckOf } from '../reading/neck-request'
import { defineOperation } from '../registry/operation'
import { writeInstruments } from './instruments.markdown'
import { instrumentsDocument, instrumentsRequest } from './instruments.schema'

const API_VERSION = '2026-11-21'

function describeTuning(neck: Neck, a4: number | undefined) {
  const strings = neck.strings.toReversed()
  const { id, name } = neck.tuning
  const row = neck.instrument.tunings.find((one) => one.id === id)
  return {
    id,
    name,
    aliases: [...(row?.aliases ?? [])],
    openNotes: strings.map((string) => string.name),
    openMidi: strings.map(({ openMidi }) => openMidi),
    ...(a4 !== undefined && { openHz: strings.map(({ openMidi }) => frequencyHzOf(openMidi, a4)) }),
    range: playableRange(neck),
  }
}

function describeRow(row: InstrumentRow, necks: readonly Neck[], a4: number | undefined) {
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
    tunings: necks.map((neck) => describeTuning(neck, a4)),
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
    { title: 'Open G where A4 is 432 Hz', request: { tuning: 'open-g', a4: 432 } },
  ],
  lean: 'count instruments{id name maxFret tunings{id openNotes openHz}}',
  markdown: writeInstruments,
  tool: {
    name: 'list_instruments',
    title: 'List instruments and tunings',
    description:
      'List instruments, their tunings, open strings and, by a4, frequencies. Use it for "how is a bass tuned?". tuning also takes pitches, last string first: D2,A2,D3,G3,B3,E4. For grips use find_voicings.',
    fields: ['instrument', 'tuning', 'a4'],
    examples: [
      { title: 'Tunings of the ukulele', arguments: { instrument: 'ukulele' } },
      { title: 'Everything', arguments: {} },
      { title: 'Strings at 432 Hz', arguments: { tuning: 'standard', a4: 432 } },
    ],
  },
  command: { words: 'instrument', wordsKind: 'one', usage: '[instrument]' },
  run: ({ instrument: name, tuning, a4 }) => {
    const asked = tuning === undefined ? undefined : givenNeckOf({ instrument: name, tuning })
    const rows = asked
      ? [asked.instrument]
      : name === undefined
        ? INSTRUMENTS
        : [findInstrument(name)!]
    return {
      apiVersion: API_VERSION,
      count: rows.length,
      instruments: rows.map((row) =>
        describeRow(row, asked ? [asked] : row.tunings.map((one) => neckOf(row, one)), a4),
      ),
    }
  },
})
