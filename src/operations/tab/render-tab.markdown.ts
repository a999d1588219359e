/** The document of POST /api/tab as Markdown. */

import { joinParts, writeLink, writeList, writeSheet } from '../markdown/write-table'
import type { RenderedTabDocument } from './render-tab.schema'

export function writeRenderedTab(document: RenderedTabDocument): string {
  const wrong = document.eventProof.filter((event) => !event.stringFretMatchesMidi)
  return joinParts([
    `# ${document.project.tabProject.title}`,
    writeSheet(document.project.tabProject),
    document.verified
      ? `Verified: all ${document.eventProof.length} events sound the pitch that string and fret give.`
      : 'Not verified:',
    writeList(
      wrong.map(
        (event) =>
          `${event.id}: string ${event.string} fret ${event.fret} gives MIDI ${event.expectedMidi}, not ${event.midi}.`,
      ),
    ),
    writeList(document.warnings),
    document.compactUrl !== null && writeLink('Open in the workbench', document.compactUrl),
  ])
}
