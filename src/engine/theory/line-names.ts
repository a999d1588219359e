/** How the notes of lines are written: by their key, the chord over them and where they go. */
import type { Signature } from './key-signature'
import {
  type Direction,
  isOfSignature,
  isPlainName,
  nameBeside,
  nameTowards,
  nearestNameIn,
} from './name-in-key'
import { type NoteName, pitchClassOf, pitchClassOfMidi } from './pitch'

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

/** Notes of a line that start together. */
interface Onset {
  readonly start: number
  /** Indexes of the notes. */
  readonly notes: number[]
  /** Where each pitch goes. */
  readonly directions: Map<number, Direction>
}

/** The onsets of each line, in time. */
function onsetsOfLines(notes: readonly LineNote[]): Iterable<readonly Onset[]> {
  const lines = new Map<number, Onset[]>()
  const inTime = [...notes.keys()].sort((a, b) => notes[a]!.start - notes[b]!.start || a - b)
  for (const index of inTime) {
    const { line, start } = notes[index]!
    const onsets = lines.get(line) ?? []
    lines.set(line, onsets)
    const last = onsets.at(-1)
    if (last && start - last.start < SAME_TIME) last.notes.push(index)
    else onsets.push({ start, notes: [index], directions: new Map() })
  }
  return lines.values()
}

/** Where a pitch goes at an onset: as the same pitch there, or to one a half step away. */
function directionAt(midi: number, { directions }: Onset): Direction | undefined {
  const again = directions.get(midi)
  if (again !== undefined) return again
  const [up, down] = [directions.has(midi + 1), directions.has(midi - 1)]
  if (up && down) return 0
  return up ? 1 : down ? -1 : undefined
}

/** To the note between a pitch and the next one, where that follows them: the aim of an enclosure. */
function directionAround(midi: number, next: Onset, after: Onset | undefined): Direction {
  const isAim = (way: 1 | -1) =>
    next.directions.has(midi + 2 * way) && (after?.directions.has(midi + way) ?? false)
  return isAim(1) ? 1 : isAim(-1) ? -1 : 0
}

/** Onsets that a held note waits for; more would take long where thousands of notes are held. */
const MOST_WAITED = 32

/** The first half step while a note sounds or right after it. */
function directionOf({ midi, end }: LineNote, onsets: readonly Onset[], at: number): Direction {
  const last = Math.min(onsets.length - 1, at + MOST_WAITED)
  for (let next = at + 1; next <= last; next++) {
    const onset = onsets[next]!
    const direction = directionAt(midi, onset)
    if (direction !== undefined) return direction
    if (onset.start > end - SAME_TIME) return directionAround(midi, onset, onsets[next + 1])
  }
  return 0
}

/** The names that a key gives by itself, by pitch class. */
function namesOfKey(key: WrittenKey): readonly (NoteName | undefined)[] {
  return Array.from({ length: 12 }, (_, pitchClass) => {
    const nearest = nearestNameIn(pitchClass, key)
    return key.own?.[pitchClass] ?? (isOfSignature(nearest, key) ? nearest : undefined)
  })
}

function namesByKey(notes: readonly LineNote[]): readonly (NoteName | undefined)[] {
  const known = new Map<WrittenKey, ReturnType<typeof namesOfKey>>()
  return notes.map(({ key, midi }) => {
    const names = known.get(key) ?? namesOfKey(key)
    known.set(key, names)
    return names[pitchClassOfMidi(midi)]
  })
}

function nameInChord({ midi, key, chord }: LineNote): NoteName | undefined {
  const tone = chord?.find((name) => pitchClassOf(name) === pitchClassOfMidi(midi))
  return tone && isPlainName(tone, key) ? tone : undefined
}

/** The names of notes, in whichever order they come. */
export function namesOfLines(notes: readonly LineNote[]): readonly NoteName[] {
  const byKey = namesByKey(notes)
  const names = new Array<NoteName>(notes.length)
  for (const onsets of onsetsOfLines(notes)) {
    for (const [at, onset] of [...onsets.entries()].reverse()) {
      const own = onset.notes.map((index) => directionOf(notes[index]!, onsets, at))
      for (const [place, index] of onset.notes.entries()) {
        const note = notes[index]!
        const direction = own[place]!
        onset.directions.set(note.midi, direction)
        names[index] =
          byKey[index] ??
          nameInChord(note) ??
          (direction === 0
            ? nameBeside(pitchClassOfMidi(note.midi), note.key, besideOf(onsets, at, byKey))
            : nameTowards(pitchClassOfMidi(note.midi), note.key, direction))
      }
    }
  }
  return names
}

/** The names in the key of notes that start with an onset, before it and after it. */
function besideOf(
  onsets: readonly Onset[],
  at: number,
  byKey: readonly (NoteName | undefined)[],
): readonly NoteName[] {
  const beside = [onsets[at - 1], onsets[at], onsets[at + 1]]
  return beside.flatMap((onset) => onset?.notes.flatMap((index) => byKey[index] ?? []) ?? [])
}
