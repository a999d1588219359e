/** Links to the files of a project. */
import * as z from 'zod'
import { chordNamesIn } from '#engine/project/chord-names'
import type { ProjectState } from '#engine/project/project-state'
import { encodeCompressedProject } from '#engine/project/state-codec'
import type { Measure } from '#engine/tab/tab-event'
import { FORMAT_ROWS, type FormatId } from '#formats/format'
import { scoreUrl, scoreUrlOf } from '../pictures/score-url'
import { formatQuery } from '../registry/format-query'
import type { AnyOperation, OperationContext } from '../registry/operation'
import { lazyObject } from '../schemas/lazy-object'

export const fileLink = lazyObject(() => ({
  type: z.string().meta({ description: 'As /api/file takes it.' }),
  name: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  url: z.string(),
}))

export type FileLink = z.output<typeof fileLink>

const MAX_NAME_LENGTH = 80

/** A file name of a title: letters, digits and what joins them. */
export function fileNameOf(title: string, extension: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ +/g, '-')
    .slice(0, MAX_NAME_LENGTH)
  return `${plain || 'tab'}.${extension}`
}

export function fileUrlOf(zproject: string, type: FormatId, baseUrl: string): string {
  return `${baseUrl}/api/file${formatQuery({ zproject, type })}`
}

/** Formats of words and chords. */
const SHEETS: readonly FormatId[] = ['chordpro', 'sheet']

/** Links to the files of a project, or to the one of a type; to sheets where it has a song or chords. */
export function fileLinksOf(
  project: ProjectState,
  baseUrl: string,
  type?: FormatId,
): readonly FileLink[] {
  const zproject = encodeCompressedProject(project)
  const hasSheet = project.song !== undefined || chordNamesIn(project.overlays).length > 0
  const rows = FORMAT_ROWS.filter(({ id }) =>
    type === undefined ? hasSheet || !SHEETS.includes(id) : id === type,
  )
  return rows.map(({ id, name, extension, mediaType }) => ({
    type: id,
    name,
    fileName: fileNameOf(project.tabProject.title, extension),
    mediaType,
    url: fileUrlOf(zproject, id, baseUrl),
  }))
}

/** The project in a compact URL. */
export function zprojectOf(compactUrl: string): string {
  return compactUrl.slice(compactUrl.indexOf('zproject=') + 'zproject='.length)
}

/** Links to the files and the score of the project that a document carries. */
const filesUrl = z.string().nullable().meta({
  description:
    'Lists the project as MIDI, MusicXML, Guitar Pro, alphaTex, ASCII and sheet files; null without a compactUrl.',
})
interface WithProject {
  readonly compactUrl: string | null
  readonly project:
    | { readonly measures: readonly Measure[] }
    | { readonly tabProject: { readonly measures: readonly Measure[] } }
}

/** The operation with links in its documents, or itself where they carry no project. */
export function withFiles(operation: AnyOperation): AnyOperation {
  if (!operation.hasFiles) return operation
  return {
    ...operation,
    document: lazyObject(() => ({ ...operation.document.shape, filesUrl, scoreUrl })),
    run(request: unknown, { baseUrl, ...context }: OperationContext) {
      const document = operation.run(request, { baseUrl, ...context })
      const { compactUrl, project }: WithProject = document
      if (compactUrl === null) return { ...document, filesUrl: null, scoreUrl: null }
      const zproject = zprojectOf(compactUrl)
      const { measures } = 'tabProject' in project ? project.tabProject : project
      return {
        ...document,
        filesUrl: `${baseUrl}/api/files?zproject=${zproject}`,
        scoreUrl: scoreUrlOf(zproject, measures, baseUrl),
      }
    },
  }
}
