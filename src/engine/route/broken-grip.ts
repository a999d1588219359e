/**
 * A broken chord: a line of one taught grip, each note on its own string, which is held while it is
 * played.
 */
import type { Neck } from '../instrument/neck'
import type { RouteRequestNote } from './route'
import { type TaughtGrip, taughtGripsOf } from './taught-grips'

/**
 * A line on four strings is a broken chord; on three it has three tones and two fingers down, and
 * goes on to another string with every note, as a tune does not.
 */
const BROKEN_CHORD_STRINGS = 4
const TRIAD_TONES = 3
const TRIAD_FINGERS = 2

/** Further up, and on fewer strings, a barre is told by its bass. */
const LAST_LOW_BARRE_FRET = 4

/** How many notes of a line, from its first on, one grip holds at most, but for one of them. */
export function notesOfOneGrip(notes: readonly RouteRequestNote[], neck: Neck): number {
  let most = 0
  for (const { frets } of taughtGripsOf(neck)) {
    let end = 0
    let others = 0
    while (end < notes.length && others < 2) {
      if (!frets.has(notes[end]!.midi)) others++
      if (others < 2) end++
    }
    most = Math.max(most, end)
  }
  return most
}

/**
 * The grips that hold a line of one chord, the open ones and then the lower barres first; none for
 * other lines and other necks.
 *
 * @param isAmongOthers other chords come before or after, so that it may be all on open strings
 */
export function gripsOf(
  notes: readonly RouteRequestNote[],
  neck: Neck,
  maxFret: number,
  isAmongOthers = false,
): readonly TaughtGrip[] {
  if (notes.some(({ anyOctave, pin }) => anyOctave || pin)) return []
  const midis = [...new Set(notes.map(({ midi }) => midi))]
  const tones = new Set(midis.map((midi) => midi % 12)).size
  const isBroken = notes.every(({ midi }, index) => midi !== notes[index - 1]?.midi)
  const isTriad = tones >= TRIAD_TONES && isBroken
  if (tones < 2 || (midis.length < BROKEN_CHORD_STRINGS && !isTriad)) return []
  const fewestAlone = midis.length < BROKEN_CHORD_STRINGS ? TRIAD_FINGERS : 1
  const fewestFretted = isAmongOthers ? 0 : fewestAlone
  const isWhole = isAmongOthers && midis.length >= BROKEN_CHORD_STRINGS
  return taughtGripsOf(neck).filter(({ frets, bassMidi, barreFret }) => {
    if (!midis.every((midi) => (frets.get(midi) ?? Infinity) <= maxFret)) return false
    const isNear = isWhole && barreFret <= LAST_LOW_BARRE_FRET
    if (barreFret > 0 && !isNear && !midis.includes(bassMidi)) return false
    return midis.filter((midi) => frets.get(midi)! > 0).length >= fewestFretted
  })
}

/** A chord with a passing note has so many notes, and strikes so many places of its grip. */
const NOTES_WITH_PASSING = 6
const FEWEST_BESIDE_PASSING = 3

/** The open grips whose bass a chord has and that hold it, but for one note after the first. */
export function gripsBesidePassing(
  notes: readonly RouteRequestNote[],
  neck: Neck,
  maxFret: number,
): readonly TaughtGrip[] {
  if (notes.length < NOTES_WITH_PASSING) return []
  if (notes.some(({ anyOctave, pin }) => anyOctave || pin)) return []
  const midis = notes.map(({ midi }) => midi)
  const lowest = Math.min(...midis)
  return taughtGripsOf(neck).filter(({ frets, bassMidi, barreFret }) => {
    if (barreFret > 0 || bassMidi !== lowest || !frets.has(midis[0]!)) return false
    const held = midis.filter((midi) => (frets.get(midi) ?? Infinity) <= maxFret)
    return held.length === midis.length - 1 && new Set(held).size >= FEWEST_BESIDE_PASSING
  })
}
