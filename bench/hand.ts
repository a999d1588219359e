/**
 * Speed of the planner of one hand, one thread. Run: `npm run bench -- hand`. Processor time beside
 * the clock, since a busy machine disturbs it least. The pieces are drawn once from a fixed seed.
 * What is cold is asked of processes of its own.
 */
import { spawnSync } from 'node:child_process'
import { type Neck, STANDARD_NECK } from '#engine/instrument/neck'
import { findPaths } from '#engine/plan/find-paths'
import type { Note } from '#engine/plan/note'
import { planMusic } from '#engine/plan/plan-music'
import { planRoutes } from '#engine/plan/plan-routes'
import { searchPath } from '#engine/plan/search'
import { slicesOf } from '#engine/plan/slices'
import type { States } from '#engine/plan/states'
import { priceSlices, statesFor } from '#engine/plan/tables'
import { returnsOf } from '#engine/plan/usual-grip'
import { weightsOf } from '#engine/plan/weights'
import { C_MAJOR } from '#engine/theory/layer'
import { readQuery } from '#operations/reading/query'
import { getRoute } from '#operations/routes/route'

function drawFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return (state >>> 8) % below
  }
}

/** A tune that wanders by steps, skips and leaps between E2 and C6. */
function drawLine(length: number): readonly Note[] {
  const draw = drawFrom(12345)
  let midi = 60
  return Array.from({ length }, (_, index) => {
    midi += draw(20) === 0 ? draw(25) - 12 : draw(7) - 3
    midi = Math.min(84, Math.max(40, midi))
    return { midi, startBeat: index / 2, durationBeats: 0.5 }
  })
}

/** A grip of 1–6 notes within four frets. */
function drawGrip({ strings }: Neck, draw: (below: number) => number): readonly number[] {
  const size = 1 + draw(strings.length)
  const first = draw(strings.length - size + 1)
  const base = 1 + draw(12)
  return strings.slice(first, first + size).map(({ midi }) => {
    const open = draw(5) === 0
    return open ? midi : midi + base + draw(size > 3 ? 2 : 4)
  })
}

/** Phrases of eight grips, each new one with a chance of one in `repeats`, else an earlier one. */
function drawChords(onsets: number, repeats: number, durationBeats: number): readonly Note[] {
  const draw = drawFrom(12345)
  const phrases: (readonly (readonly number[])[])[] = []
  return Array.from({ length: onsets / 8 }, (_, bar) => {
    const isNew = phrases.length === 0 || draw(repeats) === 0
    if (isNew) phrases.push(Array.from({ length: 8 }, () => drawGrip(STANDARD_NECK, draw)))
    const phrase = isNew ? phrases.at(-1)! : phrases[draw(phrases.length)]!
    return phrase.flatMap((grip, index) =>
      grip.map((midi) => ({ midi, startBeat: bar * 4 + index / 2, durationBeats })),
    )
  }).flat()
}

/** The same neck as another object, for which nothing is kept. */
const freshNeck = (): Neck => ({ ...STANDARD_NECK })

function layersOf(notes: readonly Note[], neck: Neck): readonly States[] {
  const limits = { maxFret: neck.maxFret, ease: 'hard' } as const
  const { slices } = slicesOf(
    notes,
    neck.strings.length,
    (pitches) => statesFor(neck, limits, pitches).count,
  )
  return slices.map(({ pitches }) => statesFor(neck, limits, pitches))
}

const searched = (notes: readonly Note[], neck: Neck) =>
  searchPath(priceSlices(layersOf(notes, neck), weightsOf('lead')))

/** The best path, or that and its alternatives. */
function found(notes: readonly Note[], limit: number): unknown {
  const layers = layersOf(notes, neck)
  const returns = returnsOf(layers)
  const weights = weightsOf('lead')
  return findPaths(
    {
      ...priceSlices(layers, weights),
      weights,
      returns,
      preferenceBias: undefined,
      preferences: {},
    },
    limit,
  )
}

const neck = STANDARD_NECK
const chords = drawChords(1000, 4, 0.5)
const eight = drawLine(8)
const described = () => planRoutes({ notes: eight, theory: C_MAJOR, neck })

