/**
 * GETs of operations and pages on Node, without the Request and Response objects that the portable
 * app needs: from the byte cache where the question was asked before, else run at once. Whatever it
 * does not know (POST, OPTIONS, 404, 405, health) it leaves to the app, and both give one answer.
 */

import { randomInt } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { OPERATIONS } from '#operations/registry/index'
import type { AnswerContext } from '../http/answer-context'
import {
  INVALID_HOST,
  queryStringOf,
  REFUSAL_HEADERS,
  readQuestion,
  refusalOfAnyThrown,
} from '../http/answer-operation'
import { type BaseUrlOptions, baseUrlFrom, varyOf } from '../http/base-url'
import { matchesAnyTag } from '../http/entity-tag'
import type { Refusal } from '../http/http-errors'
import { headersOf, type Question } from '../http/question'
import { type PageOptions, pageQuestions } from '../http/service-pages'
import { acceptsMarkdown } from '../text/representation'
import { type ByteCache, type CacheEntry, createByteCache } from './byte-cache'
import { type Coding, codingFor, compress, MIN_COMPRESSED_BYTES } from './content-coding'
import { codedForm, heldForm, type KeptAnswer, keptAnswer, notModified } from './kept-answer'
import {
  freshResponse,
  goesBehindHead,
  type ReadyResponse,
  readyResponse,
  sendReady,
} from './ready-response'

export interface CacheSize {
  readonly maxEntries: number
  readonly maxBytes: number
}

export const DEFAULT_CACHE_SIZE: CacheSize = { maxEntries: 20_000, maxBytes: 64 * 2 ** 20 }

/** How an answer came about, for metrics. */
export type AnswerSource = 'cache' | 'not-modified' | 'run' | 'refused' | 'app' | 'file'

export interface FrontOptions extends BaseUrlOptions, PageOptions {
  readonly buildId: string
  readonly cacheSize?: CacheSize | undefined
  /** Hears of every answer: which path, how, and how long its reading and writing took. */
  readonly onAnswer?:
    | ((path: string, source: AnswerSource, ms: number, requestId: string | undefined) => void)
    | undefined
  /** Hears of faults of ours. */
  readonly onFault?: ((thrown: unknown, path: string, requestId?: string) => void) | undefined
}

export interface NodeFront {
  /** Answers and returns true, or returns false for what it leaves to the app. */
  readonly answer: (message: IncomingMessage, response: ServerResponse) => boolean
  readonly cache: ByteCache<KeptAnswer>
}

const CACHE_HIT = Object.freeze({ 'Server-Timing': 'cache;desc=hit' })
const REQUEST_ID = /^[\w.:-]{1,64}$/

/** The client's own name for its request, when it is a tame one. */
export function requestIdOf(headers: IncomingHttpHeaders): string | undefined {
  const given = headers['x-request-id']
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : undefined
}

/** Compression to use for a body of so many bytes. */
function codingOf(message: IncomingMessage, byteLength: number): Coding | undefined {
  if (byteLength < MIN_COMPRESSED_BYTES) return undefined
  return codingFor(message.headers['accept-encoding'])
}

