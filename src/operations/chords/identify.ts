/** GET /api/identify: what a grip or a set of notes is called. */

import type * as z from 'zod'
import { identifyChord, type SoundingTones } from '#engine/harmony/identify-chord'
import type { Key } from '#engine/harmony/key'
import { rootInKey, simplestRootOf } from '#engine/harmony/root-spelling'
import { familyOf } from '#engine/instrument/family-table'
import { soundingPositionsOf } from '#engine/instrument/fret-text'
import { midiAt } from '#engine/instrument/fretboard'
import { isReentrant, type Neck } from '#engine/instrument/neck'
import { chordTypeById } from '#engine/theory/chord'
import {
  formatNoteName,
  formatPitch,
  midiOf,
  type NoteName,
  parseNote,
  pitchClassOf,
  pitchClassOfMidi,
} from '#engine/theory/pitch'
import { acceptedFrets } from '../reading/neck-checks'
import { readNeck } from '../reading/neck-request'
import { defineOperation } from '../registry/operation'
import { requestErrorOf } from '../registry/request-errors'
import { acceptedKey } from '../schemas/chord-parameters'
import { describeNeck, neckParametersOfDocument } from '../schemas/neck-document'
import { NECK_FIELDS } from '../schemas/neck-parameters'
import { acceptedRoot } from '../schemas/parameters'
import { describeReading } from './chord-readings'
import { writeIdentify } from './identify.markdown'
import { identifyDocument, identifyRequest } from './identify.schema'

const API_VERSION = '2026-11-17'

/** A note of the question, as far as it is known. */
interface AskedNote {
  readonly pitchClass: number
  readonly writtenName?: NoteName
  readonly midi?: number
  readonly string?: number
  readonly fret?: number
}

function askedNotesOf(query: z.output<typeof identifyRequest>, neck: Neck): readonly AskedNote[] {
  if ((query.frets === undefined) === (query.notes === undefined)) {
    const isNeither = query.frets === undefined
    throw requestErrorOf(isNeither ? 'missing-parameter' : 'conflicting-parameters', [
      {
        path: 'frets',
        message: isNeither
          ? 'give frets (x32010) or notes (C,E,G,Bb)'
          : 'frets and notes both name the tones; give one of them',
      },
    ])
  }
  if (query.frets !== undefined) {
    return soundingPositionsOf(acceptedFrets(query.frets, neck)).map((place) => {
      const midi = midiAt(place, neck)
      return { pitchClass: pitchClassOfMidi(midi), midi, string: place.string, fret: place.fret }
    })
  }
  return query.notes!.map((text) => {
    const note = parseNote(text)
    if (!note) return { pitchClass: Number(text) % 12, midi: Number(text) }
    const midi = note.octave === undefined ? undefined : midiOf(note.name, note.octave)
    return {
      pitchClass: pitchClassOf(note.name),
      writtenName: note.name,
      ...(midi !== undefined && { midi }),
    }
  })
}

interface FoundBass {
  readonly note: AskedNote
  readonly bassIs: 'lowest' | 'first' | 'asked'
}

/** The bass asked for; else the lowest note when every pitch is known, else the first. */
function bassOf(
  notes: readonly AskedNote[],
  { bass }: z.output<typeof identifyRequest>,
): FoundBass {
  if (bass !== undefined) {
    const writtenName = acceptedRoot(bass)
    return { note: { pitchClass: pitchClassOf(writtenName), writtenName }, bassIs: 'asked' }
  }
  if (notes.some(({ midi }) => midi === undefined)) return { note: notes[0]!, bassIs: 'first' }
  const lowest = notes.reduce((low, other) => (other.midi! < low.midi! ? other : low))
  return { note: lowest, bassIs: 'lowest' }
}

const MAJOR = chordTypeById('major')!

/** A tone under the name that the likeliest chord gives it, else the asker's, else the key's. */
function toneNameOf(
  note: AskedNote,
  chordTones: readonly NoteName[],
  key: Key | undefined,
): NoteName {
  return (
    note.writtenName ??
    chordTones.find((name) => pitchClassOf(name) === note.pitchClass) ??
    (key ? rootInKey(note.pitchClass, MAJOR, key) : simplestRootOf(note.pitchClass, MAJOR))
  )
}

