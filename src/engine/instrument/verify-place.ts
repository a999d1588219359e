/** What a place sounds and how wide a reach is, for the verifiers: worked out apart from what the search asks. */
import type { Neck } from './neck'

const GUITAR_SCALE_MM = 650
/** Widths that differ less than this part are the same to a hand. */
const TOLERANCE = 0.07

/** MIDI that sounds at a place; `undefined` where the neck has no such place. */
export function soundingMidiOf(string: number, fret: number, neck: Neck): number | undefined {
  const open = neck.strings.find((row) => row.string === string)
  if (!open || !Number.isInteger(fret) || fret < 0 || fret > neck.maxFret) return undefined
  if (fret === 0) return open.openMidi + neck.capo
  const semitones = fret - open.startFret
  return semitones > 0 ? open.openMidi + neck.capo + semitones : undefined
}

/** Whether a reach is at most as wide, in millimetres from the same fret, as one on a guitar. */
export function isAsNarrowAs(guitarFrets: number, reach: number, { instrument }: Neck): boolean {
  const width = instrument.scaleLengthMm * (1 - 2 ** (-reach / 12))
  const guitarWidth = GUITAR_SCALE_MM * (1 - 2 ** (-guitarFrets / 12))
  return width <= guitarWidth * (1 + TOLERANCE)
}
