/** Broken chords: a line of one taught grip, or of several in turn that change at equal times. */
import type { Neck } from '../instrument/neck'
import { gripsBesidePassing, gripsOf, notesOfOneGrip } from './broken-grip'
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

const handOf = ({ shape }: TaughtGrip): number => shape.handPositionFret

function isFarFrom(before: TaughtGrip | undefined, grip: TaughtGrip): boolean {
  return before !== undefined && Math.abs(handOf(grip) - handOf(before)) > LONGEST_SHIFT
}

/** Whether a chord that was held lies at another fret now: one chord keeps one place in a line. */
function isMoved({ tones, barreFret }: TaughtGrip, grips: readonly TaughtGrip[]): boolean {
  return grips.some((before) => before.tones === tones && before.barreFret !== barreFret)
}

/** A chord of a line and the grips that hold it. */
interface Bar {
  readonly notes: readonly RouteRequestNote[]
  readonly from: number
  readonly grips: readonly TaughtGrip[]
}

/** Whether notes without the bass of a barre are all tones of a chord that another grip held: that chord goes on. */
function goesOn(
  { notes }: Bar,
  { bassMidi, barreFret, tones: own }: TaughtGrip,
  grips: readonly TaughtGrip[],
): boolean {
  if (barreFret === 0 || notes.some(({ midi }) => midi === bassMidi)) return false
  const isIn = (tones: number) => notes.every(({ midi }) => (tones & (1 << (midi % 12))) !== 0)
  return grips.some(({ tones }) => tones !== own && isIn(tones))
}

/** One of so many chords may have a note that its grip does not hold. */
const CHORDS_FOR_PASSING = 3

/** The chords of a line that changes with each period; `undefined` at the first other one. */
function barsEvery(
  period: number,
  notes: readonly RouteRequestNote[],
  neck: Neck,
  maxFret: number,
  mayPass: boolean,
): readonly Bar[] | undefined {
  const barOf = ({ startBeat }: RouteRequestNote) =>
    Math.floor((startBeat - notes[0]!.startBeat) / period + BEAT_TOLERANCE)
  const bars: Bar[] = []
  let from = 0
  let passing = 0
  while (from < notes.length) {
    let to = from + 1
    while (to < notes.length && barOf(notes[to]!) === barOf(notes[from]!)) to++
    const own = notes.slice(from, to)
    let grips = gripsOf(own, neck, maxFret, true)
    if (grips.length === 0 && mayPass) {
      grips = gripsBesidePassing(own, neck, maxFret)
      if (grips.length > 0) passing++
    }
    if (grips.length === 0 && to < notes.length) return undefined
    bars.push({ notes: own, from, grips })
    from = to
  }
  return passing * CHORDS_FOR_PASSING > bars.length ? undefined : bars
}

/** The grip of a bar whose hand lies nearest to a fret, else the first one. */
function gripNear({ grips }: Bar, fret: number | undefined): TaughtGrip | undefined {
  if (fret === undefined) return grips[0]
  return grips.toSorted((a, b) => Math.abs(handOf(a) - fret) - Math.abs(handOf(b) - fret))[0]
}

/** A grip for each bar, by the fret it should lie near; `undefined` where the hand cannot go on. */
function gripsNear(
  fret: number | undefined,
  bars: readonly Bar[],
  maxFret: number,
): readonly TaughtGrip[] | undefined {
  const held: TaughtGrip[] = []
  for (const bar of bars) {
    const grip = gripNear(bar, fret) ?? held.find((before) => isHeldBy(before, bar.notes, maxFret))
    if (!grip || isFarFrom(held.at(-1), grip) || isMoved(grip, held)) return undefined
    if (goesOn(bar, grip, held)) return undefined
    held.push(grip)
  }
  return held
}

/** Notes of a chord that no tune has in each of its bars, all in one grip. */
const NOTES_OF_WHOLE_CHORD = 4

const countOf = ({ notes }: Bar): number => new Set(notes.map(({ midi }) => midi)).size

/**
 * Whether chords are surely held: one is open or has its bass, or all have many notes. A tune goes
 * by the tones of chords too.
 */
function isSure(bars: readonly Bar[], grips: readonly TaughtGrip[]): boolean {
  const hasGrip = grips.some(
    ({ barreFret, bassMidi }, index) =>
      barreFret === 0 || bars[index]!.notes.some(({ midi }) => midi === bassMidi),
  )
  return hasGrip || (bars.length > 1 && bars.every((bar) => countOf(bar) >= NOTES_OF_WHOLE_CHORD))
}

/** The grips of a line whose chords change with each period; barres that lie apart go together. */
function gripsEvery(
  period: number,
  notes: readonly RouteRequestNote[],
  neck: Neck,
  maxFret: number,
  mayPass: boolean,
): readonly HeldGrip[] | undefined {
  const bars = barsEvery(period, notes, neck, maxFret, mayPass)
  if (!bars) return undefined
  const isAllBarres = bars.every(({ grips }) => grips[0]?.barreFret !== 0)
  const frets = isAllBarres ? bars[0]!.grips.slice(1).map(handOf) : []
  for (const fret of [undefined, ...frets]) {
    const grips = gripsNear(fret, bars, maxFret)
    if (!grips || !isSure(bars, grips)) continue
    return grips.map(({ shape, barreFret }, index) => {
      const { from } = bars[index]!
      return { from, to: from + bars[index]!.notes.length, shape, barreFret }
    })
  }
  return undefined
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
  const whole = gripsOf(notes, neck, maxFret)[0]
  if (whole) {
    return [{ from: 0, to: notes.length, shape: whole.shape, barreFret: whole.barreFret }]
  }
  const periods = periodsOf(notes, notesOfOneGrip(notes, neck))
  for (const mayPass of [false, true]) {
    for (const period of periods) {
      const grips = gripsEvery(period, notes, neck, maxFret, mayPass)
      if (grips) return grips
    }
  }
  return undefined
}
