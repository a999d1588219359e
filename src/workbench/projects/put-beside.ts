/** Keeping a project beside the ones that are there. */
import type { ProjectState } from '#engine/project/project-state'
import { newProjectId } from '../state/project-id'
import { freeName } from './project-names'
import { type ProjectRecord, recordOf, type Shelf } from './shelf'

/** Puts a project on the shelf under an id of its own and a title that no other has. */
export async function putBeside(
  shelf: Shelf,
  project: ProjectState,
  title: string = project.tabProject.title,
): Promise<ProjectRecord> {
  const taken = new Set((await shelf.all()).map(({ name }) => name))
  const record = recordOf(project, {
    id: newProjectId(),
    revision: 1,
    name: freeName(title, taken),
  })
  await shelf.put(record)
  return record
}
