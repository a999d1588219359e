/** The document of POST /api/import as Markdown. */

import type { Measure } from '#engine/tab/tab-event'
import { songNameOf } from '#formats/track/project-of-track'
import { weightsLine } from '../markdown/weights-line'
import { joinParts, writeBlock, writeLink, writeList, writeTable } from '../markdown/write-table'
import type { Detail } from '../registry/surfaces'
import type { ImportedDocument } from './import.schema'

/** One link for all types, which differ in its last parameter. */
function fileLine(files: ImportedDocument['files']): string {
  const [first] = files
  if (!first) return ''
  const types = files.map(({ type }) => type).join(', ')
  return `As a file, with type one of ${types}: ${first.url}`
}

function fingeringText({ fingering }: ImportedDocument): string {
  if (!fingering) return ''
  const { noteCount, movedCount, leftOutCount, costBefore, costAfter } = fingering
  const before = costBefore === null ? '' : ` (before: ${costBefore})`
  return `Planned: ${noteCount} notes, ${movedCount} moved, ${leftOutCount} left out; cost ${costAfter}${before}. ${weightsLine(fingering)}`
}

/** What the drawn bars leave out: the other bars, and the strokes that ties are not. */
function shownLine({ asciiTab, shownMeasureCount, project }: ImportedDocument): string {
  if (asciiTab === null || !project) return ''
  const measures: readonly Measure[] = project.tabProject.measures
  const hasTies = measures
    .slice(0, shownMeasureCount)
    .some(({ notes }) => notes.some(({ tied }) => tied))
  const count = measures.length
  const bars =
    count === shownMeasureCount
      ? `All ${count} bars`
      : `The first ${shownMeasureCount} of ${count} bars; the project and the files below hold all`
  return `${count === 1 ? 'The one bar' : bars}.${hasTies ? ' Tied notes sound on and are not drawn again.' : ''}`
}

export function writeImport(document: ImportedDocument, detail: Detail): string {
  const { format, tracks, track, report, files, compactUrl, advice } = document
  const name = songNameOf(document) || 'Untitled'
  return joinParts([
    `# ${name}`,
    `${format.name}, ${document.measureCount} ${document.measureCount === 1 ? 'bar' : 'bars'}. ${track === null ? '' : `Track ${track}: ${document.noteCount} notes.`}`,
    writeTable(
      ['Track', 'Name', 'Instrument', 'Tuning', 'Notes'],
      tracks.map((one) => [
        one.track,
        one.name,
        one.isPercussion ? 'percussion' : one.instrument,
        one.tuning,
        one.noteCount,
      ]),
    ),
    fingeringText(document),
    shownLine(document),
    document.asciiTab !== null && writeBlock(document.asciiTab),
    report.length > 0 && '## Report',
    writeList(
      report.map(
        ({ kind, message, bars, track: about }) =>
          `${kind}${about === undefined ? '' : `, ${about}`}: ${message}${bars.length === 0 ? '' : ` Bars ${bars.join(', ')}.`}`,
      ),
    ),
    writeList(advice),
    compactUrl !== null && writeLink('Open in the workbench', compactUrl),
    detail === 'full'
      ? writeList(files.map((file) => writeLink(file.name, file.url)))
      : fileLine(files),
  ])
}
