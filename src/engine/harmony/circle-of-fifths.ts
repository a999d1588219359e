/** The circle of fifths around a tonal centre. */

import { parseDegree, spellDegree } from '../theory/interval'
import { fifthsOf, signatureOf } from '../theory/key-signature'
import type { NoteName } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'
import { type Scale, spellScale } from '../theory/scale'
import { toldParentOf } from '../theory/scale-parent'
import { isMinorScale } from './key'

export interface KeySignature {
  /** Sharps when positive, flats when negative: −7…7 for keys that are written. */
  readonly fifths: number
  /** Names in the order in which the signature writes them: F# C# …, Bb Eb …. */
  readonly accidentals: readonly NoteName[]
}

const SHARP_ORDER = ['F', 'C', 'G', 'D', 'A', 'E', 'B'] as const

function withAccidentals(fifths: number): KeySignature {
  const count = Math.min(7, Math.abs(fifths))
  const letters = fifths > 0 ? SHARP_ORDER : [...SHARP_ORDER].reverse()
  const accidental = fifths > 0 ? 1 : -1
  return {
    fifths,
    accidentals: letters.slice(0, count).map((letter) => ({ letter, accidental })),
  }
}

export interface CircleOfFifths {
  /** The one that files and pictures of music in this scale are written with. */
  readonly signature: KeySignature
  readonly fifthUp: NoteName
  readonly fifthDown: NoteName
  /** The relative minor of a major key, the relative major of a minor one, the tonic that a mode comes from. */
  readonly relative: NoteName
  /** Roots from five fifths down to six up. */
  readonly ring: readonly NoteName[]
  /** Scale tones from the flattest to the sharpest. */
  readonly scaleByFifths: readonly NoteName[]
}

/** Degrees above a root by semitones, black keys lowered. */
const DEGREE_OF_STEP = ['1', 'b2', '2', 'b3', '3', '4', 'b5', '5', 'b6', '6', 'b7', '7'].map(
  (text) => parseDegree(text)!,
)

const RING_START = -5
const RING_SIZE = 12

/** A root some fifths away, its letter following the fifths; wraps where it would need three signs. */
function fifthsAway(root: NoteName, fifths: number): NoteName {
  const degree = DEGREE_OF_STEP[withinOctave(fifths * 7)]!
  const sharper = fifths === 6 ? parseDegree('#4')! : degree
  return spellDegree(root, sharper).name
}

function relativeOf(root: NoteName, scale: Scale): NoteName {
  const parent = toldParentOf(root, scale)
  if (parent && parent.degree > 1) return parent.root
  return spellDegree(root, parseDegree(isMinorScale(scale) ? 'b3' : '6')!).name
}

/** The circle of fifths around a root with its scale. */
export function circleOfFifthsOf(root: NoteName, scale: Scale): CircleOfFifths {
  return {
    signature: withAccidentals(signatureOf(root, scale).fifths),
    fifthUp: spellDegree(root, parseDegree('5')!).name,
    fifthDown: spellDegree(root, parseDegree('4')!).name,
    relative: relativeOf(root, scale),
    ring: Array.from({ length: RING_SIZE }, (_, index) => fifthsAway(root, RING_START + index)),
    scaleByFifths: [...spellScale(root, scale)].sort((a, b) => fifthsOf(a) - fifthsOf(b)),
  }
}
