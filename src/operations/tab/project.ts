/** GET /api/project: the project that a share URL carries, checked and brought up to date. */

import { neckOfProject } from '#engine/project/project-neck'
import {
  defaultProjectState,
  emptyProjectState,
  type ProjectState,
} from '#engine/project/project-state'
import {
  decodeCompressedProject,
  decodeProject,
  encodeCompressedProject,
  encodeProject,
} from '#engine/project/state-codec'
import { type GivenNeck, givenNeckOf } from '../reading/neck-request'
import { defineOperation } from '../registry/operation'
import { requestErrorOf } from '../registry/request-errors'
import { lazyRequest } from '../schemas/lazy-object'
import { projectState } from '../schemas/project'
import { writeProject } from './project.markdown'
import { projectParameters } from './project.schema'
import { checkProjectNeck } from './project-neck'

interface ProjectRequest extends GivenNeck {
  readonly project?: string | undefined
  readonly zproject?: string | undefined
}

/** A share URL in place of what it carries. */
const LINK = /[?&](z?project)=([^&#\s]*)/

/**
 * The project of a request, `undefined` when it carries none.
 *
 * @throws RequestError when both forms are given or a parameter contradicts the neck of the
 * project, DomainError when the text is no project.
 */
export function carriedProjectOf({
  project,
  zproject,
  ...given
}: ProjectRequest): ProjectState | undefined {
  if (project !== undefined && zproject !== undefined) {
    throw requestErrorOf('conflicting-parameters', [
      { path: 'zproject', message: 'project and zproject both carry a project; give one of them' },
    ])
  }
  if (project === undefined && zproject === undefined) return undefined
  const [, form = zproject === undefined ? 'project' : 'zproject', text = project ?? zproject!] =
    LINK.exec(project ?? zproject!) ?? []
  const carried = form === 'project' ? decodeProject(text) : decodeCompressedProject(text)
  checkProjectNeck(given, neckOfProject(carried))
  return carried
}

/** The same; one without a project is refused. */
export function requiredProjectOf(query: ProjectRequest): ProjectState {
  const project = carriedProjectOf(query)
  if (project) return project
  throw requestErrorOf('missing-parameter', [
    {
      path: 'zproject',
      message: 'zproject is required: the value of zproject (or project) in a share URL',
    },
  ])
}

export const getProjectState = defineOperation({
  id: 'getProjectState',
  http: { method: 'GET', path: '/api/project' },
  summary: 'The project that a share URL carries',
  description:
    'Decodes the project in an appUrl (project) or compactUrl (zproject), brings an older one up to date and checks it to the last note. Without either it answers the project that a new page starts with. For its ASCII tab use /api/tab/export.',
  request: lazyRequest(() => projectParameters),
  document: projectState,
  errors: [
    'invalid-project',
    'project-too-large',
    'project-without-version',
    'project-too-new',
    'unknown-dictionary',
    'invalid-project-shape',
    'inconsistent-project',
  ],
  examples: [
    { title: 'The project a new page starts with', request: {} },
    {
      title: 'A project from a share URL',
      // Written when it is asked for: a start does not need it.
      get request() {
        return { project: encodeProject(defaultProjectState()) }
      },
    },
    {
      title: 'The same from a compact URL',
      get request() {
        return { zproject: encodeCompressedProject(defaultProjectState()) }
      },
    },
  ],
  markdown: writeProject,
  command: { words: 'zproject', wordsKind: 'one', usage: '[zproject]' },
  run: (query) => carriedProjectOf(query) ?? emptyProjectState(givenNeckOf(query)),
})
