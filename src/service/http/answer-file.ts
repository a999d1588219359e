/** A GET that answers with a file to be saved under its name. */

import type { AnyOperation } from '#operations/registry/operation'
import { readQuery } from '#operations/registry/query'
import type { Answer } from './answer'
import { API_HEADERS } from './headers'
import { ignoredHeader, queryStringOf } from './query-text'
import { type AnswerContext, answerQuestion, questionOf } from './question'

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
  const { request, ignored } = readQuery(operation, queryStringOf(url))
  const { fileName, mediaType } = operation.attachment!(request)
  await operation.prepare?.(request)
  const question = questionOf({
    context,
    id: `${operation.id} ${JSON.stringify(request)}`,
    type: mediaType,
    headers: { ...API_HEADERS, 'Content-Disposition': dispositionOf(fileName) },
    ignored: ignored.length === 0 ? undefined : ignoredHeader(ignored),
    write: () => new Uint8Array(operation.run(request, context)),
  })
  return answerQuestion(question, headers.get('if-none-match'))
}
