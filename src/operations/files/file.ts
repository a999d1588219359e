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
    'Writes the project of a share URL as MIDI, MusicXML, Guitar Pro (.gp), alphaTex, ASCII tab, ChordPro or a chord sheet, as an attachment with its name. Documents with a project link to /api/files, which lists these URLs. A song in the project is written with its chords, words, sections and repeats, struck where it has no tab. The way in is POST /api/import.',
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
    const { writtenFormatOf, wholeScoreOf } = formats()
    return writtenFormatOf(id).write(wholeScoreOf(requiredProjectOf(query)).score).bytes
  },
})

const API_VERSION = '2026-11-23'

export const getFileLinks = defineOperation({
  id: 'getFileLinks',
  http: { method: 'GET', path: '/api/files' },
  summary: 'Links to a project as files of other programs',
  description:
    'URLs of the project of a share URL as MIDI, MusicXML, Guitar Pro, alphaTex, ASCII, ChordPro and chord sheet files, each with its name, and of its score as a picture. The bytes come from /api/file.',
  request: lazyRequest(() => ({
    ...projectParameters,
    type: fileType.optional().meta({ description: 'Only this file; default: all of them.' }),
  })),
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
      'Get a tab as a file: the one of a type, or links to all. Use it to take a tab elsewhere. zproject is a compactUrl (of plan_route, import_file). To read a file use import_file.',
    fields: ['zproject', 'type'],
    words: { zproject: 'A compactUrl', type: 'Of the file' },
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
  run({ type, ...query }, { baseUrl }) {
    const project = requiredProjectOf(query)
    const { title, measures } = project.tabProject
    const zproject = encodeCompressedProject(project)
    return {
      apiVersion: API_VERSION,
      title,
      files: [...fileLinksOf(project, baseUrl, type)],
      scoreUrl: scoreUrlOf(zproject, measures, baseUrl),
    }
  },
})
