/** Other places for pitches that sound together, where the written ones cannot be held. */
import type { Frets } from '../instrument/fret-text'
import { type FretPosition, fretPositionsOf } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import { sizeOfSet } from '../theory/pitch-class'
import { FINGER_COUNT } from './barre'
import { findFingering } from './fingering'
import { reachMmOf, TAUGHT_REACH_MM } from './reach'

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

/** One place a string, the last string first, of positions on different strings. */
export function fretsOfPositions(positions: readonly FretPosition[], neck: Neck): Frets {
  const frets: (number | null)[] = neck.strings.map(() => null)
  for (const { string, fret } of positions) frets[frets.length - string] = fret
  return frets
}

/** Moving a note to another string weighs more than a fret of hand movement. */
const MOVED_NOTE_COST = 3

/** What a search has laid so far: one place a pitch and their frets. */
interface Laid {
  readonly places: FretPosition[]
  readonly frets: (number | null)[]
  readonly lowestFret: number
  readonly highestFret: number
  /** Bits of the frets pressed, each of which takes a finger of its own. */
  readonly pressed: number
  readonly moved: number
}

/** What is to be laid, near which fret of the hand, on which neck. */
interface Task {
  readonly pitches: readonly WrittenPitch[]
  readonly nearFret: number
  readonly neck: Neck
}

interface Best {
  /** Places that may still be tried. */
  left: number
  cost: number
  places: readonly FretPosition[]
}

/** Above every fret, where nothing is pressed. */
const NOTHING_PRESSED = 99

function search({ pitches, nearFret, neck }: Task, laid: Laid, best: Best): void {
  if (best.left-- <= 0) return
  const { places, frets, lowestFret, highestFret } = laid
  const index = places.length
  if (index === pitches.length) {
    const shift = highestFret === 0 ? 0 : Math.abs(lowestFret - nearFret)
    const cost = laid.moved * MOVED_NOTE_COST + shift
    if (cost >= best.cost || !findFingering(frets)) return
    best.cost = cost
    best.places = places.slice()
    return
  }
  const { midi, written } = pitches[index]!
  for (const place of fretPositionsOf(midi, neck)) {
    const slot = frets.length - place.string
    if (frets[slot] !== null) continue
    const isWritten = written?.string === place.string && written.fret === place.fret
    const moved = laid.moved + (isWritten ? 0 : 1)
    if (moved * MOVED_NOTE_COST >= best.cost) continue
    const lowest = place.fret === 0 ? lowestFret : Math.min(lowestFret, place.fret)
    const highest = Math.max(highestFret, place.fret)
    if (highest > lowest && reachMmOf(lowest, highest, neck) > TAUGHT_REACH_MM) continue
    const pressed = place.fret === 0 ? laid.pressed : laid.pressed | (1 << place.fret)
    if (sizeOfSet(pressed) > FINGER_COUNT) continue
    places.push(place)
    frets[slot] = place.fret
    search(
      { pitches, nearFret, neck },
      { places, frets, lowestFret: lowest, highestFret: highest, pressed, moved },
      best,
    )
    places.pop()
    frets[slot] = null
  }
}

/** Places tried for all pitches and for some; six strings need a tenth of these, ten of one pitch millions. */
const MOST_TRIED = { ofAll: 2000, ofSome: 400 }

function placeAll(task: Task, mostTried: number): Best | undefined {
  const { pitches, neck } = task
  if (pitches.length > neck.strings.length) return undefined
  const best: Best = { left: mostTried, cost: Number.POSITIVE_INFINITY, places: [] }
  const nothing: Laid = {
    places: [],
    frets: neck.strings.map(() => null),
    lowestFret: NOTHING_PRESSED,
    highestFret: 0,
    pressed: 0,
    moved: 0,
  }
  search(task, nothing, best)
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
export function refinger(
  pitches: readonly WrittenPitch[],
  nearFret: number,
  neck: Neck,
): Refingering {
  const whole = placeAll({ pitches, nearFret, neck }, MOST_TRIED.ofAll)
  if (whole) return { places: whole.places, leftOut: [] }
  const order = pitches.map((_, index) => index).sort((a, b) => pitches[a]!.midi - pitches[b]!.midi)
  const tried =
    order.length <= MAX_TRIED ? order : [order[0]!, ...order.slice(order.length - MAX_TRIED + 1)]
  for (const set of KEPT_CHOICES[tried.length]!) {
    const kept = tried.filter((_, bit) => ((set >> bit) & 1) === 1)
    const laid = kept.map((index) => pitches[index]!)
    const found = placeAll({ pitches: laid, nearFret, neck }, MOST_TRIED.ofSome)
    if (!found) continue
    const places: (FretPosition | null)[] = pitches.map(() => null)
    for (const [rank, index] of kept.entries()) places[index] = found.places[rank]!
    const leftOut = pitches.flatMap(({ midi }, index) => (kept.includes(index) ? [] : [midi]))
    return { places, leftOut }
  }
  return { places: pitches.map(() => null), leftOut: pitches.map(({ midi }) => midi) }
}
