/** The document of GET /api/scales/containing as Markdown. */

import { joinParts, pitchClassNames, writeList, writeTable } from '../markdown/write-table'
import type { Detail } from '../registry/surfaces'
import type { ContainingDocument } from './scales-containing.schema'

export function writeContaining(document: ContainingDocument, detail: Detail): string {
  const { notes, matches, totalMatches } = document
  const tellsAll = detail === 'full' && matches.length < totalMatches
  return joinParts([
    `# Scales with ${pitchClassNames(notes)}`,
    `${totalMatches} in all; the first ${matches.length} follow.`,
    writeTable(
      [
        'Root',
        'id',
        'Name',
        'Tones',
        'Beyond those asked',
        'Missing',
        'Comes from',
        'Same tones as',
      ],
      matches.map((match) => [
        match.root,
        match.id,
        match.name,
        pitchClassNames(match.pitchClasses),
        match.extraTones.join(' '),
        match.missingTones.join(' '),
        match.parent?.words ?? '',
        match.sameTonesAs.join(', '),
      ]),
    ),
    tellsAll && '## All of them, by root',
    tellsAll && writeList(document.idsByRoot.map(({ root, ids }) => `${root}: ${ids.join(', ')}`)),
  ])
}
