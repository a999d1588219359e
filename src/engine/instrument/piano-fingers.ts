/**
 * Fingers on a keyboard as methods teach them: 1 is the thumb, 5 the little finger of either hand.
 *
 * A scale of seven notes is played in hands of three and four fingers. The published tables follow
 * from three rules, in this order: no thumb on a black key; the thumb on a white tonic, with the
 * hand of three beside it; the fourth finger, which plays once an octave, on a black key. The left
 * hand is the right one downwards. They give all 72 rows of major, natural and harmonic minor that
 * methods print (`piano-fingers.test.ts`). Where books begin a scale on a black key with 2 for 3 or
 * 4, their thumbs are the same.
 */
import { withinOctave } from '../theory/pitch-class'
import { isBlackKey } from './piano'

export const HANDS = ['right', 'left'] as const
export type Hand = (typeof HANDS)[number]
export type Finger = 1 | 2 | 3 | 4 | 5

/** The finger of a key, counted away from the tonic: upwards right, downwards left. */
type Step = (index: number) => number

const isBlack = (keys: readonly number[], index: number) => isBlackKey(keys[index % keys.length]!)

const AFTER_THREE = 3
const SCALE_SIZE = 7
const CHROMATIC_SIZE = 12
const MAJOR_THIRD = 4
const FOURTH = 5

/** Where the hand of three begins, of seven keys walked away from the tonic. */
function thumbOfScale(keys: readonly number[]): number {
  const isTonicWhite = !isBlack(keys, 0)
  const faults = (thumb: number) => {
    const other = (thumb + AFTER_THREE) % SCALE_SIZE
    const blackThumbs = Number(isBlack(keys, thumb)) + Number(isBlack(keys, other))
    const isOffTonic = isTonicWhite && thumb !== 0 && other !== 0
    const isFourthWhite = !isBlack(keys, thumb + SCALE_SIZE - 1)
    const isTonicLast = isTonicWhite && thumb !== 0
    return [blackThumbs, Number(isOffTonic), Number(isTonicLast), Number(isFourthWhite)]
  }
  const thumbs = keys.map((_, thumb) => ({ thumb, faults: faults(thumb) }))
  thumbs.sort((a, b) => {
    const differs = a.faults.findIndex((fault, rule) => fault !== b.faults[rule])
    return differs < 0 ? a.thumb - b.thumb : a.faults[differs]! - b.faults[differs]!
  })
  return thumbs[0]!.thumb
}

function scaleStep(keys: readonly number[]): Step {
  const thumb = thumbOfScale(keys)
  return (index) => {
    const place = (index - thumb + SCALE_SIZE) % SCALE_SIZE
    return place < AFTER_THREE ? place + 1 : place - AFTER_THREE + 1
  }
}

/** The third finger on black keys, the thumb on white ones, the second on the second white of two. */
function chromaticStep(keys: readonly number[]): Step {
  return (index) => {
    if (isBlack(keys, index)) return 3
    return index > 0 && !isBlack(keys, index + CHROMATIC_SIZE - 1) ? 2 : 1
  }
}

/**
 * Triads and seventh chords broken over octaves: the thumb on a white root, else on the first white
 * key; on the root where all are black.
 */
function arpeggioStep(keys: readonly number[], hand: Hand): Step {
  const size = keys.length
  const white = keys.findIndex((key) => !isBlackKey(key))
  const thumb = isBlack(keys, 0) ? Math.max(white, 0) : 0
  const gapAfter = (index: number) => {
    const distance = keys[(index + 1) % size]! - keys[index % size]!
    return withinOctave(hand === 'right' ? distance : -distance)
  }
  return (index) => {
    const place = (index - thumb + size) % size
    if (place < 2 || size > 3) return place + 1
    if (thumb !== 0) return gapAfter(thumb + 1) >= FOURTH ? 4 : 3
    // The left hand reaches a black major third above its root with the third finger.
    const isNear = isBlack(keys, 2) && gapAfter(2) === MAJOR_THIRD
    return hand === 'left' && !isNear ? 4 : 3
  }
}

function stepOf(keys: readonly number[], kind: 'scale' | 'arpeggio', hand: Hand): Step | undefined {
  if (kind === 'arpeggio') return keys.length <= 4 ? arpeggioStep(keys, hand) : undefined
  if (keys.length === SCALE_SIZE) return scaleStep(keys)
  return keys.length === CHROMATIC_SIZE ? chromaticStep(keys) : undefined
}

/**
 * Fingers of a scale or a broken chord, upwards over whole octaves with the tonic on top.
 *
 * @param keys MIDI numbers of one octave from the tonic, ascending, without the upper tonic.
 * @returns undefined where methods teach no one fingering: scales of another size than 7 and 12.
 * @example
 * runFingers([60, 62, 64, 65, 67, 69, 71], 'scale', 'right', 1) // => [1,2,3,1,2,3,4,5]
 * runFingers([60, 62, 64, 65, 67, 69, 71], 'scale', 'left', 1) // => [5,4,3,2,1,3,2,1]
 */
export function runFingers(
  keys: readonly number[],
  kind: 'scale' | 'arpeggio',
  hand: Hand,
  octaves: number,
): readonly Finger[] | undefined {
  const [tonic, ...others] = keys
  const away = hand === 'right' ? keys : [tonic!, ...others.toReversed()]
  const step = stepOf(away, kind, hand)
  if (!step) return undefined
  const size = keys.length
  const fingers = Array.from({ length: size * octaves + 1 }, (_, index) => step(index))
  // At its end the hand opens: the finger beside the last one in place of another thumb.
  const isOpen = fingers.at(-1) === 1 && size !== CHROMATIC_SIZE
  if (isOpen) fingers[size * octaves] = kind === 'arpeggio' ? 5 : fingers.at(-2)! + 1
  return (hand === 'right' ? fingers : fingers.toReversed()) as Finger[]
}

/** The finger between the thumb side and an outer key: near keys take near fingers. */
const besideOuter = (semitones: number): Finger => (semitones <= 2 ? 4 : semitones < FOURTH ? 3 : 2)

/**
 * Fingers of keys struck together, at most five, ascending: 1-3-5, 1-2-5 where a fourth lies beside
 * the little finger, 1-2-3-5 and 1-2-4-5.
 *
 * @example
 * struckFingers([64, 67, 72], 'right') // => [1,2,5]
 * struckFingers([64, 67, 72], 'left') // => [5,3,1]
 */
export function struckFingers(keys: readonly number[], hand: Hand): readonly Finger[] {
  const away = hand === 'right' ? keys : keys.toReversed()
  const outer = Math.abs((away.at(-1) ?? 0) - (away.at(-2) ?? 0))
  const inner: readonly Finger[][] = [
    [],
    [1],
    [1, 5],
    [1, besideOuter(outer), 5],
    [1, 2, besideOuter(Math.min(outer, MAJOR_THIRD)), 5],
    [1, 2, 3, 4, 5],
  ]
  const fingers = inner[keys.length] ?? []
  return hand === 'right' ? fingers : fingers.toReversed()
}
