/** What the app answers under one path. */
import { OPERATIONS } from '#operations/registry/index'
import type { Answer } from './answer'
import { answerGet, answerPost } from './answer-operation'
import type { AnswerContext } from './question'

export type Answerer = (request: Request, context: AnswerContext) => Answer | Promise<Answer>

export interface Route {
  readonly path: string
  /** A GET is a HEAD too. */
  readonly method: 'GET' | 'POST'
  readonly answer: Answerer
}

/** A route for each operation of the registry. */
export function operationRoutes(): readonly Route[] {
  return OPERATIONS.map((operation) => {
    const { method, path } = operation.http
    const answerOne = method === 'GET' ? answerGet : answerPost
    return { path, method, answer: (request, context) => answerOne(operation, request, context) }
  })
}
