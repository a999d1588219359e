/** One request on Node and its answer, sent with `writeHead` and `end` and cached where it lasts. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Answer } from '../../http/answer'
import { type Coding, codedTag, heldTag } from '../../http/entity-tag'
import { acceptsMarkdown } from '../../text/representation'
import type { AnswerCache, FinishedAnswer } from './answer-cache'
import { codingFor, compress, MIN_COMPRESSED_BYTES } from './content-coding'

/** How an answer came about, for metrics. */
export type AnswerSource = 'cache' | 'not-modified' | 'run' | 'refused' | 'app'

export interface Exchange {
  readonly send: (answer: Answer) => void
  /** Sends the cached answer; false where there is none. */
  readonly sendCached: () => boolean
  readonly source: () => AnswerSource
}

const CACHE_HIT = ['Server-Timing', 'cache;desc=hit'] as const
/** Headers that describe a body, which a 304 does not have. */
const OF_THE_BODY = new Set(['Content-Type', 'Content-Length', 'Content-Encoding'])

function flat(headers: Readonly<Record<string, string>>): string[] {
  const list: string[] = []
  for (const name in headers) list.push(name, headers[name]!)
  return list
}

function sourceOf({ status, isLasting }: Answer): AnswerSource {
  if (status === 304) return 'not-modified'
  if (status >= 400) return 'refused'
  return isLasting ? 'run' : 'app'
}

/** Headers of a 304 for a cached answer whose form has this tag. */
function notModifiedHeaders(headers: readonly string[], tag: string): string[] {
  const lasting: string[] = []
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at]!
    if (!OF_THE_BODY.has(name)) lasting.push(name, name === 'ETag' ? tag : headers[at + 1]!)
  }
  return lasting
}

/** @param baseUrl origin of the links in the answer, which makes it another answer. */
export function createExchange(
  message: IncomingMessage,
  response: ServerResponse,
  baseUrl: string,
  cache: AnswerCache,
): Exchange {
  const started = performance.now()
  const { headers } = message
  const accepted = codingFor(headers['accept-encoding'])
  const form = acceptsMarkdown(headers.accept) ? 'md' : 'json'
  const key = `${form} ${accepted ?? ''} ${baseUrl} ${message.url}`
  let source: AnswerSource = 'app'

  function write(
    status: number,
    list: readonly string[],
    body?: Uint8Array | string,
    encoding: BufferEncoding = 'utf8',
  ): void {
    // A client that went away while its answer was compressed.
    if (response.destroyed) return
    // Node takes a flat list and leaves it as it is; its type asks for a list that may be changed.
    response.writeHead(status, list as string[]).end(body, encoding)
  }

  function finish(answer: Answer, body: Uint8Array | string, coding?: Coding): void {
    const tag = answer.headers.ETag
    const list = flat(answer.headers)
    if (coding) {
      list.push('Content-Encoding', coding)
      if (tag !== undefined) list[list.indexOf('ETag') + 1] = codedTag(tag, coding)
    }
    const byteLength = Buffer.byteLength(body)
    list.push('Content-Length', String(byteLength))
    const { status, isLasting } = answer
    if (isLasting) {
      cache.offer(key, () => {
        const bytes = typeof body === 'string' ? Buffer.from(body) : body
        return { status, headers: [...list, ...CACHE_HIT], body: bytes, tag }
      })
    }
    list.push('Server-Timing', `run;dur=${(performance.now() - started).toFixed(2)}`)
    // Text of ASCII alone is copied to the socket instead of being encoded.
    write(status, list, body, byteLength === body.length ? 'latin1' : 'utf8')
  }

  async function finishCompressed(answer: Answer, body: string, coding: Coding): Promise<void> {
    const compressed = await compress(Buffer.from(body), coding)
    if (compressed) finish(answer, compressed, coding)
    else finish(answer, body)
  }

  function sendFinished({ status, headers: list, body, tag }: FinishedAnswer): void {
    const held = tag === undefined ? undefined : heldTag(headers['if-none-match'], tag)
    source = held === undefined ? 'cache' : 'not-modified'
    if (held === undefined) write(status, list, body)
    else write(304, notModifiedHeaders(list, held))
  }

  return {
    source: () => source,
    send(answer) {
      source = sourceOf(answer)
      const { body } = answer
      if (body === undefined) write(answer.status, flat(answer.headers))
      else if (accepted && typeof body === 'string' && body.length >= MIN_COMPRESSED_BYTES) {
        void finishCompressed(answer, body, accepted)
      } else finish(answer, body)
    },
    sendCached() {
      const cached = cache.find(key)
      if (cached) sendFinished(cached)
      return cached !== undefined
    },
  }
}
