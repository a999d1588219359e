/** Rests that fill a bar after its last note. */
import { quartersOf, type Rhythm, SAME_TIME, VALUES, valuesOf } from './rhythm'
import type { ScoreMeasure } from './score'
import { barQuartersOf } from './score-times'

/** Less than this, in quarters, is what rounded lengths leave. */
const LEAST_REST = 1 / 96

/** Whether three units make a beat, as in 6/8. */
function isCompound([beats]: ScoreMeasure['timeSignature']): boolean {
  return beats > 3 && beats % 3 === 0
}

/** The longest value of so many dots that starts on a multiple of itself and ends by `end`. */
function alignedValue(at: number, end: number, dots: 0 | 1): Rhythm | undefined {
  const rhythms = VALUES.map((value): Rhythm => ({ value, dots }))
  return rhythms.find((rhythm) => {
    const quarters = quartersOf(rhythm)
    const multiple = at / quarters
    return Math.abs(multiple - Math.round(multiple)) < SAME_TIME && at + quarters < end + SAME_TIME
  })
}

/**
 * Rests from a time in a bar to its end: first to the next beat, then by whole beats; none
 * crosses a stronger beat.
 *
 * @param at quarters from the start of the bar
 *
 * @example
 * restsAfter(1.5, { timeSignature: [4, 4] }).map(({ value }) => value) // => [8,2]
 */
export function restsAfter(
  at: number,
  measure: Pick<ScoreMeasure, 'timeSignature'>,
): readonly Rhythm[] {
  const { timeSignature } = measure
  const end = barQuartersOf(measure)
  if (end - at < LEAST_REST) return []
  const isInThrees = isCompound(timeSignature)
  const beat = isInThrees ? 12 / timeSignature[1] : Math.min(1, 4 / timeSignature[1])
  const nextBeat = Math.min(end, Math.ceil((at - SAME_TIME) / beat) * beat)
  const rests = [...valuesOf(nextBeat - at).toReversed()]
  let from = nextBeat
  while (end - from > SAME_TIME) {
    const rhythm = alignedValue(from, end, isInThrees ? 1 : 0)
    if (!rhythm) break
    rests.push(rhythm)
    from += quartersOf(rhythm)
  }
  return rests
}
