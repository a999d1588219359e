/** Climbing a scale from string to string: the strings it takes, and a place for each of its tones. */
import { pitchClassOfMidi } from '../theory/pitch'
import type { Neck, NeckString } from './neck'

/** A place on the neck in one number; a scale map has two hundred of them. */
export type PackedPlace = number
const FRET_BITS = 9
/** Frets below the nut occur while a pattern is being placed. */
const FRET_SHIFT = 256
const pack = (string: number, fret: number): PackedPlace =>
  (string << FRET_BITS) | (fret + FRET_SHIFT)
export const stringOf = (place: PackedPlace) => place >> FRET_BITS
export const fretOf = (place: PackedPlace) => (place & ((1 << FRET_BITS) - 1)) - FRET_SHIFT

/** The strings that a scale climbs, lowest first, and the neck's highest fret. */
export interface Climb {
  readonly strings: readonly NeckString[]
  readonly maxFret: number
}

/**
 * From string 1 down, each string that sounds lower than those before it. Re-entrant and short
 * strings stand outside the climb, as the fourth string of a ukulele does.
 */
export function climbOf({ strings, maxFret }: Neck): Climb {
  const chosen: NeckString[] = []
  for (const row of strings) {
    if (row.startFret === 0 && (chosen.length === 0 || row.midi < chosen[0]!.midi)) {
      chosen.unshift(row)
    }
  }
  return { strings: chosen, maxFret }
}

/** The strings that a scale does not climb. */
export function stringsOutsideClimb(neck: Neck): readonly NeckString[] {
  const climbed = new Set(climbOf(neck).strings)
  return neck.strings.filter((row) => !climbed.has(row))
}

/**
 * Climbs a scale through a hand window: each tone on the lowest string whose window still reaches
 * it, else stretched one fret (a second finger-width at most) so that no tone is left out.
 */
export function climbWindow(
  set: number,
  startFret: number,
  endFret: number,
  { strings }: Climb,
): readonly PackedPlace[] {
  const places: PackedPlace[] = []
  let index = 0
  // The little finger may stretch one fret on the top string as it may between strings.
  const top = strings.at(-1)!.midi + endFret + 1
  for (let midi = strings[0]!.midi + startFret; midi <= top; midi++) {
    if (((set >> pitchClassOfMidi(midi)) & 1) === 0) continue
    while (index < strings.length - 1 && midi - strings[index]!.midi > endFret) {
      const fretAbove = midi - strings[index + 1]!.midi
      // A tone between two strings' windows: below the next string's window, so stretch up.
      if (fretAbove < startFret) break
      index++
    }
    const { string, midi: open } = strings[index]!
    places.push(pack(string, midi - open))
  }
  return places
}

/** The same number of tones on every string. */
export function climbPerString(
  set: number,
  startMidi: number,
  perString: number,
  { strings }: Climb,
): readonly PackedPlace[] {
  const places: PackedPlace[] = []
  let midi = startMidi
  for (const { string, midi: open } of strings) {
    for (let count = 0; count < perString; midi++) {
      if (((set >> pitchClassOfMidi(midi)) & 1) === 0) continue
      places.push(pack(string, midi - open))
      count++
    }
  }
  return places
}
