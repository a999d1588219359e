/**
 * Speed of the engine on one thread, beside a calibration loop, since machines differ and drift:
 * whole answers to unique questions (reading, running, writing JSON), and single functions.
 *
 * Run: `npm run bench -- engine`, or `npm run bench -- engine --only=getPitchMap`.
 */
import { STANDARD_NECK } from '#engine/instrument/neck'
import { decodeCompressedProject, encodeCompressedProject } from '#engine/project/state-codec'
import { parseAscii } from '#engine/tab/parse-ascii'
import { renderAscii } from '#engine/tab/render-ascii'
import { findScalesContaining } from '#engine/theory/find-scales'
import { spellDegree } from '#engine/theory/interval'
import { parseRoot } from '#engine/theory/pitch'
import { SCALES } from '#engine/theory/scale'
import { OPERATIONS } from '#operations/index'
import { readQuery } from '#operations/reading/query'
import type { AnyOperation } from '#operations/registry/operation'
import { drawFrom, drawProject, ROOTS } from '../test/support/random-request'
import { createAsker } from './questions'

const isQuick = process.argv.includes('--quick')
const only = process.argv.find((word) => word.startsWith('--only='))?.slice(7)
const CONTEXT = { baseUrl: 'http://127.0.0.1:8787' }

/** Microseconds of CPU an answer may take, engine and JSON, at the median. */
const TARGETS: Readonly<Record<string, number>> = {
  getPitchMap: 50,
  getScaleMap: 50,
  getChordScaleAdvisor: 100,
  identifyChord: 100,
  getRoute: 250,
  getPracticeDrill: 300,
  getGuitarVoicings: 500,
  getComposerBridge: 1000,
}

/** Something of known size to hold the figures against: 8 million array steps. */
function calibrationMs(): number {
  const cells = new Float64Array(1 << 12)
  const started = performance.now()
  for (let turn = 0; turn < 2000; turn++) {
    for (let at = 0; at < cells.length; at++) cells[at] = cells[at]! + ((at * turn) & 7)
  }
  return performance.now() - started
}

const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!

function answer(operation: AnyOperation, queryString: string): string {
  const { request } = readQuery(operation, queryString)
  return JSON.stringify(operation.run(request, CONTEXT))
}

/** Median and 99th percentile in microseconds of answers to unique questions. */
function answerTimes(operation: AnyOperation) {
  const asker = createAsker(operation, 2)
  const next = () => asker.next().split('?')[1] ?? ''
  const warm = Array.from({ length: isQuick ? 300 : 2000 }, next)
  const asked = Array.from({ length: isQuick ? 300 : 2000 }, next)
  for (const query of warm) answer(operation, query)
  const times = asked.map((query) => {
    const started = performance.now()
    answer(operation, query)
    return (performance.now() - started) * 1000
  })
  const sorted = times.toSorted((a, b) => a - b)
  return { median: middle(sorted), high: sorted[Math.floor(sorted.length * 0.99)]! }
}

/** Calls per second, the best of five rounds. */
function perSecond(work: (turn: number) => unknown): number {
  const count = isQuick ? 500 : 5000
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 6; round++) {
    const started = performance.now()
    for (let turn = 0; turn < count; turn++) work(turn)
    best = Math.min(best, performance.now() - started)
  }
  return (count / best) * 1000
}

console.log(
  `calibration: 8.2 million array steps in ${middle(Array.from({ length: 9 }, calibrationMs)).toFixed(1)} ms\n`,
)

console.log('whole answers, engine and JSON, unique questions'.padEnd(52), 'median µs   p99 µs')
for (const operation of OPERATIONS) {
  if (operation.http.method !== 'GET' || (only !== undefined && operation.id !== only)) continue
  const { median, high } = answerTimes(operation)
  const target = TARGETS[operation.id]
  const verdict = target === undefined ? '' : `   target ${target} ${median <= target ? '✓' : '✗'}`
  console.log(
    `${operation.id.padEnd(52)} ${median.toFixed(1).padStart(9)} ${high.toFixed(0).padStart(8)}${verdict}`,
  )
}

if (only === undefined) {
  const draw = drawFrom(3)
  const roots = ROOTS.map((text) => parseRoot(text)!)
  const degrees = SCALES.flatMap((scale) => scale.degrees)
  const sets = Array.from({ length: 512 }, () => draw(4096) || 1)
  const states = Array.from({ length: 32 }, () => {
    const text = drawProject(draw, 16, 'compactUrl')
    return { text, state: decodeCompressedProject(text) }
  })
  const tabs = states.map(({ state }) => state.tabProject.measures)
  const drawings = tabs.map((measures) => renderAscii(measures, STANDARD_NECK))
  const at = <Item>(items: readonly Item[], turn: number) => items[turn % items.length]!
  const rows: readonly (readonly [string, (turn: number) => unknown])[] = [
    ['scale search: all scales that hold a set', (turn) => findScalesContaining(at(sets, turn))],
    ['spelling: one degree over a root', (turn) => spellDegree(at(roots, turn), at(degrees, turn))],
    ['ASCII: draw 16 notes', (turn) => renderAscii(at(tabs, turn), STANDARD_NECK)],
    ['ASCII: read 16 notes back', (turn) => parseAscii(at(drawings, turn), STANDARD_NECK)],
    ['URL state: compress 16 notes', (turn) => encodeCompressedProject(at(states, turn).state)],
    ['URL state: read 16 notes, checked', (turn) => decodeCompressedProject(at(states, turn).text)],
  ]
  console.log(`\n${'single functions'.padEnd(52)}    a second`)
  for (const [name, work] of rows) {
    console.log(
      `${name.padEnd(52)} ${Math.round(perSecond(work)).toLocaleString('en').padStart(11)}`,
    )
  }
}
