/**
 * How soon the workbench shows itself and answers, in Chromium with the processor slowed fourfold:
 * largest paint, layout shift, every kind of interaction of a long first visit, and edits of a tab
 * of 200 bars, each with the time from the press to the frame that answers it. `--visits=3` visits
 * more than once; `--long` only edits the long tab; `--profile` names the functions behind slow
 * presses, which costs some time itself.
 */
import type { Browser } from '@playwright/test'
import { startBuiltServer } from '../test/conformance/start-built-server'
import { LONG_TAB_STEPS, longProject } from './workbench-long-tab'
import { type Seen, SLOWDOWN, seenBy, startBrowser, VIEWPORT, withPage } from './workbench-page'
import { startProfile } from './workbench-profile'
import { inpOf, median, pressTimesOf, tellKinds, tellSlow, type Visit } from './workbench-report'
import { type Hands, handsOn, pressAtOnce, STEPS, type Step } from './workbench-visit'

const VISITS = Number(process.argv.find((word) => word.startsWith('--visits='))?.slice(9) ?? 1)
/** Short visits that only look, for the largest paint. */
const LOOKS = process.argv.includes('--quick') ? 1 : 3
const IS_PROFILED = process.argv.includes('--profile')
const IS_LONG_ONLY = process.argv.includes('--long')
/** Until what can wait is loaded. */
const SETTLED_MS = 3500
const PROJECT_KEY = 'pitch-map.project'

/** Opens the page and touches nothing. */
function look(browser: Browser, origin: string): Promise<Seen> {
  return withPage(browser, async (page) => {
    await page.goto(origin)
    await page.waitForTimeout(SETTLED_MS)
    return seenBy(page)
  })
}

/** The least that a page of some size costs on this machine today: boxes without any script of ours. */
const PLAIN_PAGE = `data:text/html,<!doctype html><button onclick="textContent=1+ +textContent">0</button>${'<i style="display:inline-block;width:30px;height:20px;border:1px solid">x</i>'.repeat(600)}`
const PLAIN_PRESSES = 12

function visitPlainPage(browser: Browser): Promise<Seen> {
  return withPage(browser, async (page) => {
    await page.goto(PLAIN_PAGE)
    for (let press = 0; press < PLAIN_PRESSES; press++) {
      await page.click('button')
      await page.waitForTimeout(250)
    }
    return { ...(await seenBy(page)), kinds: [[0, 'press']] }
  })
}

async function takeSteps(hands: Hands, steps: readonly Step[]): Promise<void> {
  for (const [kind, step] of steps) {
    await hands.kind(kind)
    await step(hands).catch((fault: Error) =>
      console.log(`${kind}: cut short, ${fault.message.split('\n')[0]}`),
    )
  }
  await hands.page.waitForTimeout(500)
}

/** Opens the page and does everything. */
function visit(browser: Browser, origin: string): Promise<Visit> {
  return withPage(browser, async (page, session) => {
    const hands = handsOn(page)
    await page.goto(origin, { waitUntil: 'commit' })
    await pressAtOnce(hands)
    await page.waitForTimeout(SETTLED_MS)
    const endProfile = IS_PROFILED ? await startProfile(page, session) : undefined
    await takeSteps(hands, STEPS)
    return { seen: await seenBy(page), profile: await endProfile?.() }
  })
}

/** Opens a tab of 200 bars and edits it. */
function visitLongTab(browser: Browser, origin: string): Promise<Visit> {
  return withPage(browser, async (page, session) => {
    const hands = handsOn(page)
    await page.addInitScript(
      ([key, text]) => {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, text)
      },
      [PROJECT_KEY, JSON.stringify(longProject())] as const,
    )
    await page.goto(origin)
    await page.waitForTimeout(SETTLED_MS)
    await hands.focus('.tab-grid')
    await hands.press('ArrowRight')
    await page.waitForTimeout(1500)
    const endProfile = IS_PROFILED ? await startProfile(page, session) : undefined
    await takeSteps(hands, LONG_TAB_STEPS)
    return { seen: await seenBy(page), profile: await endProfile?.() }
  })
}

function tellPlainPage(seen: Seen): number {
  const paints = pressTimesOf(seen)
  const plain = median(paints)
  console.log(
    `a plain page of 600 boxes, for comparison: largest paint ${seen.lcpMs.toFixed(0)} ms, a press median ${plain}, worst ${Math.max(0, ...paints)} ms\n`,
  )
  return plain
}

function tellRow(name: string, values: readonly number[], goal: string, more = '', digits = 0) {
  console.log(
    `${name.padEnd(36)} median ${median(values).toFixed(digits)}, worst ${Math.max(...values).toFixed(digits)} (goal ${goal})${more}`,
  )
}

function tellPaint(all: readonly Seen[]): void {
  const paints = all.map(({ lcpMs }) => lcpMs)
  const elements = [...new Set(all.map(({ lcpElement }) => lcpElement))]
  tellRow('largest paint, ms', paints, '≤ 1000', ` ${elements.join(', ')}`)
  const shifts = all.map(({ cls }) => cls)
  tellRow('layout shift', shifts, '≤ 0.02', '', 4)
  for (const { value, what } of all.flatMap(({ shifts: own }) => own)) {
    if (value > 0.001) console.log(`${''.padEnd(36)} ${value.toFixed(4)}: ${what}`)
  }
}

function tellInp(name: string, visits: readonly Visit[], plainMs: number): void {
  const inps = visits.map(({ seen }) => inpOf(seen))
  const ratio = plainMs > 0 ? `, ${(median(inps) / plainMs).toFixed(1)} × the plain page` : ''
  const middle = median(visits.flatMap(({ seen }) => pressTimesOf(seen)))
  tellRow(name, inps, '≤ 100', `; half of the presses ≤ ${middle}${ratio}`)
}

async function times<T>(count: number, make: () => Promise<T>): Promise<readonly T[]> {
  const made: T[] = []
  while (made.length < count) made.push(await make())
  return made
}

const server = await startBuiltServer()
const browser = await startBrowser()
try {
  console.log(
    `${LOOKS} looks, ${VISITS} visits, processor slowed ${SLOWDOWN}×, ${VIEWPORT.width} × ${VIEWPORT.height}`,
  )
  const plainMs = tellPlainPage(await visitPlainPage(browser))
  const { origin } = server
  const looks = IS_LONG_ONLY ? [] : await times(LOOKS, () => look(browser, origin))
  const visits = IS_LONG_ONLY ? [] : await times(VISITS, () => visit(browser, origin))
  const longVisits = await times(VISITS, () => visitLongTab(browser, origin))
  if (looks.length > 0) {
    tellPaint(looks)
    tellInp('interaction to paint, ms', visits, plainMs)
  }
  tellInp('the same in a tab of 200 bars', longVisits, plainMs)
  tellKinds([...visits, ...longVisits])
  tellSlow([...visits, ...longVisits])
} finally {
  await browser.close()
  await server.stop()
}
