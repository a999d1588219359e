/** Which form of an answer a request asks for: JSON, or its Markdown twin. */

import { requestErrorOf } from '#operations/reading/read-request'
import { requestFieldsOf } from '#operations/registry/field-kinds'
import type { AnyOperation } from '#operations/registry/operation'
import { JSON_TYPE, MARKDOWN_TYPE, TEXT_TYPE } from '../http/headers'
import { hasMarkdown, markdownOf } from './markdown/markdown-of'

export const REPRESENTATIONS = ['json', 'md'] as const
export type Representation = (typeof REPRESENTATIONS)[number]

const FORMAT = /(?:^|&)format=([^&]*)(?=&|$)/g

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
  /** The query without `format`, which is a wish about the answer and no parameter of the question. */
  readonly queryString: string
}

/**
 * Reads the wish: `format=md` or `format=json` in the query wins over Accept.
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
  if (!queryString.includes('format=')) return { representation: byHeader, queryString }
  const given = [...queryString.matchAll(FORMAT)].map(([, value]) => value!)
  if (given.length === 0) return { representation: byHeader, queryString }
  if (given.length > 1) {
    throw requestErrorOf('repeated-parameter', [
      { path: 'format', message: 'format is given more than once; give it once' },
    ])
  }
  const representation = REPRESENTATIONS.find((one) => one === given[0])
  if (representation === undefined) {
    throw requestErrorOf('invalid-parameter', [
      {
        path: 'format',
        message: `format must be one of ${REPRESENTATIONS.join(', ')}`,
        allowed: [...REPRESENTATIONS],
      },
    ])
  }
  return { representation, queryString: queryString.replace(FORMAT, '').replace(/^&/, '') }
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
