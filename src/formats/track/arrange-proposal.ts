/** A way to lay a piece on a neck, and what it keeps. */
import type { Kept, Trial } from '#engine/arrange/arrangement'
import { fretPositionsOf } from '#engine/instrument/fretboard'

export interface ArrangeProposal {
  /** Semitones up from the score. */
  readonly transpose: number
  readonly capo: number
  readonly kept: Kept
  /** How many of the notes that sound do so in another octave than the rest of the piece. */
  readonly octaveMoves: number
  /** The highest fret that some note needs at least, counted from the capo. */
  readonly neededFret: number
}

export function proposalOf({ setting, kept, changes, notes }: Trial): ArrangeProposal {
  const { transpose, neck } = setting
  const moved = changes.filter(({ semitones }) => semitones !== 0)
  const pitches = [...new Set(notes.map(({ midi }) => midi))]
  const lowestFrets = pitches.map((midi) =>
    Math.min(...fretPositionsOf(midi, neck).map(({ fret }) => fret)),
  )
  return {
    transpose,
    capo: neck.capo,
    kept,
    octaveMoves: new Set(moved.map(({ note }) => note)).size,
    neededFret: Math.max(0, ...lowestFrets),
  }
}
