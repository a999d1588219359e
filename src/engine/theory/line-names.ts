/** How the notes of lines are written: by their key, the chord over them and where they go. */
import type { Signature } from './key-signature'
import {
  type Direction,
  isOfSignature,
  isPlainName,
  nameTowards,
  nearestNameIn,
} from './name-in-key'
import { type NoteName, pitchClassOf } from './pitch'

/** A key that notes are written in. */
export interface WrittenKey extends Signature {
  /** Names of its own tones by pitch class, where they are not those of the signature alone. */
  readonly own?: readonly (NoteName | undefined)[]
}

/** A note of a line; times are of one unit, whichever it is. */
export interface LineNote {
  /** 0–127. */
  readonly midi: number
  readonly start: number
  readonly end: number
  /** Which line it belongs to: notes go where their own line goes. */
  readonly line: number
  readonly key: WrittenKey
  /** Tones of the chord whose name stands over it, and its bass. */
  readonly chord?: readonly NoteName[] | undefined
}

/** Starts and ends that lie no further apart are at once. */
const SAME_TIME = 1e-4

/** Where notes of a line go, of those that start together. */
interface Onset {
  readonly start: number
  readonly directions: ReadonlyMap<number, Direction>
}

/** Where a pitch goes at an onset: as the same pitch there, or to one a half step away. */
function directionAt(midi: number, { directions }: Onset): Direction | undefined {
  const again = directions.get(midi)
  if (again !== undefined) return again
  const [up, down] = [directions.has(midi + 1), directions.has(midi - 1)]
  if (up && down) return 0
  return up ? 1 : down ? -1 : undefined
}

/** The first half step while a note sounds or right after it; the onsets after it, the last first. */
function directionOf({ midi, end }: LineNote, later: readonly Onset[]): Direction {
  for (let index = later.length - 1; index >= 0; index--) {
    const onset = later[index]!
    const direction = directionAt(midi, onset)
    if (direction !== undefined) return direction
    if (onset.start > end - SAME_TIME) return 0
  }
  return 0
}

function directionsOf(notes: readonly LineNote[]): readonly Direction[] {
  const directions = new Array<Direction>(notes.length).fill(0)
  const onsetsOfLine = new Map<number, Onset[]>()
  const backwards = [...notes.keys()].sort((a, b) => notes[b]!.start - notes[a]!.start || a - b)
  let first = 0
  while (first < backwards.length) {
    const { start } = notes[backwards[first]!]!
    let end = first
    const starting = new Map<number, Map<number, Direction>>()
    for (; end < backwards.length; end++) {
      const index = backwards[end]!
      const note = notes[index]!
      if (note.start < start - SAME_TIME) break
      directions[index] = directionOf(note, onsetsOfLine.get(note.line) ?? [])
      const own = starting.get(note.line) ?? new Map<number, Direction>()
      starting.set(note.line, own.set(note.midi, directions[index]!))
    }
    for (const [line, own] of starting) {
      const onsets = onsetsOfLine.get(line) ?? []
      onsetsOfLine.set(line, onsets)
      onsets.push({ start, directions: own })
    }
    first = end
  }
  return directions
}

function nameOf({ midi, key, chord }: LineNote, direction: Direction): NoteName {
  const pitchClass = midi % 12
  const own = key.own?.[pitchClass]
  if (own) return own
  const nearest = nearestNameIn(pitchClass, key)
  if (isOfSignature(nearest, key)) return nearest
  const tone = chord?.find((name) => pitchClassOf(name) === pitchClass)
  return tone && isPlainName(tone, key) ? tone : nameTowards(pitchClass, key, direction)
}

/** The names of notes, in whichever order they come. */
export function namesOfLines(notes: readonly LineNote[]): readonly NoteName[] {
  const directions = directionsOf(notes)
  return notes.map((note, index) => nameOf(note, directions[index]!))
}
