/** The notes of patterns: which strings are struck when, by which finger of the plucking hand. */
import type { Frets } from '../instrument/fret-text'
import { midiAt } from '../instrument/fretboard'
import type { Neck, NeckString } from '../instrument/neck'
import type { Letter, PatternRow } from './pattern-table'

export interface PatternNote {
  readonly midi: number
  readonly startBeat: number
  readonly durationBeats: number
  /** Left out where it follows from the strings that a planner finds. */
  readonly letter?: Letter
  /** Where a grip says it; the planner places the others. */
  readonly string?: number
  readonly fret?: number
  /** 0 open, 1 index … 4 little. */
  readonly finger?: number
  /** 0-based index of the chord, for patterns over chords. */
  readonly chord?: number
}

type Picking = Extract<PatternRow, { kind: 'picking' }>

/** Strings that p, i, m and a need. */
export const LEAST_PICKED_STRINGS = 4

/** The strings of a grip that sound, the thickest first. */
function soundingStrings(frets: Frets): readonly number[] {
  return frets.flatMap((fret, place) => (fret === null ? [] : [frets.length - place]))
}

/**
 * The string of the second bass: the fifth below the root on an open string that the grip leaves
 * free, else the root or its fifth among the strings of the thumb, else the string that it meets
 * first. From the sixth string the thumb goes on to the fourth, as it is taught.
 */
function otherBassOf({ frets, root, fifth }: PickedGrip, neck: Neck): number {
  const strings = soundingStrings(frets)
  const [bass] = strings
  const classAt = (string: number, fret: number) => midiAt({ string, fret }, neck) % 12
  const isOnRoot = classAt(bass!, frets[frets.length - bass!]!) === root
  const isFifthBelow = ({ string, midi, startFret }: NeckString) =>
    string > bass! &&
    startFret === 0 &&
    midi % 12 === fifth &&
    midi < midiAt({ string: bass!, fret: frets[frets.length - bass!]! }, neck)
  const free = isOnRoot ? neck.strings.find(isFifthBelow) : undefined
  if (free) return free.string
  const [firstOfFingers] = strings.slice(-3)
  const ofThumb = strings.slice(1).filter((string) => string > firstOfFingers!)
  const isWide = strings.length > LEAST_PICKED_STRINGS + 1
  const inOrder = isWide ? [...ofThumb.slice(1), ...ofThumb.slice(0, 1)] : ofThumb
  const isFirm = (string: number) => {
    const sound = classAt(string, frets[frets.length - string]!)
    return sound === root || sound === fifth
  }
  return inOrder.find(isFirm) ?? inOrder[0] ?? bass!
}

/** The string of each mark of a picking pattern. */
function stringsOfMarks(grip: PickedGrip, neck: Neck): ReadonlyMap<string, number> {
  const strings = soundingStrings(grip.frets)
  const [bass] = strings
  const [i, m, a] = strings.slice(-3)
  return new Map([
    ['p', bass!],
    ['P', otherBassOf(grip, neck)],
    ['i', i!],
    ['m', m!],
    ['a', a!],
  ])
}

/** A grip to be picked, with its fretting fingers; one place a string, the last string first. */
export interface PickedGrip {
  readonly frets: Frets
  readonly fingers: readonly (number | null)[]
  /** Pitch class 0–11. */
  readonly root: number
  /** Pitch class of the perfect fifth, where the chord has one. */
  readonly fifth?: number
}

/**
 * A picking pattern over grips, one bar each. A string rings until it is struck again, or until the
 * last stroke of the bar, at which the hand gets ready for the next grip.
 */
export function pickedNotes(
  { slots, slotBeats, beatsPerBar }: Picking,
  grips: readonly PickedGrip[],
  neck: Neck,
): readonly PatternNote[] {
  const marks = slots.split(' ')
  return grips.flatMap((grip, chord) => {
    const { frets, fingers } = grip
    const stringOf = stringsOfMarks(grip, neck)
    const struck = marks.flatMap((mark, slot) =>
      [...mark].flatMap((letter) => {
        const string = stringOf.get(letter)
        return string === undefined
          ? []
          : [{ string, slot, letter: letter.toLowerCase() as Letter }]
      }),
    )
    const lastSlot = Math.max(...struck.map(({ slot }) => slot))
    return struck.map(({ string, slot, letter }): PatternNote => {
      const again = struck.find((other) => other.string === string && other.slot > slot)
      const start = slot * slotBeats
      const last = slot === lastSlot ? beatsPerBar : lastSlot * slotBeats
      const end = again ? again.slot * slotBeats : last
      const place = frets.length - string
      // The second bass can lie on an open string that the grip leaves out.
      const fret = frets[place] ?? 0
      return {
        midi: midiAt({ string, fret }, neck),
        startBeat: chord * beatsPerBar + start,
        durationBeats: end - start,
        letter,
        string,
        fret,
        finger: fingers[place] ?? 0,
        chord,
      }
    })
  })
}

/**
 * The plucking finger of each note. Of two strings without one the thumb takes the thicker where it
 * is in the thicker half, beside the index finger; above that index and middle finger pluck.
 */
export function lettersOf(
  notes: readonly PatternNote[],
  placed: readonly { readonly string: number; readonly startBeat: number }[],
  neck: Neck,
): readonly Letter[] {
  const isOfThumb = (string: number) => string > neck.strings.length / 2
  return notes.map(({ letter }, index) => {
    if (letter) return letter
    const { string, startBeat } = placed[index]!
    const thickest = Math.max(
      ...placed.flatMap((other) => (other.startBeat === startBeat ? other.string : [])),
    )
    if (string === thickest) return isOfThumb(string) ? 'p' : 'i'
    return isOfThumb(thickest) ? 'i' : 'm'
  })
}
