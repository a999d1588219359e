/**
 * Speed of the route planner, one thread, warm, beside a calibration loop, since machines differ
 * and drift. Run: `npx tsx bench/route.ts`
 */

import { STANDARD_NECK } from '#engine/instrument/neck'
import { resolveHandWindow } from '#engine/route/hand-window'
import { lineFactsOf } from '#engine/route/line-facts'
import { searchZones } from '#engine/route/neck-zones'
import { noteChoicesOf } from '#engine/route/note-choices'
import { planRoutes } from '#engine/route/plan-routes'
import type { RouteRequestNote } from '#engine/route/route'
import { searchBest } from '#engine/route/search-best'
import { C_MAJOR } from '#engine/theory/layer'
import { readQuery } from '#operations/registry/query'
import { getRoute } from '#operations/routes/route'

const setting = { neck: STANDARD_NECK, maxFret: 24, window: resolveHandWindow({ maxFret: 24 }) }

/** A tune that wanders by steps, skips and leaps between E2 and C6: a fixed corpus. */
function melody(length: number): readonly RouteRequestNote[] {
  let state = 12345
  const next = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return (state >>> 8) % below
  }
  let midi = 60
  return Array.from({ length }, (_, index) => {
    midi += next(20) === 0 ? next(25) - 12 : next(7) - 3
    midi = Math.min(84, Math.max(40, midi))
    return { midi, startBeat: index / 2, durationBeats: 0.5 }
  })
}

interface Timing {
  readonly fastestMs: number
  readonly medianMs: number
  /** Processor time, helper threads included, which a busy machine disturbs least. */
  readonly cpuMs: number
}

/** Milliseconds of one call, warm. */
function timeOf(runs: number, work: () => unknown): Timing {
  for (let warm = 0; warm < Math.max(3, runs / 4); warm++) work()
  const cpuStart = process.cpuUsage()
  const times = Array.from({ length: runs }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  }).sort((a, b) => a - b)
  const cpu = process.cpuUsage(cpuStart)
  return {
    fastestMs: times[0]!,
    medianMs: times[Math.floor(runs / 2)]!,
    cpuMs: (cpu.user + cpu.system) / 1000 / runs,
  }
}

function calibrate(): number {
  const cells = new Float64Array(1 << 12)
  let sum = 0
  for (let turn = 0; turn < 2000; turn++) {
    for (let at = 0; at < cells.length; at++) {
      const value = cells[at]! + ((at * turn) & 7)
      cells[at] = value
      if (value > sum) sum = value
    }
  }
  return sum
}

function report(what: string, { fastestMs, medianMs, cpuMs }: Timing, targetMs?: number): void {
  const target = targetMs === undefined ? '' : `  target ${targetMs}`
  const columns = [fastestMs, medianMs, cpuMs].map((ms) => ms.toFixed(3).padStart(10)).join('')
  console.log(`${what.padEnd(50)}${columns}${target}`)
}

console.log(
  `${''.padEnd(50)}${'fastest ms'.padStart(10)}${'median ms'.padStart(10)}${'CPU ms'.padStart(10)}`,
)
report('calibration: 8.2 million array steps', timeOf(15, calibrate))

const thousand = noteChoicesOf(melody(1000), setting)
report(
  'best route of 1,000 notes, search',
  timeOf(60, () => searchBest(thousand)),
  2.5,
)

const eight = melody(8)
report(
  'optimum + zones of 8 notes, search',
  timeOf(4000, () => searchZones(noteChoicesOf(eight, setting), 5)),
  0.1,
)
const { stepsBack } = lineFactsOf(melody(1000), STANDARD_NECK)
report(
  'the same 1,000 notes with their figures kept',
  timeOf(60, () => searchBest(thousand, undefined, stepsBack)),
  2.5,
)
report(
  'optimum + zones of 8 notes, whole plan',
  timeOf(4000, () => planRoutes({ notes: eight, theory: C_MAJOR, neck: STANDARD_NECK })),
)

const query = 'notes=C3,D3,E3,F3,G3,A3,B3,C4&position=first'
const answer = () =>
  JSON.stringify(
    getRoute.run(readQuery(getRoute, query).request, { baseUrl: 'https://pitch-map.example' }),
  )
report('whole /api/route answer of 8 notes, with JSON', timeOf(4000, answer), 0.25)
console.log(`its document has ${answer().length} bytes`)

const lengths = [1000, 10_000, 100_000]
const searchMs = lengths.map((length) => {
  const choices = noteChoicesOf(melody(length), setting)
  const ms = timeOf(length > 50_000 ? 5 : 15, () => searchBest(choices))
  report(`best route of ${length.toLocaleString('en')} notes, search`, ms)
  return ms.cpuMs
})
const planMs = lengths.map((length) => {
  const notes = melody(length)
  const ms = timeOf(length > 50_000 ? 5 : 15, () =>
    planRoutes({ notes, theory: C_MAJOR, neck: STANDARD_NECK, limits: { limit: 1 } }),
  )
  report(
    `full Route of ${length.toLocaleString('en')} notes`,
    ms,
    length === 100_000 ? 400 : undefined,
  )
  return ms.cpuMs
})
for (const [name, ms] of [
  ['search', searchMs],
  ['full Route', planMs],
] as const) {
  const slopes = ms.map((time, index) => ((time * 1000) / lengths[index]!).toFixed(2))
  console.log(`CPU microseconds a note, ${name}, at 1k / 10k / 100k: ${slopes.join(' / ')}`)
}

globalThis.gc?.()
const before = process.memoryUsage()
const notes = melody(100_000)
const afterNotes = process.memoryUsage()
const plan = planRoutes({ notes, theory: C_MAJOR, neck: STANDARD_NECK, limits: { limit: 1 } })
const after = process.memoryUsage()
const megabytes = (from: NodeJS.MemoryUsage) =>
  ((after.heapUsed + after.arrayBuffers - from.heapUsed - from.arrayBuffers) / 2 ** 20).toFixed(0)
console.log(
  `full Route of 100,000 notes: ${megabytes(afterNotes)} MB grown before any collection, ${megabytes(before)} MB with the request (target 120); ${plan.routes[0]!.notes.length} notes`,
)
