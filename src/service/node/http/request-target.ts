/** Where a request is sent, brought into the one form that all readers know: a path and one Host. */
import type { IncomingMessage } from 'node:http'
import { httpRefusal, type Refusal } from '../../http/http-errors'

const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i

function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

function pathHasBackslash(url: string): boolean {
  const at = url.indexOf('\\')
  const queryStart = url.indexOf('?')
  return at >= 0 && (queryStart < 0 || at < queryStart)
}

/**
 * Makes a path of an absolute target, as proxies send it (`GET http://host/path`).
 *
 * @returns why the request is refused: no path, or two opinions about the host, of which the next
 * cache on the way may believe the other one.
 */
export function refusalOfTarget(message: IncomingMessage): Refusal | undefined {
  if (hasTwoHosts(message.rawHeaders)) {
    return httpRefusal('invalid-host', 'The Host header is given more than once; give it once')
  }
  if (message.headers.host === undefined) {
    return httpRefusal('invalid-host', 'The Host header is missing; name the host that is asked')
  }
  const url = message.url!
  if (url.charCodeAt(0) === 0x2f) {
    return pathHasBackslash(url)
      ? httpRefusal('malformed-request', 'The path holds a backslash; write / or %5C')
      : undefined
  }
  const [, authority, path] = ABSOLUTE.exec(url) ?? []
  if (authority === undefined) {
    return httpRefusal('malformed-request', 'The request target is not a path such as /api/map')
  }
  if (authority.toLowerCase() !== message.headers.host?.toLowerCase()) {
    return httpRefusal('invalid-host', 'The request target and the Host header name two hosts')
  }
  message.url = path!.startsWith('/') ? path! : `/${path}`
  return undefined
}
