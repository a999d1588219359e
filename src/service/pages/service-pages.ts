/** Pages about the service itself: OpenAPI, the reference page and llms.txt. */

import { OPERATIONS } from '#operations/index'
import type { AppOptions } from '../http/app-options'
import { type AnswerContext, answerQuestion, questionOf, type Route } from '../http/question'
import { statusRoutes } from '../http/service-status'
import { API_HEADERS, JSON_TYPE, MARKDOWN_TYPE, PAGE_HEADERS, TEXT_TYPE } from '../text/headers'
import { apiCatalog, LINKSET_TYPE } from './api-catalog'
import { GUIDES, loadPageTexts, pageTexts } from './guide-list'
import { GUIDE_CSS, guidePage } from './guide-page'
import { llmsFullText, llmsText, referenceText } from './llms-text'
import { openApiOf } from './openapi'
import type { PageName } from './page-texts.generated'
import { searchSections } from './search-sections'

/** The reference page: Swagger UI, served by ourselves, reading /openapi.json. Its files are built into `/docs/`. */

function docsPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pitch Map – reference</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<main id="reference"></main>
<noscript>This page needs JavaScript; the same description is at <a href="/openapi.json">/openapi.json</a> and in short at <a href="/llms.txt">/llms.txt</a>.</noscript>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`
}

interface Page {
  readonly path: string
  readonly type: string
  readonly headers: Readonly<Record<string, string>>
  /** Loads what `write` needs and a start does not. */
  readonly prepare?: () => Promise<unknown>
  readonly write: (context: AnswerContext) => string
}

/** Where guides and built pages say that they are; a served page names its own origin instead. */
export const WRITTEN_ORIGIN = 'http://127.0.0.1:8787'

type PageOptions = Pick<AppOptions, 'openApiText'>

function atOrigin(text: string, { baseUrl }: AnswerContext): string {
  return text.replaceAll(WRITTEN_ORIGIN, () => baseUrl)
}

function textPage(path: string, type: string, write: Page['write']): Page {
  return { path, type, headers: API_HEADERS, write }
}

function withTexts(page: Page): Page {
  return { ...page, prepare: loadPageTexts }
}

function htmlPage(path: string, write: Page['write']): Page {
  return { path, type: 'text/html; charset=utf-8', headers: PAGE_HEADERS, write }
}

/** A page and its Markdown twin. */
function guidePages(name: PageName, title: string): readonly Page[] {
  return [
    htmlPage(`/docs/${name}`, (context) => atOrigin(guidePage(name, title), context)),
    textPage(`/docs/${name}.md`, MARKDOWN_TYPE, (context) =>
      atOrigin(pageTexts().PAGE_TEXTS[name], context),
    ),
  ].map(withTexts)
}

function openApiPage({ openApiText }: PageOptions): Page {
  return textPage('/openapi.json', JSON_TYPE, (context) => {
    const built = openApiText?.()
    return built === undefined
      ? JSON.stringify(openApiOf(OPERATIONS, context.baseUrl))
      : atOrigin(built, context)
  })
}

const PAGES: readonly Page[] = [
  textPage('/llms.txt', TEXT_TYPE, ({ baseUrl }) => llmsText(OPERATIONS, baseUrl)),
  withTexts(
    textPage('/llms-full.txt', TEXT_TYPE, (context) =>
      atOrigin(llmsFullText(OPERATIONS, context.baseUrl), context),
    ),
  ),
  textPage('/.well-known/api-catalog', LINKSET_TYPE, ({ baseUrl }) => apiCatalog(baseUrl)),
  withTexts(
    textPage('/skill.md', MARKDOWN_TYPE, (context) => atOrigin(pageTexts().SKILL_TEXT, context)),
  ),
  htmlPage('/docs', () => docsPage()),
  textPage('/docs.md', MARKDOWN_TYPE, ({ baseUrl }) => referenceText(OPERATIONS, baseUrl)),
  ...GUIDES.flatMap(({ name, title }) => guidePages(name, title)),
  ...guidePages('glossary', 'Glossary'),
  withTexts(
    textPage('/docs/search.json', JSON_TYPE, (context) =>
      atOrigin(JSON.stringify(searchSections(OPERATIONS)), context),
    ),
  ),
  {
    path: '/docs/guide.css',
    type: 'text/css; charset=utf-8',
    headers: PAGE_HEADERS,
    write: () => GUIDE_CSS,
  },
]

/** Stands for the origin in a page that was written once for all of them. */
const ANY_ORIGIN = 'https://origin.invalid'

/** Pages are GETs without parameters, each written when it is first asked for. */
export function pageRoutes(options: PageOptions): readonly Route[] {
  const written = new Map<string, string>()
  const textOf = (page: Page, context: AnswerContext) => {
    const text = written.get(page.path) ?? page.write({ ...context, baseUrl: ANY_ORIGIN })
    written.set(page.path, text)
    return text.replaceAll(ANY_ORIGIN, () => context.baseUrl)
  }
  return [openApiPage(options), ...PAGES].map((page) => ({
    path: page.path,
    method: 'GET',
    answer: async ({ headers }, context) => {
      await page.prepare?.()
      const question = questionOf({
        context,
        id: page.path,
        type: page.type,
        headers: page.headers,
        write: () => textOf(page, context),
      })
      return answerQuestion(question, headers.get('if-none-match'))
    },
  }))
}

/** The pages, health and readiness. */
export function serviceRoutes(options: AppOptions): readonly Route[] {
  return [...pageRoutes(options), ...statusRoutes(options)]
}
