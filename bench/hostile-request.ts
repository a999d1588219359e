/** Requests as clients send them: well-formed, nearly right and broken, the same for one seed. */

import { requestFieldsOf } from '#operations/registry/field-kinds'
import type { AnyOperation } from '#operations/registry/operation'
import { HOSTILE_VALUES } from '../test/support/hostile-queries'
import { type Draw, drawRequest, urlOf } from '../test/support/random-request'

export interface SentRequest {
  readonly operation: AnyOperation
  /** Path and query. */
  readonly url: string
  readonly body?: string
}

const one = <Item>(draw: Draw, items: readonly Item[]): Item => items[draw(items.length)]!

/** Bytes of a query that no client would write. */
function garbage(draw: Draw): string {
  const length = draw(60)
  let text = ''
  for (let at = 0; at < length; at++) {
    const code = 33 + draw(94)
    text += draw(5) === 0 ? `%${draw(256).toString(16)}` : String.fromCharCode(code)
  }
  return text.replaceAll('#', '')
}

function bentQuery(operation: AnyOperation, draw: Draw): string {
  const url = urlOf(operation, drawRequest(operation, draw))
  const names = [...requestFieldsOf(operation.request).keys(), 'utm_source', '__proto__', 'Root']
  const own = `${one(draw, names)}=${encodeURIComponent(one(draw, HOSTILE_VALUES))}`
  const joint = url.includes('?') ? '&' : '?'
  if (draw(4) > 0) return `${url}${joint}${own}`
  return draw(2) === 0 ? `${url}${joint}${garbage(draw)}` : url.slice(0, 12 + draw(url.length))
}

/** A copy of a JSON value in which one place, drawn on the way down, holds something else. */
function bend(draw: Draw, value: unknown): unknown {
  const isLeaf = typeof value !== 'object' || value === null || draw(6) === 0
  if (isLeaf) {
    const others = [null, true, -1, 0, 1, 24, 25, 1e9, 0.1, '', [], {}, one(draw, HOSTILE_VALUES)]
    return one(draw, others)
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return [bend(draw, null)]
    const at = draw(value.length)
    return value.map((item, index) => (index === at ? bend(draw, item) : item))
  }
  const names = Object.keys(value)
  const name = names.length === 0 ? 'x' : one(draw, names)
  const bent = bend(draw, (value as Record<string, unknown>)[name])
  return { ...value, [draw(12) === 0 ? '__proto__' : name]: bent }
}

function drawPost(operation: AnyOperation, draw: Draw): SentRequest {
  const example = one(draw, operation.examples).request
  let value: unknown = example
  for (let bends = draw(4); bends > 0; bends--) value = bend(draw, value)
  const text = JSON.stringify(value)
  const body = draw(20) === 0 ? text.slice(0, draw(text.length)) : text
  return { operation, url: operation.http.path, body }
}

/** Half of the requests are sound, a third bent, the rest broken. */
export function drawSentRequest(operation: AnyOperation, draw: Draw): SentRequest {
  if (operation.http.method === 'POST') return drawPost(operation, draw)
  const kind = draw(6)
  if (kind < 3) return { operation, url: urlOf(operation, drawRequest(operation, draw)) }
  if (kind < 5) return { operation, url: bentQuery(operation, draw) }
  return { operation, url: `${operation.http.path}?${garbage(draw)}` }
}
