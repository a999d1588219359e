import { describe, expect, test } from 'vitest'
import { closingLines, type Report, type Step } from '../../scripts/test-reports.mjs'

const ROOT = new URL('../../', import.meta.url).pathname

const UNIT: Report = { numPassedTests: 40, numPendingTests: 1 }

const RED = '\u001b[31m'
const PLAIN = '\u001b[39m'

/** One file of vitest in which a test failed. */
const UNIT_FAILED: Report = {
  numPassedTests: 39,
  numPendingTests: 0,
  testResults: [
    {
      name: `${ROOT}src/engine/neck.test.ts`,
      status: 'failed',
      message: '',
      assertionResults: [
        { ancestorTitles: [], title: 'E2 lies on string 6', status: 'passed' },
        {
          ancestorTitles: ['a capo'],
          title: 'raises open strings',
          status: 'failed',
          failureMessages: [`${RED}AssertionError: expected 2 to be 3${PLAIN}\n    at neck.ts:3`],
        },
      ],
    },
  ],
}

const FILE_FAILED: Report = {
  numPassedTests: 0,
  numPendingTests: 0,
  testResults: [
    {
      name: `${ROOT}test/page/tab.test.ts`,
      status: 'failed',
      message: "Cannot find module './gone'\nRequire stack:",
      assertionResults: [],
    },
  ],
}

const error = { message: 'Error: expect(locator).toBeVisible() failed\n\nLocator: …' }

const RESULTS: Record<string, readonly { error?: { message: string } }[]> = {
  expected: [{}],
  flaky: [{ error }, {}],
  unexpected: [{ error: { message: 'a first time' } }, { error }],
}

/** The tests of one file of Playwright by status: two of the file, one of a group. */
function browserReport(plays: string, stops: string, loops: string): Report {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ status, results: RESULTS[status] ?? [] }],
  })
  const count = (status: string) => [plays, stops, loops].filter((one) => one === status).length
  const file = 'transport.spec.ts'
  return {
    stats: {
      expected: count('expected'),
      flaky: count('flaky'),
      unexpected: count('unexpected'),
      skipped: 3,
    },
    suites: [
      {
        title: file,
        file,
        specs: [spec('plays', plays), spec('stops', stops)],
        suites: [{ title: 'the loop', file, specs: [spec('goes round', loops)] }],
      },
    ],
  }
}

const ok = (report?: Report): Step => ({ title: 'ok', isOk: true, ...(report && { report }) })
const failed = (title: string, parts: Partial<Step>): Step => ({ title, isOk: false, ...parts })

const WHY = 'Error: expect(locator).toBeVisible() failed'

describe('the closing lines', () => {
  test.each<[what: string, steps: readonly Step[], lines: readonly string[]]>([
    ['one report', [ok(UNIT)], ['40 passed, 0 failed, 1 skipped']],
    [
      'two reports',
      [ok(UNIT), ok(browserReport('expected', 'expected', 'expected')), ok()],
      ['43 passed, 0 failed, 4 skipped'],
    ],
    [
      'a test that passed when tried again',
      [ok(UNIT), ok(browserReport('expected', 'expected', 'flaky'))],
      [
        '1 flaky, passed only when tried again:',
        `  transport.spec.ts › the loop › goes round: ${WHY}`,
        '43 passed, 0 failed, 4 skipped',
      ],
    ],
    [
      'failed tests of both, flaky ones before them',
      [
        failed('unit', { report: UNIT_FAILED }),
        failed('browser', { report: browserReport('unexpected', 'flaky', 'unexpected') }),
      ],
      [
        '1 flaky, passed only when tried again:',
        `  transport.spec.ts › stops: ${WHY}`,
        '3 failed:',
        '  src/engine/neck.test.ts › a capo › raises open strings: AssertionError: expected 2 to be 3',
        `  transport.spec.ts › plays: ${WHY}`,
        `  transport.spec.ts › the loop › goes round: ${WHY}`,
        '40 passed, 3 failed, 3 skipped',
      ],
    ],
    [
      'a file of tests that could not be loaded',
      [ok(UNIT), failed('page', { report: FILE_FAILED })],
      [
        '1 failed:',
        "  test/page/tab.test.ts: Cannot find module './gone'",
        '40 passed, 1 failed, 1 skipped',
      ],
    ],
    [
      'a browser that never ran',
      [
        ok(UNIT),
        failed('browser', {
          report: {
            stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 },
            suites: [],
            errors: [{ message: 'Error: the web server did not start\n  at' }],
          },
        }),
      ],
      [
        '1 failed:',
        '  browser: Error: the web server did not start',
        '40 passed, 1 failed, 1 skipped',
      ],
    ],
    [
      'steps without tests of their own, or with none that failed',
      [
        ok(UNIT),
        failed('types', { said: `\n${RED}src/a.ts(1,2)${PLAIN}: error TS1: no\nFound 1.\n` }),
        failed('boundaries', { said: 'Nothing said why.\n\nSo it ended.\n' }),
        failed('edge runtime', {}),
        failed('unit', { report: UNIT, said: 'Unhandled Errors\nTypeError: late\n' }),
      ],
      [
        '4 failed:',
        '  types: src/a.ts(1,2): error TS1: no',
        '  boundaries: So it ended.',
        '  edge runtime',
        '  unit: Unhandled Errors',
        '80 passed, 4 failed, 2 skipped',
      ],
    ],
  ])('%s', (_, steps, lines) => {
    const hasPassed = steps.every(({ isOk }) => isOk)
    expect(closingLines(steps)).toEqual({ lines, hasPassed })
  })

  test('a long error is cut', () => {
    const { lines } = closingLines([failed('types', { said: `error ${'x'.repeat(5000)}` })])
    expect(lines[1]).toMatch(/^ {2}types: error x+ …$/)
    expect(lines[1]!.length).toBeLessThan(250)
  })

  test('no test at all is no success', () => {
    expect(closingLines([ok()]).hasPassed).toBe(false)
  })
})
