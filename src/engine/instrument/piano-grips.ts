/** Chords on a keyboard: the inversions of what one hand holds, and both hands for larger chords. */
import type { ChordType } from '../theory/chord'
import { semitonesOfDegree, spellDegree } from '../theory/interval'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'
import { HANDS, type Hand } from './piano-fingers'

export interface Key {
  readonly name: NoteName
  readonly midi: number
}

export interface HandGrip {
  readonly hand: Hand
  /** Ascending. */
  readonly keys: readonly Key[]
}

export interface PianoGrip {
  /** `root position`, `first inversion`; `both hands` for a chord that they share. */
  readonly name: string
  readonly hands: readonly HandGrip[]
}

/** The octave from here holds the tonic of a hand. */
export const TONIC_OCTAVE: Readonly<Record<Hand, number>> = { right: 60, left: 48 }

const INVERSIONS = ['root position', 'first inversion', 'second inversion', 'third inversion']
/** More tones than one hand is taught to hold are shared between both. */
const MOST_IN_ONE_HAND = 4

interface Tone {
  readonly name: NoteName
  readonly number: number
  readonly isOptional: boolean
}

/** The lowest key of a name that is not below another. */
function keyFrom(name: NoteName, low: number): Key {
  return { name, midi: low + withinOctave(pitchClassOf(name) - low) }
}

/** Tones within an octave over the first of them. */
function close([first, ...others]: readonly Tone[], low: number): readonly Key[] {
  if (!first) return []
  const lowest = keyFrom(first.name, low)
  const above = others.map(({ name }) => keyFrom(name, lowest.midi + 1))
  return [lowest, ...above.toSorted((a, b) => a.midi - b.midi)]
}

function tonesOf(root: NoteName, chord: ChordType): readonly Tone[] {
  const optional = new Set(chord.optionalDegrees.map(semitonesOfDegree))
  return chord.degrees.map((degree) => ({
    name: spellDegree(root, degree).name,
    number: degree.number,
    isOptional: optional.has(semitonesOfDegree(degree)),
  }))
}

/** The left hand takes the root with the seventh, or the fifth; the right one the rest. */
function sharedGrip(tones: readonly Tone[], bass: NoteName | undefined): PianoGrip {
  const second =
    tones.find(({ number }) => number === 7) ?? tones.find(({ number }) => number === 5)
  const low = bass ? [] : tones.slice(0, 1).concat(second ?? [])
  const rest = tones.filter((tone) => !low.includes(tone))
  const needed = rest.filter(({ isOptional }) => !isOptional)
  const high = rest.length > MOST_IN_ONE_HAND ? needed : rest
  const left = bass ? [keyFrom(bass, TONIC_OCTAVE.left)] : close(low, TONIC_OCTAVE.left)
  const right = close(high, TONIC_OCTAVE.right)
  return {
    name: 'both hands',
    hands: [
      { hand: 'right', keys: right },
      { hand: 'left', keys: left },
    ],
  }
}

/**
 * Grips of a chord, the one over the bass first where it is a tone of the chord.
 *
 * @example
 * pianoGrips(parseRoot('C')!, chordTypeById('major')!).map(({ name }) => name).join() // => "root position,first inversion,second inversion"
 */
export function pianoGrips(
  root: NoteName,
  chord: ChordType,
  bass?: NoteName,
): readonly PianoGrip[] {
  const tones = tonesOf(root, chord)
  const isBass = ({ name }: Tone) => bass !== undefined && pitchClassOf(name) === pitchClassOf(bass)
  const inversion = tones.findIndex(isBass)
  if (tones.length > MOST_IN_ONE_HAND || (bass && inversion < 0)) return [sharedGrip(tones, bass)]
  const close0 = tones.toSorted(
    (a, b) =>
      withinOctave(pitchClassOf(a.name) - pitchClassOf(root)) -
      withinOctave(pitchClassOf(b.name) - pitchClassOf(root)),
  )
  const grips = close0.map((lowest, at) => {
    const order = [...close0.slice(at), ...close0.slice(0, at)]
    const hands = HANDS.map((hand) => {
      const tonic = keyFrom(root, TONIC_OCTAVE[hand]).midi
      return { hand, keys: close(order, keyFrom(lowest.name, tonic).midi) }
    })
    return { name: INVERSIONS[at]!, hands }
  })
  const first = grips.findIndex(
    ({ hands }) => bass && pitchClassOf(hands[0]!.keys[0]!.name) === pitchClassOf(bass),
  )
  return first <= 0 ? grips : [grips[first]!, ...grips.toSpliced(first, 1)]
}
