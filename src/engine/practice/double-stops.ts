/**
 * A scale in double stops as methods teach it: one shape that moves along a pair of strings, with a
 * crossing to the next pair where the octave does not fit on one.
 */
import { type FretPosition, midiAt } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import type { PatternNote } from './pattern-notes'

export interface DoubleStopRequest {
  /** Pitch classes of a scale, root first. */
  readonly tones: readonly number[]
  /** Steps of the scale between the two notes. */
  readonly steps: number
  readonly neck: Neck
  readonly maxFret: number
  /** Whether a hand can play two places together. */
  readonly canPlay: (low: FretPosition, high: FretPosition) => boolean
}

/** The lower note, on the thicker string, and the upper one. */
type Pair = readonly [low: FretPosition, high: FretPosition]

interface StringPair {
  readonly low: number
  readonly high: number
}

/** Fewer pairs are no drill. */
const LEAST_PAIRS = 3
/** A run this long with one crossing is better than a longer one with a stretch. */
const ENOUGH_PAIRS = 5
const MOST_CROSSINGS = 3
/** Strings that the two notes are apart, at most. */
const WIDEST_GAP = 3

/** In frets: a crossing counts as much as going so much higher. */
const CROSSING_FRETS = 3
/** A crossing that moves the hand so far costs as much again. */
const FAR_CROSSING_FRETS = 3
/** Each fret between the two notes of a pair, shared among the pairs. */
const SLANT_FRETS = 1
/** More frets than this between the two notes stretch the hand. */
const MOST_EASY_SLANT = 3
/** A run with a stretch, where the notes would lie closer on strings further apart. */
const STRETCH_FRETS = 6
/** Each string that the two notes are apart. */
const GAP_FRETS = 1
/** Strings that the two notes are apart where one muted string lies between them. */
const EASY_GAP = 2
/** More muted strings are harder to keep still, so such a pair is for where the frets run out. */
const WIDE_GAP_FRETS = 12

/** Pairs of strings that rise from thick to thin; a re-entrant string is in none. */
function stringPairsOf({ strings }: Neck, gap: number): readonly StringPair[] {
  return strings.slice(gap).flatMap(({ string: low }) => {
    const run = strings.slice(low - gap - 1, low)
    const isRising = run.every(({ midi }, at) => at === 0 || midi < run[at - 1]!.midi)
    return isRising ? { low, high: low - gap } : []
  })
}

/** The place of a pitch on a string, where it has one. */
function placeOn(string: number, midi: number, neck: Neck, maxFret: number) {
  const { midi: open, startFret } = neck.strings[string - 1]!
  const fret = midi === open ? 0 : midi - open + startFret
  return fret === 0 || (fret > startFret && fret <= maxFret) ? { string, fret } : undefined
}

const slantOf = ([low, high]: Pair) => Math.abs(high.fret - low.fret)

const isStretched = (run: readonly Pair[]) => run.some((pair) => slantOf(pair) > MOST_EASY_SLANT)

/** What a run costs, in frets. */
function costOf(run: readonly Pair[]): number {
  const crossings = run.filter(([{ string }], at) => at > 0 && string !== run[at - 1]![0].string)
  const farCrossings = run.filter(([{ string, fret }], at) => {
    const before = run[at - 1]?.[0]
    return before && before.string !== string && Math.abs(before.fret - fret) > FAR_CROSSING_FRETS
  })
  const highest = Math.max(...run.flatMap((pair) => pair.map(({ fret }) => fret)))
  const slant = run.reduce((sum, pair) => sum + slantOf(pair), 0) / run.length
  const gap = run[0]![0].string - run[0]![1].string
  // A crossing in the middle leaves a shape to move on both pairs.
  const offMiddle =
    crossings.length === 1 ? Math.abs(run.indexOf(crossings[0]!) - run.length / 2) : 0
  return (
    highest +
    (crossings.length + farCrossings.length) * CROSSING_FRETS +
    slant * SLANT_FRETS +
    gap * GAP_FRETS +
    (gap > EASY_GAP ? WIDE_GAP_FRETS : 0) +
    (isStretched(run) ? STRETCH_FRETS : 0) +
    offMiddle / 2
  )
}

/** Every run of pitches from a pair of strings on, as long as it can be. */
function runsFrom(
  pitches: readonly (readonly [number, number])[],
  pairs: readonly StringPair[],
  at: number,
  crossings: number,
  { neck, maxFret, canPlay }: DoubleStopRequest,
): readonly (readonly Pair[])[] {
  const extend = (run: readonly Pair[], on: number, left: number): readonly (readonly Pair[])[] => {
    const next = pitches[run.length]
    if (!next) return [run]
    const further = [on, ...(left > 0 && run.length > 0 ? [on - 1] : [])].flatMap((index) => {
      const strings = pairs[index]
      const low = strings && placeOn(strings.low, next[0], neck, maxFret)
      const high = strings && placeOn(strings.high, next[1], neck, maxFret)
      if (!low || !high || !canPlay(low, high)) return []
      return extend([...run, [low, high]], index, index === on ? left : left - 1)
    })
    return further.length > 0 ? further : [run]
  }
  return extend([], at, crossings)
}

/** The longest run from a root, and of those the cheapest. */
function bestRun(request: DoubleStopRequest, crossings: number): readonly Pair[] {
  const { tones, steps, neck, maxFret } = request
  const lowest = Math.min(...neck.strings.map(({ midi }) => midi))
  const highest = Math.max(...neck.strings.map(({ midi }) => midi)) + maxFret
  const scale = Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at).filter(
    (midi) => tones.includes(midi % 12),
  )
  const starts = scale.flatMap((midi, at) => (midi % 12 === tones[0] ? at : []))
  let best: readonly Pair[] = []
  for (let gap = 1; gap <= Math.min(WIDEST_GAP, neck.strings.length - 1); gap++) {
    const pairs = stringPairsOf(neck, gap)
    for (const start of starts) {
      // From the root to its octave.
      const pitches = Array.from({ length: tones.length + 1 }, (_, step) => step + start).flatMap(
        (at) => (at + steps < scale.length ? [[scale[at]!, scale[at + steps]!] as const] : []),
      )
      for (const at of pairs.keys()) {
        for (const run of runsFrom(pitches, pairs, at, crossings, request)) {
          if (run.length < Math.max(best.length, LEAST_PAIRS)) continue
          if (run.length > best.length || costOf(run) < costOf(best)) best = run
        }
      }
    }
  }
  return best
}

/** A scale in double stops up and down, a beat each, the last twice as long; empty where none can be played. */
export function doubleStopNotes(request: DoubleStopRequest): readonly PatternNote[] {
  const usual = bestRun(request, 1)
  const isEnough = usual.length >= ENOUGH_PAIRS
  const isGood = (run: readonly Pair[]) => run.length > request.tones.length && !isStretched(run)
  const second = isGood(usual) ? usual : bestRun(request, MOST_CROSSINGS - 1)
  const other = isGood(second) ? second : bestRun(request, MOST_CROSSINGS)
  const up = isEnough && isStretched(other) ? usual : other
  if (up.length < LEAST_PAIRS) return []
  const pairs = [...up, ...up.slice(0, -1).reverse()]
  return pairs.flatMap((pair, startBeat) => {
    const durationBeats = startBeat === pairs.length - 1 ? 2 : 1
    return pair.map((place) => ({
      midi: midiAt(place, request.neck),
      startBeat,
      durationBeats,
      ...place,
    }))
  })
}
