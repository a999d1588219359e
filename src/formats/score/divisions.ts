/** How finely MusicXML has to count, so that every duration is a whole number. */
import { quartersOf, type Rhythm } from './rhythm'
import type { Score } from './score'

/** Beyond this, odd tuplets are rounded. */
const MAX_DIVISIONS = 16_777_216

function greatestCommon(a: number, b: number): number {
  return b === 0 ? a : greatestCommon(b, a % b)
}

/** The denominator of a length in quarters. */
function denominatorOf({ value, dots, tuplet }: Rhythm): number {
  const [actual, normal] = tuplet ?? [1, 1]
  const numerator = 4 * 4 * (2 ** (dots + 1) - 1) * normal
  const denominator = 4 * value * 2 ** dots * actual
  return denominator / greatestCommon(numerator, denominator)
}

/** Divisions of a quarter. */
export function divisionsOf({ tracks, measures }: Score): number {
  const seen = new Map<string, Rhythm>()
  for (const { rhythm } of tracks.flatMap((track) => track.measures.flat(2))) {
    seen.set(`${rhythm.value} ${rhythm.dots} ${rhythm.tuplet?.join() ?? ''}`, rhythm)
  }
  let divisions = Math.max(1, ...measures.map(({ timeSignature: [, unit] }) => unit / 4))
  for (const rhythm of seen.values()) {
    const denominator = denominatorOf(rhythm)
    const next = (divisions / greatestCommon(divisions, denominator)) * denominator
    if (next <= MAX_DIVISIONS) divisions = next
  }
  return divisions
}

export function durationOf(rhythm: Rhythm, divisions: number): number {
  return Math.max(1, Math.round(quartersOf(rhythm) * divisions))
}
