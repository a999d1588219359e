/** The document of GET /api/identify as Markdown. */

import { isReentrant } from '#engine/instrument/neck'
import { joinParts, writeTable } from '../markdown/write-table'
import { neckOfDocument } from '../reading/neck-request'
import type { IdentifyDocument } from './identify.schema'

export function writeIdentify(document: IdentifyDocument) {
  const { input, chords, unnamedReason } = document
  const hasNoBass = input.bassIs === 'lowest' && isReentrant(neckOfDocument(document))
  const notes = input.notes.map(({ note, pitchClass, string, fret }) =>
    string === undefined ? (note ?? pitchClass) : `${note} (string ${string} fret ${fret})`,
  )
  return joinParts([
    `# ${chords[0] ? `${chords[0].symbol} – ${chords[0].name}` : 'No chord name'}`,
    `${input.frets === null ? 'Notes' : input.frets}: ${notes.join(', ')}. ${hasNoBass && input.frets !== null ? 'Lowest' : 'Bass'} ${input.bass}.`,
    unnamedReason,
    writeTable(
      ['Rank', 'Symbol', 'Name', 'Score', 'Left out', 'In the key', 'Reason'],
      chords.map((one) => [
        one.rank,
        one.symbol,
        one.name,
        one.score,
        one.omitted.join(' '),
        one.inKey?.numeral,
        one.reason,
      ]),
    ),
  ])
}
