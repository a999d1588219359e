/**
 * How soon the workbench shows itself and answers, in Chromium with the processor slowed fourfold:
 * largest paint, layout shift, and the slowest interactions of a short visit.
 */
import { chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../scripts/ensure-chromium.mjs'
import { startBuiltServer } from '../test/conformance/start-built-server'

const VISITS = process.argv.includes('--quick') ? 2 : 5
const SLOWDOWN = 4

interface Visit {
  readonly lcpMs: number
  readonly cls: number
  readonly inpMs: number
}

/** Runs in the page before anything else: keeps what the browser measures. */
function watch(): void {
  const seen = { lcp: 0, cls: 0, inp: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      seen.cls += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.inp = Math.max(seen.inp, entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/** A visitor's first minute: walks the neck, changes labels, types a bar of tab. */
async function visit(page: Page): Promise<void> {
  await page.getByRole('grid').first().focus()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'Enter', 'd', 'd']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(150)
  }
  await page.getByRole('button', { name: 'Notes', exact: true }).first().click()
  await page.waitForTimeout(300)
}

async function measure(origin: string, executablePath: string): Promise<Visit> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 960 } })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.addInitScript(watch)
    await page.goto(origin)
    await page.waitForTimeout(3000)
    await visit(page).catch((fault: Error) => console.log(`visit cut short: ${fault.message}`))
    await page.waitForTimeout(500)
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { lcp: number; cls: number; inp: number } }).seen,
    )
    return { lcpMs: seen.lcp, cls: seen.cls, inpMs: seen.inp }
  } finally {
    await browser.close()
  }
}

const median = (values: readonly number[]) =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)]!

const server = await startBuiltServer()
try {
  const visits: Visit[] = []
  for (let count = 0; count < VISITS; count++) {
    visits.push(await measure(server.origin, ensureChromium()))
  }
  const row = (name: string, pick: (one: Visit) => number, goal: string, digits: number) => {
    const values = visits.map(pick)
    console.log(
      `${name.padEnd(24)} median ${median(values).toFixed(digits)}, worst ${Math.max(...values).toFixed(digits)} (goal ${goal})`,
    )
  }
  console.log(`${VISITS} visits, processor slowed ${SLOWDOWN}×, 1440 × 960`)
  row('largest paint, ms', (one) => one.lcpMs, '≤ 1000', 0)
  row('layout shift', (one) => one.cls, '≤ 0.02', 4)
  row('slowest interaction, ms', (one) => one.inpMs, '≤ 100', 0)
} finally {
  await server.stop()
}
