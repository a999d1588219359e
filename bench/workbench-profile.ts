/** Which functions take the time of a slow press: samples of Chromium's profiler. */
import type { CDPSession, Page } from '@playwright/test'

const SAMPLE_EVERY_US = 250
const FUNCTIONS_TOLD = 7

interface ProfileNode {
  readonly id: number
  readonly callFrame: {
    readonly functionName: string
    readonly url: string
    readonly lineNumber: number
  }
  readonly children?: readonly number[]
}

export interface Profile {
  /** Names of the functions of each sample, the running one first. */
  readonly stacks: readonly (readonly string[])[]
  /** When each sample was taken, on the page's clock. */
  readonly timesMs: readonly number[]
}

function nameOf({ callFrame: { functionName, url, lineNumber } }: ProfileNode): string {
  const file = url.replace(/.*\//, '').replace(/-[\w-]{8}\.js$/, '')
  return url === '' ? functionName : `${functionName || '()'} ${file}:${lineNumber + 1}`
}

/** Starts sampling; gives the function that ends it. */
export async function startProfile(
  page: Page,
  session: CDPSession,
): Promise<() => Promise<Profile>> {
  await session.send('Performance.enable')
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY_US })
  const pageMs = await page.evaluate(() => performance.now())
  const { metrics } = await session.send('Performance.getMetrics')
  const browserSeconds = metrics.find(({ name }) => name === 'Timestamp')?.value ?? 0
  await session.send('Profiler.start')
  return async () => {
    const { profile } = await session.send('Profiler.stop')
    const nodes = new Map(profile.nodes.map((node) => [node.id, node as ProfileNode]))
    const parents = new Map(
      profile.nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id])),
    )
    const stackOf = (id: number | undefined): string[] => {
      const node = id === undefined ? undefined : nodes.get(id)
      return node ? [nameOf(node), ...stackOf(parents.get(node.id))] : []
    }
    let us = profile.startTime
    return {
      stacks: (profile.samples ?? []).map(stackOf),
      timesMs: (profile.timeDeltas ?? []).map((delta) => {
        us += delta
        return us / 1000 - browserSeconds * 1000 + pageMs
      }),
    }
  }
}

const NO_FUNCTION = /^\((?:root|program|idle|garbage collector)\)$/

/** The functions that took the most time between two moments: own time, then with what they call. */
export function dearestFunctions(
  { stacks, timesMs }: Profile,
  fromMs: number,
  toMs: number,
): readonly string[] {
  const own = new Map<string, number>()
  const whole = new Map<string, number>()
  const add = (sums: Map<string, number>, name: string, ms: number) =>
    sums.set(name, (sums.get(name) ?? 0) + ms)
  for (const [index, stack] of stacks.entries()) {
    const timeMs = timesMs[index]!
    const [running] = stack
    if (timeMs < fromMs || timeMs > toMs || !running || running === '(idle)') continue
    const ms = (timesMs[index + 1] ?? timeMs) - timeMs
    add(own, running, ms)
    for (const name of new Set(stack)) if (!NO_FUNCTION.test(name)) add(whole, name, ms)
  }
  const rows = (title: string, sums: ReadonlyMap<string, number>) =>
    [...sums]
      .sort(([, a], [, b]) => b - a)
      .slice(0, FUNCTIONS_TOLD)
      .map(([name, ms]) => `${title} ${ms.toFixed(0).padStart(4)} ms  ${name}`)
  return [...rows('own  ', own), ...rows('whole', whole)]
}
