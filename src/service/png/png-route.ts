/**
 * The PNG twin of every picture: `/api/diagram/voicing.png` beside `voicing.svg`. The painter is
 * loaded when it is first asked for; where a runtime has none, the refusal names the SVG.
 */
import type { HonoBase } from 'hono/hono-base'
import type { AnyOperation } from '#operations/registry/operation'
import type { AnswerContext } from '../http/answer-context'
import {
  queryStringOf,
  readQuestion,
  refuse,
  refuseHost,
  refuseThrown,
} from '../http/answer-operation'
import type { AppOptions } from '../http/app-options'
import { matchesEntityTag } from '../http/entity-tag'
import { httpRefusal } from '../http/http-errors'
import { headersOf, type Question } from '../http/question'
import { PICTURE_OPERATIONS, PNG_TYPE, pngPathOf } from './png-twin'

/** Painting takes tens of milliseconds, so what was painted last is kept: some five megabytes. */
const MAX_KEPT = 256

export function addPngRoutes(
  app: HonoBase,
  { loadPainter }: AppOptions,
  contextOf: (request: Request) => AnswerContext | undefined,
): readonly string[] {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()

  async function paint(question: Question, load: NonNullable<typeof loadPainter>) {
    let bytes = kept.get(question.key)
    if (bytes) return bytes
    const painter = await load()
    bytes = painter(question.write())
    if (!bytes) return undefined
    if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!)
    kept.set(question.key, bytes)
    return bytes
  }

  async function answer(operation: AnyOperation, request: Request, context: AnswerContext) {
    const query = queryStringOf(request.url)
    const question = readQuestion(operation, query, context)
    const svgUrl = `${context.baseUrl}${operation.http.path}${query === '' ? '' : `?${query}`}`
    if (!loadPainter) {
      return refuse(httpRefusal('png-not-drawn-here', `No PNG is drawn here; as SVG: ${svgUrl}`))
    }
    // Other bytes than the SVG of the same question, so another strong tag.
    const headers = { ...headersOf(question), ETag: `${question.tag.slice(0, -1)}-png"` }
    if (matchesEntityTag(request.headers.get('if-none-match'), headers.ETag)) {
      return new Response(null, { status: 304, headers })
    }
    const bytes = await paint(question, loadPainter)
    if (!bytes) {
      return refuse(
        httpRefusal('picture-too-large', `Too large a picture for PNG; as SVG: ${svgUrl}`),
      )
    }
    return new Response(bytes, { headers: { ...headers, 'Content-Type': PNG_TYPE } })
  }

  for (const operation of PICTURE_OPERATIONS) {
    app.get(pngPathOf(operation), async (c) => {
      const context = contextOf(c.req.raw)
      if (!context) return refuseHost()
      try {
        return await answer(operation, c.req.raw, context)
      } catch (thrown) {
        return refuseThrown(thrown)
      }
    })
  }
  return PICTURE_OPERATIONS.map(pngPathOf)
}
