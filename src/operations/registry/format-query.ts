/** A request as the query of a URL. */

const PLAIN_TEXT = /^[\w.~-]*$/
/** Commas of lists stay readable; a parenthesis would end a link in Markdown. */
const WRITTEN_OTHERWISE: Readonly<Record<string, string>> = {
  '%2C': ',',
  '%3A': ':',
  '(': '%28',
  ')': '%29',
}

/** Writes a value of a query. */
export function encodeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => encodeValue(item)).join(',')
  const text = String(value)
  // Most values need no encoding, and looking is ten times cheaper than encoding.
  if (PLAIN_TEXT.test(text)) return text
  return encodeURIComponent(text).replace(/%2C|%3A|[()]/g, (part) => WRITTEN_OTHERWISE[part]!)
}

/**
 * Writes a request as a query string with its `?`, in the given key order; absent values are left
 * out, an empty request gives an empty string.
 *
 * @example
 * formatQuery({ note: 'F#4', root: 'D' }) // => "?note=F%234&root=D"
 */
export function formatQuery(request: Readonly<Record<string, unknown>>): string {
  let query = ''
  for (const name of Object.keys(request)) {
    const value = request[name]
    if (value === undefined) continue
    query += `${query === '' ? '?' : '&'}${name}=${encodeValue(value)}`
  }
  return query
}
