/** The Markdown twin of a document: what a chat can show of it. */
import type { AnyOperation } from '#operations/operation'
import { writeAny } from './write-any'
import { writeBlock } from './write-table'
import { MARKDOWN_WRITERS } from './writers'

/** Whether an operation's answer has a Markdown twin; a picture has none. */
export function hasMarkdown(operation: AnyOperation): boolean {
  return operation.mediaType === undefined || operation.mediaType === 'text/plain'
}

/** A document of an operation as Markdown, by its own writer where it has one. */
export function markdownOf(operation: AnyOperation, document: unknown): string {
  if (operation.mediaType !== undefined) return `${writeBlock(String(document))}\n`
  const write = MARKDOWN_WRITERS.get(operation.id)
  return `${write ? write(document) : writeAny(operation.summary, document)}\n`
}
