/**
 * The smallest voice leading between two chords as pitch-class sets: every voice of the larger
 * chord is matched with a tone of the smaller one so that none is left out, and the semitones
 * moved add up to the least (the taxicab distance of Tymoczko 2006; the smaller chord doubles).
 */

import { withinOctave } from '../theory/pitch-class'

export interface VoiceMove {
  readonly fromPitchClass: number
  readonly toPitchClass: number
  /** Signed, −5…6: the shorter way round; a tritone is counted upwards. */
  readonly semitones: number
}

export interface VoiceLeading {
  /** Sum of the semitones moved by all voices. */
  readonly distance: number
  /** One a voice, in the order of the larger chord. */
  readonly moves: readonly VoiceMove[]
}

function signedStep(from: number, to: number): number {
  const up = withinOctave(to - from)
  return up > 6 ? up - 12 : up
}

/** Among equal sums fewer moving voices win, so a further one weighs less than a semitone. */
const SEMITONE_WEIGHT = 100
const UNREACHED = 0x7fffffff

const MAX_TONES = 8
const MAX_CELLS = (MAX_TONES + 1) << MAX_TONES
// Reused between calls: every cell that is read has been written by the same call.
const cost = new Int32Array(MAX_CELLS)
const toneTaken = new Int8Array(MAX_CELLS)
const setBefore = new Int16Array(MAX_CELLS)

/**
 * Finds the smallest voice leading.
 *
 * @param from pitch classes, each once, 1–8 of them; likewise `to`.
 * @throws RangeError for more.
 * @example
 * leadVoices([7, 11, 2, 5], [0, 4, 7]).distance // => 4
 */
export function leadVoices(from: readonly number[], to: readonly number[]): VoiceLeading {
  const isFromLarger = from.length >= to.length
  const larger = isFromLarger ? from : to
  const smaller = isFromLarger ? to : from
  const setCount = 1 << smaller.length

  // A row a voice: the least cost when the voices so far cover a set of smaller tones, and the
  // tone and set by which that cost was reached.
  const cellCount = (larger.length + 1) * setCount
  if (cellCount > MAX_CELLS) throw new RangeError(`chords have 1–${MAX_TONES} tones`)
  cost.fill(UNREACHED, 0, cellCount)
  cost[0] = 0
  for (let index = 0; index < larger.length; index++) {
    const row = index * setCount
    for (let tone = 0; tone < smaller.length; tone++) {
      const step = Math.abs(signedStep(larger[index]!, smaller[tone]!))
      const stepCost = step * SEMITONE_WEIGHT + (step === 0 ? 0 : 1)
      for (let covered = 0; covered < setCount; covered++) {
        const before = cost[row + covered]!
        const place = row + setCount + (covered | (1 << tone))
        if (before === UNREACHED || before + stepCost >= cost[place]!) continue
        cost[place] = before + stepCost
        toneTaken[place] = tone
        setBefore[place] = covered
      }
    }
  }

  const moves: VoiceMove[] = []
  let covered = setCount - 1
  for (let index = larger.length; index > 0; index--) {
    const place = index * setCount + covered
    const voice = larger[index - 1]!
    const tone = smaller[toneTaken[place]!]!
    const [fromPitchClass, toPitchClass] = isFromLarger ? [voice, tone] : [tone, voice]
    moves.push({
      fromPitchClass,
      toPitchClass,
      semitones: signedStep(fromPitchClass, toPitchClass),
    })
    covered = setBefore[place]!
  }
  const total = cost[larger.length * setCount + setCount - 1]!
  return { distance: Math.floor(total / SEMITONE_WEIGHT), moves: moves.reverse() }
}
