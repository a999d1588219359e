/** A MusicXML document as a score. */

import { fitMeasures } from '../fit-measures'
import type { ReadScore } from '../format'
import { FormatError } from '../format-error'
import { FILE_LIMITS } from '../limits'
import { playOut } from '../play-out'
import type { RepeatedBar } from '../playing-order'
import { newReport, type ReportWriter } from '../report'
import { SAME_TIME } from '../rhythm'
import type { Score, ScoreMeasure, ScoreTrack } from '../score'
import { barQuartersOf } from '../score-times'
import { plainText } from '../text'
import { withoutDoubledStaves } from './doubled-staves'
import type { WrittenMeasure } from './read-measure'
import { readPart, tracksOfPart, type WrittenPart } from './read-part'
import { childOf, childrenOf, numberOf, textOf, type XmlNode } from './xml-tree'

/** A score by measures, turned into one by parts. */
function byParts(score: XmlNode): XmlNode {
  if (score.name !== 'score-timewise') return score
  const measures = childrenOf(score, 'measure')
  const ids = [
    ...new Set(
      measures.flatMap((measure) =>
        childrenOf(measure, 'part').map((part) => part.attributes.get('id') ?? ''),
      ),
    ),
  ]
  const parts = ids.map(
    (id): XmlNode => ({
      name: 'part',
      attributes: new Map([['id', id]]),
      text: '',
      children: measures.map((measure) => ({
        name: 'measure',
        attributes: measure.attributes,
        text: '',
        children:
          childrenOf(measure, 'part').find((part) => part.attributes.get('id') === id)?.children ??
          [],
      })),
    }),
  )
  return {
    ...score,
    name: 'score-partwise',
    children: [...score.children.filter(({ name }) => name !== 'measure'), ...parts],
  }
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
    if (
      Number.isInteger(beats) &&
      beats >= 1 &&
      beats <= 64 &&
      unit !== undefined &&
      [1, 2, 4, 8, 16, 32, 64].includes(unit)
    ) {
      after.time = [beats, unit]
    }
    const key = childOf(node, 'key')
    const fifths = numberOf(key, 'fifths')
    if (fifths !== undefined && Number.isInteger(fifths) && Math.abs(fifths) <= 7) {
      after.fifths = fifths
      after.isMinor = textOf(key, 'mode') === 'minor'
    }
  }
  return after
}

function measuresOf(parts: readonly WrittenPart[]): readonly ScoreMeasure[] {
  const [first] = parts
  let signature: Signature = { time: [4, 4], fifths: 0, isMinor: false }
  return (first?.measures ?? []).map((measure, index): ScoreMeasure => {
    signature = readSignature(measure, signature)
    const all = partsAt(parts, index)
    const length = Math.max(...all.map(({ lengthQuarters }) => lengthQuarters))
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

/** A short bar inside, such as the two halves around a repeat sign, is as long as its notes. */
function shortBarsOf(
  measures: readonly ScoreMeasure[],
  parts: readonly WrittenPart[],
  report: ReportWriter,
): readonly ScoreMeasure[] {
  return measures.map((measure, index) => {
    const all = partsAt(parts, index)
    const length = Math.max(...all.map(({ lengthQuarters }) => lengthQuarters))
    const isShort =
      index > 0 && all[0]?.isImplicit && length > 0 && length < barQuartersOf(measure) - SAME_TIME
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

/** A bar of all parts. */
function partsAt(parts: readonly WrittenPart[], index: number): readonly WrittenMeasure[] {
  return parts.flatMap(({ measures }) => measures[index] ?? [])
}

function countNotes(bars: readonly WrittenMeasure[]): number {
  return bars.reduce(
    (sum, { beats }) => beats.reduce((more, { notes }) => more + notes.length, sum),
    0,
  )
}

function repeatOf(
  bars: readonly WrittenMeasure[],
  index: number,
  report: ReportWriter,
): RepeatedBar {
  if (bars.some(({ hasJump }) => hasJump)) {
    report.add('left-out', 'Jumps (da capo, dal segno, coda): they are not followed.', {
      bar: index + 1,
    })
  }
  return {
    isRepeatStart: bars.some(({ isRepeatStart }) => isRepeatStart),
    repeatCount: Math.max(...bars.map(({ repeatCount }) => repeatCount)),
    endings: bars.find(({ endings }) => endings !== 0)?.endings ?? 0,
  }
}

export function readMusicXmlScore(document: XmlNode): ReadScore {
  const report = newReport()
  const score = byParts(document)
  const list = childrenOf(childOf(score, 'part-list'), 'score-part')
  const nodes = childrenOf(score, 'part')
  if (nodes.length === 0) throw new FormatError('empty-file', 'This MusicXML has no part.')
  if (nodes.length > FILE_LIMITS.maxTracks)
    report.add('left-out', `Parts after the first ${FILE_LIMITS.maxTracks}.`)
  const parts = nodes.slice(0, FILE_LIMITS.maxTracks).map((node, index) => {
    const own = list.find((one) => one.attributes.get('id') === node.attributes.get('id'))
    return readPart(node, own, plainText(textOf(own, 'part-name')) || `Part ${index + 1}`)
  })
  const written = shortBarsOf(measuresOf(parts), parts, report)
  const order = playOut(
    written.map((_, index) => repeatOf(partsAt(parts, index), index, report)),
    written.map((_, index) => countNotes(partsAt(parts, index))),
    report,
  )
  const tracks: readonly ScoreTrack[] = parts.flatMap((part) =>
    withoutDoubledStaves(tracksOfPart(part, order, report), report),
  )
  const creators = childrenOf(childOf(score, 'identification'), 'creator')
  const read: Score = {
    title: plainText(
      textOf(childOf(score, 'work'), 'work-title') || textOf(score, 'movement-title'),
    ),
    artist: plainText(
      (creators.find((node) => node.attributes.get('type') === 'composer') ?? creators[0])?.text,
    ),
    measures: order.map((index) => written[index]!),
    tracks,
  }
  const fitted = fitMeasures(read, report)
  return { score: fitted, report: report.finish() }
}
