/**
 * Grips of any chord type that are one string away from a known grip of a plain one: Gm6 3x2333
 * from Gm7, C7sus4 x35363 from C7. Players find them so, and they are as handy as the first.
 */

import { type PackedGrip, packGrip, patternOf } from '../hand/grip'
import { type Frets, parseFrets } from '../instrument/fret-text'
import { CHORD_IDS, type ChordType, chordTypeById } from '../theory/chord'
import { withinOctave } from '../theory/pitch-class'
import { isAmong } from './chord-tones'
import { PUBLISHED_GRIP_TABLE } from './published-grip-table'
import { SHAPE_OPEN_MIDI } from './shape-strings'
import { TAUGHT_GRIP_TABLE } from './taught-grip-table'

/** A power chord is a part of every grip. */
const FEWEST_TONES = 3
/** Semitones that one string moves at most. */
const MOST_MOVED = 3
/** Frets are counted from here, so that a string can move below its pattern. */
const RAISED_FRETS = 5
/** What a taught grip of a plain chord counts beside ln(1 + roots) of a published one. */
const TAUGHT_WORTH = { form: 1.5, part: 1 } as const

interface ParentGrip {
  /** Raised by `RAISED_FRETS`. */
  readonly frets: Frets
  readonly rootPitchClass: number
  /** About 1 to 2.5. */
  readonly worth: number
}

function pitchClassAt(place: number, fret: number): number {
  return withinOctave(SHAPE_OPEN_MIDI[SHAPE_OPEN_MIDI.length - 1 - place]! + fret)
}

/** Bits of the semitones above its root that a chord cannot do without. */
function neededSetOf(chord: ChordType): number {
  return chord.semitones.reduce(
    (set, semitone, index) =>
      isAmong(chord.optionalDegrees, chord.degrees[index]!) ? set : set | (1 << (semitone % 12)),
    0,
  )
}

/** Bits of the semitones above a root that frets sound. */
function heardSetOf(frets: Frets, rootPitchClass: number): number {
  let heard = 0
  for (let place = 0; place < frets.length; place++) {
    const fret = frets[place]!
    if (fret !== null) heard |= 1 << withinOctave(pitchClassAt(place, fret) - rootPitchClass)
  }
  return heard
}

/** Whether tones are all that a chord needs and nothing else. */
function isWhole(heard: number, chord: ChordType, needed: number): boolean {
  return (heard & ~chord.pitchClassSet) === 0 && (heard & needed) === needed
}

function parentOf(text: string, chord: ChordType, worth: number): readonly ParentGrip[] {
  const frets = parseFrets(text)!.map((fret) => (fret === null ? null : fret + RAISED_FRETS))
  const needed = neededSetOf(chord)
  return Array.from({ length: 12 }, (_, rootPitchClass) => rootPitchClass).flatMap(
    (rootPitchClass) =>
      isWhole(heardSetOf(frets, rootPitchClass), chord, needed)
        ? [{ frets, rootPitchClass, worth }]
        : [],
  )
}

function makeParents(): readonly ParentGrip[] {
  return CHORD_IDS.flatMap((id) => {
    const chord = chordTypeById(id)!
    const published = PUBLISHED_GRIP_TABLE[id].flatMap(([text, roots]) =>
      parentOf(text, chord, Math.log1p(roots)),
    )
    const taught = (TAUGHT_GRIP_TABLE[id] ?? []).flatMap(([text, kind]) =>
      kind === 'form' || kind === 'part' ? parentOf(text, chord, TAUGHT_WORTH[kind]) : [],
    )
    return [...published, ...taught]
  })
}

let parents: readonly ParentGrip[] | undefined

/** The other frets of one string that a derived grip may have there; `null` muted. */
function otherFrets(fret: number | null, frets: Frets): readonly (number | null)[] {
  if (fret !== null) {
    const moved = Array.from(
      { length: 2 * MOST_MOVED + 1 },
      (_, index) => fret + index - MOST_MOVED,
    )
    return [null, ...moved.filter((other) => other !== fret)]
  }
  const lowest = Math.min(...frets.map((other) => other ?? 99))
  return Array.from({ length: MOST_MOVED + 1 }, (_, index) => lowest + index)
}

/** Places that may change: the one that sounds a foreign tone, or any; none where two do. */
function placesToChange(
  { frets, rootPitchClass }: ParentGrip,
  chord: ChordType,
): readonly number[] {
  const isForeign = (fret: number | null, place: number) =>
    fret !== null &&
    ((chord.pitchClassSet >> withinOctave(pitchClassAt(place, fret) - rootPitchClass)) & 1) === 0
  const foreign = frets.flatMap((fret, place) => (isForeign(fret, place) ? [place] : []))
  if (foreign.length > 1) return []
  return foreign.length === 1 ? foreign : [...frets.keys()]
}

/**
 * The movable grips of a chord type that differ on one string from a known grip of a plain chord,
 * each with the worth of the best such grip.
 */
export function derivedGripsOf(chord: ChordType): ReadonlyMap<PackedGrip, number> {
  const derived = new Map<PackedGrip, number>()
  if (chord.degrees.length < FEWEST_TONES) return derived
  parents ??= makeParents()
  const needed = neededSetOf(chord)
  for (const parent of parents) {
    const { frets, rootPitchClass, worth } = parent
    for (const place of placesToChange(parent, chord)) {
      for (const other of otherFrets(frets[place]!, frets)) {
        const changed = frets.with(place, other)
        if (!isWhole(heardSetOf(changed, rootPitchClass), chord, needed)) continue
        const pattern = patternOf(packGrip(changed))
        derived.set(pattern, Math.max(worth, derived.get(pattern) ?? 0))
      }
    }
  }
  return derived
}
