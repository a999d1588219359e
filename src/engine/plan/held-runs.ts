/**
 * The runs of a line that one hand can hold as a grip, found exactly by what runs and single notes
 * cost together: chords broken in turn, whose fingers are those of the chord.
 */
import { WIDEST_REACH_MM } from '../hand/reach'
import type { FretPosition } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import { keptOr, oncePer } from '../once-per'
import { easeOf, fingerOn, handOn, holdsOf } from './fingerings'
import { taughtGripOver } from './taught-grips'

/** What a run costs, and a note by itself. */
const RUN = 20
const NOTE = 12
/** A run takes at least so many notes on so many strings, and at most so many notes. */
const FEWEST = 3
const MOST = 24

/** The grip of a run: fingers by string number, the hand, the frets by string, −1 silent. */
export interface RunGrip {
  readonly fingers: readonly number[]
  readonly hand: number
  readonly frets: Int8Array
  readonly ease: number
}

const gripsOf = oncePer(() => new Map<number, RunGrip | null>())
/** Beyond, all are forgotten. */
const MOST_GRIPS = 20_000

function makeGrip(neck: Neck, frets: Int8Array): RunGrip | undefined {
  const hasOpen = frets.includes(0)
  const holds = holdsOf(neck, 'hard', frets)
  const [easiest] = holds.toSorted((a, b) => easeOf(a, hasOpen) - easeOf(b, hasOpen))
  const taught = taughtGripOver(neck, frets)
  if (!easiest) return undefined
  const fingers = Array.from(frets, (_, string) => (string ? fingerOn(easiest.fingers, string) : 0))
  const { hand } = easiest
  return { fingers, hand, ...taught, frets: frets.slice(), ease: easeOf(easiest, hasOpen) }
}

function gripOf(neck: Neck, frets: Int8Array): RunGrip | undefined {
  const grips = gripsOf(neck)
  if (grips.size >= MOST_GRIPS) grips.clear()
  let key = 0
  for (let string = 1; string < frets.length; string++) key = key * 32 + frets[string]! + 1
  return keptOr(grips, key, () => makeGrip(neck, frets) ?? null) ?? undefined
}

/** The grip that each note of a line is held in, `undefined` for a note by itself. */
export function heldRuns(
  notes: readonly FretPosition[],
  neck: Neck,
): readonly (RunGrip | undefined)[] {
  const cost = new Float64Array(notes.length + 1).fill(Number.POSITIVE_INFINITY)
  const from = new Int32Array(notes.length + 1)
  const grips: (RunGrip | undefined)[] = new Array(notes.length + 1).fill(undefined)
  cost[0] = 0
  const { mm } = handOn(neck)
  for (let first = 0; first < notes.length; first++) {
    if (cost[first]! + NOTE < cost[first + 1]!) {
      cost[first + 1] = cost[first]! + NOTE
      from[first + 1] = first
      grips[first + 1] = undefined
    }
    const frets = new Int8Array(neck.strings.length + 1).fill(-1)
    let strings = 0
    let grip: RunGrip | undefined
    let lowest = Number.POSITIVE_INFINITY
    let highest = 0
    for (let last = first; last < Math.min(notes.length, first + MOST); last++) {
      const { string, fret } = notes[last]!
      if (frets[string]! >= 0 && frets[string] !== fret) break
      if (frets[string]! < 0) {
        frets[string] = fret
        strings++
        if (fret > 0) lowest = Math.min(lowest, fret)
        highest = Math.max(highest, fret)
        if (highest > lowest && mm[highest]! - mm[lowest]! > WIDEST_REACH_MM) break
        if (strings >= FEWEST) {
          grip = gripOf(neck, frets)
          if (!grip) break
        }
      }
      if (!grip || last - first + 1 < FEWEST) continue
      const total = cost[first]! + RUN + grip.ease
      if (total >= cost[last + 1]!) continue
      cost[last + 1] = total
      from[last + 1] = first
      grips[last + 1] = grip
    }
  }
  const held: (RunGrip | undefined)[] = []
  for (let end = notes.length; end > 0; end = from[end]!) {
    for (let note = from[end]!; note < end; note++) held[note] = grips[end]
  }
  return held
}
