/** The Markdown twin of a document: what a chat can show of it. */

import { joinParts, writeBlock } from '#operations/markdown/write-table'
import type { AnyOperation } from '#operations/registry/operation'
import { writeAny } from './write-any'

/** Whether an operation's answer has a Markdown twin; a picture has none. */
export function hasMarkdown(operation: AnyOperation): boolean {
  return operation.mediaType === undefined || operation.mediaType === 'text/plain'
}

/** A document of an operation as Markdown, by its own writer where it has one. */
export function markdownOf(operation: AnyOperation, document: unknown): string {
  if (operation.mediaType !== undefined) return `${writeBlock(String(document))}\n`
  const text = operation.markdown?.(document) ?? writeAny(operation.summary, document)
  return `${joinParts([text, writePictures(document)])}\n`
}

const MAX_PICTURES = 6

/** Links that a chat shows as pictures. */
function writePictures(document: unknown): string {
  if (typeof document !== 'object' || document === null || !('pictures' in document)) return ''
  const { pictures } = document
  if (!Array.isArray(pictures)) return ''
  return pictures
    .slice(0, MAX_PICTURES)
    .map((url, index) => `![Picture ${index + 1}](${url})`)
    .join('\n')
}
