/**
 * Answers written in a system of names. An answer is made in English and projected once, where it
 * leaves, so that no operation knows the systems.
 */
import { namesInPicture } from '#engine/harmony/names/names-in-picture'
import { namesInTab } from '#engine/harmony/names/names-in-tab'
import { namesInText } from '#engine/harmony/names/names-in-text'
import { hideOwnText, showOwnText } from '#engine/harmony/names/own-text'
import { looksLikeNumeral } from '#engine/harmony/numeral'
import type { NameSystem } from '#engine/theory/note-names/name-systems'
import { requestFieldsOf } from '../registry/field-kinds'
import { encodeValue } from '../registry/format-query'
import type { AnyOperation, OperationContext } from '../registry/operation'
import { NAME_FIELDS, OWN_TEXTS, PLAIN_TEXTS, PROGRAM_FORMS } from './name-fields'

/** An operation's path, or the page with a query: with their origin, where it is written. */
const URL_IN_TEXT = /((?:https?:\/\/[^\s/?#()"<>]+)?\/(?:api\/[\w./-]*|(?=\?)))(\?[^\s()"<>]*)?/g

/** What stands between the names of a value; in a chord symbol a + is part of it. */
const GAPS = { notes: /([,+])/, others: /(,)/ } as const

function writeValue(name: string, text: string, system: NameSystem): string {
  return text
    .split(name === 'notes' ? GAPS.notes : GAPS.others)
    .map((item) => (looksLikeNumeral(item) ? item : namesInText(upperCaseName(item), system)))
    .join('')
}

/** A name that a caller wrote small: `b` would be read as another note in German. */
function upperCaseName(text: string): string {
  return text.replace(/^[a-g](?=[#b♯♭]|[0-9]|$)/, (letter) => letter.toUpperCase())
}

/** A path alone is what prose names and bodies are posted to, and a project keeps its own names. */
function writeQuery(path: string, query: string, system: NameSystem): string {
  if (query === '' || path.endsWith('/')) return query
  const pairs = query
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      if (!NAME_FIELDS.has(name)) return pair
      return `${name}=${encodeValue(writeValue(name, decodeURIComponent(value), system))}`
    })
  return `?${[...pairs, `names=${system}`].join('&')}`
}

/**
 * Writes a text whose links to operations ask in a system of names.
 *
 * @param writeWords writes what is no link.
 */
export function namesInUrls(
  text: string,
  system: NameSystem,
  writeWords: (words: string) => string,
): string {
  let written = ''
  let end = 0
  for (const match of text.matchAll(URL_IN_TEXT)) {
    const [whole, path = '', query = ''] = match
    written += writeWords(text.slice(end, match.index)) + path + writeQuery(path, query, system)
    end = match.index + whole.length
  }
  return written + writeWords(text.slice(end))
}

const TAB_LINE = /^[A-Ga-g](?:#|b)*\s*[|‖]/m

/** Whether an answer may hold a title that the caller gave, or that came with a project or a file. */
function carriesOwnTexts({ request }: AnyOperation): boolean {
  const fields = requestFieldsOf(request)
  return ['title', 'project', 'file', 'song'].some((name) => fields.has(name))
}

function writeText(text: string, system: NameSystem): string {
  if (TAB_LINE.test(text)) return namesInTab(text, system)
  return namesInUrls(text, system, (words) => namesInText(words, system))
}

/** A value whose texts are changed by the field they stand in: `name`, after `tracks.` in tracks. */
function changeTexts(
  value: unknown,
  change: (text: string, name: string, path: string) => string,
  skipped: ReadonlySet<string>,
  name = '',
  path = '',
): unknown {
  if (typeof value === 'string') return change(value, name, path)
  if (Array.isArray(value)) {
    return value.map((item) => changeTexts(item, change, skipped, name, path))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      skipped.has(field)
        ? inner
        : changeTexts(inner, change, skipped, field, name === '' ? field : `${name}.${field}`),
    ]),
  )
}

/** Whether a field of an operation's documents holds what a person wrote. */
function ownTextsOf(operation: AnyOperation): (name: string, path: string) => boolean {
  if (!carriesOwnTexts(operation)) return () => false
  const own = new Set([...OWN_TEXTS, ...(operation.ownTexts ?? [])])
  return (name, path) => own.has(name) || own.has(path)
}

/** A document of an operation with its names in a system. */
export function namesInDocument<Document>(
  operation: AnyOperation,
  document: Document,
  system: NameSystem,
): Document {
  if (system === 'english' || operation.id === 'getCapabilities') return document
  const isOwn = ownTextsOf(operation)
  const change = (text: string, name: string, path: string) =>
    PLAIN_TEXTS.has(name) || isOwn(name, path) ? text : writeText(text, system)
  return changeTexts(document, change, PROGRAM_FORMS) as Document
}

const NONE: ReadonlySet<string> = new Set()

/** A document as Markdown with its names in a system. */
export function namesInMarkdown<Document>(
  operation: AnyOperation,
  document: Document,
  system: NameSystem,
  write: (document: Document, own?: OperationContext['own']) => string,
): string {
  if (system === 'english') return write(document)
  const isOwn = ownTextsOf(operation)
  const hide = (text: string, name: string, path: string) =>
    name === 'fileName' || isOwn(name, path) ? hideOwnText(text) : text
  const hidden = changeTexts(document, hide, NONE) as Document
  return namesInBody(write(hidden, hideOwnText), 'markdown', system)
}

/** What `run` is told where its answer is text or a picture to be written in a system of names. */
export function ownTextFor(system: NameSystem): Pick<OperationContext, 'own' | 'names'> {
  return system === 'english' ? {} : { own: hideOwnText, names: system }
}

type BodyForm = 'markdown' | 'picture' | 'tab'

const FENCE = /(^```[^\n]*\n[\s\S]*?^```$)/m

function writeBody(body: string, form: BodyForm, system: NameSystem): string {
  if (form === 'picture') return namesInPicture(body, system)
  if (form === 'tab') return namesInTab(body, system)
  return body
    .split(FENCE)
    .map((part) =>
      part.startsWith('```')
        ? namesInTab(part, system)
        : part
            .split('\n')
            .map((line) => namesInUrls(line, system, (words) => namesInText(words, system)))
            .join('\n'),
    )
    .join('')
}

/** A text of the service with its names in a system, by its media type. */
export function namesInBody(body: string, form: BodyForm, system: NameSystem): string {
  return system === 'english' ? body : showOwnText(writeBody(body, form, system))
}
