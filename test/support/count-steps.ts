/**
 * Counts the work of a call, so that a test can limit it without measuring time: how often each
 * block of our own code is run, loops and calls included, as V8 counts it for coverage.
 */
import { Session } from 'node:inspector/promises'

/** The project's own modules, however they were loaded. */
const isOwn = (url: string) => /\/src\/(?:engine|operations|service)\//.test(url)

export interface StepCounter {
  /** Steps of our code while `run` runs; the same for the same call and the same warmth of caches. */
  readonly count: (run: () => unknown) => Promise<number>
  readonly stop: () => void
}

/** Modules must be loaded after this: of those loaded before, only calls are counted, not loops. */
export async function startCounting(): Promise<StepCounter> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  const take = async () => (await session.post('Profiler.takePreciseCoverage')).result
  return {
    async count(run) {
      await take()
      await run()
      let steps = 0
      for (const { url, functions } of await take()) {
        if (!isOwn(url)) continue
        for (const { ranges } of functions) for (const { count } of ranges) steps += count
      }
      return steps
    },
    stop: () => session.disconnect(),
  }
}
