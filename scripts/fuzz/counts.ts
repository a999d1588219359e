/** What a part of a fuzz run found; parts add up. */

export interface SlowRequest {
  /** The least of some measurements. */
  readonly ms: number
  readonly request: string
}

export interface FuzzCounts {
  /** Answers by status. */
  readonly statuses: Record<number, number>
  /** What broke the contract, with the request, up to a few. */
  readonly faults: string[]
  requests: number
  serverErrors: number
  schemaViolations: number
  /** Slowest first. */
  slowest: readonly SlowRequest[]
  /** Time that it all took by the clock, drawing and checking included. */
  spentMs: number
}

const MAX_FAULTS = 20
export const MAX_SLOWEST = 5

export function noCounts(): FuzzCounts {
  return {
    statuses: {},
    faults: [],
    requests: 0,
    serverErrors: 0,
    schemaViolations: 0,
    slowest: [],
    spentMs: 0,
  }
}

export function addFault(counts: FuzzCounts, fault: string): void {
  if (counts.faults.length < MAX_FAULTS) counts.faults.push(fault)
}

export function addSlow(counts: FuzzCounts, slow: readonly SlowRequest[]): void {
  counts.slowest = [...counts.slowest, ...slow].sort((a, b) => b.ms - a.ms).slice(0, MAX_SLOWEST)
}

/** Adds the counts of a part to a sum. */
export function addCounts(sum: FuzzCounts, part: FuzzCounts): void {
  for (const [status, count] of Object.entries(part.statuses)) {
    sum.statuses[Number(status)] = (sum.statuses[Number(status)] ?? 0) + count
  }
  for (const fault of part.faults) addFault(sum, fault)
  addSlow(sum, part.slowest)
  sum.requests += part.requests
  sum.serverErrors += part.serverErrors
  sum.schemaViolations += part.schemaViolations
  sum.spentMs += part.spentMs
}
