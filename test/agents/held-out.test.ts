/** Held-out questions are answered right by one call over MCP. */
import { expect, test } from 'vitest'
import { createApp } from '#service/app'
import { askQuestion } from './eval/run-eval'
import { ODD_ONES, OF_EACH_KIND } from './held-out'

const app = createApp({ buildId: 'test', mcpHosts: ['pitch.test'] })
const rows = [...OF_EACH_KIND, ...ODD_ONES].map((row) => [row.question, row] as const)

test.each(rows)('%s', async (_, row) => {
  const { missed } = await askQuestion({ ...row, alone: '' }, 'http://pitch.test/mcp', app.fetch)
  expect(missed).toEqual([])
})

test('there are 48, no two the same', () => {
  expect(new Set(rows.map(([question]) => question)).size).toBe(48)
})
