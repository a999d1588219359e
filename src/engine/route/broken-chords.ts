/** Broken open chords: a line of one taught grip, or of several in turn that change at equal times. */
import { midiAt } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import type { ShapeSetting } from './held-shape'
import { notesOfOneGrip, openGripOf } from './open-arpeggio'
import type { RouteRequestNote } from './route'

/** A grip that is held while some notes of a line are played. */
export interface HeldGrip {
  /** Index of the first note, and the one after the last. */
  readonly from: number
  readonly to: number
  readonly shape: ShapeSetting
}

const FEWEST_NOTES = 3
/** Rounding of beats. */
const BEAT_TOLERANCE = 1e-6

const endOf = ({ startBeat, durationBeats }: RouteRequestNote): number => startBeat + durationBeats

/** Beats from chord to chord that the first chord allows: those that divide the line, then the longest. */
function periodsOf(notes: readonly RouteRequestNote[], firstChord: number): readonly number[] {
  const start = notes[0]!.startBeat
  const length = endOf(notes.at(-1)!) - start
  const isWhole = (period: number) =>
    Math.abs(length / period - Math.round(length / period)) < BEAT_TOLERANCE
  return notes
    .slice(FEWEST_NOTES, firstChord + 1)
    .map(({ startBeat }) => startBeat - start)
    .sort((a, b) => Number(isWhole(b)) - Number(isWhole(a)) || b - a)
}

/** The notes of each period. */
function barsOf(notes: readonly RouteRequestNote[], period: number): readonly RouteRequestNote[][] {
  const bars = new Map<number, RouteRequestNote[]>()
  for (const note of notes) {
    const bar = Math.floor((note.startBeat - notes[0]!.startBeat) / period + BEAT_TOLERANCE)
    const own = bars.get(bar)
    if (own) own.push(note)
    else bars.set(bar, [note])
  }
  return [...bars.values()]
}

function isHeldBy({ held }: ShapeSetting, notes: readonly RouteRequestNote[], neck: Neck): boolean {
  const sounding = held.map((place) => midiAt(place, neck))
  return notes.every(({ midi, anyOctave, pin }) => !anyOctave && !pin && sounding.includes(midi))
}

/**
 * The grips of a line that breaks open chords, in order; `undefined` for other lines. The notes
 * after the last whole chord may be a few of a chord before.
 */
export function brokenChordsOf(
  notes: readonly RouteRequestNote[],
  neck: Neck,
  maxFret: number,
): readonly HeldGrip[] | undefined {
  const whole = openGripOf(notes, neck, maxFret)
  if (whole) return [{ from: 0, to: notes.length, shape: whole }]
  for (const period of periodsOf(notes, notesOfOneGrip(notes, neck))) {
    const grips: HeldGrip[] = []
    const bars = barsOf(notes, period)
    for (const bar of bars) {
      const isLast = grips.length === bars.length - 1
      const shape =
        openGripOf(bar, neck, maxFret, true) ??
        (isLast ? grips.find((grip) => isHeldBy(grip.shape, bar, neck))?.shape : undefined)
      if (!shape) break
      const from = grips.at(-1)?.to ?? 0
      grips.push({ from, to: from + bar.length, shape })
    }
    if (grips.length === bars.length) return grips
  }
  return undefined
}
