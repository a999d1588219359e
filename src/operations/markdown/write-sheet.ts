/** The tab of a project as people read it, in a Markdown block. */
import type { Neck } from '#engine/instrument/neck'
import { neckOfTabProject } from '#engine/project/project-neck'
import { renderSheet, type SheetOptions } from '#engine/tab/ascii-sheet'
import type { Measure } from '#engine/tab/tab-event'
import type { Answer } from '../registry/operation'
import type { tabProject } from '../schemas/project'
import { writeBlock } from './write-table'

/** A project as documents hold it. */
type DescribedProject = Answer<typeof tabProject>

/** @param neck default: that of the project, compiled by this version */
export function writeSheet(
  project: DescribedProject,
  options: SheetOptions = {},
  neck?: Neck,
): string {
  const measures: readonly Measure[] = project.measures
  return writeBlock(renderSheet(measures, neck ?? neckOfTabProject(project), options))
}
