/** Where pitches lie on the strings of a neck. */
import { withinOctave } from '../theory/pitch-class'
import type { Neck, NeckString } from './neck'

/** A place on a neck: a string, 1 = first course, and a fret counted from the capo, 0 = open. */
export interface FretPosition {
  readonly string: number
  readonly fret: number
}

export const isSamePlace = (one: FretPosition, other: FretPosition): boolean =>
  one.string === other.string && one.fret === other.fret

/** A place and what sounds there, spelled in a chord or key. */
export interface SpelledPlace extends FretPosition {
  readonly midi: number
  /** With octave: `Bb3`. */
  readonly note: string
  readonly pitchClass: string
  /** `R`, `b3`, `5`, `9`. */
  readonly interval: string
  readonly intervalName: string
}

function stringOf(neck: Neck, string: number): NeckString {
  const row = neck.strings[string - 1]
  if (!row) throw new RangeError(`string ${string} is not one of 1–${neck.strings.length}`)
  return row
}

/** Whether a string begins at a fret, as the fifth of a banjo: the thumb plays it open. */
export function isDrone(string: number, neck: Neck): boolean {
  return stringOf(neck, string).startFret > 0
}

/** MIDI of an open string as it sounds, with the capo. @throws RangeError off the neck. */
export function openMidiOf(string: number, neck: Neck): number {
  return stringOf(neck, string).midi
}

/** Whether a string has a fret: a short string has none up to the one where it begins. */
export function hasFret({ startFret }: NeckString, fret: number, maxFret: number): boolean {
  return fret === 0 || (fret > startFret && fret <= maxFret)
}

/**
 * Whether a neck has a string and a fret on it.
 *
 * @example
 * isOnNeck({ string: 7, fret: 0 }, STANDARD_NECK) // => false
 */
export function isOnNeck({ string, fret }: FretPosition, neck: Neck): boolean {
  const row = neck.strings[string - 1]
  return row !== undefined && Number.isInteger(fret) && hasFret(row, fret, neck.maxFret)
}

/** The pitch that sounds at a place. @throws RangeError for a string off the neck. */
export function midiAt({ string, fret }: FretPosition, neck: Neck): number {
  const { midi, startFret } = stringOf(neck, string)
  return fret === 0 ? midi : midi + fret - startFret
}

/** The fret of a string that sounds a pitch; `undefined` where the string does not reach it. */
export function fretFor(midi: number, string: number, neck: Neck): number | undefined {
  const row = stringOf(neck, string)
  const semitones = midi - row.midi
  if (semitones === 0) return 0
  const fret = semitones + row.startFret
  return semitones > 0 && fret <= neck.maxFret ? fret : undefined
}

/**
 * Every place of one exact pitch, string 1 first.
 *
 * @example
 * fretPositionsOf(60, STANDARD_NECK).map(({ string, fret }) => `S${string}F${fret}`).join(' ')
 * // => "S2F1 S3F5 S4F10 S5F15 S6F20"
 */
export function fretPositionsOf(
  midi: number,
  neck: Neck,
  maxFret: number = neck.maxFret,
): readonly FretPosition[] {
  const positions: FretPosition[] = []
  for (const { string } of neck.strings) {
    const fret = fretFor(midi, string, neck)
    if (fret !== undefined && fret <= maxFret) positions.push({ string, fret })
  }
  return positions
}

/** Every place of a pitch class in every octave, string 1 first, ascending frets. */
export function fretPositionsOfPitchClass(
  pitchClass: number,
  neck: Neck,
  maxFret: number = neck.maxFret,
): readonly FretPosition[] {
  const positions: FretPosition[] = []
  for (const { string, midi, startFret } of neck.strings) {
    const first = withinOctave(pitchClass - midi)
    for (let semitones = first; semitones + startFret <= maxFret; semitones += 12) {
      positions.push({ string, fret: semitones === 0 ? 0 : semitones + startFret })
    }
  }
  return positions
}

/** Lowest and highest pitch up to a fret. */
export function playableRange(
  neck: Neck,
  maxFret: number = neck.maxFret,
): { readonly lowMidi: number; readonly highMidi: number } {
  const highest = neck.strings.map(({ midi, startFret }) => midi + Math.max(0, maxFret - startFret))
  return {
    lowMidi: Math.min(...neck.strings.map(({ midi }) => midi)),
    highMidi: Math.max(...highest),
  }
}

/** Distance from the nut to a fret in millimetres (twelve-tone equal temperament), to 1/100 mm. */
export function fretDistanceMmOf(fret: number, scaleLengthMm: number): number {
  return Math.round(scaleLengthMm * (1 - 2 ** (-fret / 12)) * 100) / 100
}
