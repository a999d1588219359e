/** Asks the questions of the evaluation over MCP, as a client without any library would. */
import { factsMissed } from '../facts'
import { GRIPS } from './grips'
import { HARMONY } from './harmony'
import { NAMES } from './names'
import { PLACES } from './places'
import type { EvalQuestion, EvalTopic } from './question'
import { TAB, TUNINGS } from './tab'

export const EVAL_TOPICS: readonly EvalTopic[] = [PLACES, GRIPS, NAMES, HARMONY, TUNINGS, TAB]

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

/** The sheet of the documentation: each question, its call, and what a model alone would need. */
export function evalSheet(): string {
  const count = EVAL_TOPICS.reduce((sum, { questions }) => sum + questions.length, 0)
  const topics = EVAL_TOPICS.map(({ title, questions }) =>
    [
      `## ${title}`,
      '',
      '| Question | One call | What a model alone would have to know |',
      '|---|---|---|',
      ...questions.map(({ question, tool, alone }) => `| ${question} | \`${tool}\` | ${alone} |`),
    ].join('\n'),
  )
  return [
    '# Evaluation',
    '',
    `${count} questions that players ask, each answered by one tool call. \`npm run eval\` asks them over MCP as a plain client does, compares the answers with facts from books and instruments, and writes this sheet; the tests run it too.`,
    '',
    topics.join('\n\n'),
    '',
  ].join('\n')
}
