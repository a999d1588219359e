/** What the reports of vitest and Playwright say, each in its own form. */
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const LONGEST_LINE = 200

/** The first line of an error, without colours. */
function firstLineOf(text = '') {
  const line = withoutColours(text).trim().split('\n', 1)[0].trim()
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)} …` : line
}

function withoutColours(text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one
  return text.replace(/\u001b\[[0-9;]*m/g, '')
}

/** A name and why it failed, as one line. */
const lineOf = (titles, why) => [titles.join(' › '), firstLineOf(why)].filter(Boolean).join(': ')

/** Specs of a Playwright report, each with its file and titles. */
function specsOf({ suites = [] }) {
  const inSuite = ({ file, specs = [], suites: inner = [] }, titles) => [
    ...specs.map(({ title, tests }) => ({ titles: [file, ...titles, title], tests })),
    ...inner.flatMap((suite) => inSuite(suite, [...titles, suite.title])),
  ]
  return suites.flatMap((suite) => inSuite(suite, []))
}

/** Tests of a Playwright report that passed only when they were tried again, and why not at first. */
function flakyTestsOf(report) {
  return specsOf(report).flatMap(({ titles, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results = [] }) => lineOf(titles, results[0]?.error?.message)),
  )
}

/** What failed in a report of Playwright: tests, and what kept tests from being run. */
function failuresInBrowser(report) {
  return [
    ...(report.errors ?? []).map(({ message }) => lineOf(['browser'], message)),
    ...specsOf(report).flatMap(({ titles, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results = [] }) => lineOf(titles, results.at(-1)?.error?.message)),
    ),
  ]
}

/** What failed in a report of vitest: tests, and files that could not be loaded or cleared away. */
function failuresInVitest({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name)
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ ancestorTitles, title, failureMessages }) =>
        lineOf([file, ...ancestorTitles, title], failureMessages?.[0]),
      )
    return status === 'failed' && failed.length === 0 ? [lineOf([file], message)] : failed
  })
}

/** What failed in a report, a line each: file › titles: first line of the error. */
function failuresOf(report) {
  return report.stats ? failuresInBrowser(report) : failuresInVitest(report)
}

/** How many tests of a report passed and were skipped. A flaky one has passed. */
function countsOf(report) {
  const { stats } = report
  return stats
    ? { passed: stats.expected + stats.flaky, skipped: stats.skipped }
    : { passed: report.numPassedTests, skipped: report.numPendingTests }
}

/** A failed step whose report names no test: the first line that speaks of an error, or the last. */
function stepLineOf({ title, said = '' }) {
  const lines = withoutColours(said)
    .split('\n')
    .filter((line) => line.trim())
  return lineOf([title], lines.find((line) => /error|✖|✘|failed/i.test(line)) ?? lines.at(-1))
}

/**
 * The closing lines: flaky tests by name where there are any, every failed test and step with its
 * error, then the counts on a line of their own.
 */
export function closingLines(steps) {
  const reports = steps.flatMap(({ report }) => report ?? [])
  const sum = (kind) => reports.reduce((total, report) => total + countsOf(report)[kind], 0)
  const flaky = reports.flatMap(flakyTestsOf)
  const failed = steps.flatMap((step) => {
    const named = step.report ? failuresOf(step.report) : []
    // A step may fail without a test that failed.
    return named.length > 0 || step.isOk ? named : [stepLineOf(step)]
  })
  const list = (heading, names) =>
    names.length > 0 ? [heading, ...names.map((name) => `  ${name}`)] : []
  return {
    lines: [
      ...list(`${flaky.length} flaky, passed only when tried again:`, flaky),
      ...list(`${failed.length} failed:`, failed),
      `${sum('passed')} passed, ${failed.length} failed, ${sum('skipped')} skipped`,
    ],
    hasPassed: failed.length === 0 && sum('passed') > 0,
  }
}
