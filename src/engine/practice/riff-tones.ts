/**
 * The five tones of a beginner riff: root, third and fifth, what makes the scale sound unlike plain
 * major or minor (its colour), and the pentatonic tones that fit the hand. A five-tone scale gives
 * all of its tones.
 */
import type { Scale } from '../theory/scale'

const RIFF_TONE_COUNT = 5

export interface RiffTones {
  /** Semitones above the root, ascending from 0; five of them. */
  readonly semitones: readonly number[]
  /** Those that plain major or natural minor does not have. */
  readonly colors: readonly number[]
}

interface Ground {
  /** Tones that count as plain. */
  readonly plain: readonly number[]
  /** Other tones, the most characteristic first. */
  readonly colors: readonly number[]
  /** Tones to fill up with, best first. */
  readonly fill: readonly number[]
}

const MAJOR_GROUND: Ground = {
  plain: [0, 2, 4, 5, 7, 9, 11],
  colors: [1, 6, 8, 10, 3],
  fill: [9, 2, 10, 11, 5, 8, 6, 1, 3],
}
const MINOR_GROUND: Ground = {
  plain: [0, 2, 3, 5, 7, 8, 10],
  colors: [1, 6, 9, 11, 4],
  fill: [10, 8, 5, 2, 9, 11, 6, 1, 4],
}
/** More than two colour tones at once are hard to hear. */
const MAX_COLORS = 2
const FIFTHS = [7, 6, 8] as const
const MAJOR_THIRD = 4
const MINOR_THIRD = 3

/** Whether a tone would make three semitones in a row, which no beginner's riff needs. */
function crowds(tone: number, chosen: ReadonlySet<number>): boolean {
  const has = (semitones: number) => chosen.has((tone + semitones + 12) % 12)
  return (has(-1) && has(1)) || (has(1) && has(2)) || (has(-1) && has(-2))
}

/**
 * Chooses the tones of a riff.
 *
 * @example
 * riffTonesOf({ semitones: [0, 2, 4, 6, 7, 9, 11] }) // => {"semitones":[0,4,6,7,9],"colors":[6]}
 */
export function riffTonesOf(scale: Pick<Scale, 'semitones'>): RiffTones {
  const inScale = new Set(scale.semitones)
  const isMajor = inScale.has(MAJOR_THIRD)
  const ground = isMajor ? MAJOR_GROUND : MINOR_GROUND
  const colors = ground.colors.filter((tone) => inScale.has(tone)).slice(0, MAX_COLORS)
  const chosen = new Set([0])
  const choose = (tones: readonly number[], mayCrowd: boolean) => {
    for (const tone of tones) {
      if (
        chosen.size < RIFF_TONE_COUNT &&
        inScale.has(tone) &&
        (mayCrowd || !crowds(tone, chosen))
      ) {
        chosen.add(tone)
      }
    }
  }
  choose([isMajor ? MAJOR_THIRD : MINOR_THIRD], true)
  choose([FIFTHS.find((tone) => inScale.has(tone)) ?? 0, ...colors], true)
  choose(ground.fill, false)
  choose(scale.semitones, true)
  return {
    semitones: [...chosen].sort((left, right) => left - right),
    colors: colors.filter((tone) => chosen.has(tone)).sort((left, right) => left - right),
  }
}
