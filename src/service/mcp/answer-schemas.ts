/**
 * Schemas of what the tools answer, one a tool. They are resources and not part of the list of tools,
 * which they would make four times as long.
 */
import * as z from 'zod'
import type { LinkedResource } from './linked-resources'
import { MCP_TOOLS } from './tools/tool-table'

const START = 'pitch-map://answers/'

export const ANSWER_TEMPLATE = {
  uriTemplate: `${START}{tool}`,
  name: 'answers',
  title: 'Schema of an answer',
  description:
    'JSON schema of what a tool answers with detail=full; without it structuredContent has the essential fields of that.',
  mimeType: 'application/schema+json',
}

/** The schema that a link of the template leads to. */
export function answerSchemaOf(uri: string): LinkedResource | undefined {
  const tool = MCP_TOOLS.find(({ name }) => uri === START + name)
  if (!tool) return undefined
  const schema = z.toJSONSchema(tool.operation.document, { unrepresentable: 'any' })
  return { uri, mimeType: ANSWER_TEMPLATE.mimeType, text: JSON.stringify(schema) }
}
