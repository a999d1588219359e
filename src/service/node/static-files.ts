/** Built files (the workbench, the reference page's assets), read once and served from memory. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { PAGE_HEADERS } from '../http/headers'

const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.json', 'application/json; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json'],
  ['.woff2', 'font/woff2'],
  ['.txt', 'text/plain; charset=utf-8'],
])

export interface StaticFile {
  readonly bytes: Uint8Array
  readonly headers: Readonly<Record<string, string>> & { readonly ETag: string }
}

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|manifest)|image\/svg)/

/** Whether a file with these headers is text; pictures and fonts are compressed already. */
export function isCompressible(headers: Readonly<Record<string, string | number>>): boolean {
  return COMPRESSIBLE.test(String(headers['Content-Type']))
}

/** Vite puts a content hash into these names, so they never change under one URL. */
const HASHED_NAME = /^\/assets\/.+-[\w-]{8,}\.\w+$/

function staticFileOf(path: string, bytes: Uint8Array): StaticFile {
  return {
    bytes,
    headers: {
      ...PAGE_HEADERS,
      'Content-Type': MEDIA_TYPES.get(extname(path)) ?? 'application/octet-stream',
      'Cache-Control': HASHED_NAME.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      Vary: 'Accept-Encoding',
      ETag: `"${createHash('sha1').update(bytes).digest('base64url').slice(0, 16)}"`,
    },
  }
}

/** All files below a folder by URL path; an empty map when the folder is not there. */
export function readStaticFiles(folder: string, prefix = ''): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  let names: string[]
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch {
    return files
  }
  for (const name of names) {
    const file = join(folder, name)
    if (!statSync(file).isFile()) continue
    const path = `${prefix}/${name.replaceAll('\\', '/')}`
    files.set(path, staticFileOf(path, readFileSync(file)))
  }
  const index = files.get('/index.html')
  if (index) files.set('/', index)
  return files
}
