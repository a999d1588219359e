/** GET /api/tab/export: the ASCII tab of a project, derived from its structured events. */

import * as z from 'zod'
import { neckOfProject } from '#engine/project/project-neck'
import { defaultProjectState } from '#engine/project/project-state'
import { encodeProject } from '#engine/project/state-codec'
import { asciiHeadingOf } from '#engine/tab/ascii-labels'
import { renderAscii } from '#engine/tab/render-ascii'
import { requestErrorOf } from '../reading/read-request'
import { defineOperation } from '../registry/operation'
import { carriedProjectOf, getProjectState, projectParameters } from './project'

export const exportTabAscii = defineOperation({
  id: 'exportTabAscii',
  http: { method: 'GET', path: '/api/tab/export' },
  summary: 'The ASCII tab of a project',
  description:
    'Derives plain-text tab from the structured events of the project in a share URL. The project itself is at /api/project.',
  request: z.object({
    ...projectParameters,
    barLines: z.boolean().default(false).meta({
      description: 'Draws | at every bar of the time signature, not between measures only.',
    }),
  }),
  document: z.string(),
  mediaType: 'text/plain',
  errors: [...getProjectState.errors, 'tab-too-long'],
  examples: [
    { title: 'An empty measure', request: { project: encodeProject(defaultProjectState()) } },
  ],
  run(query) {
    const project = carriedProjectOf(query)
    if (!project) {
      throw requestErrorOf('missing-parameter', [
        {
          path: 'project',
          message: 'project is required: the value of project (or zproject) in a share URL',
        },
      ])
    }
    const neck = neckOfProject(project)
    const { measures } = project.tabProject
    return asciiHeadingOf(neck) + renderAscii(measures, neck, { barLines: query.barLines })
  },
})
