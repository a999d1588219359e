/** What is counted, and the page on which Prometheus reads it. */
import type { AnswerSource } from './http/exchange'
import { OTHER_PATH } from './server'

/** Upper bounds of the histogram of answer times, in seconds. */
const TIME_BUCKETS = [0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25]

interface PathCounts {
  readonly sources: Partial<Record<AnswerSource, number>>
  /** Answers by the first bucket that holds them; one more for slower ones. */
  readonly buckets: number[]
  seconds: number
}

export interface Metrics {
  readonly count: (path: string, source: AnswerSource, milliseconds: number) => void
  /** The page in text format 0.0.4. */
  readonly page: () => string
}

/**
 * @param knownPaths paths that get a series of their own.
 * @param gauges read when the page is.
 */
export function createMetrics(
  knownPaths: readonly string[],
  gauges: () => Readonly<Record<string, number>>,
): Metrics {
  const counts = new Map<string, PathCounts>()
  for (const path of [...knownPaths, OTHER_PATH]) {
    counts.set(path, {
      sources: {},
      buckets: new Array(TIME_BUCKETS.length + 1).fill(0),
      seconds: 0,
    })
  }
  const other = counts.get(OTHER_PATH)!
  return {
    count(path, source, milliseconds) {
      const own = counts.get(path) ?? other
      own.sources[source] = (own.sources[source] ?? 0) + 1
      const seconds = milliseconds / 1000
      own.seconds += seconds
      let bucket = 0
      while (bucket < TIME_BUCKETS.length && seconds > TIME_BUCKETS[bucket]!) bucket++
      own.buckets[bucket]!++
    },
    page: () => pageOf(counts, gauges()),
  }
}

type Counts = ReadonlyMap<string, PathCounts>

function requestLines(counts: Counts): string[] {
  return [...counts].flatMap(([path, { sources }]) =>
    Object.entries(sources).map(
      ([source, count]) => `pitchmap_requests_total{path="${path}",source="${source}"} ${count}`,
    ),
  )
}

function timeLines(counts: Counts): string[] {
  return [...counts].flatMap(([path, { buckets, seconds }]) => {
    let count = 0
    const lines = buckets.map((own, bucket) => {
      count += own
      const bound = TIME_BUCKETS[bucket] ?? '+Inf'
      return `pitchmap_answer_seconds_bucket{path="${path}",le="${bound}"} ${count}`
    })
    return count === 0
      ? []
      : [
          ...lines,
          `pitchmap_answer_seconds_sum{path="${path}"} ${seconds}`,
          `pitchmap_answer_seconds_count{path="${path}"} ${count}`,
        ]
  })
}

function pageOf(counts: Counts, gauges: Readonly<Record<string, number>>): string {
  return `${[
    '# HELP pitchmap_requests_total Requests by path and by how they were answered.',
    '# TYPE pitchmap_requests_total counter',
    ...requestLines(counts),
    '# HELP pitchmap_answer_seconds Time to read a request and write its answer.',
    '# TYPE pitchmap_answer_seconds histogram',
    ...timeLines(counts),
    ...Object.entries(gauges).flatMap(([name, value]) => [
      `# TYPE pitchmap_${name} gauge`,
      `pitchmap_${name} ${value}`,
    ]),
  ].join('\n')}\n`
}
