/** Checks that a route lies as it was asked to, from its places and hands alone. */
import { handReachesOf } from '../hand/finger-reach'
import type { FretPosition } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import { soundingMidiOf } from '../instrument/verify-place'
import type { FingeringStep } from './route'
import type { RouteWay } from './ways'

interface Place extends FretPosition {
  readonly midi: number
}

/** One hand throughout, and every fretted note from a fret below it to the stretched little finger. */
function isOnePosition(
  notes: readonly Place[],
  steps: readonly FingeringStep[],
  neck: Neck,
): boolean {
  const hands = new Set(steps.map(({ handPositionFret }) => handPositionFret))
  const [hand] = hands
  const { stretchTo } = handReachesOf(neck.maxFret, neck)
  return (
    hands.size === 1 &&
    notes.every(({ fret }) => fret === 0 || (fret >= hand! - 1 && fret <= hand! + stretchTo))
  )
}

/** Every pitch at one place; strings side by side, each with three pitches but the highest. */
function isThreePerString(notes: readonly Place[]): boolean {
  const placeOf = new Map<number, Place>()
  for (const note of notes) {
    const known = placeOf.get(note.midi)
    if (known && (known.string !== note.string || known.fret !== note.fret)) return false
    placeOf.set(note.midi, note)
  }
  const rising = [...placeOf.values()].sort((a, b) => a.midi - b.midi)
  const lowest = rising[0]?.string ?? 0
  return rising.every(({ string }, index) => string === lowest - Math.floor(index / 3))
}

/** Every note that an open string sounds is open, and there is one. */
function isOpen(notes: readonly Place[], neck: Neck): boolean {
  const opens = neck.strings.map(({ string }) => soundingMidiOf(string, 0, neck))
  return (
    notes.some(({ fret }) => fret === 0) &&
    notes.every(({ fret, midi }) => fret === 0 || !opens.includes(midi))
  )
}

export function keepsWay(
  way: RouteWay,
  notes: readonly Place[],
  steps: readonly FingeringStep[],
  neck: Neck,
): boolean {
  switch (way) {
    case 'position':
      return isOnePosition(notes, steps, neck)
    case 'three-per-string':
      return isThreePerString(notes)
    case 'one-string':
      return notes.every(({ string }) => string === notes[0]?.string)
    case 'open':
      return isOpen(notes, neck)
  }
}

/** Mean of the fretted frets, to a tenth; 0 where all strings are open. */
export function meanFretOf(notes: readonly { readonly fret: number }[]): number {
  const frets = notes.map(({ fret }) => fret).filter((fret) => fret > 0)
  if (frets.length === 0) return 0
  return Math.round((frets.reduce((sum, fret) => sum + fret, 0) / frets.length) * 10) / 10
}
