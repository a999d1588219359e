/** What a process counts, and how Prometheus reads the sums of all processes. */
import type { AnswerSource } from './http/exchange'

/** Upper bounds of the histogram of answer times, in seconds. */
const TIME_BUCKETS = [0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25]

interface PathCounts {
  readonly sources: Partial<Record<AnswerSource, number>>
  /** Answers by the first bucket that holds them; one more for slower ones. */
  readonly buckets: number[]
  seconds: number
}

/** Plain numbers, so that it can cross a process boundary. */
export interface MetricsSnapshot {
  readonly paths: Readonly<Record<string, PathCounts>>
  readonly gauges: Readonly<Record<string, number>>
}

export interface Metrics {
  readonly count: (path: string, source: AnswerSource, milliseconds: number) => void
  readonly snapshot: () => MetricsSnapshot
}

/** Label of everything outside the list of paths: clients must not make time series. */
export const OTHER_PATH = 'other'

/**
 * @param knownPaths paths that get a series of their own.
 * @param gauges read at the time of a snapshot.
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
    snapshot: () => ({ paths: Object.fromEntries(counts), gauges: gauges() }),
  }
}

function sumOf(snapshots: readonly MetricsSnapshot[], path: string): PathCounts {
  const sum: PathCounts = { sources: {}, buckets: [], seconds: 0 }
  for (const { paths } of snapshots) {
    const own = paths[path]
    if (!own) continue
    for (const [source, count] of Object.entries(own.sources) as [AnswerSource, number][]) {
      sum.sources[source] = (sum.sources[source] ?? 0) + count
    }
    own.buckets.forEach((count, bucket) => {
      sum.buckets[bucket] = (sum.buckets[bucket] ?? 0) + count
    })
    sum.seconds += own.seconds
  }
  return sum
}

function requestLines(paths: readonly string[], sums: readonly PathCounts[]): string[] {
  return paths.flatMap((path, index) =>
    Object.entries(sums[index]!.sources).map(
      ([source, count]) => `pitchmap_requests_total{path="${path}",source="${source}"} ${count}`,
    ),
  )
}

function timeLines(paths: readonly string[], sums: readonly PathCounts[]): string[] {
  return paths.flatMap((path, index) => {
    const { buckets, seconds } = sums[index]!
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

/** The page that Prometheus reads (text format 0.0.4): counters summed, gauges by process. */
export function writeMetrics(snapshots: ReadonlyMap<number, MetricsSnapshot>): string {
  const all = [...snapshots.values()]
  const paths = [...new Set(all.flatMap((snapshot) => Object.keys(snapshot.paths)))]
  const sums = paths.map((path) => sumOf(all, path))
  const gaugeNames = [...new Set(all.flatMap((snapshot) => Object.keys(snapshot.gauges)))]
  return `${[
    '# HELP pitchmap_requests_total Requests by path and by how they were answered.',
    '# TYPE pitchmap_requests_total counter',
    ...requestLines(paths, sums),
    '# HELP pitchmap_answer_seconds Time to read a request and write its answer.',
    '# TYPE pitchmap_answer_seconds histogram',
    ...timeLines(paths, sums),
    ...gaugeNames.flatMap((name) => [
      `# TYPE pitchmap_${name} gauge`,
      ...[...snapshots].map(
        ([worker, { gauges }]) => `pitchmap_${name}{worker="${worker}"} ${gauges[name] ?? 0}`,
      ),
    ]),
  ].join('\n')}\n`
}
