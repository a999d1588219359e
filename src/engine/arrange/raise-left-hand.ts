/**
 * A left hand that a transposition takes below the neck: raised by octaves as a whole, so that a
 * broken chord keeps its shape. Notes that are folded one by one would turn its figure over.
 */
import { groupBy } from '../group-by'
import type { ArrangedNote } from './arrangement'

const OCTAVE = 12
const ROUNDING_BEATS = 1e-6

const isMelody = ({ role }: ArrangedNote) => role === 'melody'

/** Whether notes of a bar, raised, stay at or below its melody, and below what of it sounds. */
function staysBelow(notes: readonly ArrangedNote[], raised: number): boolean {
  const melody = notes.filter(isMelody)
  const highest = melody.reduce((most, { midi }) => Math.max(most, midi), -Infinity)
  return notes.every((note) => {
    if (isMelody(note) || melody.length === 0) return true
    const sounding = melody.filter(
      ({ startBeat, durationBeats }) =>
        startBeat <= note.startBeat + ROUNDING_BEATS &&
        startBeat + durationBeats > note.startBeat + ROUNDING_BEATS,
    )
    const midi = note.midi + raised
    return midi <= highest && sounding.every((own) => midi < own.midi)
  })
}

/**
 * The notes with the bars raised in which something but the melody lies below the neck; unchanged
 * where in one of these bars that would cross the melody.
 *
 * @param barOf number of the bar that a beat lies in
 */
export function raiseLeftHand(
  notes: readonly ArrangedNote[],
  lowestMidi: number,
  barOf: (beat: number) => number,
): readonly ArrangedNote[] {
  const bars = groupBy(notes, ({ startBeat }) => barOf(startBeat))
  const raisedBy = new Map<number, number>()
  for (const [bar, own] of bars) {
    const low = own.filter((note) => !isMelody(note) && note.midi < lowestMidi)
    if (low.length === 0) continue
    const lowest = Math.min(...low.map(({ midi }) => midi))
    const raised = Math.ceil((lowestMidi - lowest) / OCTAVE) * OCTAVE
    if (!staysBelow(own, raised)) return notes
    raisedBy.set(bar, raised)
  }
  if (raisedBy.size === 0) return notes
  return notes.map((note) => {
    const raised = raisedBy.get(barOf(note.startBeat))
    return raised === undefined || isMelody(note) ? note : { ...note, midi: note.midi + raised }
  })
}
