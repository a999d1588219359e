/** Every question of the evaluation is answered right by one call, and the sheet lists it. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createApp } from '#service/app'
import { askQuestion, EVAL_TOPICS, evalSheet } from './run-eval'

const app = createApp({ buildId: 'test', mcpHosts: ['pitch.test'] })
const questions = EVAL_TOPICS.flatMap((topic) => topic.questions)

test.each(questions.map((row) => [row.question, row] as const))('%s', async (_, row) => {
  const { missed } = await askQuestion(row, 'http://pitch.test/mcp', app.fetch)
  expect(missed).toEqual([])
})

test('there are 120 questions, no two the same', () => {
  expect(new Set(questions.map(({ question }) => question)).size).toBe(120)
})

test('a wrong fact is found', async () => {
  const row = { ...questions[0]!, facts: { 'fretboard.exactPositions.*.fret': [3, 8, 13, 17] } }
  const { missed } = await askQuestion(row, 'http://pitch.test/mcp', app.fetch)
  expect(missed).toHaveLength(1)
})

test('the sheet is as `npm run eval` writes it', () => {
  const written = readFileSync(new URL('../../../docs/evaluation.md', import.meta.url), 'utf8')
  expect(written).toBe(evalSheet())
})

const CALL = /^curl -s '([^']+)'(?: -d '(.+)')?$/

test('every call of the sheet is answered, or refused as its question says', async () => {
  const calls = evalSheet()
    .split('\n')
    .filter((line) => line.startsWith('curl'))
    .map((line) => CALL.exec(line)!)
  expect(calls).toHaveLength(questions.length)
  for (const [at, [, url, body]] of calls.entries()) {
    const response = await app.request(url!, {
      ...(body !== undefined && { method: 'POST', body }),
    })
    const isRefusal = 'code' in questions[at]!.facts
    expect(response.status, url).toBe(isRefusal ? 400 : 200)
    expect(response.headers.get('x-ignored-parameters')).toBeNull()
  }
})

test('the sheet is a page of the documentation', async () => {
  const page = await (await app.request('http://pitch.test/docs/evaluation')).text()
  expect(page).toContain('Spell F lydian dominant.')
  expect(page).toContain('aria-current="page">Evaluation')
  const sections = await (await app.request('http://pitch.test/docs/search.json')).text()
  expect(sections).toContain('Spell F lydian dominant.')
})
