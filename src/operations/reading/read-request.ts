/** Untrusted values → a typed request, or a refusal that says what would work. */

import type * as z from 'zod'
import type { Issue } from '#engine/errors'
import {
  allowedValuesOf,
  describeField,
  type JsonSchema,
  requestFieldsOf,
} from '../registry/field-kinds'
import type { AnyOperation } from '../registry/operation'
import { RequestError, type RequestErrorCode } from '../registry/request-errors'
import { nearestOf } from './suggest/nearest'
import { nearestValueOf } from './suggest/nearest-value'

/** Extra facts that a schema's own check attaches to its issue (see `schemas/parameters`). */
export interface IssueDetail {
  readonly allowed?: readonly string[]
  readonly didYouMean?: string
  readonly instead?: Readonly<Record<string, string>>
  readonly code?: RequestErrorCode
}

const MAX_SHOWN_LENGTH = 40

/** Lists and objects by their kind alone: one from outside may be huge or deeply nested. */
function showPlain(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}

/** Text in quotes that close even where it is cut, never within an escape or a character. */
function showText(text: string): string {
  let shown = ''
  for (const character of text.slice(0, MAX_SHOWN_LENGTH)) {
    const next = shown + JSON.stringify(character).slice(1, -1)
    if (next.length > MAX_SHOWN_LENGTH - 2) return `"${shown}…"`
    shown = next
  }
  return `"${shown}"`
}

/**
 * A value from outside, quoted and cut to a readable length.
 *
 * @example
 * showValue('x'.repeat(99)) // => "\"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…\""
 */
export function showValue(value: unknown): string {
  if (typeof value === 'string') return showText(value)
  const text = showPlain(value)
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text
}

function formatPath(path: readonly PropertyKey[]): string {
  let text = ''
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`
    else text += text === '' ? String(part) : `.${String(part)}`
  }
  return text
}

function schemaAt(schema: z.ZodObject, path: readonly PropertyKey[]): JsonSchema | undefined {
  let json = requestFieldsOf(schema).get(String(path[0]))?.json
  for (const part of path.slice(1)) {
    json =
      typeof part === 'number'
        ? (json?.prefixItems?.[part] ?? json?.items)
        : json?.properties?.[String(part)]
  }
  return json
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  let value = values
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
    value = (value as Record<PropertyKey, unknown>)[part]
  }
  return value
}

function describeIssue(
  schema: z.ZodObject,
  values: unknown,
  issue: z.core.$ZodIssue,
): Issue & { code: RequestErrorCode } {
  const path = formatPath(issue.path)
  const value = valueAt(values, issue.path)
  if (issue.code === 'custom') {
    const detail = (issue.params ?? {}) as IssueDetail
    return {
      path,
      message: path === '' ? issue.message : `${path}: ${issue.message}`,
      ...(detail.allowed && { allowed: detail.allowed }),
      ...(detail.didYouMean !== undefined && { didYouMean: detail.didYouMean }),
      ...(detail.instead && { instead: detail.instead }),
      code: detail.code ?? 'invalid-parameter',
    }
  }
  if (issue.code === 'unrecognized_keys') {
    const name = issue.keys[0]!
    const near = nearestOf(name, [...requestFieldsOf(schema).keys()])
    return {
      path: path === '' ? name : `${path}.${name}`,
      message: `${showValue(name)} is not known here`,
      ...(near !== undefined && { didYouMean: near }),
      code: 'unknown-parameter',
    }
  }
  const json = schemaAt(schema, issue.path)
  const allowed = json && allowedValuesOf(json)
  const wanted = json ? describeField(json) : issue.message
  if (value === undefined) {
    return {
      path,
      message: `${path} is required: ${wanted}`,
      ...(allowed && { allowed }),
      code: 'missing-parameter',
    }
  }
  const isPlain = typeof value === 'string' || typeof value === 'number'
  const near = allowed && isPlain ? nearestValueOf(String(value), allowed) : undefined
  return {
    path,
    message: `${path} must be ${wanted}, not ${showValue(value)}`,
    ...(allowed && { allowed }),
    ...(near !== undefined && { didYouMean: near }),
    code: 'invalid-parameter',
  }
}

/** One sentence for the whole refusal: the first issue, its suggestion, and how many more. */
function sentenceOf(issues: readonly Issue[]): string {
  const [first] = issues
  const suggestion = first!.didYouMean === undefined ? '' : `; did you mean "${first!.didYouMean}"?`
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more; see issues)` : ''
  return `${first!.message}${suggestion}${more}`
}

/** A refusal made of issues that share a code. */
export function requestErrorOf(code: RequestErrorCode, issues: readonly Issue[]): RequestError {
  return new RequestError(code, sentenceOf(issues), issues)
}

const MAX_ISSUES = 20

/**
 * Items beyond a list's published most that are still read: chords of a progression are split at
 * commas inside a symbol too, so more items can be right.
 */
const MAX_EXTRA_ITEMS = 1024

/** Lists cut where they are refused anyway: each further item would be an issue of its own. */
function withCutLists(operation: AnyOperation, values: unknown): unknown {
  if (typeof values !== 'object' || values === null) return values
  const fields = requestFieldsOf(operation.request)
  let cut = values
  for (const [name, value] of Object.entries(values)) {
    const maxItems = Array.isArray(value) ? fields.get(name)?.json.maxItems : undefined
    if (maxItems === undefined || value.length <= maxItems + MAX_EXTRA_ITEMS) continue
    cut = { ...cut, [name]: value.slice(0, maxItems + MAX_EXTRA_ITEMS) }
  }
  return cut
}

/**
 * Parses values (a JSON body, MCP arguments, a read query) with an operation's request schema and
 * fills its defaults.
 *
 * @throws RequestError naming each wrong field, its value, what is allowed and the nearest right one.
 */
export function readRequest<Operation extends AnyOperation>(
  operation: Operation,
  values: unknown,
): z.output<Operation['request']> {
  const result = operation.request.safeParse(withCutLists(operation, values))
  if (result.success) return result.data as z.output<Operation['request']>
  const described = result.error.issues
    .slice(0, MAX_ISSUES)
    .map((issue: z.core.$ZodIssue) => describeIssue(operation.request, values, issue))
  const { code } = described[0]!
  throw requestErrorOf(
    code,
    described.map(({ code: _code, ...issue }: Issue & { code: RequestErrorCode }) => issue),
  )
}
