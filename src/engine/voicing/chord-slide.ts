/** Chords of one type that slide along the neck by semitones, which are played by one form. */
import { fretsOf, packGrip } from '../hand/grip'
import { withinOctave } from '../theory/pitch-class'
import { type GripChoice, type GripTable, harderThanFirst } from './grip-motion'

/** A chord before or after another, of the same type and a semitone away. */
export interface Slide {
  readonly to: GripTable
  /** Frets up to it: 1 or −1. */
  readonly frets: number
}

/** Chords of a run lie no farther apart. */
const MOST_SEMITONES = 2

/**
 * The slides of a chord between two others; none where one of these is of another type or farther
 * than a tone away: C in B C Em is no part of a run, nor is it in C B Em, at the end of a row.
 */
export function slidesOf(
  { table }: GripChoice,
  neighbours: readonly GripChoice[],
): readonly Slide[] {
  const steps = neighbours.map(({ table: to }) => {
    const up = withinOctave(to.bassPitchClass - table.bassPitchClass)
    return { to, frets: up > 6 ? up - 12 : up }
  })
  const isRun = steps.every(
    ({ to, frets }) => to.chordId === table.chordId && Math.abs(frets) <= MOST_SEMITONES,
  )
  return isRun && steps.length === 2 ? steps.filter(({ frets }) => Math.abs(frets) === 1) : []
}

/** Whether a grip slides: the chord there is held by the same form, about as easily as by its first grip. */
export function canSlide(
  { ranked, stringCount }: GripTable,
  index: number,
  { to, frets }: Slide,
): boolean {
  const places = fretsOf(ranked.grips[index]!, stringCount)
  if (places.some((fret) => fret !== null && fret + frets < 0)) return false
  const moved = packGrip(places.map((fret) => (fret === null ? null : fret + frets)))
  const at = to.ranked.grips.indexOf(moved)
  return at >= 0 && harderThanFirst(to, at) === 0
}
