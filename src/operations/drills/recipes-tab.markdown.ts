/** The document of GET /api/recipes/tab as Markdown. */

import { joinParts, writeLink, writeList, writeSheet } from '../markdown/write-table'
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
