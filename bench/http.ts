/**
 * What an answer costs over HTTP, as ratios to raw node:http in one interleaved run: short windows
 * of each server in turn, so that a busy minute of the machine falls on all alike.
 *
 * bytes      raw node:http that sends the same ready bytes and headers
 * serialise  raw node:http that writes the same documents with JSON.stringify for every request
 * warm       the product, one question again and again
 * cold       the product, no question twice
 *
 * Run: `npm run bench`, or `npm run bench -- --quick`, or `npm run bench -- --only=getPitchMap`.
 */
import { fileURLToPath } from 'node:url'
import { OPERATIONS } from '#operations/index'
import type { AnyOperation } from '#operations/registry/operation'
import { type MeasuredServer, requestText, runWindow, startServer, tell, type Window } from './load'
import { createAsker } from './questions'

const isQuick = process.argv.includes('--quick')
const only = process.argv.find((word) => word.startsWith('--only='))?.slice(7)
const WINDOW_MS = isQuick ? 80 : 200
/** Windows of warming up; the compiler of the server takes some 5,000 requests for a long plan. */
const WARM_UP_MS = isQuick ? 400 : 1000
const WARM_UP_REQUESTS = isQuick ? 0 : 6000
const MOST_WARM_UPS = 16
const ROUNDS = isQuick ? 3 : 7
const CONNECTIONS = 16
/** Documents that the serialising server writes in turn. */
const DOCUMENTS = 24
const FIRST_PORT = Number(process.env.BENCH_PORT ?? 18_700)

/** Least share of the serialising server's requests per second for unique questions. */
const COLD_TARGETS: Readonly<Record<string, number>> = {
  getPitchMap: 0.6,
  getScaleMap: 0.6,
  getRoute: 0.35,
  getPracticeDrill: 0.3,
  buildTabRecipe: 0.3,
  getGuitarVoicings: 0.3,
  getVoiceLeading: 0.3,
  getProgression: 0.3,
  getComposerBridge: 0.3,
  getProjectState: 0.3,
  exportTabAscii: 0.15,
}
const OTHER_COLD_TARGET = 0.5
const WARM_TARGET = 1
const NOT_MODIFIED_TARGET = 1.1

type Kind = 'bytes' | 'serialise' | 'warm' | 'cold' | 'raw304' | 'own304'

const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

/** Middle of the ratios of two kinds, round by round. */
function ratioOf(
  windows: ReadonlyMap<Kind, Window[]>,
  kind: Kind,
  reference: Kind,
  measure: (window: Window) => number,
): number {
  const own = windows.get(kind) ?? []
  return middle(
    own.map((window, round) => measure(window) / measure(windows.get(reference)![round]!)),
  )
}

const perSecond = (window: Window) => window.requests / window.seconds
/** CPU of a request in the least disturbed window. */
function leastCpu(windows: ReadonlyMap<Kind, Window[]>, kind: Kind): number {
  return Math.min(...windows.get(kind)!.map((window) => window.cpuMicroseconds))
}

async function answersOf(product: MeasuredServer, paths: readonly string[]) {
  const responses = await Promise.all(
    paths.map((path) =>
      fetch(`http://127.0.0.1:${product.port}${path}`, {
        headers: { 'Accept-Encoding': 'identity' },
      }),
    ),
  )
  const bodies = await Promise.all(responses.map((response) => response.text()))
  const [first] = responses
  const headers = Object.fromEntries(
    [...first!.headers].filter(
      ([name]) => !['date', 'connection', 'keep-alive', 'content-length'].includes(name),
    ),
  )
  const { 'content-type': type, ...notModified } = headers
  return { headers, notModified, bodies, isText: !type!.startsWith('application/json') }
}

