/** Bars of a MIDI file: its time signatures and tempos. */
import type { MidiEvent } from 'midi-file'
import { C_MAJOR_SIGNATURE, type Signature } from '#engine/theory/key-signature'
import { FILE_LIMITS } from '../score/limits'
import type { ReportWriter } from '../score/report'
import type { ScoreMeasure } from '../score/score'
import { barQuartersOf } from '../score/score-times'

const MICROSECONDS_PER_MINUTE = 60e6
const MAX_BPM = 1000

interface Changes {
  readonly signatures: readonly {
    readonly quarter: number
    readonly signature: readonly [number, number]
  }[]
  readonly keys: readonly { readonly quarter: number; readonly key: Signature }[]
  readonly tempos: readonly { readonly quarter: number; readonly quarterBpm: number }[]
}

export function changesOf(tracks: readonly (readonly MidiEvent[])[], ticks: number): Changes {
  const signatures: { quarter: number; signature: [number, number] }[] = []
  const keys: { quarter: number; key: Signature }[] = []
  const tempos: { quarter: number; quarterBpm: number }[] = []
  for (const events of tracks) {
    let tick = 0
    for (const event of events) {
      tick += event.deltaTime
      const quarter = tick / ticks
      if (event.type === 'timeSignature') {
        const { numerator, denominator } = event
        const isOne = numerator >= 1 && numerator <= 32 && denominator >= 1 && denominator <= 32
        if (isOne) signatures.push({ quarter, signature: [numerator, denominator] })
      } else if (event.type === 'keySignature') {
        const { key: fifths, scale } = event
        if (Math.abs(fifths) <= 7) keys.push({ quarter, key: { fifths, isMinor: scale === 1 } })
      } else if (event.type === 'setTempo' && event.microsecondsPerBeat > 0) {
        // To a thousandth, which undoes the rounding of the file.
        const bpm = Math.round((MICROSECONDS_PER_MINUTE / event.microsecondsPerBeat) * 1000) / 1000
        tempos.push({ quarter, quarterBpm: Math.min(MAX_BPM, bpm) })
      }
    }
  }
  const byTime = (a: { quarter: number }, b: { quarter: number }) => a.quarter - b.quarter
  return {
    signatures: signatures.sort(byTime),
    keys: keys.sort(byTime),
    tempos: tempos.sort(byTime),
  }
}

export function measuresOf(
  { signatures, keys, tempos }: Changes,
  end: number,
  report: ReportWriter,
): readonly ScoreMeasure[] {
  const measures: ScoreMeasure[] = []
  let start = 0
  let nextSignature = 0
  let nextKey = 0
  let key = C_MAJOR_SIGNATURE
  let nextTempo = 0
  let timeSignature: readonly [number, number] = [4, 4]
  while (start < end - 1e-6 || measures.length === 0) {
    if (measures.length === FILE_LIMITS.maxMeasures) {
      report.add('left-out', `Bars after the first ${FILE_LIMITS.maxMeasures}.`)
      break
    }
    while (
      nextSignature < signatures.length &&
      signatures[nextSignature]!.quarter <= start + 1e-6
    ) {
      timeSignature = signatures[nextSignature++]!.signature
    }
    while (nextKey < keys.length && keys[nextKey]!.quarter <= start + 1e-6) {
      ;({ key } = keys[nextKey++]!)
    }
    const measure = { timeSignature, ...key, tempos: [] }
    const length = barQuartersOf(measure)
    const own = []
    while (nextTempo < tempos.length && tempos[nextTempo]!.quarter < start + length - 1e-6) {
      const { quarter, quarterBpm } = tempos[nextTempo++]!
      own.push({ offsetQuarters: Math.max(0, quarter - start), quarterBpm })
    }
    measures.push({ ...measure, tempos: own })
    start += length
  }
  return measures
}
