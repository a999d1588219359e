/** Which form of an answer a request asks for: JSON, whole or lean, or its Markdown twin. */

import { requestErrorOf } from '#operations/reading/read-request'
import { requestFieldsOf } from '#operations/registry/field-kinds'
import { DETAILS, leanOf } from '#operations/registry/lean'
import type { AnyOperation } from '#operations/registry/operation'
import { JSON_TYPE, MARKDOWN_TYPE, TEXT_TYPE } from '../http/headers'
import { hasMarkdown, markdownOf } from './markdown/markdown-of'

export const FORMATS = ['json', 'md'] as const
export type Representation = (typeof FORMATS)[number] | 'lean'

/** Decoded text, or the text itself where it is no percent-encoding: the query's reader refuses it. */
function decoded(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Parameters that choose the form of an answer and are no part of the question. */
const FORM_PARAMETERS = { format: FORMATS, detail: DETAILS } as const
type FormParameter = keyof typeof FORM_PARAMETERS

function isFormParameter(name: string): name is FormParameter {
  return Object.hasOwn(FORM_PARAMETERS, name)
}

/** What a query says of the form, and the query without it. */
function takeForm(
  queryString: string,
  taken: readonly FormParameter[],
): { readonly form: ReadonlyMap<FormParameter, string>; readonly rest: string } {
  const form = new Map<FormParameter, string>()
  if (!/format=|detail=|%/.test(queryString)) return { form, rest: queryString }
  const rest: string[] = []
  for (const part of queryString.split('&')) {
    const end = part.indexOf('=')
    const name = end > 0 ? decoded(part.slice(0, end)) : ''
    if (!isFormParameter(name) || !taken.includes(name)) {
      rest.push(part)
      continue
    }
    if (form.has(name)) {
      const message = `${name} is given more than once; give it once`
      throw requestErrorOf('repeated-parameter', [{ path: name, message }])
    }
    form.set(name, checkedForm(name, decoded(part.slice(end + 1))))
  }
  return { form, rest: rest.join('&') }
}

function checkedForm(name: FormParameter, value: string): string {
  const allowed: readonly string[] = FORM_PARAMETERS[name]
  if (allowed.includes(value)) return value
  const message = `${name} must be one of ${allowed.join(', ')}`
  throw requestErrorOf('invalid-parameter', [{ path: name, message, allowed }])
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
  /** The query without the parameters that choose the form. */
  readonly queryString: string
}

/** Whether `detail` chooses between the whole document and its essence. */
export function hasDetail(operation: AnyOperation): boolean {
  return operation.mediaType === undefined
}

/**
 * Reads the form asked for: `format=md` or `format=json` in the query wins over Accept;
 * `detail=lean` leaves out what is not essential. Markdown is the same for both.
 *
 * @throws RequestError when `format` or `detail` has another value, or is given twice.
 */
export function readRepresentation(
  operation: AnyOperation,
  queryString: string,
  accept: string | null | undefined,
): ReadRepresentation {
  const own = requestFieldsOf(operation.request)
  if (!hasMarkdown(operation) || own.has('format')) return { representation: 'json', queryString }
  const taken: readonly FormParameter[] = hasDetail(operation) ? ['format', 'detail'] : ['format']
  const { form, rest } = takeForm(queryString, taken)
  const format = form.get('format') ?? (acceptsMarkdown(accept) ? 'md' : 'json')
  const json = form.get('detail') === 'lean' ? 'lean' : 'json'
  return { representation: format === 'md' ? 'md' : json, queryString: rest }
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
  if (operation.mediaType !== undefined) return String(document)
  return JSON.stringify(representation === 'lean' ? leanOf(operation, Object(document)) : document)
}
