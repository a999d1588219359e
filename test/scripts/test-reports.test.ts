import { expect, test } from 'vitest'
import { closingLines, type Report } from '../../scripts/test-reports.mjs'

const UNIT: Report = { numPassedTests: 40, numFailedTests: 0, numPendingTests: 1 }

function browserReport(flaky: number, unexpected: number): Report {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const loop = {
    title: 'the loop',
    file: 'transport.spec.ts',
    specs: [spec('goes round', 'flaky')],
  }
  return {
    stats: { expected: 2, flaky, unexpected, skipped: 3 },
    suites: [
      {
        title: 'transport.spec.ts',
        file: 'transport.spec.ts',
        specs: [spec('plays', 'expected'), spec('stops', flaky > 1 ? 'flaky' : 'expected')],
        suites: flaky > 0 ? [loop] : [],
      },
    ],
  }
}

test.each([
  [[UNIT], 0, ['40 passed, 0 failed, 1 skipped'], true],
  [[UNIT, browserReport(0, 0)], 0, ['42 passed, 0 failed, 4 skipped'], true],
  [
    [UNIT, browserReport(1, 0)],
    0,
    [
      '1 flaky, passed only when tried again:',
      '  transport.spec.ts › the loop › goes round',
      '43 passed, 0 failed, 4 skipped',
    ],
    true,
  ],
  [
    [browserReport(2, 1)],
    1,
    [
      '2 flaky, passed only when tried again:',
      '  transport.spec.ts › stops',
      '  transport.spec.ts › the loop › goes round',
      '4 passed, 1 failed, 3 skipped',
    ],
    false,
  ],
])('%j with %i failed steps', (reports, failedSteps, lines, hasPassed) => {
  expect(closingLines(reports, failedSteps)).toEqual({ lines, hasPassed })
})

test('a step that fails without a test counts as one', () => {
  expect(closingLines([UNIT], 2)).toEqual({
    lines: ['40 passed, 2 failed, 1 skipped'],
    hasPassed: false,
  })
})

test('no test at all is no success', () => {
  expect(closingLines([], 0).hasPassed).toBe(false)
})
