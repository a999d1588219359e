/** The document of GET /api/scales as Markdown. */

import { joinParts, writeTable } from '../markdown/write-table'
import type { ScalesDocument } from './scales.schema'

export function writeScaleCatalogue({ scales, count }: ScalesDocument): string {
  return joinParts([
    `# ${count} scales`,
    writeTable(
      ['id', 'Name', 'Family', 'Degrees', 'Comes from', 'Suits', 'Also called', 'Same tones as'],
      scales.map((scale) => [
        scale.id,
        scale.name,
        scale.family,
        scale.degrees.join(' '),
        scale.parent ?? '',
        scale.suitsChords.join(', '),
        scale.aliases.join(', '),
        scale.sameTonesAs.join(', '),
      ]),
    ),
  ])
}
