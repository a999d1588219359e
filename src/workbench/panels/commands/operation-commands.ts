/**
 * One command a question of the service, taken from the registry: it opens the answer for the
 * project at hand. This file brings the request schemas, so it is only loaded with the list.
 */

import { encodeCompressedProject } from '#engine/project/state-codec'
import { requestFieldsOf } from '#operations/field-kinds'
import { OPERATIONS } from '#operations/index'
import type { AnyOperation } from '#operations/operation'
import { formatQuery } from '#operations/query'
import type { Command } from '../../state/commands'
import { project } from '../../state/project-store'

/** What the project can say for a parameter. */
function projectAnswers(): Readonly<Record<string, string>> {
  const state = project.peek()
  const { theory, selectedPitch, mapping } = state
  return {
    note: selectedPitch.note,
    root: theory.root,
    key: theory.root,
    scale: theory.scale,
    layer: theory.layer,
    chord: theory.chord,
    piano: mapping.pianoPreset,
    zproject: encodeCompressedProject(state),
  }
}

/** The question as the project would ask it; the operation's example fills what it cannot say. */
function requestOf(operation: AnyOperation): Record<string, unknown> {
  const example: Record<string, unknown> = { ...operation.examples[0]?.request }
  const answers = projectAnswers()
  const request: Record<string, unknown> = {}
  for (const [name, field] of requestFieldsOf(operation.request)) {
    const answer = answers[name]
    const isAllowed = answer !== undefined && (field.json.enum?.includes(answer) ?? true)
    if (isAllowed) request[name] = answer
    else if (field.required && name in example) request[name] = example[name]
  }
  return request
}

/** Commands that open an operation's answer in a new tab. */
export function operationCommands(): readonly Command[] {
  return OPERATIONS.filter(({ http }) => http.method === 'GET').map(
    (operation): Command => ({
      id: `operation-${operation.id}`,
      title: operation.summary,
      group: 'Ask the service',
      keywords: `${operation.id} ${operation.http.path} api json`,
      hint: operation.http.path,
      run: () => {
        open(operation.http.path + formatQuery(requestOf(operation)), '_blank', 'noopener')
      },
    }),
  )
}
