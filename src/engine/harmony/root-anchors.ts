/** Where a chord or scale is found on the neck: the places of its root. */

import { type FretPosition, fretPositionsOfPitchClass, midiAt } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import { formatPitch, type NoteName, pitchClassOf } from '../theory/pitch'

/** A place of the root, written out whole. */
export interface RootAnchor extends FretPosition {
  readonly midi: number
  /** Spelled with octave. */
  readonly note: string
  readonly interval: 'R'
}

/**
 * Every place of a root up to a fret, lowest pitch first.
 *
 * @example
 * rootAnchorsOf({ letter: 'A', accidental: 0 }, 5, STANDARD_NECK).map(({ string, fret }) => `S${string}F${fret}`)
 * // => ["S5F0","S6F5","S3F2","S1F5"]
 */
export function rootAnchorsOf(root: NoteName, maxFret: number, neck: Neck): readonly RootAnchor[] {
  return fretPositionsOfPitchClass(pitchClassOf(root), neck, maxFret)
    .map((place): RootAnchor => {
      const midi = midiAt(place, neck)
      const { string, fret } = place
      return { string, fret, midi, note: formatPitch(root, midi), interval: 'R' }
    })
    .sort((a, b) => a.midi - b.midi || a.fret - b.fret)
}
