/** Every link of ours in every document is answered by the service itself. */
import { beforeAll, describe, expect, test } from 'vitest'
import { OPERATIONS } from '#operations/registry/index'
import type { AnyOperation } from '#operations/registry/operation'
import { createApp } from '#service/http/app'
import { drawCount } from './support/draw-count'
import { drawBody } from './support/random-body'
import { drawFrom, drawRequest, type Request, urlOf } from './support/random-request'

const ORIGIN = 'https://pitch-map.example'
const DRAWN_REQUESTS = drawCount(700)
const SEED = 20261122

const app = createApp({ buildId: 'test', publicUrl: ORIGIN })

const post = (path: string, body: unknown, accept = 'application/json') =>
  app.request(`${ORIGIN}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Accept: accept },
  })

const ask = (operation: AnyOperation, request: Request) =>
  operation.http.method === 'POST'
    ? post(operation.http.path, request)
    : app.request(`${ORIGIN}${urlOf(operation, request)}`)

interface Links {
  /** URLs at our origin, as path and query. */
  readonly urls: Map<string, string>
  /** Paths alone, as prose and endpoint fields name them: they must be known. */
  readonly paths: Map<string, string>
  /** Bodies to post, as JSON after their path and a blank. */
  readonly posts: Map<string, string>
}

const LINK = /(?:https:\/\/pitch-map\.example|(?<![\w./-])(?=\/api\/))(\/[^\s"'`<>)]*)/g

/** The links in a text: the text itself, or what its sentences name. */
function linksIn(text: string): readonly string[] {
  if (!/\s/.test(text) && (text.startsWith(`${ORIGIN}/`) || text.startsWith('/api/'))) return [text]
  return [...text.matchAll(LINK)].map(([link]) => link.replace(/[.,;:]+$/, ''))
}

/** Collects the links of a JSON value, each with the first document that holds it. */
function collect(value: unknown, from: string, links: Links): void {
  if (typeof value === 'string') {
    for (const link of linksIn(value)) {
      const isUrl = link.startsWith(ORIGIN) || link.includes('?')
      const path = link.startsWith(ORIGIN) ? link.slice(ORIGIN.length) : link
      const list = isUrl ? links.urls : links.paths
      if (!list.has(path)) list.set(path, from)
    }
    return
  }
  if (typeof value !== 'object' || value === null) return
  if ('method' in value && value.method === 'POST' && 'path' in value && 'body' in value) {
    const key = `${value.path} ${JSON.stringify(value.body)}`
    if (!links.posts.has(key)) links.posts.set(key, from)
  }
  for (const item of Object.values(value)) collect(item, from, links)
}

/** Follows a URL; what a page opens is read by the operation that reads the same parameters. */
async function statusOf(url: string): Promise<number> {
  const operation = OPERATIONS.find(({ http }) => http.method === 'POST' && http.path === url)
  if (operation) return (await post(url, operation.examples[0]!.request)).status
  if (url === '/mcp') {
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
    return (await post('/mcp', ping, 'application/json, text/event-stream')).status
  }
  const asked = url === '/' || url.startsWith('/?') ? `/api/project${url.slice(1)}` : url
  return (await app.request(`${ORIGIN}${asked}`)).status
}

const links: Links = { urls: new Map(), paths: new Map(), posts: new Map() }
let answeredCount = 0

async function read(operation: AnyOperation, request: Request): Promise<void> {
  const response = await ask(operation, request)
  if (response.status !== 200) return
  answeredCount++
  if (operation.mediaType !== undefined) return
  const from = `${operation.id} ${JSON.stringify(request).slice(0, 200)}`
  collect(await response.json(), from, links)
}

beforeAll(async () => {
  const draw = drawFrom(SEED)
  for (const operation of OPERATIONS) {
    for (const example of operation.examples) await read(operation, example.request)
  }
  const drawn = OPERATIONS.filter(({ mediaType }) => mediaType === undefined)
  for (let index = 0; index < DRAWN_REQUESTS; index++) {
    const operation = drawn[index % drawn.length]!
    const isPosted = operation.http.method === 'POST'
    await read(operation, isPosted ? drawBody(operation, draw) : drawRequest(operation, draw))
  }
}, 120_000)

/** What was not answered with 200, with the document that it stands in. */
async function refusedOf(
  all: ReadonlyMap<string, string>,
  follow: (link: string) => Promise<number>,
): Promise<readonly string[]> {
  const refused: string[] = []
  for (const [link, from] of all) {
    const status = await follow(link)
    if (status !== 200) refused.push(`${status} ${link.slice(0, 300)} in ${from}`)
  }
  return refused
}

describe('of the documents of all examples and drawn requests', () => {
  test('hundreds are answered, with thousands of links', () => {
    expect(answeredCount).toBeGreaterThan(drawCount(300))
    expect(links.urls.size).toBeGreaterThan(drawCount(900))
    expect(links.posts.size).toBeGreaterThan(drawCount(80))
  })

  // A score takes a tenth of a second to draw: one of ten is.
  test('every URL is answered', async () => {
    const followed = [...links.urls].filter(
      ([url], index) => index % 10 === 0 || !url.includes('/api/diagram/score.svg'),
    )
    expect(await refusedOf(new Map(followed), statusOf)).toEqual([])
  })

  test('every request to post is answered', async () => {
    const follow = async (link: string) => {
      const blank = link.indexOf(' ')
      return (await post(link.slice(0, blank), JSON.parse(link.slice(blank + 1)))).status
    }
    expect(await refusedOf(links.posts, follow)).toEqual([])
  })

  test('every path that is named exists', () => {
    const known = new Set(OPERATIONS.map(({ http }) => http.path))
    expect([...links.paths.keys()].filter((path) => !known.has(path))).toEqual([])
  })
})