async function measure(
  operation: AnyOperation,
  raw: MeasuredServer,
  product: MeasuredServer,
  with304: boolean,
) {
  const asker = createAsker(operation, 1)
  const samples = Array.from({ length: DOCUMENTS }, () => asker.next())
  const answers = await answersOf(product, samples)
  await tell(raw, { answers })
  const warm = requestText(samples[0]!, product.port)
  // An operation with few questions is asked each of them again under another name of the host, which
  // is another question to the cache.
  const timesAsked = new Map<string, number>()
  const requestAnew = (path: string, port: number) => {
    const times = timesAsked.get(path) ?? 0
    timesAsked.set(path, times + 1)
    return requestText(path, port, '', times === 0 ? undefined : `host-${times}.localhost`)
  }
  const tag = `If-None-Match: ${answers.headers.etag}\r\n`
  const texts: Partial<Record<Kind, () => string>> = {
    // The raw server has to read the same URLs.
    bytes: () => requestText(`/bytes${samples[0]}`, raw.port),
    serialise: () => requestText(`/serialise${samples[0]}`, raw.port),
    warm: () => warm,
    cold: () => requestAnew(asker.next(), product.port),
    ...(with304 && {
      raw304: () => requestText(`/not-modified${samples[0]}`, raw.port, tag),
      own304: () => requestText(samples[0]!, product.port, tag),
    }),
  }
  const windows = new Map<Kind, Window[]>()
  const runKind = async (kind: Kind, milliseconds: number, expected: number) => {
    const server = kind === 'warm' || kind === 'cold' || kind === 'own304' ? product : raw
    const next = texts[kind]!
    // Questions are drawn ahead, so that drawing them costs the client nothing in the window.
    const ready = Array.from({ length: kind === 'cold' ? expected : 1 }, next)
    let turn = 0
    const window = await runWindow(
      server,
      () => (kind === 'cold' ? (ready[turn++] ?? next()) : ready[0]!),
      milliseconds,
      CONNECTIONS,
      kind.endsWith('304') ? '304' : '200',
    )
    if (window.refused) throw new Error(`${operation.id}: ${kind}: ${window.refused}`)
    return window
  }
  const kinds = Object.keys(texts) as Kind[]
  const ratePerMs = new Map<Kind, number>()
  for (const kind of kinds) {
    let requests = 0
    let rate = 1
    for (
      let turn = 0;
      turn < MOST_WARM_UPS && (turn === 0 || requests < WARM_UP_REQUESTS);
      turn++
    ) {
      const window = await runKind(kind, WARM_UP_MS, Math.ceil(rate * WARM_UP_MS))
      requests += window.requests
      rate = window.requests / WARM_UP_MS
    }
    ratePerMs.set(kind, rate)
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const kind of kinds) {
      const expected = Math.ceil(ratePerMs.get(kind)! * WINDOW_MS * 1.5)
      const window = await runKind(kind, WINDOW_MS, expected)
      windows.set(kind, [...(windows.get(kind) ?? []), window])
    }
  }
  return { windows, bytes: Buffer.byteLength(answers.bodies[0]!) }
}

function row(cells: readonly (string | number)[]): string {
  return cells
    .map((cell, index) => (index === 0 ? String(cell).padEnd(24) : String(cell).padStart(10)))
    .join('')
}

const met = (ratio: number, target: number) => `${ratio.toFixed(2)}${ratio >= target ? ' ✓' : ' ✗'}`

const raw = await startServer(
  fileURLToPath(new URL('./raw-server.mjs', import.meta.url)),
  FIRST_PORT,
)
const product = await startServer(
  fileURLToPath(new URL('../dist/service/main.js', import.meta.url)),
  FIRST_PORT + 1,
  { LOG_LEVEL: 'silent' },
)
try {
  console.log(
    `Node ${process.versions.node}, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${WINDOW_MS} ms a kind; ratios are medians over the rounds\n`,
  )
  console.log(
    row(['', 'body', 'warm', 'warm', 'cold', 'cold', 'cold', 'cold', 'warm', 'p50', 'p99']),
  )
  console.log(
    row([
      'GET',
      'bytes',
      '÷ bytes',
      '÷ serial.',
      '÷ serial.',
      'by CPU',
      'target',
      'CPU µs',
      'CPU µs',
      'warm ms',
      'warm ms',
    ]),
  )
  for (const operation of OPERATIONS) {
    if (operation.http.method !== 'GET') continue
    if (only !== undefined && operation.id !== only) continue
    const with304 = operation.id === 'getPitchMap'
    const { windows, bytes } = await measure(operation, raw, product, with304)
    const target = COLD_TARGETS[operation.id] ?? OTHER_COLD_TARGET
    const warmLatencies = windows.get('warm')!.flatMap((window) => window.latenciesMs)
    const sorted = warmLatencies.toSorted((a, b) => a - b)
    console.log(
      row([
        operation.id,
        bytes,
        met(ratioOf(windows, 'warm', 'bytes', perSecond), WARM_TARGET),
        ratioOf(windows, 'warm', 'serialise', perSecond).toFixed(2),
        met(ratioOf(windows, 'cold', 'serialise', perSecond), target),
        (leastCpu(windows, 'serialise') / leastCpu(windows, 'cold')).toFixed(2),
        target,
        leastCpu(windows, 'cold').toFixed(0),
        leastCpu(windows, 'warm').toFixed(0),
        sorted[sorted.length >> 1]!.toFixed(2),
        sorted[Math.floor(sorted.length * 0.99)]!.toFixed(2),
      ]),
    )
    if (with304) {
      const ratio = ratioOf(windows, 'own304', 'raw304', perSecond)
      console.log(row(['  304 of it ÷ raw 304', '', met(ratio, NOT_MODIFIED_TARGET)]))
    }
  }
} finally {
  raw.process.kill()
  product.process.kill()
}
