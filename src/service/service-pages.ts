/** Pages about the service itself: health, OpenAPI, the reference page and llms.txt. */

import type { Hono } from 'hono'
import { API_VERSIONS } from '#engine/versions'
import { OPERATIONS } from '#operations/index'
import { type AnswerContext, refuse, refuseHost, respond } from './answer-operation'
import type { AppOptions } from './app'
import { docsPage } from './docs-page'
import { API_HEADERS, JSON_TYPE, PAGE_HEADERS, TEXT_TYPE } from './headers'
import { httpRefusal } from './http-errors'
import { llmsText } from './llms-text'
import { openApiOf } from './openapi'
import { type Question, questionOf } from './question'

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
    type: TEXT_TYPE,
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

/** Questions by path: a page is a GET without parameters. Written pages are kept, for few origins. */
export function pageQuestions(): ReadonlyMap<string, (context: AnswerContext) => Question> {
  const written = new Map<string, string>()
  const keep = (page: Page, context: AnswerContext) => {
    const key = `${page.path} ${context.baseUrl}`
    let text = written.get(key)
    if (text === undefined) {
      text = page.write(context)
      if (written.size >= MAX_KEPT_PAGES) written.clear()
      written.set(key, text)
    }
    return text
  }
  return new Map(
    PAGES.map((page) => [
      page.path,
      (context) =>
        questionOf({
          context,
          id: page.path,
          type: page.type,
          headers: page.headers,
          write: () => keep(page, context),
        }),
    ]),
  )
}

/** Adds the pages and returns their paths, which answer GET and HEAD only. */
export function addServicePages(
  app: Hono,
  options: AppOptions,
  contextOf: (request: Request) => AnswerContext | undefined,
): readonly string[] {
  const questions = pageQuestions()
  for (const [path, ask] of questions) {
    app.get(path, (c) => {
      const context = contextOf(c.req.raw)
      return context ? respond(ask(context), c.req.header('if-none-match') ?? null) : refuseHost()
    })
  }
  const noStore = { ...API_HEADERS, 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-store' }
  const status = (word: string) =>
    JSON.stringify({ apiVersion: API_VERSIONS.health, status: word, build: options.buildId })
  app.get('/api/health', () => new Response(status('ok'), { headers: noStore }))
  app.get('/api/ready', () =>
    options.isReady?.() === false
      ? refuse(httpRefusal('not-ready', 'This process is shutting down; ask another'))
      : new Response(status('ready'), { headers: noStore }),
  )
  return [...questions.keys(), '/api/health', '/api/ready']
}
