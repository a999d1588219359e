/**
 * Every link of ours in every document is answered by the service itself: in each form, in each
 * system of names, over any key, chord and neck. `DRAWS=10` asks ten times as many.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { INSTRUMENTS } from '#engine/instrument/neck'
import { CHORD_TABLE } from '#engine/theory/chord-table'
import { NAME_SYSTEMS } from '#engine/theory/note-names/name-systems'
import { OPERATIONS } from '#operations/index'
import { namesInDocument, namesInUrls } from '#operations/names/write-names'
import { requestFieldsOf } from '#operations/registry/field-kinds'
import type { AnyOperation } from '#operations/registry/operation'
import { createApp } from '#service/app'
import { drawCount, drawSome } from './support/draw-count'
import { drawBody } from './support/random-body'
import {
  type Draw,
  drawFrom,
  drawRequest,
  type Request,
  ROOTS,
  urlOf,
} from './support/random-request'

const ORIGIN = 'https://pitch-map.example'
const DRAWN_REQUESTS = drawCount(400)
const SEED = 20261122

const app = createApp({ buildId: 'test', publicUrl: ORIGIN })

const post = (path: string, body: unknown, accept = 'application/json') =>
  app.request(`${ORIGIN}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Accept: accept },
  })

/** Forms of an answer by their query, each in every system of names. */
const FORMS = NAME_SYSTEMS.flatMap((names) =>
  ['format=json', 'format=md', 'format=json&detail=lean', 'format=md&detail=lean'].map((query) => ({
    query,
    names,
  })),
)
type Form = (typeof FORMS)[number]

/** Pictures, tabs and files hold no links. */
const WITH_LINKS = OPERATIONS.filter(({ mediaType }) => mediaType === undefined)

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
async function follow(url: string): Promise<Response> {
  const operation = OPERATIONS.find(({ http }) => http.method === 'POST' && http.path === url)
  if (operation) return post(url, operation.examples[0]!.request)
  if (url === '/mcp') {
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
    return post('/mcp', ping, 'application/json, text/event-stream')
  }
  const asked = url === '/' || url.startsWith('/?') ? `/api/project${url.slice(1)}` : url
  return app.request(`${ORIGIN}${asked}`)
}

const links: Links = { urls: new Map(), paths: new Map(), posts: new Map() }
let answeredCount = 0

/** Reads the links of an answer. In other names the question is written as documents write links. */
async function read(operation: AnyOperation, request: Request, form: Form): Promise<void> {
  const { method, path } = operation.http
  const { query, names } = form
  const isPosted = method === 'POST'
  const url = isPosted ? path : urlOf(operation, request)
  const inForm = `${url}${url.includes('?') ? '&' : '?'}${query}`
  const asked = names === 'english' ? inForm : namesInUrls(inForm, names, (words) => words)
  const body = namesInDocument(operation, request, names)
  const response = isPosted ? await post(asked, body) : await app.request(ORIGIN + asked)
  const from = `${operation.id} ${query} ${names} ${JSON.stringify(request).slice(0, 200)}`
  if (response.status === 200) {
    answeredCount++
    const text = await response.text()
    collect(query.includes('json') ? JSON.parse(text) : text, from, links)
  } else if (!isPosted && names !== 'english' && (await follow(inForm)).status === 200) {
    links.urls.set(asked, from)
  }
}

const one = <Item>(draw: Draw, items: readonly Item[]): Item => items[draw(items.length)]!

/** A request over any type of chord, on any bass, on any neck. */
function drawAnyChord(operation: AnyOperation, draw: Draw): Request {
  const request = drawRequest(operation, draw)
  const fields = requestFieldsOf(operation.request)
  const symbol = () => {
    const bass = draw(4) === 0 ? `/${one(draw, ROOTS)}` : ''
    return `${one(draw, ROOTS)}${one(draw, CHORD_TABLE).symbol}${bass}`
  }
  const put = (name: string, value: () => unknown) => {
    if (fields.has(name) && (name in request || draw(3) === 0)) request[name] = value()
  }
  for (const name of ['chord', 'symbol', 'from', 'to']) put(name, symbol)
  put('chords', () => Array.from({ length: 1 + draw(4) }, symbol))
  put('capo', () => draw(5))
  const instrument = one(draw, INSTRUMENTS)
  put('instrument', () => instrument.id)
  if ('instrument' in request) put('tuning', () => one(draw, instrument.tunings).id)
  return request
}

beforeAll(async () => {
  const draw = drawFrom(SEED)
  for (const operation of WITH_LINKS) {
    for (const { request } of operation.examples) {
      // In every system of names, and in each a form.
      const at = draw(4)
      for (let form = at; form < FORMS.length; form += 5)
        await read(operation, request, FORMS[form]!)
    }
  }
  for (let index = 0; index < DRAWN_REQUESTS; index++) {
    const operation = WITH_LINKS[index % WITH_LINKS.length]!
    const isPosted = operation.http.method === 'POST'
    const drawOne = isPosted ? drawBody : draw(2) === 0 ? drawRequest : drawAnyChord
    await read(operation, drawOne(operation, draw), one(draw, FORMS))
  }
}, 600_000)

/** What was not answered with 200, with the document that it stands in. */
async function refusedOf(
  all: readonly (readonly [link: string, from: string])[],
  send: (link: string) => Response | Promise<Response>,
): Promise<readonly string[]> {
  const refused: string[] = []
  for (const [link, from] of all) {
    const { status } = await send(link)
    if (status !== 200) refused.push(`${status} ${link.slice(0, 300)} in ${from}`)
  }
  return refused
}

describe('of the documents of all examples and drawn requests', () => {
  test('hundreds are answered, with hundreds of links', () => {
    expect(answeredCount).toBeGreaterThan(250)
    expect(links.urls.size).toBeGreaterThan(600)
    expect(links.posts.size).toBeGreaterThan(20)
  })

  // A score takes a tenth of a second to draw.
  test('every URL is answered', async () => {
    const isScore = ([url]: readonly [string, string]) => url.includes('/api/diagram/score.svg')
    const scores = drawSome([...links.urls].filter(isScore), 6)
    const others = drawSome(
      [...links.urls].filter((one) => !isScore(one)),
      600,
    )
    expect(await refusedOf([...scores, ...others], follow)).toEqual([])
  }, 600_000)

  test('every request to post is answered', async () => {
    const send = (link: string) => {
      const blank = link.indexOf(' ')
      return post(link.slice(0, blank), JSON.parse(link.slice(blank + 1)))
    }
    expect(await refusedOf([...links.posts], send)).toEqual([])
  })

  test('every path that is named exists', () => {
    const known = new Set(OPERATIONS.map(({ http }) => http.path))
    expect([...links.paths.keys()].filter((path) => !known.has(path))).toEqual([])
  })
})
