/**
 * How soon the workbench shows itself and answers, in Chromium with the processor slowed fourfold:
 * largest paint, layout shift, and every kind of interaction of a long first visit, each with the
 * time from the press to the picture that answers it. `--quick` makes one visit.
 */
import { fileURLToPath } from 'node:url'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../scripts/ensure-chromium.mjs'
import { startBuiltServer } from '../test/conformance/start-built-server'
import { handsOn, pressAtOnce, STEPS } from './workbench-visit'

const VISITS = process.argv.includes('--quick') ? 1 : 3
/** Short visits that only look, for the largest paint. */
const LOOKS = process.argv.includes('--quick') ? 3 : 7
const SLOWDOWN = 4
/** A browser that has just started draws its own menus and pages first; a visitor's has not. */
const BROWSER_STARTS_MS = 3000
const WATCH = fileURLToPath(new URL('watch-page.js', import.meta.url))
const VIEWPORT = { width: 1440, height: 960 }

/** What the browser says of one press or key. */
interface TimedEvent {
  readonly name: string
  /** Presses and keys have one; movements of the pointer have 0. */
  readonly interactionId: number
  readonly startMs: number
  /** Until the next picture, in steps of 8 ms. */
  readonly durationMs: number
  readonly delayMs: number
  readonly workMs: number
}

interface Seen {
  readonly lcpMs: number
  readonly lcpElement: string
  readonly cls: number
  readonly shifts: readonly {
    readonly atMs: number
    readonly value: number
    readonly what: string
  }[]
  readonly events: readonly TimedEvent[]
  readonly kinds: readonly (readonly [startMs: number, kind: string])[]
}

/**
 * A window whose page is as large as asked for. An emulated size would not do: what it puts outside
 * the window is never presented, and waits for its picture without end.
 */
async function sizeWindow(page: Page, session: CDPSession): Promise<void> {
  const frame = await page.evaluate(() => outerHeight - innerHeight)
  const { windowId } = await session.send('Browser.getWindowForTarget')
  const bounds = { width: VIEWPORT.width, height: VIEWPORT.height + frame }
  await session.send('Browser.setWindowBounds', { windowId, bounds })
}

async function withPage<T>(run: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    const page = await browser.newPage({ viewport: null })
    const session = await page.context().newCDPSession(page)
    await sizeWindow(page, session)
    await page.waitForTimeout(BROWSER_STARTS_MS)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.addInitScript({ path: WATCH })
    return await run(page)
  } finally {
    await browser.close()
  }
}

/** What `watch-page.js` keeps in the page, where no type of the page knows it. */
const seenBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: Seen }).seen) as Promise<Seen>

/** Opens the page and touches nothing. */
function look(origin: string): Promise<Seen> {
  return withPage(async (page) => {
    await page.goto(origin)
    await page.waitForTimeout(3500)
    return seenBy(page)
  })
}

/** The least that a page of some size costs on this machine today: boxes without any script of ours. */
const PLAIN_PAGE = `data:text/html,<!doctype html><button onclick="textContent=1+ +textContent">0</button>${'<i style="display:inline-block;width:30px;height:20px;border:1px solid">x</i>'.repeat(600)}`
const PLAIN_PRESSES = 12

function visitPlainPage(): Promise<Seen> {
  return withPage(async (page) => {
    await page.goto(PLAIN_PAGE)
    for (let press = 0; press < PLAIN_PRESSES; press++) {
      await page.click('button')
      await page.waitForTimeout(250)
    }
    return { ...(await seenBy(page)), kinds: [[0, 'press']] }
  })
}

/** Opens the page and does everything. */
function visit(origin: string): Promise<Seen> {
  return withPage(async (page) => {
    const hands = handsOn(page)
    await page.goto(origin, { waitUntil: 'commit' })
    await pressAtOnce(hands)
    await page.waitForTimeout(3500)
    for (const [kind, step] of STEPS) {
      await hands.kind(kind)
      await step(hands).catch((fault: Error) =>
        console.log(`${kind}: cut short, ${fault.message.split('\n')[0]}`),
      )
    }
    await page.waitForTimeout(500)
    return seenBy(page)
  })
}

