/** Query strings of URLs, and names of theirs as headers may hold them. */

/** Query string of a URL without its `?`. */
export function queryStringOf(url: string): string {
  const start = url.indexOf('?')
  if (start < 0) return ''
  const fragment = url.indexOf('#', start)
  return url.slice(start + 1, fragment < 0 ? undefined : fragment)
}

/** Names as a header may hold them: at most 20, of 40 characters, `?` for what is not allowed there. */
export function ignoredHeader(names: readonly string[]): string {
  return names
    .slice(0, 20)
    .map((name) => name.slice(0, 40).replace(/[^\w.~-]/g, '?'))
    .join(', ')
}
