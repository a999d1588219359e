/**
 * The PNG twin of every picture: `/api/diagram/voicing.png` beside `voicing.svg`. The painter is
 * loaded when it is first asked for; where a runtime has none, the refusal names the SVG.
 */

import type { AnyOperation } from '#operations/registry/operation'
import { readQuestion } from '../http/answer-operation'
import type { AppOptions } from '../http/app-options'
import { heldTag, matchesAnyTag } from '../http/entity-tag'
import { httpRefusal } from '../http/http-errors'
import { queryStringOf } from '../http/query-text'
import { type AnswerContext, answerQuestion, type Route } from '../http/question'
import { RefusedRequest } from '../http/read-body'
import { MAX_PIXELS } from './picture-scale'
import { hasPng, PICTURE_OPERATIONS, PNG_TYPE, pngPathOf } from './png-twin'

const NOT_DRAWN = new Uint8Array()

export function pngRoutes({ loadPainter }: AppOptions): readonly Route[] {
  async function answer(operation: AnyOperation, request: Request, context: AnswerContext) {
    const query = queryStringOf(request.url)
    const question = readQuestion(operation, query, context)
    const svgUrl = `${context.baseUrl}${operation.http.path}${query === '' ? '' : `?${query}`}`
    if (!loadPainter || !hasPng(operation)) {
      throw new RefusedRequest(
        httpRefusal('png-not-drawn-here', `No PNG is drawn here; as SVG: ${svgUrl}`),
      )
    }
    const paint = await loadPainter()
    // Other bytes than the SVG of the same question, so another strong tag.
    const tag = `${question.tag.slice(0, -1)}-png"`
    const headers = { ...question.headers, ETag: tag }
    const ifNoneMatch = request.headers.get('if-none-match')
    // A client that names the tag has seen the picture, so it is not drawn again.
    const isHeld = !matchesAnyTag(ifNoneMatch) && heldTag(ifNoneMatch, tag) !== undefined
    const bytes = isHeld ? NOT_DRAWN : paint(question.write())
    if (!bytes) {
      const sentence = `A PNG has at most ${MAX_PIXELS} pixels, and this picture has more; as SVG: ${svgUrl}`
      throw new RefusedRequest(httpRefusal('picture-too-large', sentence))
    }
    return answerQuestion({ tag, headers, type: PNG_TYPE, write: () => bytes }, ifNoneMatch)
  }

  return PICTURE_OPERATIONS.map((operation) => ({
    path: pngPathOf(operation),
    method: 'GET',
    lane: 'files',
    answer: (request, context) => answer(operation, request, context),
  }))
}