export function createNodeFront(options: FrontOptions): NodeFront {
  const vary = varyOf(options)
  const operations = new Map(
    OPERATIONS.filter(({ http }) => http.method === 'GET').map((one) => [one.http.path, one]),
  )
  const pages = pageQuestions(options)
  const cache = createByteCache<KeptAnswer>({
    ...(options.cacheSize ?? DEFAULT_CACHE_SIZE),
    seed: randomInt(2 ** 31),
  })

  function send(response: ServerResponse, ready: ReadyResponse): void {
    sendReady(response, ready, requestIdOf(response.req.headers))
  }

  function refuse(response: ServerResponse, refusal: Refusal): void {
    const bytes = Buffer.from(JSON.stringify(refusal.body))
    send(response, readyResponse(refusal.status, REFUSAL_HEADERS, bytes))
  }

  /** A compressed form, made off this thread; undefined where too much is being compressed already. */
  async function codedOf(
    plain: ReadyResponse,
    bytes: Uint8Array,
    tag: string,
    coding: Coding,
  ): Promise<ReadyResponse | undefined> {
    const coded = await compress(bytes, coding)
    return coded && codedForm(plain, tag, coding, coded)
  }

  async function sendCodedOnce(
    response: ServerResponse,
    plain: ReadyResponse,
    bytes: Uint8Array,
    tag: string,
    coding: Coding,
  ): Promise<void> {
    send(response, (await codedOf(plain, bytes, tag, coding)) ?? plain)
  }

  /** The compressed form of a kept answer, kept as well from now on. */
  async function keepCoded(
    entry: CacheEntry<KeptAnswer>,
    coding: Coding,
  ): Promise<ReadyResponse | undefined> {
    const { plain, bytes, tag, coded, beingCoded } = entry.value
    const ready = await codedOf(plain, bytes, tag, coding)
    beingCoded.delete(coding)
    if (ready) {
      coded.set(coding, ready)
      cache.grow(entry, Number(ready.headers()['Content-Length']) + ready.head.length)
    }
    return ready
  }

  async function sendKeptCoded(
    response: ServerResponse,
    entry: CacheEntry<KeptAnswer>,
    coding: Coding,
  ): Promise<void> {
    const { plain, beingCoded } = entry.value
    let pending = beingCoded.get(coding)
    if (!pending) {
      pending = keepCoded(entry, coding)
      beingCoded.set(coding, pending)
    }
    send(response, (await pending) ?? plain)
  }

  function sendKept(response: ServerResponse, entry: CacheEntry<KeptAnswer>): AnswerSource {
    const { tag, bytes, plain, coded, notModified: notModifiedForms } = entry.value
    const { headers } = response.req
    const held = heldForm(headers['if-none-match'], tag)
    if (held) {
      let ready = notModifiedForms.get(held)
      if (!ready) {
        ready = notModified(plain.headers(), tag, held)
        notModifiedForms.set(held, ready)
        cache.grow(entry, ready.head.length)
      }
      send(response, ready)
      return 'not-modified'
    }
    const coding = codingOf(response.req, bytes.byteLength)
    if (coding === undefined) send(response, plain)
    else {
      const ready = coded.get(coding)
      if (ready) send(response, ready)
      else void sendKeptCoded(response, entry, coding)
    }
    return 'cache'
  }

  /** Runs a question and sends it; what is asked for again and again is then kept. */
  function sendRun(response: ServerResponse, question: Question, started: number): void {
    const text = question.write()
    const fresh = freshResponse(
      question.sharedHeaders,
      {
        ...question.ownHeaders,
        'Content-Type': question.type,
        'Server-Timing': `run;dur=${(performance.now() - started).toFixed(2)}`,
      },
      text,
    )
    const coding = codingOf(response.req, text.length)
    if (coding === undefined) send(response, fresh)
    else void sendCodedOnce(response, fresh, Buffer.from(text), question.tag, coding)
    // Ignored parameters are named in a header, so these bytes are not the key's own.
    if (question.ignored !== undefined) return
    // Small ones are held as text and as bytes.
    const heldBytes = goesBehindHead(text.length, text) ? 2 * text.length : text.length
    cache.offer(question.key, heldBytes, () => {
      const kept = { ...headersOf(question), 'Content-Type': question.type, ...CACHE_HIT }
      return keptAnswer(question.tag, kept, Buffer.from(text), text)
    })
  }

  function sendQuestion(
    response: ServerResponse,
    question: Question,
    spelling: string,
    started: number,
  ): AnswerSource {
    const kept = question.ignored === undefined ? cache.find(question.key) : undefined
    if (kept) {
      cache.offerSpelling(kept, spelling)
      return sendKept(response, kept)
    }
    const ifNoneMatch = response.req.headers['if-none-match']
    if (matchesAnyTag(ifNoneMatch)) question.write()
    const held = heldForm(ifNoneMatch, question.tag)
    if (held) {
      send(response, notModified(headersOf(question), question.tag, held))
      return 'not-modified'
    }
    sendRun(response, question, started)
    return 'run'
  }

  function answerFrom(
    response: ServerResponse,
    path: string,
    ask: (context: AnswerContext) => Question,
    started: number,
  ): AnswerSource {
    const { headers, url } = response.req
    const baseUrl = baseUrlFrom('http', headers, options)
    if (baseUrl === undefined) {
      refuse(response, INVALID_HOST)
      return 'refused'
    }
    const spelling = `${baseUrl}${url}${acceptsMarkdown(headers.accept) ? ' md' : ''}`
    const kept = cache.findSpelling(spelling)
    if (kept) return sendKept(response, kept)
    try {
      const question = ask({ baseUrl, buildId: options.buildId, vary })
      return sendQuestion(response, question, spelling, started)
    } catch (thrown) {
      const refusal = refusalOfAnyThrown(thrown)
      if (refusal.status >= 500) options.onFault?.(thrown, path, requestIdOf(headers))
      refuse(response, refusal)
      return 'refused'
    }
  }

  function answer(message: IncomingMessage, response: ServerResponse): boolean {
    if (message.method !== 'GET' && message.method !== 'HEAD') return false
    const url = message.url!
    const queryStart = url.indexOf('?')
    const path = queryStart < 0 ? url : url.slice(0, queryStart)
    const operation = operations.get(path)
    const ask = operation
      ? (context: AnswerContext) =>
          readQuestion(operation, queryStringOf(url), context, message.headers.accept)
      : pages.get(path)
    if (!ask) return false
    const started = performance.now()
    const source = answerFrom(response, path, ask, started)
    options.onAnswer?.(path, source, performance.now() - started, requestIdOf(message.headers))
    return true
  }

  return { answer, cache }
}
