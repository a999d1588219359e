/** GET /api/reharmonize: substitutes for each chord of a progression, with its melody kept. */
import { type HeardMelody, isMelodyKept } from '#engine/check/check-melody-kept'
import { functionBefore } from '#engine/harmony/function-before'
import type { Key } from '#engine/harmony/key'
import { keyOfChords } from '#engine/harmony/key-of-chords'
import { keyStretchesOf } from '#engine/harmony/key-stretches'
import {
  type MelodyNote,
  melodyOverChords,
  type NoteOverChord,
  substitutesUnder,
} from '#engine/harmony/melody-over-chords'
import { SUBSTITUTE_ORDER } from '#engine/harmony/substitutes'
import { formatChordSymbol } from '#engine/theory/chord'
import { formatNoteName, pitchClassOf } from '#engine/theory/pitch'
import { defineOperation } from '../registry/operation'
import { acceptedKey } from '../schemas/chord-parameters'
import { type AskedChord, describeInKey, warningsOfChords } from './asked-chord'
import { describeKey } from './key.schema'
import { chordCountsOf, readSongChords } from './long-progression'
import { writeReharmonize } from './reharmonize.markdown'
import { MAX_REHARMONIZED, reharmonizeDocument, reharmonizeRequest } from './reharmonize.schema'
import { readMelody } from './written-melody'

const API_VERSION = '2026-11-23'

function describeNotes(notes: readonly NoteOverChord[], symbols: readonly string[]) {
  return notes.map(({ note, over, role }) => {
    return { note: formatNoteName(note.name), over: symbols[over]!, role }
  })
}

const symbolsOf = (chords: readonly Pick<AskedChord, 'root' | 'chord'>[]) =>
  chords.map(({ root, chord }) => formatChordSymbol(root, chord))

/** Pitch classes under each chord, told by its part of the time alone. */
function heardUnder(melody: readonly MelodyNote[], count: number): HeardMelody {
  return Array.from({ length: count }, (_, at) =>
    melody
      .filter(({ start, end }) => start * count < at + 1 && end * count > at)
      .map(({ name }) => pitchClassOf(name)),
  )
}

function describeOffers({
  chord,
  next,
  key,
  melody,
}: {
  readonly chord: AskedChord
  readonly next: AskedChord | undefined
  readonly key: Key
  readonly melody: readonly MelodyNote[]
}) {
  const place = { current: chord, next, key }
  const told = substitutesUnder(melody, place).map(({ substitute: one, notes, lost }) => {
    const symbols = symbolsOf(one.chords)
    const offer = { kind: one.kind, symbols, reason: one.reason }
    const following = next ? [next] : []
    return {
      lost: { ...offer, melody: describeNotes(lost, symbols) },
      kept: {
        ...offer,
        numerals: one.chords.map(
          (part, at) =>
            functionBefore(key, part, [...one.chords.slice(at + 1), ...following]).numeral,
        ),
        outsideTones: one.outsideTones,
        distance: one.distance,
        melody: describeNotes(notes, symbols),
      },
    }
  })
  return {
    substitutes: told.flatMap(({ lost, kept }) => (lost.melody.length === 0 ? [kept] : [])),
    refused: told.flatMap(({ lost }) => (lost.melody.length > 0 ? [lost] : [])),
  }
}

export const reharmonize = defineOperation({
  id: 'reharmonize',
  http: { method: 'GET', path: '/api/reharmonize' },
  summary: 'Substitutes for chords, with reasons, a melody kept',
  description:
    'For each chord of a progression the chords that can stand in its place: relatives, suspensions, dominants and ii–V of the next chord, tritone and backdoor substitutes, borrowed and passing diminished chords, each with its reason, the nearest first. With melody each note is told over each substitute, and substitutes that do not keep it are refused, with the notes in the way. Nothing is put in; each is one change beside chords that stay. For what can follow a chord use /api/composer; for the key /api/key.',
  request: reharmonizeRequest,
  document: reharmonizeDocument,
  apiVersion: API_VERSION,
  errors: [],
  examples: [
    { title: 'Four chords in C', request: { chords: ['C', 'Am', 'Dm7', 'G7', 'C'] } },
    {
      title: 'With the melody over each chord',
      request: { chords: ['C', 'F', 'G7', 'C'], key: 'C', melody: 'E4 G4 | A4:2 C5 | B4 D5 | C5' },
    },
  ],
  lean: 'key{name} keyIsGiven chords{symbol numeral substitutes:4{symbols kind reason} refused{symbols}} melodyProof{allKept}',
  markdown: writeReharmonize,
  tool: {
    name: 'reharmonize_chords',
    title: 'Reharmonize a progression',
    description:
      'Substitutes for each chord, with reasons; with melody only those that keep it. Use it for "make C Am F G more interesting". For what can follow a chord use suggest_moves.',
    fields: ['chords', 'key', 'melody'],
    words: {
      chords: 'At most 64',
      melody: 'Notes, bar lines between chords',
    },
    examples: [
      { title: 'With a melody', arguments: { chords: 'F,G7,C', melody: 'A4 C5 | B4 | C5' } },
    ],
  },
  command: { words: 'chords', wordsKind: 'many', usage: '<chord> …' },
  run(query) {
    const given = query.key === undefined ? undefined : acceptedKey(query.key)
    const chords = readSongChords(query.chords, given, MAX_REHARMONIZED)
    const main = given ?? keyOfChords(chords)!
    const stretches = given ? [] : keyStretchesOf(chords)
    const { bars, warnings } = readMelody(query.melody, chords.length, chordCountsOf(query.chords))
    const told = chords.map((chord, at) => {
      const key = stretches.find(({ to }) => at < to)?.key ?? main
      const melody = bars[at]!
      return {
        symbol: chord.symbol,
        ...describeInKey(chord, key, chords).inKey!,
        melody: describeNotes(melodyOverChords(melody, [chord]), [chord.symbol]),
        ...describeOffers({ chord, next: chords[at + 1], key, melody }),
      }
    })
    const proofs = told.flatMap(({ substitutes }, at) =>
      substitutes.map(({ symbols }) =>
        isMelodyKept(symbols, heardUnder(bars[at]!, symbols.length)),
      ),
    )
    return {
      apiVersion: API_VERSION,
      key: describeKey(main),
      keyIsGiven: given !== undefined,
      order: SUBSTITUTE_ORDER,
      chords: told,
      ...(query.melody !== undefined && {
        melodyProof: {
          notes: bars.reduce((sum, bar) => sum + bar.length, 0),
          substitutes: proofs.length,
          allKept: proofs.every(Boolean),
        },
      }),
      warnings: [...warningsOfChords(chords), ...warnings],
    }
  },
})
