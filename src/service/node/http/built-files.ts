/** Files that the build made: the workbench at `/`, the reference page's at `/docs/`. */
import { existsSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { entityTagOf, matchesEntityTag } from '../../http/entity-tag'
import { PAGE_HEADERS } from '../../http/headers'

/** Vite puts a content hash into these names, so they never change under one URL. */
const HASHED_NAME = /\/assets\/[^/]+-[\w-]{8,}\.\w+(?:\.br|\.gz)?$/

/** Headers of a 304: those of the file without what describes its body. */
function notModified(file: Response): Response {
  const headers = new Headers(file.headers)
  for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding']) headers.delete(name)
  return new Response(null, { status: 304, headers })
}

/**
 * A request for the whole file, which RFC 9110 allows: `serve-static` reads `Range` without
 * `If-Range`, so it would put bytes of two builds together.
 */
function withoutRange(request: Request): Request {
  if (!request.headers.has('range')) return request
  const headers = new Headers(request.headers)
  headers.delete('range')
  return new Request(request.url, { method: request.method, headers })
}

/**
 * @param builtFolder holds `workbench/` and `docs/`, with compressed twins beside texts.
 * @param buildId names what is in it, so that a file's tag changes with the build.
 */
export function createBuiltFiles(builtFolder: string, buildId: string) {
  const app = new Hono()
  const describe = (path: string, c: Context) => {
    for (const [name, value] of Object.entries(PAGE_HEADERS)) c.header(name, value)
    const isHashed = HASHED_NAME.test(path.replaceAll('\\', '/'))
    c.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    c.header('Vary', 'Accept-Encoding')
    c.header('ETag', entityTagOf([buildId, path.slice(builtFolder.length)]))
    c.header('Last-Modified', undefined)
  }
  for (const [path, root] of [
    ['/docs/*', builtFolder],
    ['*', `${builtFolder}/workbench`],
  ] as const) {
    // Nothing is built yet in development.
    if (!existsSync(root)) continue
    app.use(path, serveStatic({ root, precompressed: true, onFound: describe }))
  }

  return async (given: Request): Promise<Response> => {
    const request = withoutRange(given)
    const held = request.headers.get('if-none-match')
    if (held === null) return app.fetch(request)
    const { url, headers } = request
    const file = await app.fetch(new Request(url, { method: 'HEAD', headers }))
    const isHeld = file.ok && matchesEntityTag(held, file.headers.get('etag') ?? '')
    return isHeld ? notModified(file) : app.fetch(request)
  }
}
