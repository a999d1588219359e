/** Folding: notes outside the range of a neck are brought in by octaves, the outer voices first. */
import type { Pin } from '../note'

/** A note of an onset. */
export interface OnsetNote {
  /** 0-based index into the notes asked for. */
  readonly note: number
  readonly midi: number
  readonly pin?: Pin
}

export interface PitchRange {
  readonly lowMidi: number
  readonly highMidi: number
}

const OCTAVE = 12

/** The octave of a pitch nearest to it inside a range; `undefined` where the range has none. */
function foldInto(midi: number, lowMidi: number, highMidi: number): number | undefined {
  let folded = midi
  while (folded > highMidi) folded -= OCTAVE
  while (folded < lowMidi) folded += OCTAVE
  return folded <= highMidi ? folded : undefined
}

/** The octave nearest to a pitch, inside a range, in which no other note sounds it. */
function foldBeside(
  midi: number,
  lowMidi: number,
  highMidi: number,
  others: readonly OnsetNote[],
): number | undefined {
  const first = foldInto(midi, lowMidi, highMidi)
  const isTaken = (own: number) => others.some((other) => other.midi === own)
  if (first === undefined || !isTaken(first)) return first
  for (let away = OCTAVE; first - away >= lowMidi || first + away <= highMidi; away += OCTAVE) {
    for (const own of [first + away, first - away]) {
      if (own >= lowMidi && own <= highMidi && !isTaken(own)) return own
    }
  }
  return undefined
}

/** A note that is to stay where it is. */
export function isPlaced({ pin }: OnsetNote): boolean {
  return pin?.string !== undefined || pin?.fret !== undefined
}

/**
 * Folds the notes of an onset, ascending by pitch, so that the top stays on top and the bass below
 * all others. An inner note that would double a pitch takes another octave; where none between the
 * two is free it is left out, and so is a bass that no octave brings below the top.
 */
export function foldOnset(
  fresh: readonly OnsetNote[],
  { lowMidi, highMidi }: PitchRange,
): readonly OnsetNote[] {
  const top = fresh.at(-1)!
  const topMidi = isPlaced(top) ? top.midi : foldInto(top.midi, lowMidi, highMidi)
  if (topMidi === undefined) return fresh
  const folded: OnsetNote[] = []
  let bassMidi = lowMidi - 1
  for (const [index, note] of fresh.slice(0, -1).entries()) {
    const midi = isPlaced(note)
      ? note.midi
      : foldBeside(note.midi, bassMidi + 1, topMidi - 1, folded)
    if (midi === undefined) continue
    folded.push({ ...note, midi })
    if (index === 0) bassMidi = midi
  }
  folded.push({ ...top, midi: topMidi })
  return folded.sort((a, b) => a.midi - b.midi || a.note - b.note)
}
