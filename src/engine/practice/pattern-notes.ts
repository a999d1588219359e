/** The notes of patterns: which strings are struck when, by which finger of the plucking hand. */
import type { Frets } from '../instrument/fret-text'
import { midiAt } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import type { Letter, PatternRow } from './pattern-table'

export interface PatternNote {
  readonly midi: number
  readonly startBeat: number
  readonly durationBeats: number
  /** Left out where it follows from the strings that a planner finds: the thumb on the thicker one. */
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

/** The strings of a grip that sound, the thickest first. */
function soundingStrings(frets: Frets): readonly number[] {
  return frets.flatMap((fret, place) => (fret === null ? [] : [frets.length - place]))
}

/** The string of each mark of a picking pattern. */
function stringsOfMarks(frets: Frets): ReadonlyMap<string, number> {
  const strings = soundingStrings(frets)
  const [bass] = strings
  const [i, m, a] = strings.slice(-3)
  // From the sixth string the thumb goes on to the fourth, as it is taught; else to the next one.
  const isWide = strings.length > LEAST_PICKED_STRINGS + 1
  const next = strings[isWide ? 2 : 1]!
  const other = next > i! ? next : bass!
  return new Map([
    ['p', bass!],
    ['P', other],
    ['i', i!],
    ['m', m!],
    ['a', a!],
  ])
}

/** A grip to be picked, with its fretting fingers; one place a string, the last string first. */
export interface PickedGrip {
  readonly frets: Frets
  readonly fingers: readonly (number | null)[]
}

/**
 * A picking pattern over grips, one bar each. A string rings until it is struck again, or until the
 * last stroke of the bar, at which the hand gets ready for the next grip.
 */
export function pickedNotes(
  { slots, slotBeats, beatsPerBar }: Picking,
  grips: readonly PickedGrip[],
  neck: Neck,
): readonly PatternNote[] {
  const marks = slots.split(' ')
  return grips.flatMap(({ frets, fingers }, chord) => {
    const stringOf = stringsOfMarks(frets)
    const struck = marks.flatMap((mark, slot) =>
      [...mark].flatMap((letter) => {
        const string = stringOf.get(letter)
        return string === undefined
          ? []
          : [{ string, slot, letter: letter.toLowerCase() as Letter }]
      }),
    )
    const lastSlot = Math.max(...struck.map(({ slot }) => slot))
    return struck.map(({ string, slot, letter }): PatternNote => {
      const again = struck.find((other) => other.string === string && other.slot > slot)
      const start = slot * slotBeats
      const last = slot === lastSlot ? beatsPerBar : lastSlot * slotBeats
      const end = again ? again.slot * slotBeats : last
      const place = frets.length - string
      const fret = frets[place]!
      return {
        midi: midiAt({ string, fret }, neck),
        startBeat: chord * beatsPerBar + start,
        durationBeats: end - start,
        letter,
        string,
        fret,
        finger: fingers[place] ?? 0,
        chord,
      }
    })
  })
}

export interface DoubleStopRequest {
  /** Pitch classes of a scale of seven tones, root first. */
  readonly tones: readonly number[]
  readonly steps: number
  readonly lowestMidi: number
  readonly highestMidi: number
  /** Whether a hand can play two pitches together. */
  readonly canPlay: (low: number, high: number) => boolean
}

/** Fewer pairs are no drill. */
const LEAST_PAIRS = 3
const PAIRS_OF_AN_OCTAVE = 8

/** The pitches of a scale in a range, ascending. */
function scaleIn(tones: readonly number[], lowestMidi: number, highestMidi: number): number[] {
  const all = Array.from({ length: highestMidi - lowestMidi + 1 }, (_, at) => lowestMidi + at)
  return all.filter((midi) => tones.includes(midi % 12))
}

/** Pairs from a root up an octave, as far as hands go; the lowest whole octave, else the longest. */
function bestRun({ tones, steps, canPlay, ...range }: DoubleStopRequest) {
  const scale = scaleIn(tones, range.lowestMidi, range.highestMidi)
  let best: (readonly [number, number])[] = []
  for (const [at, midi] of scale.entries()) {
    if (midi % 12 !== tones[0]) continue
    const run: (readonly [number, number])[] = []
    for (let step = at; run.length < PAIRS_OF_AN_OCTAVE && step + steps < scale.length; step++) {
      const [low, high] = [scale[step]!, scale[step + steps]!]
      if (!canPlay(low, high)) break
      run.push([low, high])
    }
    if (run.length > best.length) best = run
  }
  return best
}

/** A scale in double stops up and down, a beat each, the last twice as long; empty where none can be played. */
export function doubleStopNotes(request: DoubleStopRequest): readonly PatternNote[] {
  const up = bestRun(request)
  if (up.length < LEAST_PAIRS) return []
  const pairs = [...up, ...up.slice(0, -1).reverse()]
  return pairs.flatMap(([low, high], beat) => {
    const durationBeats = beat === pairs.length - 1 ? 2 : 1
    const time = { startBeat: beat, durationBeats }
    return [
      { midi: low, ...time },
      { midi: high, ...time },
    ]
  })
}

/** The plucking finger of each note; of two strings without one the thumb takes the thicker. */
export function lettersOf(
  notes: readonly PatternNote[],
  placed: readonly { readonly string: number; readonly startBeat: number }[],
): readonly Letter[] {
  return notes.map(({ letter }, index) => {
    if (letter) return letter
    const { string, startBeat } = placed[index]!
    const isThickest = placed.every(
      (other) => other.startBeat !== startBeat || other.string <= string,
    )
    return isThickest ? 'p' : 'm'
  })
}
