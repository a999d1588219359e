/** All projects as one file, and back. */
import { DomainError } from '#engine/errors'
import { checkProject } from '#engine/project/check-project'
import type { ProjectState } from '#engine/project/project-state'
import { putBeside } from './put-beside'
import { addScores, readScores, type Score, scoresOf } from './scores'
import { type ProjectRecord, recordOf, type Shelf } from './shelf'

const APP = 'pitch-map-projects'
const VERSION = 1
/** Larger files are refused unread. */
export const MAX_BUNDLE_BYTES = 64 * 1024 * 1024

/** The text of the file: each project with the scores of what was played along with it. */
export function writeBundle(records: readonly ProjectRecord[], exportedAt: string): string {
  const projects = records.map(({ id, name, savedAt, project }) => {
    const scores = scoresOf(id)
    return { id, name, savedAt, project, ...(scores.length > 0 && { scores }) }
  })
  return `${JSON.stringify({ app: APP, version: VERSION, exportedAt, projects }, null, 1)}\n`
}

/** Whether a text says of itself that it holds all projects. */
export function isBundle(text: string): boolean {
  return text.slice(0, 200).includes(`"${APP}"`)
}

export interface ReadBundle {
  readonly projects: readonly {
    readonly id: string
    readonly savedAt: string
    readonly project: ProjectState
    readonly scores: readonly Score[]
  }[]
  /** Those that cannot be read, by name, with the reason. */
  readonly broken: readonly { readonly name: string; readonly reason: string }[]
}

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : undefined
}

const ID = /^[0-9a-f]{32}$/

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DomainError('invalid-project', 'it is not whole: its JSON ends or breaks early.')
  }
}

/**
 * The projects of a file. @throws DomainError, with a reason that follows the file's name, when it
 * holds no projects.
 */
export function readBundle(text: string): ReadBundle {
  const bundle = fieldsOf(parse(text))
  if (bundle?.app !== APP || !Array.isArray(bundle.projects)) {
    throw new DomainError('invalid-project-shape', 'it holds no list of projects.')
  }
  if (bundle.version !== VERSION) {
    throw new DomainError('project-too-new', 'a newer version of this page wrote it.')
  }
  const projects: ReadBundle['projects'][number][] = []
  const broken: ReadBundle['broken'][number][] = []
  for (const [index, entry] of bundle.projects.entries()) {
    const { id, name, savedAt, project, scores } = fieldsOf(entry) ?? {}
    try {
      const read = checkProject(project)
      const isId = typeof id === 'string' && ID.test(id)
      projects.push({
        id: isId ? id : '',
        savedAt: typeof savedAt === 'string' ? savedAt : read.tabProject.updatedAt,
        project: read,
        scores: readScores(scores),
      })
    } catch (error) {
      broken.push({
        name: typeof name === 'string' && name !== '' ? `“${name}”` : `project ${index + 1}`,
        reason: error instanceof Error ? error.message : String(error),
      })
    }
  }
  return { projects, broken }
}

/**
 * Adds the projects of a file with their scores. One that is there already is left alone, one that
 * differs goes beside.
 */
export async function addBundle(
  shelf: Shelf,
  { projects }: ReadBundle,
): Promise<{ readonly added: number; readonly present: number }> {
  let added = 0
  let present = 0
  for (const { id, savedAt, project, scores } of projects) {
    const there = id === '' ? undefined : await shelf.get(id)
    let keptAs = id
    if (there && JSON.stringify(there.project) === JSON.stringify(project)) present++
    else {
      if (there || id === '') keptAs = (await putBeside(shelf, project)).id
      else await shelf.put({ ...recordOf(project, { id, revision: 1 }), savedAt })
      added++
    }
    addScores(keptAs, scores)
  }
  return { added, present }
}
