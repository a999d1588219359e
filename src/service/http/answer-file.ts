/** A GET that answers with a file to be saved under its name. */

import { namesInBody } from '#operations/names/write-names'
import { readQuery } from '#operations/reading/query'
import type { AnyOperation } from '#operations/registry/operation'
import { API_HEADERS } from '../text/headers'
import { readRepresentation } from '../text/representation'
import type { Answer } from './answer'
import { ignoredHeader, queryStringOf } from './query-text'
import { type AnswerContext, answerQuestion, questionOf } from './question'

/** The ending of ASCII tab, the one file whose names of notes are for people: others keep their own. */
const TAB_ENDING = '.txt'

/** The name for old clients in ASCII, and in full. */
function dispositionOf(fileName: string): string {
  const ascii = fileName.replace(/[^\w.-]+/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`
}

/** @throws RequestError, DomainError or FormatError when it is refused. */
export async function answerFile(
  operation: AnyOperation,
  { url, headers }: Request,
  context: AnswerContext,
): Promise<Answer> {
  const { names: asked, queryString } = readRepresentation(operation, queryStringOf(url))
  const { request, ignored } = readQuery(operation, queryString, {}, asked)
  const { fileName, mediaType } = operation.attachment!(request)
  const names = fileName.endsWith(TAB_ENDING) ? asked : 'english'
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
