/** The calls give the facts, and llms.txt alone is enough to write them. */
import { describe, expect, test } from 'vitest'
import { createApp } from '#service/app'
import { factsMissed } from './facts'
import { AGENT_QUESTIONS, type AgentQuestion } from './questions'

const ORIGIN = 'http://pitch.test'
const app = createApp({ buildId: 'test' })

async function answerTo({ call }: AgentQuestion): Promise<unknown> {
  const response =
    typeof call === 'string'
      ? await app.request(ORIGIN + call)
      : await app.request(ORIGIN + call.path, { method: 'POST', body: JSON.stringify(call.body) })
  expect(response.headers.get('x-ignored-parameters')).toBeNull()
  return response.json()
}

describe('an agent that asks', () => {
  test.each(AGENT_QUESTIONS.map((row) => [row.question, row] as const))(
    '«%s» is told the facts',
    async (_, row) => {
      const answer = await answerTo(row)
      expect(factsMissed(answer, row.facts)).toEqual([])
    },
  )

  test('has twenty questions', () => {
    expect(AGENT_QUESTIONS).toHaveLength(20)
  })

  test.each(AGENT_QUESTIONS.map((row) => [row.question, row.call] as const))(
    'finds path and parameters for «%s» in llms.txt',
    async (_, call) => {
      const text = await (await app.request(`${ORIGIN}/llms.txt`)).text()
      const url = typeof call === 'string' ? new URL(call, ORIGIN) : new URL(call.path, ORIGIN)
      const names = typeof call === 'string' ? [...url.searchParams.keys()] : Object.keys(call.body)
      const heading = `### ${typeof call === 'string' ? 'GET' : 'POST'} ${url.pathname}\n`
      const start = text.indexOf(heading)
      expect(start).toBeGreaterThan(0)
      const end = text.indexOf('\n### ', start + 1)
      const section = text.slice(start, end < 0 ? undefined : end)
      for (const name of names) expect(section).toMatch(new RegExp(`\\b${name}\\b`))
    },
  )
})
