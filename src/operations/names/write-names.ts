/**
 * Answers written in a system of names. An answer is made in English and projected once, where it
 * leaves, so that no operation knows the systems.
 */
import { namesInPicture } from '#engine/harmony/names/names-in-picture'
import { namesInTab } from '#engine/harmony/names/names-in-tab'
import { namesInText } from '#engine/harmony/names/names-in-text'
import type { NameSystem } from '#engine/theory/note-names/name-systems'
import { requestFieldsOf } from '../registry/field-kinds'
import type { AnyOperation } from '../registry/operation'
import { PLAIN_TEXTS, PROGRAM_FORMS } from './name-fields'
import { namesInUrls } from './names-in-urls'

const TAB_LINE = /^[A-Ga-g](?:#|b)*\s*[|‖]/m

/** A title that the caller gave, or that came with a project or a file, stays as it is. */
function hasOwnTitle({ request }: AnyOperation): boolean {
  const fields = requestFieldsOf(request)
  return ['title', 'project', 'file'].some((name) => fields.has(name))
}

function writeText(text: string, system: NameSystem): string {
  if (TAB_LINE.test(text)) return namesInTab(text, system)
  return namesInUrls(text, system, (words) => namesInText(words, system))
}

function writeValue(value: unknown, system: NameSystem, plain: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return writeText(value, system)
  if (Array.isArray(value)) return value.map((item) => writeValue(item, system, plain))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      PROGRAM_FORMS.has(name) || (plain.has(name) && isText(inner))
        ? inner
        : writeValue(inner, system, plain),
    ]),
  )
}

function isText(value: unknown): boolean {
  return typeof value === 'string' || (Array.isArray(value) && value.every(isText))
}

/** A document of an operation with its names in a system. */
export function namesInDocument<Document>(
  operation: AnyOperation,
  document: Document,
  system: NameSystem,
): Document {
  if (system === 'english' || operation.id === 'getCapabilities') return document
  const plain = hasOwnTitle(operation) ? new Set([...PLAIN_TEXTS, 'title']) : PLAIN_TEXTS
  return writeValue(document, system, plain) as Document
}

const FENCE = /(^```[^\n]*\n[\s\S]*?^```$)/m

/** A text of the service with its names in a system, by its media type. */
export function namesInBody(
  body: string,
  form: 'markdown' | 'picture' | 'tab',
  system: NameSystem,
): string {
  if (system === 'english') return body
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
