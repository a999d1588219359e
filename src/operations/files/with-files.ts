/** Links to the files and the score of the project that a document carries. */
import * as z from 'zod'
import type { Measure } from '#engine/tab/tab-event'
import { scoreUrl, scoreUrlOf } from '../pictures/score-url'
import type { AnyOperation, OperationContext } from '../registry/operation'
import { lazyObject } from '../schemas/lazy-object'
import { zprojectOf } from './file-links'

const filesUrl = z.string().nullable().meta({
  description:
    'Lists the project as MIDI, MusicXML, Guitar Pro, alphaTex and ASCII files; null without a compactUrl.',
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
