import { describe, expect, test } from 'vitest'
import { type ChordSymbol, parseChordSymbol } from '../harmony/chord-symbol'
import { parseKey } from '../harmony/key'
import { fretPositionsOf } from '../instrument/fretboard'
import { neckOf } from '../instrument/neck'
import { findInstrument } from '../instrument/read-neck'
import { parseMeter } from '../song/song-head'
import type { TimeSignature } from '../tab/measure'
import { pitchClassOf } from '../theory/pitch'
import { BASS_KINDS, type BassKind, type BassNote, bassLine } from './bass-line'
import { proveBass } from './prove-bass'

const BASS = neckOf(findInstrument('bass')!, findInstrument('bass')!.tunings[0]!)
const LOWEST = 28
const NAMES = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B']

const chordsOf = (text: string) => text.split(' ').map((one) => parseChordSymbol(one)!)
const lineOf = (
  text: string,
  kind: BassKind,
  meter: TimeSignature = [4, 4],
  key = 'C',
): readonly BassNote[] =>
  bassLine(chordsOf(text), { kind, meter, key: parseKey(key)!, lowestMidi: LOWEST })!
const placed = (notes: readonly BassNote[]) =>
  notes.map((note) => ({ ...note, ...fretPositionsOf(note.midi, BASS)[0]! }))
const namesOf = (notes: readonly BassNote[]) => notes.map(({ midi }) => NAMES[midi % 12]).join(' ')
const proofOf = (notes: readonly BassNote[], text: string, kind: BassKind, meter: TimeSignature) =>
  proveBass(placed(notes), text.split(' '), meter, kind, BASS)

const ALL_TRUE = {
  beginsOnBass: true,
  strongBeatsInChord: true,
  comesByStep: true,
  fillsBars: true,
  placesSound: true,
}

test.each<[string, BassKind, string, string]>([
  ['C Am F G7', 'root', '4/4', 'C A F G'],
  ['C G/B Am F', 'root', '4/4', 'C B A F'],
  ['C F G7', 'root-fifth', '4/4', 'C G F C G D'],
  ['C F', 'root-fifth', '3/4', 'C G F C'],
  ['Bm7b5 C', 'root-fifth', '4/4', 'B F C G'],
  ['C/E F', 'root-fifth', '6/8', 'E C F C'],
  ['C F', 'root', '7/8', 'C F'],
])('%s, %s in %s: %s', (chords, kind, meter, names) => {
  const time = parseMeter(meter)!
  expect(namesOf(lineOf(chords, kind, time))).toBe(names)
})

describe('laws', () => {
  const METERS: readonly TimeSignature[] = [
    [2, 4],
    [3, 4],
    [4, 4],
    [5, 4],
    [6, 8],
    [7, 8],
    [12, 8],
  ]
  const SONGS: readonly (readonly [chords: string, key: string])[] = [
    ['C Am Dm7 G7', 'C'],
    ['Bb7 Eb7 Bb7 Fm7', 'Bb'],
    ['F#m7b5 B7b9 Em6 A7', 'Em'],
    ['Dbmaj7 Dbmaj7 C7#9 Gb/Bb', 'Db'],
    ['E', 'E'],
    ['Cdim7 Caug Csus4 C5', 'C'],
  ]
  const CASES = SONGS.flatMap(([chords, key]) =>
    METERS.flatMap((meter) => BASS_KINDS.map((kind) => ({ chords, key, meter, kind }))),
  )

  test.each(CASES)('$chords, $kind in $meter is proved', ({ chords, key, meter, kind }) => {
    const notes = lineOf(chords, kind, meter, key)
    expect(proofOf(notes, chords, kind, meter)).toEqual(ALL_TRUE)
    for (const { midi } of notes) {
      expect(midi).toBeGreaterThanOrEqual(LOWEST)
      expect(midi).toBeLessThanOrEqual(LOWEST + 20)
    }
  })

  test('the same line in another key: every role stays', () => {
    const roles = (text: string, key: string) =>
      lineOf(text, 'walking', [4, 4], key).map(({ role }) => role)
    expect(roles('D Bm Em7 A7', 'D')).toEqual(roles('C Am Dm7 G7', 'C'))
  })

  test('no cheaper walking line by trying all of them', () => {
    for (const text of ['C F', 'Dm7 G7', 'G C/E', 'Am']) {
      const notes = lineOf(text, 'walking', [3, 4])
      expect(costOf(notes.map(({ midi }) => midi))).toBe(
        leastByTrying(chordsOf(text), notes[0]!.midi),
      )
    }
  })
})

