/** A MusicXML document as a score. */

import type { ReadScore } from '../format'
import { fitMeasures } from '../score/fit-measures'
import { checkCount, FormatError } from '../score/format-error'
import { playOut } from '../score/jumps'
import { type ChordInBar, type Laid, layChords } from '../score/lay-chords'
import { FILE_LIMITS } from '../score/limits'
import type { RepeatedBar } from '../score/playing-order'
import { newReport, type ReportWriter } from '../score/report'
import type { Score, ScoreMeasure, ScoreTrack } from '../score/score'
import { barQuartersOf } from '../score/score-times'
import { plainText } from '../score/text'
import { childOf, childrenOf, textOf, type XmlNode } from '../score/xml-tree'
import { joinJumps } from './read-jumps'
import type { WrittenMeasure } from './read-measure'
import { readPart, tracksOfPart } from './read-part'
import { measuresOf, partsAt, shortBarsOf } from './score-measures'

/** Notation and tab of the same music in one part: the staff with strings is kept. */
function fingerprintOf({ measures }: ScoreTrack): string {
  return measures
    .map((voices) =>
      voices
        .map((beats) =>
          beats
            .map(
              ({ rhythm, notes }) =>
                `${rhythm.value}:${notes
                  .map(({ midi }) => midi)
                  .sort()
                  .join()}`,
            )
            .join(' '),
        )
        .join('|'),
    )
    .join('/')
}

/** The staves of a part without those that say again, without strings, what another one says. */
function withoutDoubledStaves(
  staves: readonly ScoreTrack[],
  report: ReportWriter,
): readonly ScoreTrack[] {
  const withStrings = new Set(staves.filter(({ neck }) => neck).map(fingerprintOf))
  if (staves.length < 2 || withStrings.size === 0) return staves
  return staves.filter((staff) => {
    const isTwin = !staff.neck && withStrings.has(fingerprintOf(staff))
    if (isTwin) {
      report.add(
        'kept',
        'Notation and tab hold the same notes: they are kept once, with strings.',
        {
          track: staff.name,
        },
      )
    }
    return !isTwin
  })
}

const { maxWrittenBars, maxWrittenTracks, maxTracks } = FILE_LIMITS

/** A score by measures, turned into one by parts. */
function byParts(score: XmlNode): XmlNode {
  if (score.name !== 'score-timewise') return score
  const measures = childrenOf(score, 'measure').map(({ attributes, children }) => ({
    attributes,
    parts: new Map(
      children
        .filter(({ name }) => name === 'part')
        .map((part) => [part.attributes.get('id') ?? '', part.children] as const)
        .reverse(),
    ),
  }))
  const ids = new Set(measures.flatMap(({ parts }) => [...parts.keys()].reverse()))
  checkCount('bars', measures.length, maxWrittenBars)
  checkCount('parts', ids.size, maxWrittenTracks)
  const parts = Array.from(
    ids,
    (id): XmlNode => ({
      name: 'part',
      attributes: new Map([['id', id]]),
      text: '',
      children: measures.map(({ attributes, parts }) => ({
        name: 'measure',
        attributes,
        text: '',
        children: parts.get(id) ?? [],
      })),
    }),
  )
  return {
    ...score,
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
  checkCount('parts', nodes.length, maxWrittenTracks)
  if (nodes.length > maxTracks) report.add('left-out', `Parts after the first ${maxTracks}.`)
  const parts = nodes.slice(0, maxTracks).map((node, index) => {
    checkCount('bars', childrenOf(node, 'measure').length, maxWrittenBars)
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
  const identification = childOf(score, 'identification')
  const creators = childrenOf(identification, 'creator')
  const strum = childrenOf(childOf(identification, 'miscellaneous'), 'miscellaneous-field').find(
    (field) => field.attributes.get('name') === 'strum',
  )
  const read: Score = {
    title: plainText(
      textOf(childOf(score, 'work'), 'work-title') || textOf(score, 'movement-title'),
    ),
    artist: plainText(
      (creators.find((node) => node.attributes.get('type') === 'composer') ?? creators[0])?.text,
    ),
    ...(strum && { strum: plainText(strum.text) }),
    measures,
    tracks,
  }
  const fitted = fitMeasures(read, report)
  return { score: fitted, report: report.finish() }
}
