/** A GET that answers with a file to be saved under its name. */

import { namesInBody } from '#operations/names/write-names'
import { requestErrorOf } from '#operations/reading/read-request'
import type { AnyOperation } from '#operations/registry/operation'
import { readQuery } from '#operations/registry/query'
import { readRepresentation } from '../text/representation'
import type { Answer } from './answer'
import { API_HEADERS } from './headers'
import { ignoredHeader, queryStringOf } from './query-text'
import { type AnswerContext, answerQuestion, questionOf } from './question'

/** The ending of ASCII tab, the one file whose names of notes are for people. */
const TAB_ENDING = '.txt'

/** The name for old clients in ASCII, and in full. */
function dispositionOf(fileName: string): string {
  const ascii = fileName.replace(/[^\w.-]+/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`
}

function otherNames(names: string, fileName: string): Error {
  const ending = fileName.slice(fileName.lastIndexOf('.'))
  const message = `names=${names} is for ASCII tab; a file that ends in ${ending} writes notes in its own way`
  return requestErrorOf('conflicting-parameters', [{ path: 'names', message }])
}

/** @throws RequestError, DomainError or FormatError when it is refused. */
export async function answerFile(
  operation: AnyOperation,
  { url, headers }: Request,
  context: AnswerContext,
): Promise<Answer> {
  const { names, queryString } = readRepresentation(operation, queryStringOf(url))
  const { request, ignored } = readQuery(operation, queryString, {}, names)
  const { fileName, mediaType } = operation.attachment!(request)
  if (names !== 'english' && !fileName.endsWith(TAB_ENDING)) throw otherNames(names, fileName)
  await operation.prepare?.(request)
  const question = questionOf({
    context,
    id: `${operation.id}${names === 'english' ? '' : ` ${names}`} ${JSON.stringify(request)}`,
    type: mediaType,
    headers: { ...API_HEADERS, 'Content-Disposition': dispositionOf(fileName) },
    ignored: ignored.length === 0 ? undefined : ignoredHeader(ignored),
    write: () => {
      const bytes = new Uint8Array<ArrayBuffer>(operation.run(request, context))
      if (names === 'english') return bytes
      const text = new TextDecoder().decode(bytes)
      return new TextEncoder().encode(namesInBody(text, 'tab', names))
    },
  })
  return answerQuestion(question, headers.get('if-none-match'))
}