/** One press, key or movement: the longest of its events, as INP counts it. */
function interactionsOf({ events, kinds }: Seen): ReadonlyMap<string, readonly TimedEvent[]> {
  const byKind = new Map<string, Map<string, TimedEvent>>(
    kinds.map(([, kind]) => [kind, new Map()]),
  )
  for (const event of events) {
    const kind = kinds.findLast(([startMs]) => startMs <= event.startMs)?.[1]
    const own = kind === undefined ? undefined : byKind.get(kind)
    const isMove = /^(pointer|mouse)(over|enter|move)$/.test(event.name)
    if (!own || !(event.interactionId > 0 || isMove)) continue
    const key = isMove ? `move ${event.startMs}` : String(event.interactionId)
    const before = own.get(key)
    if (!before || before.durationMs < event.durationMs) own.set(key, event)
  }
  return new Map(Array.from(byKind, ([kind, own]) => [kind, [...own.values()]]))
}

const isMove = ({ interactionId }: TimedEvent) => interactionId === 0

const median = (values: readonly number[]) =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0

/** The 98th percentile as browsers reckon it: one of fifty interactions may be slower. */
function inpOf(seen: Seen): number {
  const all = [...interactionsOf(seen).values()].flat().filter((event) => !isMove(event))
  const falling = all.map(({ durationMs }) => durationMs).sort((left, right) => right - left)
  return falling[Math.min(falling.length - 1, Math.floor(falling.length / 50))] ?? 0
}

function reportPlainPage(seen: Seen): void {
  const presses = [...interactionsOf(seen).values()].flat().filter((event) => !isMove(event))
  const paints = presses.map(({ durationMs }) => durationMs)
  console.log(
    `a plain page of 600 boxes, for comparison: largest paint ${seen.lcpMs.toFixed(0)} ms, a press median ${median(paints)}, worst ${Math.max(0, ...paints)} ms\n`,
  )
}

function report(looks: readonly Seen[], visits: readonly Seen[]): void {
  const row = (name: string, values: readonly number[], goal: string, digits = 0) =>
    console.log(
      `${name.padEnd(28)} median ${median(values).toFixed(digits)}, worst ${Math.max(...values).toFixed(digits)} (goal ${goal})`,
    )
  const all = [...looks, ...visits]
  row(
    'largest paint, ms',
    looks.map(({ lcpMs }) => lcpMs),
    '≤ 1000',
  )
  console.log(
    `${''.padEnd(28)} ${[...new Set(all.map(({ lcpElement }) => lcpElement))].join(', ')}`,
  )
  row(
    'layout shift',
    all.map(({ cls }) => cls),
    '≤ 0.02',
    4,
  )
  for (const { value, what } of all.flatMap(({ shifts }) => shifts)) {
    if (value > 0.001) console.log(`${''.padEnd(28)} ${value.toFixed(4)}: ${what}`)
  }
  row('interaction to paint, ms', visits.map(inpOf), '≤ 100')

  console.log('\nslowest of each kind, ms               worst   waits   works  paints  by')
  const kinds = visits.map(interactionsOf)
  for (const kind of kinds[0]?.keys() ?? []) {
    const events = kinds.flatMap((own) => own.get(kind) ?? [])
    const worst = events.reduce<TimedEvent | undefined>(
      (slowest, event) => (slowest && slowest.durationMs >= event.durationMs ? slowest : event),
      undefined,
    )
    const figures = worst
      ? [
          worst.durationMs,
          worst.delayMs,
          worst.workMs,
          Math.max(0, worst.durationMs - worst.delayMs - worst.workMs),
        ].map((figure) => figure.toFixed(0).padStart(7))
      : ['   < 16']
    console.log(kind.padEnd(36), figures.join(' '), '', worst?.name ?? '')
  }
}

const server = await startBuiltServer()
try {
  console.log(
    `${LOOKS} looks, ${VISITS} visits, processor slowed ${SLOWDOWN}×, ${VIEWPORT.width} × ${VIEWPORT.height}`,
  )
  reportPlainPage(await visitPlainPage())
  const looks: Seen[] = []
  for (let count = 0; count < LOOKS; count++) looks.push(await look(server.origin))
  const visits: Seen[] = []
  for (let count = 0; count < VISITS; count++) visits.push(await visit(server.origin))
  report(looks, visits)
} finally {
  await server.stop()
}
