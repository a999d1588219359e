/** Held-out questions are answered right by one call over MCP. */
import { expect, test } from 'vitest'
import { createApp } from '#service/app'
import { askQuestion } from './eval/run-eval'
import { ODD_ONES, OF_EACH_KIND } from './held-out'
import { OF_KINDS_THAT_MISLED } from './held-out-kinds'

const app = createApp({ buildId: 'test', mcpHosts: ['pitch.test'] })
const misled = OF_KINDS_THAT_MISLED.map(([question, tool, given, facts]) => {
  return { question, tool, given, facts }
})
const rows = [...OF_EACH_KIND, ...ODD_ONES, ...misled].map((row) => [row.question, row] as const)

test.each(rows)('%s', async (_, row) => {
  const { missed } = await askQuestion({ ...row, alone: '' }, 'http://pitch.test/mcp', app.fetch)
  expect(missed).toEqual([])
})

test('there are 88, no two the same', () => {
  expect(new Set(rows.map(([question]) => question)).size).toBe(88)
})
