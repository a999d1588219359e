/**
 * npm run eval [-- url of an MCP endpoint]: asks 120 questions over MCP, compares the answers with
 * facts that were written down apart from this program, and writes docs/evaluation.md. Exits with 1
 * where an answer is wrong.
 */
import { writeFileSync } from 'node:fs'
import { createApp } from '#service/app'
import { askQuestion, EVAL_TOPICS, evalSheet } from '../test/agents/eval/run-eval'

const [url] = process.argv.slice(2)
const app = createApp({ buildId: 'eval', mcpHosts: ['127.0.0.1'] })
const ask = (request: Request) => (url === undefined ? app.fetch(request) : fetch(request))

let right = 0
const sizes: number[] = []
for (const { title, questions } of EVAL_TOPICS) {
  console.log(`\n${title}`)
  for (const row of questions) {
    const { missed, bytes } = await askQuestion(row, url ?? 'http://127.0.0.1/mcp', ask)
    sizes.push(bytes)
    if (missed.length === 0) right++
    console.log(
      `  ${missed.length === 0 ? 'right' : 'WRONG'}  ${row.question}  (${row.tool}, ${bytes} bytes)`,
    )
    for (const one of missed) console.log(`         ${one}`)
  }
}
const median = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)]
console.log(`\n${right} of ${sizes.length} right, one call each; median answer ${median} bytes`)
if (right < sizes.length) process.exitCode = 1
writeFileSync(new URL('../docs/evaluation.md', import.meta.url), evalSheet())
