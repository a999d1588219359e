/**
 * The proof of tab events: for each, whether its string and fret sound the pitch it claims. Worked
 * out from the open strings alone.
 */
import type { Neck } from '../instrument/neck'
import type { TabNote } from './tab-event'

export interface EventProof {
  readonly id: string
  /** Place of the event in the list, from 0. */
  readonly index: number
  readonly string: number
  readonly fret: number
  /** The pitch that the event claims. */
  readonly midi: number
  /** Open string + capo + fret; null when there is no such string or fret. */
  readonly expectedMidi: number | null
  readonly stringFretMatchesMidi: boolean
}

/**
 * Proves each event, in order.
 *
 * @example
 * proveEvents([{ id: 'a', string: 5, fret: 3, midi: 47 }], STANDARD_NECK)[0].expectedMidi // => 48
 */
export function proveEvents(
  events: readonly Pick<TabNote, 'id' | 'string' | 'fret' | 'midi'>[],
  neck: Neck,
): readonly EventProof[] {
  return events.map(({ id, string, fret, midi }, index) => {
    const expectedMidi = soundingMidiOf(string, fret, neck)
    const stringFretMatchesMidi = expectedMidi !== null && midi === expectedMidi
    return { id, index, string, fret, midi, expectedMidi, stringFretMatchesMidi }
  })
}

/** Whether every event plays the pitch that it claims. */
export function isVerified(proof: readonly EventProof[]): boolean {
  return proof.every((event) => event.stringFretMatchesMidi)
}

/** Counted from the open note without capo, apart from `midiAt`. */
function soundingMidiOf(string: number, fret: number, neck: Neck): number | null {
  const open = neck.strings.find((row) => row.string === string)
  if (!open || !Number.isInteger(fret) || fret < 0 || fret > neck.maxFret) return null
  if (fret === 0) return open.openMidi + neck.capo
  return fret > open.startFret ? open.openMidi + neck.capo + (fret - open.startFret) : null
}
