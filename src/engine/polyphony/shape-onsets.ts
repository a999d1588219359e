/** Which onsets of a path are shapes: chords struck at once, or plucked note after note. */
import type { HandLayer } from './layers'
import type { Placement } from './placements'

/** Strings that sound together as a shape. */
const FEWEST_STRINGS = 3

/** The notes at an onset of a path. */
export interface SoundingNotes {
  readonly all: readonly number[]
  readonly pressed: readonly number[]
  readonly struck: readonly number[]
}

export function soundingAt({ onset }: HandLayer, { strings, frets }: Placement): SoundingNotes {
  const notes = [...onset.fresh, ...onset.held].map(({ note }) => note)
  return {
    all: notes.filter((_, column) => strings[column]! > 0),
    pressed: notes.filter((_, column) => frets[column]! > 0),
    struck: onset.fresh.map(({ note }) => note),
  }
}

/** Whether a note sounds at an onset. */
const sounds = (notes: SoundingNotes | undefined, note: number) =>
  notes?.all.includes(note) === true

/** Whether a pressed note of an onset sounds at another one too. */
export function isHeldAt(sounding: readonly SoundingNotes[], index: number): boolean {
  return sounding[index]!.pressed.some(
    (note) => sounds(sounding[index - 1], note) || sounds(sounding[index + 1], note),
  )
}

/**
 * Whether what sounds at an onset is a shape: a chord struck at once, or one plucked note after
 * note that is whole here. A melody over held notes is not.
 */
export function isShapeAt(sounding: readonly SoundingNotes[], index: number): boolean {
  const { all, pressed, struck } = sounding[index]!
  if (all.length < FEWEST_STRINGS || pressed.length === 0) return false
  if (struck.length >= FEWEST_STRINGS) return true
  if (pressed.length === 1 || all.every((note) => sounds(sounding[index + 1], note))) return false
  let left = all.length
  for (let at = index; left > 0; at--) {
    const own = sounding[at]!.struck
    if (own.length >= FEWEST_STRINGS || own.some((note) => !all.includes(note))) return false
    left -= own.length
  }
  return true
}
