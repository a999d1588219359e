/** Asks the questions of the evaluation over MCP, as a client without any library would. */
import { requestFieldsOf } from '#operations/registry/field-kinds'
import { formatQuery } from '#operations/registry/format-query'
import { requestOfCall } from '#service/mcp/tools/call-tool'
import { MCP_TOOLS } from '#service/mcp/tools/tool-table'
import { factsMissed } from '../facts'
import { GRIPS } from './grips'
import { HARMONY } from './harmony'
import { NAMES } from './names'
import { PEOPLE } from './people'
import { PLACES } from './places'
import type { EvalQuestion, EvalTopic } from './question'
import { SONGS } from './songs'
import { TAB, TUNINGS } from './tab'

export const EVAL_TOPICS: readonly EvalTopic[] = [
  PLACES,
  GRIPS,
  NAMES,
  HARMONY,
  TUNINGS,
  TAB,
  SONGS,
  PEOPLE,
]

export interface EvalAnswer {
  /** Facts that the answer says otherwise; empty where it is right. */
  readonly missed: readonly string[]
  /** Of the whole result, text and structure. */
  readonly bytes: number
}

/** Sends one HTTP request. */
export type Ask = (request: Request) => Response | Promise<Response>

/** Calls the tool of a question once, and compares its structured answer with the facts. */
export async function askQuestion(
  { tool, given, facts }: EvalQuestion,
  url: string,
  ask: Ask,
): Promise<EvalAnswer> {
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: tool, arguments: given },
  }
  const response = await ask(
    new Request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-06-18',
      },
      body: JSON.stringify(message),
    }),
  )
  const text = await response.text()
  const data = /^data: (.*)$/m.exec(text)?.[1] ?? text
  const { result, error } = JSON.parse(data)
  if (error) return { missed: [error.message], bytes: data.length }
  return { missed: factsMissed(result.structuredContent, facts), bytes: data.length }
}

const BASE_URL = 'http://127.0.0.1:8787'

/** The HTTP call that a tool makes of its arguments, as the command line says it. */
function curlOf({ tool: name, given }: EvalQuestion): string {
  const tool = MCP_TOOLS.find((one) => one.name === name)!
  const { request: schema, http } = tool.operation
  const asked: Record<string, unknown> = tool.own
    ? { ...requestOfCall(tool, given) }
    : { ...tool.defaults, ...given }
  for (const [field, { json }] of requestFieldsOf(schema)) {
    if (JSON.stringify(asked[field]) === JSON.stringify(json.default)) delete asked[field]
  }
  const url = BASE_URL + http.path
  return http.method === 'POST'
    ? `curl -s '${url}' -d '${JSON.stringify(asked)}'`
    : `curl -s '${url}${formatQuery(asked)}'`
}

/** The sheet of the documentation: each question, its call, and what a model alone would need. */
export function evalSheet(): string {
  const count = EVAL_TOPICS.reduce((sum, { questions }) => sum + questions.length, 0)
  const topics = EVAL_TOPICS.map(({ title, questions }) =>
    [
      `## ${title}`,
      ...questions.map((row) =>
        [
          `### ${row.question}`,
          `\`${row.tool}\` with \`${JSON.stringify(row.given)}\`. A model alone would have to know: ${row.alone}.`,
          `\`\`\`sh\n${curlOf(row)}\n\`\`\``,
        ].join('\n\n'),
      ),
    ].join('\n\n'),
  )
  return [
    '# Evaluation',
    '',
    `${count} questions that players ask, each answered by one tool call; 40 of them were asked on public pages by people who had not seen the tools. \`npm run eval\` asks them over MCP as a plain client does, compares the answers with facts from books and instruments, and writes this sheet; the tests run it too.`,
    '',
    topics.join('\n\n'),
    '',
  ].join('\n')
}
