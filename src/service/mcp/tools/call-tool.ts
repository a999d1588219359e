/** One tool call: arguments → request → document, answered as Markdown and as its essential fields. */

import { NAME_SYSTEMS, type NameSystem } from '#engine/theory/note-names/name-systems'
import { getFileLinks } from '#operations/files/file'
import type { FileLinksDocument } from '#operations/files/file.schema'
import { englishTimedText, englishValues } from '#operations/names/read-names'
import { namesInDocument, ownTextFor } from '#operations/names/write-names'
import { isNumericChoice, readFieldText } from '#operations/reading/field-text'
import { adviceOf } from '#operations/reading/misplaced-name'
import { readRequest } from '#operations/reading/read-request'
import { requestFieldsOf } from '#operations/registry/field-kinds'
import { leanOf } from '#operations/registry/lean'
import type { AnyOperation } from '#operations/registry/operation'
import { RequestError, type RequestErrorCode } from '#operations/registry/request-errors'
import { meantNameOf } from '#operations/suggest/typos'
import { isFault, refusalOfAnyThrown } from '../../http/faults'
import { refusalInNames } from '../../http/refusal-names'
import { REPRESENTATIONS, writeDocument } from '../../text/representation'
import { embeddedFiles, UNSERVED } from '../linked-resources'
import { type Arguments, correctedCall } from './corrected-call'
import type { ToolResult } from './tool-result'
import { DETAIL, NAMES, readDetail, readToolNames, toolFieldsOf } from './tool-schema'
import type { McpTool } from './tool-table'

/** A name from outside may be as long as the whole body. */
const MAX_SHOWN_NAME = 64

function unknownArgument(tool: McpTool, name: string): RequestError {
  const offered = [...toolFieldsOf(tool).keys()]
  const near = meantNameOf(name, offered)
  const suggestion = near === undefined ? '' : `; did you mean "${near}"?`
  const code: RequestErrorCode = 'unknown-parameter'
  const shown = name.slice(0, MAX_SHOWN_NAME)
  const advice = adviceOf(tool.operation, name)
  const message = `${shown} is not an argument of ${tool.name}${advice === undefined ? '' : `; ${advice}`}`
  return new RequestError(code, `${message}${suggestion}`, [
    { path: shown, message, allowed: offered, ...(near !== undefined && { didYouMean: near }) },
  ])
}

/** A list that is given as text, and a number where a word could stand; other values stay as they are. */
function argumentValue(operation: AnyOperation, name: string, value: unknown): unknown {
  const field = requestFieldsOf(operation.request).get(name)
  if (!field || typeof value !== 'string') return value
  return field.kind === 'list' || isNumericChoice(field) ? readFieldText(field, value) : value
}

/**
 * Arguments of a tool as a request of its operation, defaults filled.
 *
 * @throws RequestError for an argument that the tool does not know or cannot take.
 */
export function requestOfCall(tool: McpTool, given: Arguments) {
  const fields = toolFieldsOf(tool)
  for (const name of Object.keys(given)) {
    if (!fields.has(name)) throw unknownArgument(tool, name)
  }
  const names = readToolNames(given[NAMES])
  const values: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    if (name === DETAIL || name === NAMES) continue
    if (tool.own && name in tool.own.schema.shape) continue
    values[name] = argumentValue(tool.operation, name, value)
  }
  const own = tool.own ? tool.own.toRequest(ownRequest(tool, tool.own.schema, given, names)) : {}
  return readRequest(tool.operation, values, (read) => ({
    ...tool.defaults,
    ...englishValues(read, names),
    ...own,
  }))
}

/** Reads the tool's own parameters with the messages that every request has. */
function ownRequest(
  tool: McpTool,
  schema: NonNullable<McpTool['own']>['schema'],
  given: Arguments,
  names: NameSystem,
): Record<string, unknown> {
  const own = Object.entries(given).filter(([name]) => name in schema.shape)
  return readRequest({ ...tool.operation, request: schema }, Object.fromEntries(own), (read) =>
    Object.fromEntries(
      Object.entries(read).map(([name, value]) => [
        name,
        typeof value === 'string' ? englishTimedText(name, value, names) : value,
      ]),
    ),
  )
}

/** The system asked for, where it is one: the refusal may be about it. */
function namesGiven({ [NAMES]: given }: Arguments): NameSystem {
  return NAME_SYSTEMS.find((system) => system === given) ?? 'english'
}

/** The document of a call. @throws RequestError or DomainError where it is refused. */
async function documentOf(tool: McpTool, given: Arguments, baseUrl: string) {
  readDetail(given[DETAIL])
  const request = requestOfCall(tool, given)
  await tool.operation.prepare?.(request)
  const names = readToolNames(given[NAMES])
  return tool.operation.run(request, { baseUrl, ...ownTextFor(names) }) as Record<string, unknown>
}

async function refuse(tool: McpTool, given: Arguments, thrown: unknown): Promise<ToolResult> {
  const told = (one: unknown) => refusalInNames(refusalOfAnyThrown(one), namesGiven(given))
  const { body } = told(thrown)
  const corrected = await correctedCall(
    given,
    thrown,
    toolFieldsOf(tool),
    (one) => (one instanceof RequestError ? told(one).body.issues : []),
    (candidate) => documentOf(tool, candidate, ''),
  )
  const lines = [
    `Refused (${body.code}): ${body.error}`,
    ...body.issues
      .filter((issue) => issue.allowed !== undefined)
      .map((issue) => `${issue.path} may be: ${issue.allowed!.join(', ')}`),
    ...(corrected ? [`Call this instead: ${tool.name} ${JSON.stringify(corrected)}`] : []),
  ]
  return {
    isError: true,
    content: [{ type: 'text', text: lines.join('\n') }],
    structuredContent: {
      ...body,
      ...(corrected && { correctedCall: { name: tool.name, arguments: corrected } }),
    },
  }
}

/** The file asked for, or all where no HTTP serves them, in the answer itself; else as resources. */
async function filesOf({ files }: FileLinksDocument, given: Arguments, baseUrl: string) {
  const isWhole = baseUrl === UNSERVED || given.type !== undefined
  if (isWhole) return embeddedFiles(files, baseUrl)
  return files.map(({ url, fileName, mediaType }) => ({
    type: 'resource_link' as const,
    uri: url,
    name: fileName,
    mimeType: mediaType,
  }))
}

/**
 * Answers a call. A refusal is a result that says what was meant where that is certain, never a
 * protocol error.
 *
 * @param onFault called with unexpected errors.
 */
export async function callTool(
  tool: McpTool,
  given: Arguments,
  baseUrl: string,
  onFault?: (thrown: unknown) => void,
): Promise<ToolResult> {
  try {
    const document = await documentOf(tool, given, baseUrl)
    const detail = readDetail(given[DETAIL])
    const names = readToolNames(given[NAMES])
    const text = writeDocument(tool.operation, document, REPRESENTATIONS.md[detail], names)
    const isFileList = tool.operation.id === getFileLinks.id
    const files = isFileList ? await filesOf(document as FileLinksDocument, given, baseUrl) : []
    return {
      content: [{ type: 'text', text }, ...files],
      structuredContent: namesInDocument(
        tool.operation,
        detail === 'full' ? document : leanOf(tool.operation, document),
        names,
      ),
    }
  } catch (thrown) {
    if (isFault(thrown)) onFault?.(thrown)
    return refuse(tool, given, thrown)
  }
}
