/** A MusicXML document as a score. */

import { fitMeasures } from '../fit-measures'
import type { ReadScore } from '../format'
import { FormatError } from '../format-error'
import { type ChordInBar, type Laid, layChords } from '../lay-chords'
import { FILE_LIMITS } from '../limits'
import { playOut } from '../play-out'
import type { RepeatedBar } from '../playing-order'
import { newReport, type ReportWriter } from '../report'
import type { Score, ScoreMeasure, ScoreTrack } from '../score'
import { barQuartersOf } from '../score-times'
import { plainText } from '../text'
import { withoutDoubledStaves } from './doubled-staves'
import { joinJumps } from './read-jumps'
import type { WrittenMeasure } from './read-measure'
import { readPart, tracksOfPart } from './read-part'
import { measuresOf, partsAt, shortBarsOf } from './score-measures'
import { childOf, childrenOf, textOf, type XmlNode } from './xml-tree'

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

function countNotes(bars: readonly WrittenMeasure[]): number {
  return bars.reduce(
    (sum, { beats }) => beats.reduce((more, { notes }) => more + notes.length, sum),
    0,
  )
}

function repeatOf(bars: readonly WrittenMeasure[]): RepeatedBar {
  return {
    isRepeatStart: bars.some(({ isRepeatStart }) => isRepeatStart),
    repeatCount: Math.max(...bars.map(({ repeatCount }) => repeatCount)),
    endings: bars.find(({ endings }) => endings !== 0)?.endings ?? 0,
    jumps: joinJumps(bars.map(({ jumps }) => jumps)),
  }
}

/** The names of a part stand over the first of its staves. */
function withChords(
  track: ScoreTrack,
  chords: readonly (readonly ChordInBar[])[],
  measures: readonly ScoreMeasure[],
  report: ReportWriter,
): ScoreTrack {
  const tell = (laid: Laid, bar: number) => {
    const about = { bar: bar + 1, track: track.name }
    if (laid === 'notes-parted')
      report.add('changed', 'Notes are tied where a chord name begins while they sound.', about)
    if (laid === 'nowhere')
      report.add('left-out', 'Chord names inside tuplets and after the end of a bar.', about)
  }
  return {
    ...track,
    measures: track.measures.map((voices, bar) =>
      layChords(voices, chords[bar]!, barQuartersOf(measures[bar]!), (laid) => tell(laid, bar)),
    ),
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
    written.map((_, index) => repeatOf(partsAt(parts, index))),
    written.map((_, index) => countNotes(partsAt(parts, index))),
    report,
  )
  const measures = order.map((index) => written[index]!)
  const tracks: readonly ScoreTrack[] = parts.flatMap((part) => {
    const staves = withoutDoubledStaves(tracksOfPart(part, order, report), report)
    const chords = order.map((index) => part.measures[index]?.chords ?? [])
    return staves.map((staff, index) =>
      index === 0 ? withChords(staff, chords, measures, report) : staff,
    )
  })
  const creators = childrenOf(childOf(score, 'identification'), 'creator')
  const read: Score = {
    title: plainText(
      textOf(childOf(score, 'work'), 'work-title') || textOf(score, 'movement-title'),
    ),
    artist: plainText(
      (creators.find((node) => node.attributes.get('type') === 'composer') ?? creators[0])?.text,
    ),
    measures,
    tracks,
  }
  const fitted = fitMeasures(read, report)
  return { score: fitted, report: report.finish() }
}
