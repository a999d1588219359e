/** A link to the files of the project that a document carries, so that it can be taken elsewhere. */
import * as z from 'zod'
import type { AnyOperation, OperationContext } from '../registry/operation'
import { lazyObject } from '../schemas/lazy-object'
import { zprojectOf } from './file-links'

const filesUrl = z.string().nullable().meta({
  description:
    'Lists the project as MIDI, MusicXML, Guitar Pro, alphaTex and ASCII files; null without a compactUrl.',
})

/** The operation with `filesUrl` in its documents, or itself where they carry no project. */
export function withFiles(operation: AnyOperation): AnyOperation {
  if (!operation.hasFiles) return operation
  return {
    ...operation,
    document: lazyObject(() => ({ ...operation.document.shape, filesUrl })),
    run(request: unknown, context: OperationContext) {
      const document = operation.run(request, context)
      const { compactUrl } = document as { compactUrl: string | null }
      const url = compactUrl && `${context.baseUrl}/api/files?zproject=${zprojectOf(compactUrl)}`
      return { ...document, filesUrl: url }
    },
  }
}
