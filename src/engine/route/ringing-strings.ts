/**
 * Open strings that a line uses as such: struck one after the other so that they ring on, or as the
 * places of a line in first position, where a pitch of an open string has no other.
 */
import { isReentrantString, type Neck } from '../instrument/neck'
import { type NoteRole, PLAIN_ROLE } from './note-role'
import type { RouteRequestNote } from './route'

/** MIDI of every open string, capo included. */
export const openMidisOf = ({ strings, capo }: Neck): readonly number[] =>
  strings.map(({ openMidi }) => openMidi + capo)

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

/** The pedal beside a note, as in its role. */
export type PedalBeside = Pick<NoteRole, 'pedalString' | 'isPedalApart'>

/**
 * For each note the pedal beside it. A pedal has its string to itself but where the tune needs that
 * string, since a note of it lies below the next one.
 */
export function pedalsBeside(
  notes: readonly RouteRequestNote[],
  isPedal: readonly boolean[],
  neck: Neck,
): readonly PedalBeside[] {
  const pedals: PedalBeside[] = notes.map(() => PLAIN_ROLE)
  if (!isPedal.includes(true)) return pedals
  for (const { string, midi: pedal } of neck.strings) {
    const nextOpen = Math.min(...melodicOpensOf(neck).filter((midi) => midi > pedal))
    const isStroke = (index: number) => isPedal[index] === true && notes[index]!.midi === pedal
    const beside = [...notes.keys()].filter(
      (index) => !isPedal[index] && (isStroke(index - 1) || isStroke(index + 1)),
    )
    const isPedalApart = beside.every((index) => {
      const { midi } = notes[index]!
      return midi < pedal || midi >= nextOpen
    })
    for (const index of beside) {
      pedals[index] = { pedalString: string, isPedalApart }
    }
  }
  return pedals
}
