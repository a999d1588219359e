/**
 * Files that the build made: the workbench at `/`, the reference page's at `/docs/`. They are listed
 * once and read when first asked for, so no path of a request ever reaches the disk.
 */
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import type { Answer } from '../../http/answer'
import { entityTagOf, matchesEntityTag } from '../../http/entity-tag'
import { PAGE_HEADERS } from '../../text/headers'
import { codingFor } from './content-coding'

/** Vite puts a content hash into these names, so they never change under one URL. */
const HASHED_NAME = /\/assets\/[^/]+-[\w-]{8,}\.\w+(?:\.br|\.gz)?$/
const ENDINGS = { br: '.br', gzip: '.gz' } as const

/** Names of files below the folder, by the path of their URL. */
function listFiles(builtFolder: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const [root, base] of [
    ['/workbench', ''],
    ['/docs', '/docs'],
  ] as const) {
    // Nothing is built yet in development.
    if (!existsSync(builtFolder + root)) continue
    const entries = readdirSync(builtFolder + root, { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      if (!entry.isFile()) continue
      const name = join(entry.parentPath, entry.name)
        .slice(builtFolder.length)
        .replaceAll('\\', '/')
      const path = base + name.slice(root.length)
      names.set(path, name)
      if (path.endsWith('/index.html')) names.set(path.slice(0, -'index.html'.length), name)
    }
  }
  return names
}

export interface BuiltFiles {
  readonly has: (path: string) => boolean
  /** 200 or 404, for who asks whether there is a file. */
  readonly look: (request: Request) => Response
  /** Of a path that it has. */
  readonly answer: (path: string, headers: IncomingHttpHeaders) => Promise<Answer>
}

/**
 * @param builtFolder holds `workbench/` and `docs/`, with compressed twins beside texts.
 * @param buildId names what is in it, so that a file's tag changes with the build.
 */
export function createBuiltFiles(builtFolder: string, buildId: string): BuiltFiles {
  const names = listFiles(builtFolder)
  const all = new Set(names.values())
  const read = new Map<string, Promise<Buffer>>()

  function bytesOf(name: string): Promise<Buffer> {
    const bytes = read.get(name) ?? readFile(builtFolder + name)
    read.set(name, bytes)
    bytes.catch(() => read.delete(name))
    return bytes
  }

  return {
    has: (path) => names.has(path),
    look: ({ url }) => new Response(null, { status: names.has(new URL(url).pathname) ? 200 : 404 }),
    async answer(path, headers) {
      const plain = names.get(path)!
      const accepted = codingFor(headers['accept-encoding'])
      const coding = accepted && all.has(plain + ENDINGS[accepted]) ? accepted : undefined
      const name = coding ? plain + ENDINGS[coding] : plain
      const tag = entityTagOf([buildId, name])
      const lasting = {
        ...PAGE_HEADERS,
        'Cache-Control': HASHED_NAME.test(name)
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
        Vary: 'Accept-Encoding',
        ETag: tag,
      }
      if (matchesEntityTag(headers['if-none-match'], tag)) return { status: 304, headers: lasting }
      const body = await bytesOf(name)
      return {
        status: 200,
        headers: {
          ...lasting,
          'Content-Type': getMimeType(plain) ?? 'application/octet-stream',
          ...(coding && { 'Content-Encoding': coding }),
          'Content-Length': String(body.byteLength),
        },
        body: body as Uint8Array<ArrayBuffer>,
      }
    },
  }
}
