/** Other places for pitches that sound together, where the written ones cannot be held. */
import type { Frets } from '../instrument/fret-text'
import { type FretPosition, fretPositionsOf } from '../instrument/fretboard'
import { STANDARD_TUNING } from '../instrument/tuning'
import { sizeOfSet } from '../theory/pitch-class'
import { reachMmOf, tryToHold, WIDEST_REACH_MM } from './hold'

const STRING_COUNT = STANDARD_TUNING.strings.length

/** A pitch with the place it was written at, if that is on the neck. */
export interface WrittenPitch {
  readonly midi: number
  readonly written?: FretPosition
}

export interface Refingering {
  /** A place for each pitch kept, in the order given. */
  readonly places: readonly (FretPosition | null)[]
  /** Pitches that no hand can add to the rest. */
  readonly leftOut: readonly number[]
}

/** Six places, string 6 first, of positions on different strings. */
export function fretsOfPositions(positions: readonly FretPosition[]): Frets {
  const frets: (number | null)[] = Array.from({ length: STRING_COUNT }, () => null)
  for (const { string, fret } of positions) frets[STRING_COUNT - string] = fret
  return frets
}

/** Moving a note to another string weighs more than a fret of hand movement. */
const MOVED_NOTE_COST = 3

interface Best {
  cost: number
  places: readonly FretPosition[]
}

/** Whether the pressed places are already wider apart than a hand reaches. */
function isTooWide(places: readonly FretPosition[]): boolean {
  let lowest = 99
  let highest = 0
  for (const { fret } of places) {
    if (fret === 0) continue
    lowest = Math.min(lowest, fret)
    highest = Math.max(highest, fret)
  }
  return highest > lowest && reachMmOf(lowest, highest) > WIDEST_REACH_MM
}

function search(
  pitches: readonly WrittenPitch[],
  index: number,
  usedStrings: number,
  places: readonly FretPosition[],
  moved: number,
  nearFret: number,
  best: Best,
): void {
  if (moved * MOVED_NOTE_COST >= best.cost || isTooWide(places)) return
  if (index === pitches.length) {
    const hold = tryToHold(fretsOfPositions(places))
    if (!hold.isPlayable) return
    const shift = hold.handFret === 0 ? 0 : Math.abs(hold.handFret - nearFret)
    const cost = moved * MOVED_NOTE_COST + shift
    if (cost < best.cost) {
      best.cost = cost
      best.places = places
    }
    return
  }
  const { midi, written } = pitches[index]!
  for (const place of fretPositionsOf(midi)) {
    if (((usedStrings >> place.string) & 1) === 1) continue
    const isWritten = written && written.string === place.string && written.fret === place.fret
    const strings = usedStrings | (1 << place.string)
    const sum = moved + (isWritten ? 0 : 1)
    search(pitches, index + 1, strings, [...places, place], sum, nearFret, best)
  }
}

function placeAll(pitches: readonly WrittenPitch[], nearFret: number): Best | undefined {
  if (pitches.length > STRING_COUNT) return undefined
  const best: Best = { cost: Number.POSITIVE_INFINITY, places: [] }
  search(pitches, 0, 0, [], 0, nearFret, best)
  return best.cost === Number.POSITIVE_INFINITY ? undefined : best
}

/** More simultaneous notes than this are cut to the outer ones before anything is tried. */
const MAX_TRIED = 6

/** Bits of the kept pitches, more first; the lowest and highest, which carry the music, go last. */
function keptChoices(count: number): readonly number[] {
  const all = (1 << count) - 1
  const outer = (1 << 0) | (1 << (count - 1))
  const rank = (set: number) => sizeOfSet(set) * 4 + sizeOfSet(set & outer)
  return Array.from({ length: all }, (_, index) => index + 1).sort((a, b) => rank(b) - rank(a))
}

/** By how many pitches there are. */
const KEPT_CHOICES: readonly (readonly number[])[] = Array.from(
  { length: MAX_TRIED + 1 },
  (_, count) => keptChoices(count),
)

/**
 * Places pitches that sound together so that a hand can hold them, changing as few as it can; when
 * all of them together are impossible, the fewest inner ones are left out.
 *
 * @param nearFret where the hand is, to stay near.
 */
export function refinger(pitches: readonly WrittenPitch[], nearFret: number): Refingering {
  const whole = placeAll(pitches, nearFret)
  if (whole) return { places: whole.places, leftOut: [] }
  const order = pitches.map((_, index) => index).sort((a, b) => pitches[a]!.midi - pitches[b]!.midi)
  const tried =
    order.length <= MAX_TRIED ? order : [order[0]!, ...order.slice(order.length - MAX_TRIED + 1)]
  for (const set of KEPT_CHOICES[tried.length]!) {
    const kept = tried.filter((_, bit) => ((set >> bit) & 1) === 1)
    const found = placeAll(
      kept.map((index) => pitches[index]!),
      nearFret,
    )
    if (!found) continue
    const places: (FretPosition | null)[] = pitches.map(() => null)
    for (const [rank, index] of kept.entries()) places[index] = found.places[rank]!
    const leftOut = pitches.flatMap(({ midi }, index) => (kept.includes(index) ? [] : [midi]))
    return { places, leftOut }
  }
  return { places: pitches.map(() => null), leftOut: pitches.map(({ midi }) => midi) }
}
