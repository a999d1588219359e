/** llms.txt: the service in words that an agent can act on, worked out from the list of operations. */
import { describeField, requestFieldsOf } from '#operations/field-kinds'
import type { AnyOperation } from '#operations/operation'
import { formatQuery } from '#operations/query'

function parameterLine(operation: AnyOperation): string[] {
  return [...requestFieldsOf(operation.request).values()].map((field) => {
    const fallback =
      field.json.default === undefined ? '' : ` (default ${JSON.stringify(field.json.default)})`
    const about = field.json.description === undefined ? '' : ` ${field.json.description}`
    return `  - ${field.name}${field.required ? ', required' : ''}: ${describeField(field.json)}${fallback}.${about}`
  })
}

function operationText(operation: AnyOperation, baseUrl: string): string {
  const { method, path } = operation.http
  const examples = operation.examples
    .slice(0, 2)
    .map((example) =>
      method === 'GET'
        ? `- ${example.title}: ${baseUrl}${path}${formatQuery(example.request)}`
        : `- ${example.title}: POST ${JSON.stringify(example.request)}`,
    )
  return [
    `### ${method} ${path}`,
    '',
    operation.description,
    '',
    ...parameterLine(operation),
    ...examples,
  ].join('\n')
}

export function llmsText(operations: readonly AnyOperation[], baseUrl: string): string {
  return `# Pitch Map

> Exact answers about pitches on piano and six-string guitar: places on the neck, spelling in a key, chord grips, scales, fingered routes, drills and tab. Read-only HTTP/JSON, no key needed, every GET is a function of its query.

Conventions: string 1 is the highest (E4), string 6 the lowest (E2), fret 0 is open. C4 is MIDI 60. Write # as %23 in URLs. Refusals are JSON with error, code, issues and didYouMean; correct the request as they say. Numbers called proof or verified are computed apart from the answer.

- Machine description: ${baseUrl}/openapi.json
- Reference page: ${baseUrl}/docs
- Workbench: ${baseUrl}/

## Operations

${operations.map((operation) => operationText(operation, baseUrl)).join('\n\n')}
`
}
