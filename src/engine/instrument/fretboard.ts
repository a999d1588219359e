/** Where pitches lie on the strings. */
import { withinOctave } from '../theory/pitch-class'
import { MAX_FRET, STANDARD_TUNING, type Tuning } from './tuning'

/** A place on the neck: string 1 (highest) – 6 (lowest), fret 0 (open) – 24, from the nut. */
export interface FretPosition {
  readonly string: number
  readonly fret: number
}

/** The pitch that sounds at a fret position. */
export function midiAt(position: FretPosition, tuning: Tuning = STANDARD_TUNING): number {
  const row = tuning.strings[position.string - 1]
  if (!row) throw new RangeError(`string ${position.string} is not on this instrument`)
  return row.midi + position.fret
}

/**
 * Every place of one exact pitch, string 1 first.
 *
 * @example
 * fretPositionsOf(60).map(({ string, fret }) => `S${string}F${fret}`).join(' ')
 * // => "S2F1 S3F5 S4F10 S5F15 S6F20"
 */
export function fretPositionsOf(
  midi: number,
  maxFret: number = MAX_FRET,
  tuning: Tuning = STANDARD_TUNING,
): readonly FretPosition[] {
  const positions: FretPosition[] = []
  for (const open of tuning.strings) {
    const fret = midi - open.midi
    if (fret >= 0 && fret <= maxFret) positions.push({ string: open.string, fret })
  }
  return positions
}

/** Every place of a pitch class in every octave, string 1 first, ascending frets. */
export function fretPositionsOfPitchClass(
  pitchClass: number,
  maxFret: number = MAX_FRET,
  tuning: Tuning = STANDARD_TUNING,
): readonly FretPosition[] {
  const positions: FretPosition[] = []
  for (const open of tuning.strings) {
    const first = withinOctave(pitchClass - open.midi)
    for (let fret = first; fret <= maxFret; fret += 12)
      positions.push({ string: open.string, fret })
  }
  return positions
}

/** Lowest and highest pitch up to a fret. */
export function playableRange(
  maxFret: number = MAX_FRET,
  tuning: Tuning = STANDARD_TUNING,
): { readonly lowMidi: number; readonly highMidi: number } {
  const opens = tuning.strings.map((open) => open.midi)
  return { lowMidi: Math.min(...opens), highMidi: Math.max(...opens) + maxFret }
}

/** A common scale length, 25.6 inches; reaches are measured on it where no guitar is given. */
export const COMMON_SCALE_LENGTH_MM = 650

/** Distance from the nut to a fret in millimetres (twelve-tone equal temperament), to 1/100 mm. */
export function fretDistanceMmOf(fret: number, scaleLengthMm: number): number {
  return Math.round(scaleLengthMm * (1 - 2 ** (-fret / 12)) * 100) / 100
}
