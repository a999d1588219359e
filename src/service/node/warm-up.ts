/**
 * Runs every example once, so that the first request of each operation finds it compiled: cold, the
 * dearest take ten times as long. One example a turn, so that requests come in between.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { OPERATIONS } from '#operations/index'
import { readObject } from '#operations/reading/read-object'
import { formatQuery } from '#operations/registry/format-query'
import type { AnyOperation } from '#operations/registry/operation'
import { readQuestion } from '../http/answer-operation'
import type { AnswerContext } from '../http/question'
import { writeDocument } from '../text/representation'

async function answerOnce(
  operation: AnyOperation,
  request: object,
  context: AnswerContext,
): Promise<string> {
  if (operation.http.method === 'GET') {
    const query = formatQuery(request as Record<string, unknown>).slice(1)
    return readQuestion(operation, query, context).write()
  }
  const { request: asked } = readObject(operation, request)
  await operation.prepare?.(asked)
  return writeDocument(operation, operation.run(asked, context), 'json')
}

/** Resolves with the number of answers; an unexpected error is thrown, as it would be for a request. */
export async function warmUp(context: AnswerContext): Promise<number> {
  let answers = 0
  for (const operation of OPERATIONS) {
    if (operation.lane) continue
    for (const { request } of operation.examples) {
      await nextTurn()
      await answerOnce(operation, request, context)
      answers++
    }
  }
  return answers
}
