/** Which form of an answer a request asks for: JSON, or its Markdown twin. */

import { requestErrorOf } from '#operations/reading/read-request'
import { requestFieldsOf } from '#operations/registry/field-kinds'
import type { AnyOperation } from '#operations/registry/operation'
import { JSON_TYPE, MARKDOWN_TYPE, TEXT_TYPE } from '../http/headers'
import { hasMarkdown, markdownOf } from './markdown/markdown-of'

export const REPRESENTATIONS = ['json', 'md'] as const
export type Representation = (typeof REPRESENTATIONS)[number]

/** Decoded text, or the text itself where it is no percent-encoding: the query's reader refuses it. */
function decoded(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The parts of a query named `format`, and the query without them. */
function takeFormat(queryString: string): { formats: readonly string[]; rest: string } {
  if (!/format=|%/.test(queryString)) return { formats: [], rest: queryString }
  const parts = queryString.split('&').map((part) => {
    const end = part.indexOf('=')
    const isFormat = end > 0 && decoded(part.slice(0, end)) === 'format'
    return { part, format: isFormat ? decoded(part.slice(end + 1)) : undefined }
  })
  return {
    formats: parts.flatMap(({ format }) => format ?? []),
    rest: parts.flatMap(({ part, format }) => (format === undefined ? part : [])).join('&'),
  }
}

/** Quality of a media type in an Accept header, 0 where it is not named. */
function qualityOf(accept: string, type: string): number {
  for (const part of accept.split(',')) {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    if (name !== type) continue
    const quality = parameters.find((text) => text.startsWith('q='))
    return quality === undefined ? 1 : Number(quality.slice(2)) || 0
  }
  return 0
}

/** Whether an Accept header names Markdown, and likes it no less than JSON. */
export function acceptsMarkdown(accept: string | null | undefined): boolean {
  if (!accept?.includes('text/markdown')) return false
  const markdown = qualityOf(accept, 'text/markdown')
  return markdown > 0 && markdown >= qualityOf(accept, 'application/json')
}

export interface ReadRepresentation {
  readonly representation: Representation
  /** The query without `format`, which chooses the form of the answer and is no parameter of the question. */
  readonly queryString: string
}

/**
 * Reads the form asked for: `format=md` or `format=json` in the query wins over Accept.
 *
 * @throws RequestError when `format` is neither, or given twice.
 */
export function readRepresentation(
  operation: AnyOperation,
  queryString: string,
  accept: string | null | undefined,
): ReadRepresentation {
  const isOurs = hasMarkdown(operation) && !requestFieldsOf(operation.request).has('format')
  if (!isOurs) return { representation: 'json', queryString }
  const byHeader: Representation = acceptsMarkdown(accept) ? 'md' : 'json'
  const { formats, rest } = takeFormat(queryString)
  if (formats.length === 0) return { representation: byHeader, queryString }
  if (formats.length > 1) {
    throw requestErrorOf('repeated-parameter', [
      { path: 'format', message: 'format is given more than once; give it once' },
    ])
  }
  const representation = REPRESENTATIONS.find((one) => one === formats[0])
  if (representation === undefined) {
    throw requestErrorOf('invalid-parameter', [
      {
        path: 'format',
        message: `format must be one of ${REPRESENTATIONS.join(', ')}`,
        allowed: [...REPRESENTATIONS],
      },
    ])
  }
  return { representation, queryString: rest }
}

/** Content type of an operation's answer. */
export function contentTypeOf(operation: AnyOperation, representation: Representation): string {
  if (representation === 'md') return MARKDOWN_TYPE
  if (operation.mediaType === undefined) return JSON_TYPE
  return operation.mediaType === 'text/plain' ? TEXT_TYPE : operation.mediaType
}

/** Bytes of an operation's answer, as text. */
export function writeDocument(
  operation: AnyOperation,
  document: unknown,
  representation: Representation,
): string {
  if (representation === 'md') return markdownOf(operation, document)
  return operation.mediaType === undefined ? JSON.stringify(document) : String(document)
}
