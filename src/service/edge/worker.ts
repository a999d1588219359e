/** Edge entry for workerd: the app, the data centre's cache, built files from the assets. */
import { OPERATIONS } from '#operations/index'
import { createApp } from '../app'
import { matchesEntityTag } from '../http/entity-tag'
import { acceptsMarkdown } from '../text/representation'

declare const BUILD_ID: string

interface EdgeEnvironment {
  /** Files of the workbench and the reference page; the platform asks it first where it can. */
  readonly ASSETS?: { fetch(request: Request): Promise<Response> }
  /** Fixed origin of the links; the request's own when left out. */
  readonly PUBLIC_URL?: string
}

/** What the platform gives beside the request. */
interface EdgeContext {
  waitUntil(promise: Promise<unknown>): void
}

const CACHED_PATHS: ReadonlySet<string> = new Set(
  OPERATIONS.filter(({ http }) => http.method === 'GET').map(({ http }) => http.path),
)
/** A key above this is refused by the cache. */
const MAX_CACHED_URL_LENGTH = 8000

/** `/openapi.json` as the build left it among the files; read when it is first asked for. */
let openApiText: string | undefined
const OPENAPI_PATH = '/openapi.json'

async function readOpenApi(files: EdgeEnvironment['ASSETS'], url: URL): Promise<void> {
  const file = await files?.fetch(new Request(url.origin + OPENAPI_PATH))
  if (file?.ok) openApiText = await file.text()
}

type App = ReturnType<typeof createApp>
const apps = new Map<string | undefined, App>()

function appFor({ PUBLIC_URL: publicUrl, ASSETS: files }: EdgeEnvironment): App {
  let app = apps.get(publicUrl)
  if (!app) {
    app = createApp({
      buildId: BUILD_ID,
      publicUrl,
      openApiText: () => openApiText,
      // Paths that the platform was told to bring here first, but that are files.
      files: files && ((request) => files.fetch(request)),
      onFault(thrown, place) {
        const err = thrown instanceof Error ? thrown.stack : String(thrown)
        console.error(JSON.stringify({ msg: 'fault', ...place, err }))
      },
    })
    apps.set(publicUrl, app)
  }
  return app
}

/**
 * The cache outlives a build, so the build is part of the key; so are the origin, which links
 * are made from, and the form that Accept asks for. The coding is not: the platform compresses.
 */
function cacheKeyOf(request: Request, url: URL): Request {
  const form = acceptsMarkdown(request.headers.get('accept')) ? 'md' : 'json'
  // The Host header makes the links, and a caller inside the platform may send another one.
  const host = encodeURIComponent(request.headers.get('host') ?? url.host)
  return new Request(`${url.origin}/cached/${BUILD_ID}/${form}/${host}${url.pathname}${url.search}`)
}

/** A cached answer in the form that this client asks for. */
function fromCache(request: Request, cached: Response): Response {
  const tag = cached.headers.get('etag') ?? ''
  const headers = new Headers(cached.headers)
  headers.set('Server-Timing', 'cache;desc=hit')
  if (matchesEntityTag(request.headers.get('if-none-match'), tag)) {
    headers.delete('Content-Type')
    headers.delete('Content-Length')
    return new Response(null, { status: 304, headers })
  }
  return new Response(request.method === 'HEAD' ? null : cached.body, { headers })
}

async function answerCached(request: Request, url: URL, app: App, context: EdgeContext) {
  const cache = await caches.open(BUILD_ID)
  const key = cacheKeyOf(request, url)
  const cached = await cache.match(key)
  if (cached) return fromCache(request, cached)
  const answer = await app.fetch(request)
  if (answer.status === 200 && request.method === 'GET') {
    context.waitUntil(cache.put(key, answer.clone()))
  }
  return answer
}

export default {
  async fetch(
    request: Request,
    environment: EdgeEnvironment,
    context: EdgeContext,
  ): Promise<Response> {
    const url = new URL(request.url)
    const app = appFor(environment)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && CACHED_PATHS.has(url.pathname) && request.url.length <= MAX_CACHED_URL_LENGTH) {
      return answerCached(request, url, app, context)
    }
    if (url.pathname === OPENAPI_PATH && openApiText === undefined) {
      await readOpenApi(environment.ASSETS, url)
    }
    return app.fetch(request)
  },
}
