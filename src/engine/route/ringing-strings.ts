/**
 * Open strings that a line uses as such: struck one after the other so that they ring on, or as the
 * places of a line in first position, where a pitch of an open string has no other.
 */
import { isReentrantString, type Neck } from '../instrument/neck'
import type { RouteRequestNote } from './route'

const opensOf = new WeakMap<Neck, readonly number[]>()

/** MIDI of the full strings in ascending tuning, capo included, lowest string last. */
export function melodicOpensOf(neck: Neck): readonly number[] {
  let opens = opensOf.get(neck)
  if (!opens) {
    const strings = neck.strings.filter(
      ({ string, startFret }) => startFret === 0 && !isReentrantString(string, neck),
    )
    opens = strings.map(({ midi }) => midi)
    opensOf.set(neck, opens)
  }
  return opens
}

/** Open strings in a row that are an arpeggio, and how many of them differ. */
const FEWEST_RINGING = 3

/** Frets of the first position above the highest open string, with the little finger's stretch. */
export const LOW_FRETS = 5

/**
 * Notes of runs of three different open strings or more, each followed by another, in a line in
 * reach of the first position.
 */
export function ringingNotesOf(notes: readonly RouteRequestNote[], neck: Neck): readonly boolean[] {
  const opens = melodicOpensOf(neck)
  const isRinging = notes.map(() => false)
  const highest = Math.max(...opens) + LOW_FRETS
  if (notes.some(({ midi, anyOctave }) => anyOctave || midi > highest)) return isRinging
  let from = 0
  for (let index = 0; index <= notes.length; index++) {
    const note = notes[index]
    const isOpen = note && !note.pin && opens.includes(note.midi)
    if (isOpen && (index === from || note.midi !== notes[index - 1]!.midi)) continue
    const run = notes.slice(from, index)
    if (new Set(run.map(({ midi }) => midi)).size >= FEWEST_RINGING) {
      isRinging.fill(true, from, index)
    }
    from = isOpen ? index : index + 1
  }
  return isRinging
}
