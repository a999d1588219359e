/** Bars that hold more than their time signature says become as long as their notes. */
import type { ReportWriter } from './report'
import type { Score, ScoreMeasure } from './score'
import { barQuartersOf, measureQuartersOf, voiceQuartersOf } from './score-times'

/** Rounded tuplets are shorter than this. */
const LEAST_EXCESS = 1 / 96
const UNITS = [1, 2, 4, 8, 16, 32]
const MAX_BEATS = 32

/** The time signature of a length in quarters: exact where there is one, else the next longer. */
export function signatureOf(quarters: number, unit: number): readonly [number, number] {
  const exact = UNITS.find((one) => {
    const beats = (quarters * one) / 4
    return one >= unit && beats <= MAX_BEATS && Math.abs(beats - Math.round(beats)) < LEAST_EXCESS
  })
  if (exact !== undefined) return [Math.round((quarters * exact) / 4), exact]
  const coarse = [unit, ...UNITS.filter((one) => one < unit).toReversed()].find(
    (one) => (quarters * one) / 4 <= MAX_BEATS,
  )
  return [
    Math.min(MAX_BEATS, Math.ceil((quarters * (coarse ?? 1)) / 4 - LEAST_EXCESS)),
    coarse ?? 1,
  ]
}

/** A pickup that is played again, after a repeat or a jump, is a bar as long as its notes. */
function shortPickup(
  { isPickup: _pickup, ...measure }: ScoreMeasure,
  score: Score,
  index: number,
): ScoreMeasure {
  const length = measureQuartersOf({ ...measure, isPickup: true }, score.tracks, index)
  return { ...measure, timeSignature: signatureOf(length, measure.timeSignature[1]) }
}

export function fitMeasures(score: Score, report: ReportWriter): Score {
  const measures = score.measures.map((written, index): ScoreMeasure => {
    const isAgain = written.isPickup && index > 0
    const measure = isAgain ? shortPickup(written, score, index) : written
    if (isAgain) {
      report.add('changed', 'Short bars: their time signature is as long as their notes.', {
        bar: index + 1,
      })
    }
    const longest = score.tracks.reduce(
      (most, { measures: own }) => Math.max(most, ...(own[index] ?? []).map(voiceQuartersOf)),
      0,
    )
    if (longest <= barQuartersOf(measure) + LEAST_EXCESS) return measure
    report.add('changed', 'Bars longer than their time signature: it is as long as their notes.', {
      bar: index + 1,
    })
    return { ...measure, timeSignature: signatureOf(longest, measure.timeSignature[1]) }
  })
  return { ...score, measures }
}
