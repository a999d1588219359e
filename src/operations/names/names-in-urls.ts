/** Links in an answer: they ask in the names that the answer is written in. */
import { namesInText } from '#engine/harmony/names/names-in-text'
import { looksLikeNumeral } from '#engine/harmony/numeral'
import type { NameSystem } from '#engine/theory/note-names/name-systems'
import { encodeValue } from '../registry/format-query'
import { NAME_FIELDS } from './name-fields'

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
