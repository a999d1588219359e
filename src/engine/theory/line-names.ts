/** How the notes of lines are written: by their key, the chord over them and where they go. */
import type { Signature } from './key-signature'
import {
  type Direction,
  isOfSignature,
  nameByThirds,
  namesOutside,
  nameTowards,
  nearestNameIn,
  thirdsWith,
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
  /** Tones of the chord whose name stands over it, its root first and its bass last. */
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
  /** The names that are settled, by pitch class. */
  readonly names: Map<number, NoteName>
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
    else onsets.push({ start, notes: [index], directions: new Map(), names: new Map() })
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

/** The name in the chord over a note; a tone of the key needs no double sign: G over E7#9 in E minor. */
function nameInChord({ midi, chord }: LineNote, inKey: NoteName | undefined): NoteName | undefined {
  const tone = chord?.find((name) => pitchClassOf(name) === pitchClassOfMidi(midi))
  return tone && inKey && Math.abs(tone.accidental) > 1 ? inKey : tone
}

/** Fills in where each pitch of an onset goes; onsets after it are filled in. */
function settleDirections(notes: readonly LineNote[], onsets: readonly Onset[], at: number): void {
  const onset = onsets[at]!
  const own = onset.notes.map((index) => directionOf(notes[index]!, onsets, at))
  for (const [place, index] of onset.notes.entries()) {
    onset.directions.set(notes[index]!.midi, own[place]!)
  }
}

/** A note with so many thirds among those struck with it is the tone of a chord. */
const THIRDS_OF_CHORD = 2

/** The name of a note that goes by a half step; a chord struck with it is stronger: C Eb G, C E G. */
function directedName({ midi, key }: LineNote, onset: Onset, towards: -1 | 1): NoteName {
  const pitchClass = pitchClassOfMidi(midi)
  const name = nameTowards(pitchClass, key, towards)
  const struck = [...onset.names.values()]
  if (thirdsWith(name, struck) > 0) return name
  const isOfChord = (other: NoteName) => thirdsWith(other, struck) >= THIRDS_OF_CHORD
  return namesOutside(pitchClass, key).find(isOfChord) ?? name
}

/** A pitch class of an onset that the notes beside it are to name. */
interface Waiting {
  readonly at: number
  readonly pitchClass: number
  readonly names: readonly NoteName[]
}

/** The pitch classes of an onset without a name: those of half steps get theirs, the others wait. */
function waitingIn(notes: readonly LineNote[], onset: Onset, at: number): readonly Waiting[] {
  const open = onset.notes.filter((index) => !onset.names.has(pitchClassOfMidi(notes[index]!.midi)))
  const directed = new Map<number, NoteName>()
  const waiting = new Map<number, Waiting>()
  for (const index of open) {
    const { midi, key } = notes[index]!
    const pitchClass = pitchClassOfMidi(midi)
    const direction = onset.directions.get(midi)!
    if (directed.has(pitchClass)) continue
    if (direction !== 0) directed.set(pitchClass, directedName(notes[index]!, onset, direction))
    else if (!waiting.has(pitchClass)) {
      waiting.set(pitchClass, { at, pitchClass, names: namesOutside(pitchClass, key) })
    }
  }
  for (const [pitchClass, name] of directed) onset.names.set(pitchClass, name)
  return [...waiting.values()].filter(({ pitchClass }) => !directed.has(pitchClass))
}

/** The next onset on a side that does not only strike a pitch class again. */
function besideOf(onsets: readonly Onset[], at: number, pitchClass: number, step: -1 | 1) {
  const repeats = ({ directions }: Onset) =>
    [...directions.keys()].every((midi) => pitchClassOfMidi(midi) === pitchClass)
  let next = at + step
  for (let count = 0; count < MOST_WAITED; count++) {
    const onset = onsets[next]
    if (!onset || !repeats(onset)) break
    next += step
  }
  return onsets[next]
}

/** Times that the notes are gone through whose names wait for those beside them. */
const MOST_ROUNDS = 4

function settleByThirds(waiting: readonly Waiting[], onsets: readonly Onset[]): void {
  let open = waiting
  for (let round = 0; round < MOST_ROUNDS && open.length > 0; round++) {
    open = open.filter(({ at, pitchClass, names }) => {
      const before = besideOf(onsets, at, pitchClass, -1)
      const after = besideOf(onsets, at, pitchClass, 1)
      const beside = [before, onsets[at], after]
      const name = nameByThirds(
        names,
        beside.flatMap((onset) => [...(onset?.names.values() ?? [])]),
      )
      if (name) onsets[at]!.names.set(pitchClass, name)
      return !name
    })
  }
  for (const { at, pitchClass, names } of open) onsets[at]!.names.set(pitchClass, names[0]!)
}

/** The names of notes, in whichever order they come. */
export function namesOfLines(notes: readonly LineNote[]): readonly NoteName[] {
  const byKey = namesByKey(notes)
  const names = notes.map((note, index) => nameInChord(note, byKey[index]) ?? byKey[index])
  for (const onsets of onsetsOfLines(notes)) {
    for (const onset of onsets) {
      for (const index of onset.notes) {
        const name = names[index]
        if (name) onset.names.set(pitchClassOf(name), name)
      }
    }
    for (const at of [...onsets.keys()].reverse()) settleDirections(notes, onsets, at)
    settleByThirds(
      onsets.flatMap((onset, at) => waitingIn(notes, onset, at)),
      onsets,
    )
    for (const { notes: own, names: settled } of onsets) {
      for (const index of own) names[index] ??= settled.get(pitchClassOfMidi(notes[index]!.midi))!
    }
  }
  return names.map((name) => name!)
}
