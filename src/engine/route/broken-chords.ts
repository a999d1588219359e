/** Broken chords: a line of one taught grip, or of several in turn that change at equal times. */
import type { Neck } from '../instrument/neck'
import { gripOf, notesOfOneGrip } from './broken-grip'
import type { ShapeSetting } from './held-shape'
import type { RouteRequestNote } from './route'
import type { TaughtGrip } from './taught-grips'

/** A grip that is held while some notes of a line are played. */
export interface HeldGrip {
  /** Index of the first note, and the one after the last. */
  readonly from: number
  readonly to: number
  readonly shape: ShapeSetting
  /** 0 in the open position. */
  readonly barreFret: number
}

const FEWEST_NOTES = 3
/** A chord of more notes is several equal stretches of one. */
const MOST_NOTES = 16
/** Frets that the hand goes from grip to grip, at most; further off the line has nearer places. */
const LONGEST_SHIFT = 4
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
    .slice(FEWEST_NOTES, Math.min(firstChord, MOST_NOTES) + 1)
    .map(({ startBeat }) => startBeat - start)
    .sort((a, b) => Number(isWhole(b)) - Number(isWhole(a)) || b - a)
}

function isHeldBy(
  { frets }: TaughtGrip,
  notes: readonly RouteRequestNote[],
  maxFret: number,
): boolean {
  return notes.every(({ midi, anyOctave, pin }) => {
    return !anyOctave && !pin && (frets.get(midi) ?? Infinity) <= maxFret
  })
}

function isFarFrom(before: TaughtGrip | undefined, { shape }: TaughtGrip): boolean {
  if (!before) return false
  return Math.abs(shape.handPositionFret - before.shape.handPositionFret) > LONGEST_SHIFT
}

/** The pitch classes that a grip sounds, as text. */
function tonesOf({ frets }: TaughtGrip): string {
  const classes = new Set(Array.from(frets.keys(), (midi) => midi % 12))
  return [...classes].sort((a, b) => a - b).join(' ')
}

/** Whether a chord that was held lies in another grip now: one chord keeps one place in a line. */
function isMoved(grip: TaughtGrip, grips: readonly TaughtGrip[]): boolean {
  return grips.some(
    (before) =>
      (before.barreFret !== grip.barreFret || before.bassMidi !== grip.bassMidi) &&
      tonesOf(before) === tonesOf(grip),
  )
}

/** The grips of a line whose chords change with each period; `undefined` at the first other one. */
function gripsEvery(
  period: number,
  notes: readonly RouteRequestNote[],
  neck: Neck,
  maxFret: number,
): readonly HeldGrip[] | undefined {
  const barOf = ({ startBeat }: RouteRequestNote) =>
    Math.floor((startBeat - notes[0]!.startBeat) / period + BEAT_TOLERANCE)
  const held: HeldGrip[] = []
  const grips: TaughtGrip[] = []
  // A tune goes by the tones of chords too: one of them is open, or has its bass.
  let isSure = false
  let from = 0
  while (from < notes.length) {
    let to = from + 1
    while (to < notes.length && barOf(notes[to]!) === barOf(notes[from]!)) to++
    const bar = notes.slice(from, to)
    const grip =
      gripOf(bar, neck, maxFret, true) ??
      (to === notes.length ? grips.find((before) => isHeldBy(before, bar, maxFret)) : undefined)
    if (!grip || isFarFrom(grips.at(-1), grip) || isMoved(grip, grips)) return undefined
    grips.push(grip)
    held.push({ from, to, shape: grip.shape, barreFret: grip.barreFret })
    if (grip.barreFret === 0 || bar.some(({ midi }) => midi === grip.bassMidi)) isSure = true
    from = to
  }
  return isSure ? held : undefined
}

/**
 * The grips of a line that breaks chords, in order; `undefined` for other lines. The notes after
 * the last whole chord may be a few of a chord before.
 */
export function brokenChordsOf(
  notes: readonly RouteRequestNote[],
  neck: Neck,
  maxFret: number,
): readonly HeldGrip[] | undefined {
  const whole = gripOf(notes, neck, maxFret)
  if (whole) {
    return [{ from: 0, to: notes.length, shape: whole.shape, barreFret: whole.barreFret }]
  }
  for (const period of periodsOf(notes, notesOfOneGrip(notes, neck))) {
    const grips = gripsEvery(period, notes, neck, maxFret)
    if (grips) return grips
  }
  return undefined
}
