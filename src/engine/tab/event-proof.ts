/**
 * The proof of tab events: for each, whether its string and fret sound the pitch it claims. Worked
 * out from the open strings alone.
 */
import { MAX_FRET, STANDARD_NECK } from '../instrument/neck'
import type { TabNote } from './tab-event'

export interface EventProof {
  readonly id: string
  /** Place of the event in the list, from 0. */
  readonly index: number
  readonly string: number
  readonly fret: number
  /** The pitch that the event claims. */
  readonly midi: number
  /** Open string + fret; null when there is no such string or fret. */
  readonly expectedMidi: number | null
  readonly stringFretMatchesMidi: boolean
}

/**
 * Proves each event, in order.
 *
 * @example
 * proveEvents([{ id: 'a', string: 5, fret: 3, midi: 47 }])[0].expectedMidi // => 48
 */
export function proveEvents(
  events: readonly Pick<TabNote, 'id' | 'string' | 'fret' | 'midi'>[],
): readonly EventProof[] {
  return events.map(({ id, string, fret, midi }, index) => {
    const expectedMidi = soundingMidiOf(string, fret)
    const stringFretMatchesMidi = expectedMidi !== null && midi === expectedMidi
    return { id, index, string, fret, midi, expectedMidi, stringFretMatchesMidi }
  })
}

/** Whether every event plays the pitch that it claims. */
export function isVerified(proof: readonly EventProof[]): boolean {
  return proof.every((event) => event.stringFretMatchesMidi)
}

function soundingMidiOf(string: number, fret: number): number | null {
  const open = STANDARD_NECK.strings.find((row) => row.string === string)
  const isFret = Number.isInteger(fret) && fret >= 0 && fret <= MAX_FRET
  return open && isFret ? open.midi + fret : null
}
