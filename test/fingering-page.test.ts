/** The page on fingering prints the weights that the planner has. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { TERM, TERMS, weightsOf } from '#engine/plan/weights'

const page = readFileSync(
  fileURLToPath(new URL('../docs/how-a-line-is-fingered.md', import.meta.url)),
  'utf8',
)
const rows = [...page.matchAll(/^\| `([a-z-]+)` \|[^|]+\|(.+)\|$/gm)].map(([, term, weights]) => [
  term!,
  ...weights!.split('|').map(Number),
])

test('a row for each term, with its weight in each style', () => {
  const styles = (['lead', 'melody', 'acoustic', 'low'] as const).map(weightsOf)
  expect(rows).toEqual(TERMS.map((term) => [term, ...styles.map((weights) => weights[TERM[term]])]))
})