/** What a line costs, told anew: semitones, 8 for a note that sounded one or two before. */
function costOf(midis: readonly number[]): number {
  return midis.reduce((cost, midi, at) => {
    if (at === 0) return 0
    const leap = Math.abs(midi - midis[at - 1]!)
    return cost + leap + (leap === 0 || midi === midis[at - 2] ? 8 : 0)
  }, 0)
}

/** The least cost of any line of three beats a bar that keeps the rules of a walking bass in C. */
function leastByTrying(chords: readonly ChordSymbol[], home: number): number {
  const white = new Set([0, 2, 4, 5, 7, 9, 11])
  let least = Number.POSITIVE_INFINITY
  const extend = (midis: readonly number[]): void => {
    if (midis.length === chords.length * 3) {
      if (Math.abs(midis.at(-1)! - home) <= 2) least = Math.min(least, costOf(midis))
      return
    }
    if (costOf(midis) >= least) return
    const bar = Math.floor(midis.length / 3)
    const { root, bass, tones } = chords[bar]!
    const next = chords[(bar + 1) % chords.length]!
    const classes = tones.map(pitchClassOf)
    const isTone = (midi: number) => classes.includes(midi % 12)
    const last = midis.at(-1)!
    for (let midi = LOWEST; midi <= LOWEST + 20; midi++) {
      const leap = Math.abs(midi - last)
      const [beat, target] = [midis.length % 3, pitchClassOf(next.bass ?? next.root)]
      const away = Math.min((midi - target + 120) % 12, (target - midi + 120) % 12)
      const isHere =
        beat === 0
          ? midi % 12 === pitchClassOf(bass ?? root) && leap <= 2
          : beat === 1
            ? isTone(midi) || (white.has(midi % 12) && leap <= 2)
            : away === 1 || (away === 2 && (isTone(midi) || white.has(midi % 12)))
      const wasPassing = beat === 2 && !previousIsTone(chords[bar]!, last)
      if (isHere && leap <= 12 && !(wasPassing && leap > 2)) extend([...midis, midi])
    }
  }
  extend([home])
  return least
}

const previousIsTone = ({ tones }: ChordSymbol, midi: number) =>
  tones.some((tone) => pitchClassOf(tone) === midi % 12)

describe('the proof is false for', () => {
  const line = () => [...lineOf('C F', 'walking')]
  const changed = (at: number, change: Partial<BassNote>) =>
    line().map((note, index) => (index === at ? { ...note, ...change } : note))
  test.each<[string, readonly BassNote[], keyof typeof ALL_TRUE]>([
    ['another tone on beat one', changed(4, { midi: 31 }), 'beginsOnBass'],
    ['a strange tone in the middle', changed(2, { midi: 30 }), 'strongBeatsInChord'],
    ['a leap to the next root', changed(3, { midi: 38 }), 'comesByStep'],
    ['a note that is too short', changed(1, { durationBeats: 0.5 }), 'fillsBars'],
  ])('%s', (_, notes, name) => {
    expect(proofOf(notes, 'C F', 'walking', [4, 4])[name]).toBe(false)
  })

  test('a place that sounds another pitch', () => {
    const [first, ...rest] = placed(line())
    const wrong = [{ ...first!, fret: first!.fret + 1 }, ...rest]
    expect(proveBass(wrong, ['C', 'F'], [4, 4], 'walking', BASS).placesSound).toBe(false)
  })
})