export const identifyChordName = defineOperation({
  id: 'identifyChord',
  http: { method: 'GET', path: '/api/identify' },
  summary: 'What a grip or a set of notes is called',
  description:
    'Names the chord that some frets or notes sound: ranked readings with inversions, slash basses, left-out fifths and rootless chords, each spelled and with its reason. A key settles spelling and preference. For grips of a known chord use /api/voicings or /api/chord; to check a whole tab use /api/check.',
  request: identifyRequest,
  document: identifyDocument,
  apiVersion: API_VERSION,
  errors: [],
  examples: [
    { title: 'The open C chord', request: { frets: 'x32010' } },
    { title: 'C6 or Am7?', request: { notes: ['C', 'E', 'G', 'A'], limit: 3 } },
    { title: 'G major over B', request: { notes: ['G', 'B', 'D'], bass: 'B' } },
    { title: 'A barre chord in a key', request: { frets: '8-10-10-9-8-8', key: 'F' } },
    { title: 'A shell without its root', request: { notes: ['E', 'Bb', 'D', 'A'], limit: 6 } },
  ],
  lean: 'input{frets key bass bassIs notes{pitchClass}} chords{symbol name root inversion rootless omitted score reason} unnamedReason',
  markdown: writeIdentify,
  pictures: ({ input, chords, ...document }, urls) => {
    if (input.frets === null) return []
    const symbol = chords[0]?.symbol
    return [
      urls.voicing({
        frets: input.frets,
        ...(symbol !== undefined && { symbol }),
        ...neckParametersOfDocument(document),
      }),
    ]
  },
  tool: {
    name: 'identify_chord',
    title: 'Identify a chord',
    description:
      'Name the chord that frets or notes sound. Use it for "what chord is x32010?". Give frets or notes, not both. For grips of a known chord use find_voicings; to check a claim check_tab.',
    fields: ['frets', 'notes', 'bass', 'key', 'limit', ...NECK_FIELDS],
    words: {
      frets: 'Last string (low E) first: x32010',
      notes: 'In place of frets: C,E,G,Bb',
      bass: 'Lowest note, also of another instrument',
    },
    defaults: { limit: 5 },
    examples: [
      { title: 'The chord of x32010', arguments: { frets: 'x32010' } },
      { title: 'Three notes in a key', arguments: { notes: 'C,E,A', key: 'A minor' } },
    ],
  },
  command: { words: 'frets', wordsKind: 'one', usage: '<frets>' },
  run(query) {
    const neck = readNeck(query)
    const named = askedNotesOf(query, neck)
    const { note: bass, bassIs } = bassOf(named, query)
    const hasNoBass = query.frets !== undefined && bassIs !== 'asked' && isReentrant(neck)
    const isNamed = named.some(({ pitchClass }) => pitchClass === bass.pitchClass)
    const notes = isNamed ? named : [bass, ...named]
    const key = query.key === undefined ? undefined : acceptedKey(query.key)
    const tones: SoundingTones = {
      pitchClassSet: notes.reduce((set, { pitchClass }) => set | (1 << pitchClass), 0),
      // On a re-entrant neck the lowest string is no bass: 2010 of a ukulele is F, not F/C.
      ...(query.frets !== undefined && {
        hasRootlessSevenths: familyOf(neck.instrument).hasRootlessSevenths,
      }),
      ...(!hasNoBass && { bassPitchClass: bass.pitchClass }),
      writtenNames: notes.flatMap(({ writtenName }) => writtenName ?? []),
      ...(key && { key }),
    }
    const readings = identifyChord(tones, query.limit)
    const chords = readings.map((reading, index) => describeReading(reading, index + 1, neck, key))
    const chordTones = readings[0]?.tones ?? []
    const isOneTone = new Set(notes.map(({ pitchClass }) => pitchClass)).size === 1
    return {
      apiVersion: API_VERSION,
      input: {
        frets: query.frets ?? null,
        key: query.key ?? null,
        bass: formatNoteName(toneNameOf(bass, chordTones, key)),
        bassIs,
        notes: notes.map((note) => {
          const name = toneNameOf(note, chordTones, key)
          return {
            pitchClass: formatNoteName(name),
            pitchClassNumber: note.pitchClass,
            ...(note.midi !== undefined && { note: formatPitch(name, note.midi), midi: note.midi }),
            ...(note.string !== undefined && { string: note.string, fret: note.fret! }),
          }
        }),
      },
      chords,
      unnamedReason:
        chords.length > 0
          ? null
          : isOneTone
            ? 'One pitch class alone is a note, not a chord.'
            : 'No chord of the table holds exactly these tones.',
      ...describeNeck(neck),
    }
  },
})
