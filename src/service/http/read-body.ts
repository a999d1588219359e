/** Reads a JSON body, whatever its content type says, up to a limit. */
import { RequestError } from '#operations/registry/request-errors'
import { httpRefusal, type Refusal } from './http-errors'

export const MAX_BODY_BYTES = 1_048_576
/** The longest body that a tool could need, many times over; check_tab takes 64 kB of tab. */
export const MAX_MCP_BODY_BYTES = 262_144

export class RefusedRequest extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.body.error)
    this.refusal = refusal
  }
}

export function tooLarge(maxBytes: number): RefusedRequest {
  return new RefusedRequest(
    httpRefusal(
      'payload-too-large',
      `The body is larger than ${maxBytes} bytes; send less at once`,
    ),
  )
}

/** The bytes of a body. @throws RefusedRequest above the limit. */
export async function readBytes(
  request: Request,
  maxBytes: number = MAX_BODY_BYTES,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes)
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > maxBytes) {
      void reader.cancel()
      throw tooLarge(maxBytes)
    }
    chunks.push(value)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/** No document of ours is nested deeper than 8; greater depths exhaust the stack of a reader. */
const MAX_DEPTH = 64

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** Why JSON is refused before it is parsed: brackets outside strings nested deeper than allowed. */
export function refusalOfDepth(bytes: Uint8Array): string | undefined {
  let depth = 0
  let isInString = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!
    if (isInString) {
      if (byte === BACKSLASH) at++
      else if (byte === QUOTE) isInString = false
    } else if (byte === QUOTE) isInString = true
    // [ and {, ] and } differ by 0x20 each.
    else if ((byte | 0x20) === 0x7b) {
      if (++depth > MAX_DEPTH) return `The body is nested deeper than ${MAX_DEPTH} levels`
    } else if ((byte | 0x20) === 0x7d) depth--
  }
  return undefined
}

/** How a JSON object begins; a directive of ChordPro has no quotation mark after its brace. */
export const STARTS_JSON = /^\s*\{\s*["}]/

/** @throws RequestError for bytes that are not one JSON object. */
export function jsonObjectOf(bytes: Uint8Array): object {
  const tooDeep = refusalOfDepth(bytes)
  if (tooDeep !== undefined) throw new RequestError('malformed-body', tooDeep)
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new RequestError('malformed-body', 'The body is not valid JSON in UTF-8')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RequestError('malformed-body', 'The body must be one JSON object')
  }
  return value
}
