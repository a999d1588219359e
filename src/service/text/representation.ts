/** Which form of an answer a request asks for: JSON, whole or lean, or its Markdown twin. */
import { NAME_SYSTEMS, type NameSystem } from '#engine/theory/note-names/name-systems'
import { namesInBody, namesInDocument, namesInMarkdown } from '#operations/names/write-names'
import { leanOf } from '#operations/registry/lean'
import type { AnyOperation } from '#operations/registry/operation'
import { requestErrorOf, showValue } from '#operations/registry/request-errors'
import { DETAILS, type Detail } from '#operations/registry/surfaces'
import { nearestOf } from '#operations/suggest/nearest'
import { JSON_TYPE, MARKDOWN_TYPE, TEXT_TYPE } from './headers'
import { hasMarkdown, markdownOf } from './markdown/markdown-of'

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

export const FORMATS = ['json', 'md'] as const
export type Representation = (typeof FORMATS)[number] | 'lean' | 'lean-md' | `as ${string}`

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
const FORM_PARAMETERS = { format: FORMATS, detail: DETAILS, names: NAME_SYSTEMS } as const
type FormParameter = keyof typeof FORM_PARAMETERS

function isFormParameter(name: string): name is FormParameter {
  return Object.hasOwn(FORM_PARAMETERS, name)
}

/** What a query says of the form, and the query without it. */
function takeForm(
  queryString: string,
  taken: readonly FormParameter[],
  formats: readonly string[],
): { readonly form: ReadonlyMap<FormParameter, string>; readonly rest: string } {
  const form = new Map<FormParameter, string>()
  if (!/format=|detail=|names=|%/.test(queryString)) return { form, rest: queryString }
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
    const allowed = name === 'format' ? formats : FORM_PARAMETERS[name]
    form.set(name, readChoice(name, decoded(part.slice(end + 1)), allowed))
  }
  return { form, rest: rest.join('&') }
}

/**
 * A value of a parameter that chooses the form.
 *
 * @throws RequestError for one that is not allowed.
 */
export function readForm<Name extends FormParameter>(
  name: Name,
  value: unknown,
): (typeof FORM_PARAMETERS)[Name][number] {
  return readChoice(name, value, FORM_PARAMETERS[name])
}

function readChoice<Choice extends string>(
  name: string,
  value: unknown,
  allowed: readonly Choice[],
): Choice {
  const found = allowed.find((one) => one === value)
  if (found !== undefined) return found
  const near = typeof value === 'string' ? nearestOf(value, allowed) : undefined
  const message = `${name} must be one of ${allowed.join(', ')}, not ${showValue(value)}`
  throw requestErrorOf('invalid-parameter', [
    { path: name, message, allowed, ...(near !== undefined && { didYouMean: near }) },
  ])
}

/** The form for each format and detail. */
export const REPRESENTATIONS: Readonly<
  Record<(typeof FORMATS)[number], Readonly<Record<Detail, Representation>>>
> = {
  json: { full: 'json', lean: 'lean' },
  md: { full: 'md', lean: 'lean-md' },
}

function isMarkdown(representation: Representation): boolean {
  return representation === 'md' || representation === 'lean-md'
}

export interface ReadRepresentation {
  readonly representation: Representation
  /** How names of notes are read and written. */
  readonly names: NameSystem
  /** The query without the parameters that choose the form. */
  readonly queryString: string
}

/** Forms in which an operation answers. */
export function formatsOf({ texts }: AnyOperation): readonly string[] {
  return texts ? [...FORMATS, ...Object.keys(texts)] : FORMATS
}

/** Whether `detail` chooses between the whole document and its essence. */
export function hasDetail(operation: AnyOperation): boolean {
  return operation.mediaType === undefined
}

/** Parameters of the form that an operation takes beside its own. */
function formParametersOf(operation: AnyOperation): readonly FormParameter[] {
  if (!hasMarkdown(operation)) return ['names']
  return hasDetail(operation) ? ['format', 'detail', 'names'] : ['format', 'names']
}

/**
 * Reads the form asked for: `format=md` or `format=json` in the query wins over Accept;
 * `detail=lean` leaves out what is not essential; `names` says how notes are called.
 *
 * @throws RequestError when one of them has another value, or is given twice.
 */
export function readRepresentation(
  operation: AnyOperation,
  queryString: string,
  accept?: string | null,
): ReadRepresentation {
  const formats = formatsOf(operation)
  const { form, rest } = takeForm(queryString, formParametersOf(operation), formats)
  const likesMarkdown = hasMarkdown(operation) && acceptsMarkdown(accept)
  const format = form.get('format') ?? (likesMarkdown ? 'md' : 'json')
  const detail = form.get('detail') === 'lean' ? 'lean' : 'full'
  const isText = Object.hasOwn(operation.texts ?? {}, format)
  return {
    representation: isText
      ? `as ${format}`
      : REPRESENTATIONS[format === 'md' ? 'md' : 'json'][detail],
    names: readForm('names', form.get('names') ?? 'english'),
    queryString: rest,
  }
}

/** Content type of an operation's answer. */
export function contentTypeOf(operation: AnyOperation, representation: Representation): string {
  if (isMarkdown(representation)) return MARKDOWN_TYPE
  if (representation.startsWith('as ')) return TEXT_TYPE
  if (operation.mediaType === undefined) return JSON_TYPE
  return operation.mediaType === 'text/plain' ? TEXT_TYPE : operation.mediaType
}

/** Bytes of an operation's answer, as text. */
export function writeDocument(
  operation: AnyOperation,
  document: unknown,
  representation: Representation,
  names: NameSystem = 'english',
): string {
  if (isMarkdown(representation)) {
    const detail = representation === 'md' ? 'full' : 'lean'
    return namesInMarkdown(operation, document, names, (shown, own) =>
      markdownOf(operation, shown, detail, own),
    )
  }
  const asText = operation.texts?.[representation.slice('as '.length)]
  if (representation.startsWith('as ') && asText) return asText(document)
  if (operation.mediaType !== undefined) {
    const form = operation.mediaType === 'text/plain' ? 'tab' : 'picture'
    return namesInBody(String(document), form, names)
  }
  const shown = representation === 'lean' ? leanOf(operation, Object(document)) : document
  return JSON.stringify(namesInDocument(operation, shown, names))
}
