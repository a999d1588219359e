/** Pages about the service itself: health, OpenAPI, the reference page and llms.txt. */

import type { Hono } from 'hono'
import { API_VERSIONS } from '#engine/versions'
import { OPERATIONS } from '#operations/index'
import { type AnswerContext, JSON_TYPE, refuseHost } from './answer-operation'
import { docsPage } from './docs-page'
import { entityTagOf, matchesEntityTag } from './entity-tag'
import { API_HEADERS, CACHE_PUBLIC, PAGE_HEADERS } from './headers'
import { llmsText } from './llms-text'
import { openApiOf } from './openapi'

interface Page {
  readonly path: string
  readonly type: string
  readonly headers: Readonly<Record<string, string>>
  readonly write: (context: AnswerContext) => string
}

const PAGES: readonly Page[] = [
  {
    path: '/openapi.json',
    type: JSON_TYPE,
    headers: API_HEADERS,
    write: ({ baseUrl }) => JSON.stringify(openApiOf(OPERATIONS, baseUrl)),
  },
  {
    path: '/llms.txt',
    type: 'text/plain; charset=utf-8',
    headers: API_HEADERS,
    write: ({ baseUrl }) => llmsText(OPERATIONS, baseUrl),
  },
  {
    path: '/docs',
    type: 'text/html; charset=utf-8',
    headers: PAGE_HEADERS,
    write: () => docsPage(),
  },
]

const MAX_KEPT_PAGES = 64

/** Adds the pages and returns their paths, which answer GET and HEAD only. */
export function addServicePages(
  app: Hono,
  options: { readonly buildId: string },
  contextOf: (request: Request) => AnswerContext | undefined,
): readonly string[] {
  const written = new Map<string, string>()
  for (const page of PAGES) {
    app.get(page.path, (c) => {
      const context = contextOf(c.req.raw)
      if (!context) return refuseHost()
      const key = `${page.path} ${context.baseUrl}`
      const headers = {
        ...page.headers,
        'Cache-Control': CACHE_PUBLIC,
        ETag: entityTagOf([options.buildId, key]),
        Vary: context.vary,
      }
      if (matchesEntityTag(c.req.header('if-none-match'), headers.ETag)) {
        return new Response(null, { status: 304, headers })
      }
      let text = written.get(key)
      if (text === undefined) {
        text = page.write(context)
        if (written.size >= MAX_KEPT_PAGES) written.clear()
        written.set(key, text)
      }
      return new Response(text, { headers: { ...headers, 'Content-Type': page.type } })
    })
  }
  app.get(
    '/api/health',
    () =>
      new Response(
        JSON.stringify({ apiVersion: API_VERSIONS.health, status: 'ok', build: options.buildId }),
        { headers: { ...API_HEADERS, 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-store' } },
      ),
  )
  return [...PAGES.map((page) => page.path), '/api/health']
}