/** What a fresh process is asked, and nothing before it. */
const COLD = {
  'route of 8 notes, whole description': described,
  '1,000 chords, search': () => searched(chords, neck),
}

const QUERY = 'notes=C3,D3,E3,F3,G3,A3,B3,C4&position=first'
const answer = () =>
  JSON.stringify(
    getRoute.run(readQuery(getRoute, QUERY).request, { baseUrl: 'https://pitch-map.example' }),
  )

const WIDTH = 48

function print(what: string, columns: readonly number[], targetMs?: number): void {
  const target = targetMs === undefined ? '' : `  target ${targetMs}`
  const figures = columns.map((ms) => ms.toFixed(3).padStart(11)).join('')
  console.log(`${what.padEnd(WIDTH)}${figures}${target}`)
}

/** Prints what a run costs, and gives the fastest one's milliseconds. */
function report(what: string, runs: number, work: () => unknown, targetMs?: number): number {
  for (let warm = 0; warm < Math.min(runs - 1, 200); warm++) work()
  const start = process.cpuUsage()
  const wall = Array.from({ length: runs }, () => {
    const began = performance.now()
    work()
    return performance.now() - began
  }).sort((a, b) => a - b)
  const { user, system } = process.cpuUsage(start)
  print(what, [wall[0]!, wall[runs >> 1]!, (user + system) / 1000 / runs], targetMs)
  return wall[0]!
}

/** One search, the best path, the best of five as a ratio to it, and the whole routes. */
function reportPlan(what: string, runs: number, notes: readonly Note[], targetMs?: number): void {
  report(`${what}, search`, runs, () => searched(notes, neck), targetMs)
  const one = report(`${what}, best path`, runs, () => found(notes, 1))
  const five = report(`${what}, best five paths`, Math.ceil(runs / 2), () => found(notes, 5))
  console.log(`  best of five is ${(five / one).toFixed(2)} × the best path  target 3`)
  const plan = (limit: number) => () => planMusic(notes, { neck, style: 'lead', limit })
  report(`${what}, route with fingers`, runs, plan(1))
  report(`${what}, five routes with fingers`, Math.ceil(runs / 2), plan(5))
}

const FRESH_PROCESSES = 5

function reportCold(what: string): void {
  const times = Array.from({ length: FRESH_PROCESSES }, () => {
    const words = [process.argv[1]!, `--cold=${what}`]
    return Number(spawnSync(process.execPath, words, { encoding: 'utf8' }).stdout)
  }).sort((a, b) => a - b)
  print(`${what}, cold process, CPU`, [times[0]!, times[FRESH_PROCESSES >> 1]!], 60)
}

function reportAll(): void {
  const head = ['fastest ms', 'median ms', 'CPU ms'].map((text) => text.padStart(11)).join('')
  console.log(`${''.padEnd(WIDTH)}${head}`)
  report('8 notes, whole description', 4000, described, 0.4)
  report('8 notes, whole /api/route answer with JSON', 4000, answer)
  reportPlan('8 notes', 4000, eight, 0.1)
  reportPlan('1,000 notes', 60, drawLine(1000), 2.5)
  reportPlan('1,000 chords', 40, chords, 6)
  reportPlan('1,000 chords that ring on', 10, drawChords(1000, 4, 2))
  report('1,000 chords, empty tables', 10, () => searched(chords, freshNeck()))
  const distinct = drawChords(1000, 1, 0.5)
  report('1,000 chords, none returns, empty tables', 6, () => searched(distinct, freshNeck()))
  const long = drawLine(20_000)
  report('20,000 notes, route', 5, () => planMusic(long, { neck }), 400)
  for (const what of Object.keys(COLD)) reportCold(what)
}

const [cold] = process.argv.flatMap((word) => (word.startsWith('--cold=') ? [word.slice(7)] : []))
if (cold === undefined) reportAll()
else {
  const work = COLD[cold as keyof typeof COLD]
  const began = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(began)
  console.log((user + system) / 1000)
}
