/** What the reports of vitest and Playwright say, each in its own form. */

/** Tests of a Playwright report that passed only when they were tried again, each by file and title. */
export function flakyTestsOf({ suites = [] }) {
  const inSuite = ({ file, specs = [], suites: inner = [] }, titles) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => [file, ...titles, title].join(' › ')),
    ...inner.flatMap((suite) => inSuite(suite, [...titles, suite.title])),
  ]
  return suites.flatMap((suite) => inSuite(suite, []))
}

/** How many tests of a report passed, failed and were skipped. A flaky one has passed. */
export function countsOf(report) {
  const { stats } = report
  return stats
    ? {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      }
    : {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests,
      }
}

/** The closing lines: flaky tests by name where there are any, then the counts on a line of their own. */
export function closingLines(reports, failedSteps) {
  const counts = reports.map(countsOf)
  const sum = (kind) => counts.reduce((total, count) => total + count[kind], 0)
  // A step may fail without a test that failed.
  const failed = Math.max(sum('failed'), failedSteps)
  const flaky = reports.flatMap(flakyTestsOf)
  const flakyLines =
    flaky.length > 0
      ? [
          `${flaky.length} flaky, passed only when tried again:`,
          ...flaky.map((name) => `  ${name}`),
        ]
      : []
  return {
    lines: [...flakyLines, `${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`],
    hasPassed: failed === 0 && sum('passed') > 0,
  }
}
