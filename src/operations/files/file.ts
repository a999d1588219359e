/** GET /api/file: a project as a file of another program. GET /api/files: links to all of them. */
import * as z from 'zod'
import { defaultProjectState } from '#engine/project/project-state'
import { encodeCompressedProject } from '#engine/project/state-codec'
import { FORMAT_ROWS, formatRowOf } from '#formats/format'
import { scoreUrlOf } from '../pictures/score-url'
import { defineOperation } from '../registry/operation'
import { lazyRequest } from '../schemas/lazy-object'
import { getProjectState, requiredProjectOf } from '../tab/project'
import { projectParameters } from '../tab/project.schema'
import { writeFileLinks } from './file.markdown'
import { fileLinksDocument, fileType } from './file.schema'
import { fileLinksOf, fileNameOf } from './file-links'
import { formats, loadFormats } from './load-formats'

const EMPTY_PROJECT = {
  get request() {
    return { zproject: encodeCompressedProject(defaultProjectState()) }
  },
}

export const getFile = defineOperation({
  id: 'getFile',
  http: { method: 'GET', path: '/api/file' },
  summary: 'A project as a file of another program',
  description:
    'Writes the project of a share URL as MIDI, MusicXML, Guitar Pro (.gp), alphaTex or ASCII tab, as an attachment with its name. Documents with a project link to /api/files, which lists these URLs. The way in is POST /api/import.',
  request: lazyRequest(() => ({ ...projectParameters, type: fileType })),
  document: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  mediaType: 'application/octet-stream',
  errors: [...getProjectState.errors, 'not-writable'],
  examples: [
    {
      title: 'An empty project as MusicXML',
      get request() {
        return { ...EMPTY_PROJECT.request, type: 'musicxml' as const }
      },
    },
  ],
  lane: 'files',
  mediaTypes: [...new Set(FORMAT_ROWS.map(({ mediaType }) => mediaType))],
  attachment: ({ type: id, ...query }) => {
    const { extension, mediaType } = formatRowOf(id)
    return { fileName: fileNameOf(requiredProjectOf(query).tabProject.title, extension), mediaType }
  },
  prepare: async ({ type: id }) => {
    const { writtenFormatOf } = await loadFormats()
    await writtenFormatOf(id).load?.()
  },
  run({ type: id, ...query }) {
    const { writtenFormatOf, scoreOfProject } = formats()
    return writtenFormatOf(id).write(scoreOfProject(requiredProjectOf(query)).score).bytes
  },
})

const API_VERSION = '2026-11-23'

export const getFileLinks = defineOperation({
  id: 'getFileLinks',
  http: { method: 'GET', path: '/api/files' },
  summary: 'Links to a project as files of other programs',
  description:
    'URLs of the project of a share URL as MIDI, MusicXML, Guitar Pro, alphaTex and ASCII files, each with its name, and of its score as a picture. The bytes come from /api/file.',
  request: lazyRequest(() => projectParameters),
  document: fileLinksDocument,
  apiVersion: API_VERSION,
  errors: getProjectState.errors,
  examples: [
    {
      title: 'Files of an empty project',
      get request() {
        return EMPTY_PROJECT.request
      },
    },
  ],
  markdown: writeFileLinks,
  tool: {
    name: 'export_files',
    title: 'Export files',
    description:
      'Get links that download a tab as MIDI, MusicXML, Guitar Pro, alphaTex or ASCII text. Use it when the user wants to take a tab elsewhere. Give the zproject of a compactUrl (of plan_route, render_tab, import_file). To read such a file use import_file.',
    fields: ['zproject'],
    examples: [
      {
        title: 'Files of a project',
        get arguments() {
          return EMPTY_PROJECT.request
        },
      },
    ],
  },
  command: { name: 'files', words: 'zproject', wordsKind: 'one', usage: '<zproject>' },
  run(query, { baseUrl }) {
    const project = requiredProjectOf(query)
    const { title, measures } = project.tabProject
    const zproject = encodeCompressedProject(project)
    return {
      apiVersion: API_VERSION,
      title,
      files: fileLinksOf(zproject, title, baseUrl),
      scoreUrl: scoreUrlOf(zproject, measures, baseUrl),
    }
  },
})
