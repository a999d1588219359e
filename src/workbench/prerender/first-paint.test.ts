import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const textOf = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const firstPaint = textOf('public/first-paint.js')

// That script runs before any module, so it says these names and widths once more.
test.each([
  ['state/theme.ts', "'pitch-map.theme'", "'theme'"],
  ['state/shown-names.ts', "'pitch-map.names'", "'names'"],
  ['projects/start-project.ts', "'pitch-map.project'", "'project'"],
  ['state/neck-view.ts', "'pitch-map.position'", "'position'"],
  ['state/layout-preferences.ts', '`pitch-map.layout.${', "'layout.large', 'layout.small'"],
  ['state/layout-preferences.ts', "? 'small' : 'large'", "'layout.large', 'layout.small'"],
  ['state/layout-preferences.ts', "matchMedia('(max-width: 700px)')", '(max-width: 700px)'],
  ['state/layout-preferences.ts', "matchMedia('(min-width: 1180px)')", '(min-width: 1180px)'],
])('%s and the first paint agree on %s', (file, there, here) => {
  expect(textOf(file)).toContain(there)
  expect(firstPaint).toContain(here)
})
