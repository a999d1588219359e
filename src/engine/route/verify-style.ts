/** Checks that a route lies as its style says, from its places and hands alone. */
import type { Neck } from '../instrument/neck'
import type { FingeringStep, RouteStyle } from './route'
import { soundingMidiOf } from './verify-place'

interface Place {
  readonly string: number
  readonly fret: number
  readonly midi: number
}

/** One hand throughout, and every fretted note in its four frets or one beside them. */
function isOnePosition(notes: readonly Place[], steps: readonly FingeringStep[]): boolean {
  const hands = new Set(steps.map(({ handPositionFret }) => handPositionFret))
  const [hand] = hands
  return (
    hands.size === 1 &&
    notes.every(({ fret }) => fret === 0 || (fret >= hand! - 1 && fret <= hand! + 4))
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

function isOneString(notes: readonly Place[]): boolean {
  return notes.every(({ string }) => string === notes[0]?.string)
}

/** Every note that an open string sounds is open, and there is one. */
function isOpen(notes: readonly Place[], neck: Neck): boolean {
  const opens = neck.strings.map(({ string }) => soundingMidiOf(string, 0, neck))
  return (
    notes.some(({ fret }) => fret === 0) &&
    notes.every(({ fret, midi }) => fret === 0 || !opens.includes(midi))
  )
}

export function keepsStyle(
  style: RouteStyle,
  notes: readonly Place[],
  steps: readonly FingeringStep[],
  neck: Neck,
): boolean {
  switch (style) {
    case 'position':
      return isOnePosition(notes, steps)
    case 'three-per-string':
      return isThreePerString(notes)
    case 'one-string':
      return isOneString(notes)
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
