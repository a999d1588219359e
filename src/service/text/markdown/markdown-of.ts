/** The Markdown twin of a document: what a chat can show of it. */

import { joinParts, writeBlock } from '#operations/markdown/write-table'
import type { AnyOperation, OperationContext } from '#operations/registry/operation'
import type { Detail } from '#operations/registry/surfaces'
import { warningsOf } from '#operations/registry/warnings'
import type { NeckOfDocument } from '#operations/schemas/neck-document'
import { writeAny } from './write-any'

/** Whether an operation's answer has a Markdown twin; a picture has none. */
export function hasMarkdown(operation: AnyOperation): boolean {
  return operation.mediaType === undefined || operation.mediaType === 'text/plain'
}

/**
 * A document of an operation as Markdown, by its own writer where it has one, with every warning of
 * the document. The lean text names the
 * first pictures with short URLs; the lean document beside it names all.
 */
export function markdownOf(
  operation: AnyOperation,
  document: unknown,
  detail: Detail = 'full',
  own?: OperationContext['own'],
): string {
  if (operation.mediaType !== undefined) return `${writeBlock(String(document))}\n`
  const text = operation.markdown?.(document, detail, own) ?? writeAny(operation.summary, document)
  const pictures = writePictures(document, detail)
  const untold = warningsOf(document).filter((warning) => !text.includes(warning))
  return `${joinParts([text, untold.length > 0 && `Warnings: ${untold.join('. ')}.`, writeNeck(document as Necked), pictures])}\n`
}

type Necked = NeckOfDocument & { readonly shapeSymbol?: string }

/** The neck of an answer that is not for the standard guitar. */
function writeNeck({ instrument, tuning, shapeSymbol }: Necked): string {
  // The manifest tells of an instrument too, and of no tuning beside it.
  if (!instrument || tuning === undefined) return ''
  const { name, capo, strings } = instrument
  const openNotes = strings.toReversed().map(({ note }) => note)
  const shape =
    shapeSymbol === undefined
      ? ', chords are named as they sound'
      : `; the shapes are those of ${shapeSymbol}`
  const above = capo === 0 ? '' : `, capo ${capo}: frets count from it${shape}`
  return `On ${name}, tuning ${tuning} (${openNotes.join(' ')})${above}.`
}

const MAX_PICTURES = 6
const MAX_LEAN_PICTURES = 1
const SHORT_URL = 110

/** Links that a chat shows as pictures. */
function writePictures(document: unknown, detail: Detail): string {
  if (typeof document !== 'object' || document === null || !('pictures' in document)) return ''
  const { pictures } = document
  if (!Array.isArray(pictures)) return ''
  const shown =
    detail === 'full'
      ? pictures.slice(0, MAX_PICTURES)
      : pictures.filter((url) => String(url).length <= SHORT_URL).slice(0, MAX_LEAN_PICTURES)
  return shown.map((url, index) => `![Picture ${index + 1}](${url})`).join('\n')
}
