/** The document of GET /api/file as Markdown. */

import { joinParts, writeLink, writeList } from '../markdown/write-table'
import type { FileLinksDocument } from './file.schema'

export function writeFileLinks({ title, files, scoreUrl }: FileLinksDocument): string {
  return joinParts([
    `# Files of ${title}`,
    writeList(files.map(({ name, fileName, url }) => `${writeLink(name, url)} (${fileName})`)),
    scoreUrl !== null && writeLink('Score as a picture (SVG)', scoreUrl),
  ])
}
