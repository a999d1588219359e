/** The document of GET /api/project as Markdown. */

import { chordNamesOf } from '#engine/practice/drill-chord-names'
import { neckOfProject } from '#engine/project/project-neck'
import { barCountOf } from '#engine/tab/measure'
import { joinParts, writeSheet } from '../markdown/write-table'
import type { ProjectDocument } from './project.schema'

export function writeProject(project: ProjectDocument): string {
  const { selectedPitch, tabProject, theory } = project
  const [measure] = tabProject.measures
  const bars = tabProject.measures.reduce((sum, own) => sum + barCountOf(own), 0)
  const { chordRoot, ...plain } = theory
  const named = { ...project, theory: { ...plain, ...(chordRoot !== undefined && { chordRoot }) } }
  const chords = chordNamesOf(named).map(({ beat, symbol }) => ({ startBeat: beat, symbol }))
  return joinParts([
    `# ${tabProject.title}`,
    `${theory.root} ${theory.scale}, ${measure?.tempo ?? 90} beats a minute, measures: ${bars}.`,
    writeSheet(tabProject, { chords }, neckOfProject({ selectedPitch, tabProject })),
  ])
}
