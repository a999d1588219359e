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

/** Whether frets sound all that a chord on a root needs and nothing else. */
function sounds(frets: Frets, rootPitchClass: number, chord: ChordType): boolean {
  let heard = 0
  for (const [place, fret] of frets.entries()) {
    if (fret !== null) heard |= 1 << withinOctave(pitchClassAt(place, fret) - rootPitchClass)
  }
  const needed = chord.semitones.reduce(
    (set, semitone, index) =>
      isAmong(chord.optionalDegrees, chord.degrees[index]!) ? set : set | (1 << (semitone % 12)),
    0,
  )
  return (heard & ~chord.pitchClassSet) === 0 && (heard & needed) === needed
}

function parentOf(text: string, chord: ChordType, worth: number): readonly ParentGrip[] {
  const frets = parseFrets(text)!.map((fret) => (fret === null ? null : fret + RAISED_FRETS))
  return Array.from({ length: 12 }, (_, rootPitchClass) => rootPitchClass).flatMap(
    (rootPitchClass) =>
      sounds(frets, rootPitchClass, chord) ? [{ frets, rootPitchClass, worth }] : [],
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

/**
 * The movable grips of a chord type that differ on one string from a known grip of a plain chord,
 * each with the worth of the best such grip.
 */
export function derivedGripsOf(chord: ChordType): ReadonlyMap<PackedGrip, number> {
  const derived = new Map<PackedGrip, number>()
  if (chord.degrees.length < FEWEST_TONES) return derived
  parents ??= makeParents()
  for (const { frets, rootPitchClass, worth } of parents) {
    for (const [place, fret] of frets.entries()) {
      for (const other of otherFrets(fret, frets)) {
        const changed = frets.with(place, other)
        if (!sounds(changed, rootPitchClass, chord)) continue
        const pattern = patternOf(packGrip(changed))
        derived.set(pattern, Math.max(worth, derived.get(pattern) ?? 0))
      }
    }
  }
  return derived
}
