/** What all parts of a MusicXML score share: time, key, tempo, sections. */
import type { ReportWriter } from '../score/report'
import { isTimeSignature, SAME_TIME } from '../score/rhythm'
import type { ScoreMeasure } from '../score/score'
import { barQuartersOf } from '../score/score-times'
import { childOf, numberOf, textOf } from '../score/xml-tree'
import type { WrittenMeasure } from './read-measure'
import type { WrittenPart } from './read-part'

/** A bar of all parts. */
export function partsAt(parts: readonly WrittenPart[], index: number): readonly WrittenMeasure[] {
  return parts.flatMap(({ measures }) => measures[index] ?? [])
}

interface Signature {
  time: readonly [number, number]
  fifths: number
  isMinor: boolean
}

/** What a measure says of time and key; what it does not say stays. */
function readSignature({ attributes }: WrittenMeasure, before: Signature): Signature {
  const after = { ...before }
  for (const node of attributes) {
    const time = childOf(node, 'time')
    const beats = (textOf(time, 'beats') ?? '')
      .split('+')
      .reduce((sum, part) => sum + Number(part), 0)
    const unit = numberOf(time, 'beat-type')
    if (isTimeSignature(beats, unit)) after.time = [beats, unit]
    const key = childOf(node, 'key')
    const fifths = numberOf(key, 'fifths')
    if (fifths !== undefined && Number.isInteger(fifths) && Math.abs(fifths) <= 7) {
      after.fifths = fifths
      after.isMinor = textOf(key, 'mode') === 'minor'
    }
  }
  return after
}

export function measuresOf(parts: readonly WrittenPart[]): readonly ScoreMeasure[] {
  const [first] = parts
  let signature: Signature = { time: [4, 4], fifths: 0, isMinor: false }
  return (first?.measures ?? []).map((measure, index): ScoreMeasure => {
    signature = readSignature(measure, signature)
    const all = partsAt(parts, index)
    const length = lengthOf(all)
    const section = all.find((one) => one.section !== '')?.section ?? ''
    const bar = (signature.time[0] * 4) / signature.time[1]
    const isPickup = index === 0 && measure.isImplicit && length > 0 && length < bar - SAME_TIME
    return {
      timeSignature: signature.time,
      fifths: signature.fifths,
      isMinor: signature.isMinor,
      ...(isPickup && { isPickup: true }),
      ...(section !== '' && { section }),
      tempos:
        all
          .find(({ tempos }) => tempos.length > 0)
          ?.tempos.filter(({ offsetQuarters }) => offsetQuarters < bar) ?? [],
    }
  })
}

function lengthOf(bars: readonly WrittenMeasure[]): number {
  return Math.max(...bars.map(({ lengthQuarters }) => lengthQuarters))
}

/** A bar that leads back and is as long as the pickup leaves of a whole one. */
function completesPickup(
  bars: readonly WrittenMeasure[],
  whole: number,
  pickup: number | undefined,
): boolean {
  const leadsBack = bars.some(({ repeatCount, jumps }) => repeatCount > 0 || jumps.backTo)
  return pickup !== undefined && leadsBack && Math.abs(lengthOf(bars) + pickup - whole) < SAME_TIME
}

/** A short bar inside, such as the two halves around a repeat sign, is as long as its notes. */
export function shortBarsOf(
  measures: readonly ScoreMeasure[],
  parts: readonly WrittenPart[],
  report: ReportWriter,
): readonly ScoreMeasure[] {
  const pickup = measures[0]?.isPickup ? lengthOf(partsAt(parts, 0)) : undefined
  return measures.map((measure, index) => {
    const all = partsAt(parts, index)
    const length = lengthOf(all)
    const whole = barQuartersOf(measure)
    const isMeant = all[0]?.isImplicit || completesPickup(all, whole, pickup)
    const isShort = index > 0 && isMeant && length > 0 && length < whole - SAME_TIME
    const unit = [1, 2, 4, 8, 16, 32].find(
      (one) => one >= measure.timeSignature[1] && Math.abs(((length * one) / 4) % 1) < SAME_TIME,
    )
    if (!isShort || unit === undefined) return measure
    report.add('changed', 'Short bars: their time signature is as long as their notes.', {
      bar: index + 1,
    })
    return { ...measure, timeSignature: [Math.round((length * unit) / 4), unit] }
  })
}
