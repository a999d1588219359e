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

/** Compressions that an answer may be sent in. */
export const CODINGS = ['br', 'gzip'] as const
export type Coding = (typeof CODINGS)[number]

/** The tag of a compressed form: other bytes, so another strong tag. */
export function codedTag(tag: string, coding: Coding): string {
  return `${tag.slice(0, -1)}-${coding}"`
}

/** Whether an `If-None-Match` header names a tag; weak comparison, as RFC 9110 asks for GET. */
export function matchesEntityTag(header: string | null | undefined, tag: string): boolean {
  if (!header) return false
  if (header === tag || matchesAnyTag(header)) return true
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag)
}

/** The tag among those of an answer's forms, plain and compressed, that `If-None-Match` names. */
export function heldTag(header: string | null | undefined, tag: string): string | undefined {
  if (!header) return undefined
  const tags = [tag, ...CODINGS.map((coding) => codedTag(tag, coding))]
  return tags.find((one) => matchesEntityTag(header, one))
}
