/** The document of GET /api/recipes/tab as Markdown. */

import { writeSheet } from '../markdown/write-sheet'
import { joinParts, writeLink, writeList } from '../markdown/write-table'
import type { RecipeDocument } from './recipes-tab.schema'

export function writeRecipe(document: RecipeDocument): string {
  const lines = Array.isArray(document.explanation) ? document.explanation : [document.explanation]
  return joinParts([
    `# ${document.project.tabProject.title}`,
    writeSheet(document.project.tabProject),
    writeList(lines.map(String)),
    writeLink('Open in the workbench', document.compactUrl),
  ])
}
