/** Where a chord or scale is found on the neck: the places of its root. */
import { type FretPosition, fretPositionsOfPitchClass, midiAt } from '../instrument/fretboard'
import { formatPitch, type NoteName, pitchClassOf } from '../theory/pitch'

export interface RootAnchor extends FretPosition {
  readonly midi: number
  /** Spelled with octave. */
  readonly note: string
}

/**
 * Every place of a root up to a fret, lowest pitch first.
 *
 * @example
 * rootAnchorsOf({ letter: 'A', accidental: 0 }, 5).map(({ string, fret }) => `S${string}F${fret}`)
 * // => ["S5F0","S6F5","S3F2","S1F5"]
 */
export function rootAnchorsOf(root: NoteName, maxFret: number): readonly RootAnchor[] {
  return fretPositionsOfPitchClass(pitchClassOf(root), maxFret)
    .map((place) => ({ ...place, midi: midiAt(place), note: formatPitch(root, midiAt(place)) }))
    .sort((a, b) => a.midi - b.midi || a.fret - b.fret)
}
