/** ASCII tab in and out: places and starts in bars of one time signature. */

import { DomainError } from '#engine/errors'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { asciiGridOf } from '#engine/tab/ascii-grid'
import { asciiHeadingOf } from '#engine/tab/ascii-labels'
import { unmarkedTechniques } from '#engine/tab/fret-signs'
import type { TimeSignature } from '#engine/tab/measure'
import { neckOfTabText } from '#engine/tab/neck-of-tab-text'
import { parseAscii } from '#engine/tab/parse-ascii'
import { renderAscii } from '#engine/tab/render-ascii'
import { formatOf, type TabFormat } from '../format'
import { checkCount, FormatError } from '../score/format-error'
import { FILE_LIMITS } from '../score/limits'
import { newReport, type ReportWriter } from '../score/report'
import type { Score, ScoreTrack } from '../score/score'
import { withPickup } from '../score/score-times'
import { plainText, textOf } from '../score/text'
import { scoreOfTab } from '../track/score-of-tab'
import { tabOfTrack } from '../track/tab-of-track'
import { titleOverTab } from './ascii-title'

const HEAD = 65_536
/** Characters before the first bar line. */
const MAX_LABEL = 12
/** A staff is broken before it is wider, in columns. */
const MAX_STAFF_COLUMNS = 100
const TIME = /^(\d{1,2})\/(1|2|4|8|16|32)$/

/** Dashes behind a bar line: what two lines of no other text look like. */
function isStaffLine(line = ''): boolean {
  const bar = line.search(/[|:]/)
  return bar >= 0 && bar <= MAX_LABEL && line.includes('--', bar)
}

function headerOf(text: string, name: string): string | undefined {
  return plainText(new RegExp(`^${name}: {0,8}(.{1,200})$`, 'im').exec(text)?.[1]) || undefined
}

function numberIn(text: string | undefined, min: number, max: number): number | undefined {
  const value = Number(text)
  return text !== undefined && value >= min && value <= max ? value : undefined
}

function signatureIn(text: string | undefined): TimeSignature | undefined {
  const [, beats, unit] = TIME.exec(text ?? '') ?? []
  return beats && Number(beats) >= 1 && Number(beats) <= 32
    ? [Number(beats), Number(unit)]
    : undefined
}

/** Lines of a staff cut at bar lines, so that each stays readable. */
function inSystems(ascii: string): string {
  const lines = ascii.split('\n').map((line) => line.split('|'))
  const [label, ...cells] = lines[0]!
  const systems: string[] = []
  let from = 1
  while (from < cells.length) {
    let to = from
    let width = label!.length + 1
    while (
      to < cells.length &&
      (to === from || width + lines[0]![to]!.length < MAX_STAFF_COLUMNS)
    ) {
      width += lines[0]![to]!.length + 1
      to++
    }
    systems.push(lines.map((line) => `${line[0]}|${line.slice(from, to).join('|')}|`).join('\n'))
    from = to
  }
  return systems.join('\n\n')
}

function trackText(score: Score, track: ScoreTrack, report: ReportWriter): string | undefined {
  const { neck, name } = track
  if (!neck) {
    report.add('left-out', 'Tracks without strings: tab text needs them.', { track: name })
    return undefined
  }
  const { measures } = tabOfTrack(score, track, neck, report)
  const [first] = measures
  if (!first) return undefined
  if (measures.some(({ timeSignature }) => timeSignature.join() !== first.timeSignature.join())) {
    report.add('left-out', 'Changes of the time signature: the first one is written.', {
      track: name,
    })
  }
  if (track.measures.flat(2).some(({ lyric }) => lyric !== undefined))
    report.add('left-out', 'Lyrics: tab text has none.', { track: name })
  if (score.measures.some(({ section }) => section !== undefined))
    report.add('left-out', 'Names of sections: tab text has none.', { track: name })
  if (score.measures.some(({ repeatCount }) => repeatCount !== undefined))
    report.add('left-out', 'Repeats: their bars stand once.', { track: name })
  report.add('left-out', 'Lengths of notes, ties and fingers: text has none.', { track: name })
  for (const technique of unmarkedTechniques(measures.flatMap(({ notes }) => notes))) {
    report.add('left-out', `Technique ${technique}: text has no mark for it.`, { track: name })
  }
  const header = [
    `Tempo: ${first.tempo}`,
    `Time: ${first.timeSignature.join('/')}`,
    `Columns per beat: ${asciiGridOf(measures, neck)}`,
  ]
  const heading = asciiHeadingOf(neck)
  return `${header.join('\n')}\n${heading}\n${inSystems(renderAscii(measures, neck, { barLines: true }))}\n`
}

export const ascii: TabFormat = {
  ...formatOf('ascii', ['tab']),
  sniff(bytes) {
    const text = textOf(bytes.subarray(0, HEAD))
    const lines = text.split(/\r\n?|\n/)
    return (
      !text.includes('\0') &&
      lines.some((line, index) => isStaffLine(line) && isStaffLine(lines[index + 1]))
    )
  },
  read(bytes) {
    const text = textOf(bytes)
    checkCount('characters', text.length, FILE_LIMITS.maxAsciiCharacters)
    const report = newReport()
    const neck = neckOfTabText(text)
    const tempo = numberIn(headerOf(text, 'Tempo'), 20, 400)
    const timeSignature = signatureIn(headerOf(text, 'Time'))
    const parsed = parseAscii(text, neck ?? STANDARD_NECK, {
      ...(tempo !== undefined && { tempo }),
      ...(timeSignature && { timeSignature }),
    })
    if (parsed.measures.every(({ notes }) => notes.length === 0)) {
      throw new FormatError('empty-file', parsed.issues[0]?.message ?? 'This tab holds no notes.')
    }
    if (!neck)
      report.add(
        'changed',
        'The text does not name its strings: read as a guitar in standard tuning.',
      )
    if (timeSignature === undefined)
      report.add('changed', 'The text names no time signature: read as 4/4.')
    report.add('changed', 'Text has no lengths: each note lasts until the next one.')
    for (const { line, message } of parsed.issues)
      report.add('left-out', `Line ${line}: ${message}`)
    const read = scoreOfTab(parsed.measures, neck ?? STANDARD_NECK, {
      title: headerOf(text, 'Title') ?? titleOverTab(text) ?? '',
      artist: headerOf(text, 'Artist') ?? '',
    })
    const { pickupBeats } = parsed
    const unit = parsed.measures[0]!.timeSignature[1]
    const score =
      pickupBeats === undefined ? read.score : withPickup(read.score, (pickupBeats * 4) / unit)
    return { score, report: [...report.finish(), ...read.report] }
  },
  write(score) {
    const report = newReport()
    const [text, ...others] = score.tracks.flatMap((track) => {
      try {
        return trackText(score, track, report) ?? []
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        throw new FormatError('not-writable', error.message)
      }
    })
    if (text === undefined) {
      throw new FormatError(
        'not-writable',
        'No track has strings, so none can be written as tab text.',
      )
    }
    if (others.length > 0)
      report.add('left-out', `${others.length} more tracks: tab text holds one.`)
    const header = [
      ...(score.title === '' ? [] : [`Title: ${score.title}`]),
      ...(score.artist === '' ? [] : [`Artist: ${score.artist}`]),
    ]
    return {
      bytes: new TextEncoder().encode([...header, text].join('\n')),
      report: report.finish(),
    }
  },
}
