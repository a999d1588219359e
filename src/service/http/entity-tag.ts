/**
 * Strong entity tags. A document is a pure function of build, representation and canonical
 * request, so the tag is a hash of those and the bytes are never hashed.
 */

const FNV_PRIME = 16777619
const FNV_OFFSET = 2166136261
const SECOND_LANE_OFFSET = 3339451269

/** 64-bit hash of a text in base 36: FNV-1a over UTF-16 units, in two lanes with own offsets. */
export function hashText(text: string): string {
  let first = FNV_OFFSET
  let second = SECOND_LANE_OFFSET
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    first = Math.imul(first ^ unit, FNV_PRIME)
    second = Math.imul(second ^ (unit + index), FNV_PRIME)
  }
  return (first >>> 0).toString(36) + (second >>> 0).toString(36)
}

export function entityTagOf(parts: readonly string[]): string {
  return `"${hashText(parts.join('\u0000'))}"`
}

/** Whether an `If-None-Match` header names whatever there is, which must then be found out first. */
export function matchesAnyTag(header: string | null | undefined): boolean {
  return header?.trim() === '*'
}

/** Whether an `If-None-Match` header names a tag; weak comparison, as RFC 9110 asks for GET. */
export function matchesEntityTag(header: string | null | undefined, tag: string): boolean {
  if (!header) return false
  if (header === tag) return true
  if (matchesAnyTag(header)) return true
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag)
}
