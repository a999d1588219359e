/**
 * The questions that the service answers, as plain data. The build reads them from the registry
 * (`virtual:questions`), so that no request schema travels to the browser.
 */

import { OPERATIONS } from '#operations/index'
import { requestFieldsOf } from '#operations/registry/field-kinds'
import { formatQuery } from '#operations/registry/format-query'
import type { AnyOperation } from '#operations/registry/operation'

export interface QuestionParameter {
  readonly name: string
  readonly isRequired: boolean
  /** The only values it takes, where these are listed. */
  readonly allowed?: readonly string[]
  /** The operation's own example, as it stands in a query. */
  readonly example?: string
}

export interface Question {
  readonly id: string
  readonly title: string
  readonly path: string
  readonly parameters: readonly QuestionParameter[]
}

function parametersOf(operation: AnyOperation): readonly QuestionParameter[] {
  const query = new URLSearchParams(formatQuery({ ...operation.examples[0]?.request }))
  return Array.from(requestFieldsOf(operation.request), ([name, { required, json }]) => {
    const example = query.get(name)
    return {
      name,
      isRequired: required,
      ...(json.enum && { allowed: json.enum.map(String) }),
      ...(example !== null && { example }),
    }
  })
}

/** Every question that an address can ask. */
export function questionsOf(): readonly Question[] {
  return OPERATIONS.filter(({ http }) => http.method === 'GET').map((operation) => ({
    id: operation.id,
    title: operation.summary,
    path: operation.http.path,
    parameters: parametersOf(operation),
  }))
}
