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
import { formatPath, withinLengths } from '../registry/published-lengths'
import {
  type IssueDetail,
  type RequestErrorCode,
  requestErrorOf,
  showValue,
} from '../registry/request-errors'
import { nearestOf } from '../suggest/nearest'
import { nearestValueOf } from '../suggest/nearest-value'
import { withTonicAndScale } from './tonic-and-scale'

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

const MAX_ISSUES = 20

/**
 * Parses values (a JSON body, MCP arguments, a read query) with an operation's request schema and
 * fills its defaults. Their lengths are held against the schema before anything else is looked at.
 *
 * @param toEnglish translates values that name notes otherwise
 * @throws RequestError naming each wrong field, its value, what is allowed and the nearest right one.
 */
export function readRequest<Operation extends AnyOperation>(
  operation: Operation,
  given: unknown,
  toEnglish: (values: object) => object = (values) => values,
): z.output<Operation['request']> {
  const read = withinLengths(operation.request, given)
  const values =
    typeof read === 'object' && read !== null
      ? withTonicAndScale(toEnglish(read), requestFieldsOf(operation.request))
      : read
  const result = operation.request.safeParse(values)
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
