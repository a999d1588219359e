/** How the notes of a track are written: by the chord over them, by where their voice goes, by the key. */
import { type ChordSymbol, parseChordSymbol } from '#engine/harmony/chord-symbol'
import { pitchClassOf } from '#engine/theory/pitch'
import type { ScoreTrack, Voice } from './score'
import { beatQuartersOf, noteKeyOf, tieKeyOf } from './score-times'
import {
  type Direction,
  type Key,
  type WrittenPitch,
  writtenPitch,
  writtenPitchNamed,
  writtenPitchTowards,
} from './written-pitch'

/** The written pitch of a note by its place in the track: measure, voice, beat, note. */
export type NameOf = (place: readonly [number, number, number, number]) => WrittenPitch

/** A note that starts within this time of a chord is struck under it. */
const SAME_START = 1e-3

interface ChordAt {
  readonly quarters: number
  readonly symbol: ChordSymbol | undefined
}

/** Chords that begin in a bar, in time. */
function chordsIn(voices: readonly Voice[]): readonly ChordAt[] {
  const chords: ChordAt[] = []
  for (const voice of voices) {
    let quarters = 0
    for (const beat of voice) {
      if (beat.chord !== undefined) chords.push({ quarters, symbol: parseChordSymbol(beat.chord) })
      quarters += beatQuartersOf(beat)
    }
  }
  return chords.sort((a, b) => a.quarters - b.quarters)
}

function nameInChord(
  chord: ChordSymbol | undefined,
  midi: number,
  key: Key,
): WrittenPitch | undefined {
  if (!chord) return undefined
  const tones = chord.bass ? [chord.bass, ...chord.tones] : chord.tones
  const tone = tones.find((name) => pitchClassOf(name) === midi % 12)
  return tone && writtenPitchNamed(midi, tone, key)
}

/** Where a pitch goes: to the next other one of its voice, if that is a half step away. */
function directionOf(midi: number, next: ReadonlyMap<number, Direction>): Direction {
  const again = next.get(midi)
  if (again !== undefined) return again
  return next.has(midi + 1) === next.has(midi - 1) ? 0 : next.has(midi + 1) ? 1 : -1
}

/** Where the notes of a track go, by `noteKeyOf`. */
function directionsOf({ measures }: ScoreTrack): ReadonlyMap<string, Direction> {
  const directions = new Map<string, Direction>()
  const nextOfVoice = new Map<number, ReadonlyMap<number, Direction>>()
  for (const [measure, voices] of [...measures.entries()].reverse()) {
    for (const [voice, beats] of voices.entries()) {
      for (const [beat, { notes }] of [...beats.entries()].reverse()) {
        if (notes.length === 0) continue
        const next = nextOfVoice.get(voice) ?? new Map<number, Direction>()
        const own = notes.map(({ midi }) => [midi, directionOf(midi, next)] as const)
        for (const [note, [, direction]] of own.entries()) {
          directions.set(noteKeyOf(measure, voice, beat, note), direction)
        }
        nextOfVoice.set(voice, new Map(own))
      }
    }
  }
  return directions
}

/**
 * The names of a track's notes.
 *
 * @param keys of each measure
 */
export function namesOfTrack(track: ScoreTrack, keys: readonly Key[]): NameOf {
  const names = new Map<string, WrittenPitch>()
  const directions = directionsOf(track)
  let carried: ChordSymbol | undefined
  const tied = new Map<string, WrittenPitch>()
  for (const [measure, voices] of track.measures.entries()) {
    const key = keys[measure]!
    const chords = chordsIn(voices)
    for (const [voice, beats] of voices.entries()) {
      let quarters = 0
      for (const [beat, one] of beats.entries()) {
        const over = chords.findLast((chord) => chord.quarters <= quarters + SAME_START)
        for (const [index, note] of one.notes.entries()) {
          const place = noteKeyOf(measure, voice, beat, index)
          const { midi } = note
          const tie = `${voice} ${tieKeyOf(note)}`
          const byKey = writtenPitch(midi, key)
          const name = byKey.isInKey
            ? byKey
            : ((note.tied && tied.get(tie)) ??
              nameInChord(over ? over.symbol : carried, midi, key) ??
              writtenPitchTowards(midi, key, directions.get(place)!))
          tied.set(tie, name)
          names.set(place, name)
        }
        quarters += beatQuartersOf(one)
      }
    }
    const last = chords.at(-1)
    if (last) carried = last.symbol
  }
  return (place) => names.get(noteKeyOf(...place))!
}
