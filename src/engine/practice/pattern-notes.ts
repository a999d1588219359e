/** The notes of patterns: which strings are struck when, by which finger of the plucking hand. */
import { midiAt } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import { LETTERS, type Letter, type PatternRow } from './pattern-table'
import { alternateBassOf, type Bass, fifthBassOf, heldPlaces, type PickedGrip } from './thumb-bass'

export interface PatternNote {
  readonly midi: number
  readonly startBeat: number
  readonly durationBeats: number
  /** Left out where it follows from the strings that a planner finds. */
  readonly letter?: Letter
  /** Where a grip says it; the planner places the others. */
  readonly string?: number
  readonly fret?: number
  /** 0 open, 1 index … 4 little. */
  readonly finger?: number
  /** 0-based index of the chord, for patterns over chords. */
  readonly chord?: number
}

type Picking = Extract<PatternRow, { kind: 'picking' }>

/** Strings that p, i, m and a need. */
export const LEAST_PICKED_STRINGS = 4

/** Two of the strings above the bass, neighbours first, then those nearest to the usual pair. */
function pairsAbove(places: readonly Bass[]): readonly (readonly [Bass, Bass])[] {
  const usualAt = places.length - USUAL_FROM_TOP
  return places
    .flatMap((_, low) => places.slice(low + 1).map((_, gap) => ({ low, gap })))
    .sort((a, b) => a.gap - b.gap || Math.abs(a.low - usualAt) - Math.abs(b.low - usualAt))
    .map(({ low, gap }) => [places[low]!, places[low + gap + 1]!])
}
const USUAL_FROM_TOP = 3

/**
 * The places that index and middle finger pluck where the ring finger rests: the lower two of the
 * highest three, or those that sound the third where these and the thumb leave it out.
 */
function pairOf(grip: PickedGrip, thumb: readonly Bass[], neck: Neck): readonly [Bass, Bass] {
  const [third] = grip.telling
  const tellingIn = (places: readonly Bass[]) => {
    const sounding = new Set(places.map((place) => midiAt(place, neck) % 12))
    return grip.telling.filter((tone) => sounding.has(tone))
  }
  const soundsThird = (pair: readonly Bass[]) =>
    third === undefined || tellingIn([...thumb, ...pair]).includes(third)
  const [usual, ...others] = pairsAbove(heldPlaces(grip).slice(1))
  if (soundsThird(usual!)) return usual!
  const [first, ...rest] = others.filter(soundsThird)
  return rest.reduce(
    (best, pair) => (tellingIn(pair).length > tellingIn(best).length ? pair : best),
    first ?? usual!,
  )
}

/** Third, seventh and a tone above, or the lowered fifth: no three strings sound all by habit. */
const MANY_TELLING = 3

/**
 * The places that index, middle and ring finger pluck: the highest three, or over a chord that
 * three tones or more tell those that with the thumb sound more of them.
 */
function threeOf(grip: PickedGrip, thumb: readonly Bass[], neck: Neck): readonly Bass[] {
  const places = heldPlaces(grip)
  const highest = places.slice(-3)
  if (grip.telling.length < MANY_TELLING) return highest
  const toldBy = (three: readonly Bass[]) => {
    const sounding = new Set([...thumb, ...three].map((place) => midiAt(place, neck) % 12))
    return grip.telling.filter((tone) => sounding.has(tone)).length
  }
  const [, ...above] = places
  // The highest strings first, so that of equals the usual ones stay.
  const threes = above.flatMap((low, at) =>
    above
      .slice(at + 1)
      .flatMap((middle, gap) => above.slice(at + gap + 2).map((high) => [low, middle, high])),
  )
  return threes.reduceRight((best, three) => (toldBy(three) > toldBy(best) ? three : best), highest)
}

/** The place of each mark of a picking pattern. */
function placesOfMarks(
  grip: PickedGrip,
  marks: readonly string[],
  neck: Neck,
): ReadonlyMap<string, Bass> {
  const held = heldPlaces(grip)
  const letters = new Set(marks.join(''))
  const basses = new Map([['p', held[0]!]])
  if (letters.has('P')) basses.set('P', alternateBassOf(grip, neck))
  if (letters.has('F')) basses.set('F', fifthBassOf(grip, neck))
  const [i, m, a] = letters.has('a')
    ? threeOf(grip, [...basses.values()], neck)
    : pairOf(grip, [...basses.values()], neck)
  const fingers = new Map([
    ['i', i!],
    ['m', m!],
  ])
  if (a) fingers.set('a', a)
  return new Map([...basses, ...fingers])
}

/** The plucking finger of a mark. */
function letterOf(mark: string): Letter {
  return LETTERS.find((letter) => letter === mark) ?? 'p'
}

/**
 * A picking pattern over grips, one bar each. A string rings until it is struck again, until its
 * finger is needed for the second bass, or until the last stroke of the bar, at which the hand gets
 * ready for the next grip.
 */
export function pickedNotes(
  { slots, slotBeats, beatsPerBar }: Picking,
  grips: readonly PickedGrip[],
  neck: Neck,
): readonly PatternNote[] {
  const marks = slots.split(' ')
  return grips.flatMap((grip, chord) => {
    const placeOf = placesOfMarks(grip, marks, neck)
    const struck = marks.flatMap((mark, slot) =>
      [...mark].flatMap((letter) => {
        const place = placeOf.get(letter)
        return place === undefined ? [] : [{ ...place, slot, letter: letterOf(letter) }]
      }),
    )
    const isMoved = ({ string, fret }: Bass) =>
      fret > 0 && grip.frets[grip.frets.length - string] !== fret
    const takesFinger = (later: Bass, place: Bass) =>
      later.finger === place.finger && (isMoved(later) || isMoved(place))
    const lastSlot = Math.max(...struck.map(({ slot }) => slot))
    return struck.map((note): PatternNote => {
      const { string, fret, finger, slot, letter } = note
      const again = struck.find(
        (other) => other.slot > slot && (other.string === string || takesFinger(other, note)),
      )
      const start = slot * slotBeats
      const last = slot === lastSlot ? beatsPerBar : lastSlot * slotBeats
      const end = again ? again.slot * slotBeats : last
      return {
        midi: midiAt({ string, fret }, neck),
        startBeat: chord * beatsPerBar + start,
        durationBeats: end - start,
        letter,
        string,
        fret,
        finger,
        chord,
      }
    })
  })
}

/**
 * The plucking finger of each note. Of two strings without one the thumb takes the thicker where it
 * is in the thicker half, beside the index finger; above that index and middle finger pluck.
 */
export function lettersOf(
  notes: readonly PatternNote[],
  placed: readonly { readonly string: number; readonly startBeat: number }[],
  neck: Neck,
): readonly Letter[] {
  const isOfThumb = (string: number) => string > neck.strings.length / 2
  return notes.map(({ letter }, index) => {
    if (letter) return letter
    const { string, startBeat } = placed[index]!
    const thickest = Math.max(
      ...placed.flatMap((other) => (other.startBeat === startBeat ? other.string : [])),
    )
    if (string === thickest) return isOfThumb(string) ? 'p' : 'i'
    return isOfThumb(thickest) ? 'i' : 'm'
  })
}
