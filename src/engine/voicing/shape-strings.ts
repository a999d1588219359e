/**
 * The strings that the tables of taught, published and rule-made grips are written for, and which
 * strings of a neck are tuned like them.
 */
import { familyOf } from '../instrument/family-table'
import { type Neck, STANDARD_NECK } from '../instrument/neck'
import { sizeOfSet, withinOctave } from '../theory/pitch-class'

/** Open strings of the standard guitar as MIDI, string 1 first. */
export const SHAPE_OPEN_MIDI: readonly number[] = STANDARD_NECK.strings.map(({ midi }) => midi)

/** Bits 1–6: every string of the tables. */
export const ALL_SHAPE_STRINGS = SHAPE_OPEN_MIDI.reduce((set, _, index) => set | (2 << index), 0)

/** So many strings must agree before any shape is used. */
const MIN_SHAPE_STRINGS = 4

/**
 * The strings of a guitar whose pitch classes lie as far apart as the standard one's, as bits by
 * string number: all six in any tuning that is the standard one moved, with a capo or without; five
 * in drop D; the thin six of a 7-string guitar; 0 in an open tuning and on other instruments.
 */
export function shapeStringsOf(neck: Neck): number {
  if (!familyOf(neck.instrument).hasGuitarShapes) return 0
  const setOfMove = new Map<number, number>()
  for (const { string, midi } of neck.strings.slice(0, SHAPE_OPEN_MIDI.length)) {
    const move = withinOctave(midi - SHAPE_OPEN_MIDI[string - 1]!)
    setOfMove.set(move, (setOfMove.get(move) ?? 0) | (1 << string))
  }
  const [largest = 0] = [...setOfMove.values()].sort((a, b) => sizeOfSet(b) - sizeOfSet(a))
  return sizeOfSet(largest) >= MIN_SHAPE_STRINGS ? largest : 0
}

/** Lowered by more, chords are thought of in other ways. */
const MOST_LOWERED = 2

/** Semitones by which the last string alone is lowered; 0 where it is not, or others are as well. */
export function loweredLastString({ strings }: Neck, shapeStrings: number): number {
  const last = SHAPE_OPEN_MIDI.length
  const others = ALL_SHAPE_STRINGS & ~(1 << last)
  if (strings.length !== last || shapeStrings !== others) return 0
  const move = strings[0]!.midi - SHAPE_OPEN_MIDI[0]!
  const lowered = withinOctave(SHAPE_OPEN_MIDI[last - 1]! + move - strings[last - 1]!.midi)
  return lowered <= MOST_LOWERED ? lowered : 0
}
