/** GET /api/tab/export: the ASCII tab of a project, derived from its structured events. */

import * as z from 'zod'
import { chordNamesOf } from '#engine/practice/drill-chord-names'
import { neckOfProject } from '#engine/project/project-neck'
import { defaultProjectState } from '#engine/project/project-state'
import { encodeProject } from '#engine/project/state-codec'
import { asciiHeadingOf } from '#engine/tab/ascii-labels'
import { renderSheet } from '#engine/tab/ascii-sheet'
import { renderAscii } from '#engine/tab/render-ascii'
import { defineOperation } from '../registry/operation'
import { requestErrorOf } from '../registry/request-errors'
import { lazyRequest } from '../schemas/lazy-object'
import { carriedProjectOf, getProjectState } from './project'
import { projectParameters } from './project.schema'

const MIN_SHEET_COLUMNS = 40
const MAX_SHEET_COLUMNS = 400

export const exportTabAscii = defineOperation({
  id: 'exportTabAscii',
  http: { method: 'GET', path: '/api/tab/export' },
  summary: 'The ASCII tab of a project',
  description:
    'Derives plain-text tab from the structured events of the project in a share URL. The project itself is at /api/project.',
  request: lazyRequest(() => ({
    ...projectParameters,
    barLines: z.boolean().default(false).meta({
      description: 'Draws | at every bar of the time signature, not between measures only.',
    }),
    wrap: z.int().min(MIN_SHEET_COLUMNS).max(MAX_SHEET_COLUMNS).optional().meta({
      description:
        'Draws the tab for people: systems of at most so many columns (80 is usual), bar lines, tempo, meter and chord names.',
    }),
  })),
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
    if (query.wrap !== undefined) {
      const chords = chordNamesOf(project).map(({ beat, symbol }) => ({
        startBeat: beat,
        symbol,
      }))
      return renderSheet(measures, neck, { columns: query.wrap, chords })
    }
    return asciiHeadingOf(neck) + renderAscii(measures, neck, { barLines: query.barLines })
  },
})
