/** The chord tones between two events of a line: a short path over the chord's ladder. */
import { findPath, loopCostOf } from '../close-loop'

export interface ChordPathRequest {
  /** Chord tones in reach, ascending. */
  readonly ladder: readonly number[]
  /** A pitch of the ladder that has just sounded. */
  readonly fromMidi: number
  readonly noteCount: number
  /** Cost of ending on a pitch. */
  readonly endCostOf: (midi: number) => number
  /** Pitches that the path should not repeat. */
  readonly unlike?: readonly number[] | undefined
}

/** Pitches, `noteCount` of them; `undefined` where none can end as asked. */
export function chordPathOf(request: ChordPathRequest): readonly number[] | undefined {
  const { ladder, fromMidi, noteCount, endCostOf, unlike } = request
  if (noteCount === 0) return []
  return findPath({
    ladder,
    fromIndex: ladder.indexOf(fromMidi),
    direction: 0,
    noteCount,
    endCostOf: (index) => endCostOf(ladder[index]!),
    ...(unlike && { unlike: unlike.map((midi) => ladder.indexOf(midi)) }),
  })?.indexes.map((index) => ladder[index]!)
}

const SAME_NOTE_FOLLOWS = 12

/** The cost of ending near a pitch that follows, though not on a note about to be played. */
export function costOfLeadingTo(goalMidi: number, nextMidi: number): (midi: number) => number {
  return (midi) => Math.abs(midi - goalMidi) + (midi === nextMidi ? SAME_NOTE_FOLLOWS : 0)
}

/** A leap of a sixth or more back to the beginning costs as much as several turns. */
const WIDE_LOOP = 12
/** The widest way back that is no such leap: a fifth. */
const NEAR_LOOP_SEMITONES = 7

/** The cost of ending a drill that begins again on a pitch. */
export function costOfClosing(firstMidi: number, ownFifthSet: number): (midi: number) => number {
  return (midi) =>
    loopCostOf(midi, firstMidi, ownFifthSet) +
    (Math.abs(midi - firstMidi) > NEAR_LOOP_SEMITONES ? WIDE_LOOP : 0)
}

/** Whether a note of a line is struck again at once. */
function strikesTwice(notes: readonly { readonly midi: number }[]): boolean {
  return notes.some(({ midi }, index) => index > 0 && midi === notes[index - 1]!.midi)
}

/** Semitones from the end of a line back to its beginning. */
function loopSemitones(notes: readonly { readonly midi: number }[]): number {
  return Math.abs(notes[notes.length - 1]!.midi - notes[0]!.midi)
}

/** Prefers no note struck twice, then a way back of a fifth at most, then the shortest; else the first line. */
export function firstFluentLine<Note extends { readonly midi: number }>(
  starts: readonly number[],
  lineFrom: (start: number) => readonly Note[] | undefined,
): readonly Note[] | undefined {
  let fluent: readonly Note[] | undefined
  let spare: readonly Note[] | undefined
  for (const start of starts) {
    const line = lineFrom(start)
    if (!line) continue
    spare ??= line
    if (strikesTwice(line)) continue
    if (loopSemitones(line) <= NEAR_LOOP_SEMITONES) return line
    if (!fluent || loopSemitones(line) < loopSemitones(fluent)) fluent = line
  }
  return fluent ?? spare
}
