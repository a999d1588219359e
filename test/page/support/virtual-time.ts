/**
 * The clock of a page in a test: it stands still until it is told to go on, and then does what is due
 * in order, as fast as the machine can. A pause of four seconds costs nothing, and nothing depends on
 * how busy the machine is.
 */

const FRAME_MS = 16

interface Timer {
  readonly atMs: number
  readonly run: () => void
  readonly everyMs: number | undefined
}

/** Lets promises and what the machine reads for the page settle. */
const turn = () => new Promise<void>((done) => setImmediate(done))
const rest = () => new Promise<void>((done) => setTimeout(done, 1))

export interface VirtualTime {
  readonly nowMs: () => number
  /** Goes on by some milliseconds. */
  readonly advance: (ms: number) => Promise<void>
  /** Goes on until the condition holds. False when it does not within `mostMs`. */
  readonly until: (holds: () => unknown, mostMs?: number) => Promise<boolean>
  /** The functions of a new window that tell or keep time; what an earlier window waited for is off. */
  readonly windowFunctions: () => Readonly<Record<string, unknown>>
}

/** A page that waits for the machine is given this many looks without a pause. */
const QUICK_LOOKS = 100
/** And as many more with one when its time is over: a busy machine reads and unpacks slowly. */
const LAST_LOOKS_PER_MS = 0.2

export function createVirtualTime(startMs: number): VirtualTime {
  let elapsedMs = 0
  let lastId = 0
  const timers = new Map<number, Timer>()

  const add = (run: () => void, waitMs: number, everyMs?: number): number => {
    lastId++
    timers.set(lastId, { atMs: elapsedMs + waitMs, run, everyMs })
    return lastId
  }
  const remove = (id: number) => void timers.delete(id)
  const delayOf = (ms: unknown) => Math.max(1, Number(ms) || 0)

  /** The timer that is due first, of equal ones the eldest. */
  function nextUntil(targetMs: number): readonly [number, Timer] | undefined {
    let next: readonly [number, Timer] | undefined
    for (const entry of timers) {
      if (entry[1].atMs <= targetMs && (!next || entry[1].atMs < next[1].atMs)) next = entry
    }
    return next
  }

  async function advance(ms: number): Promise<void> {
    const targetMs = elapsedMs + ms
    await turn()
    for (let due = nextUntil(targetMs); due; due = nextUntil(targetMs)) {
      const [id, { atMs, run, everyMs }] = due
      elapsedMs = Math.max(elapsedMs, atMs)
      if (everyMs === undefined) timers.delete(id)
      else timers.set(id, { atMs: elapsedMs + everyMs, run, everyMs })
      run()
      await turn()
    }
    elapsedMs = targetMs
  }

  async function until(holds: () => unknown, mostMs = 15_000): Promise<boolean> {
    const endMs = elapsedMs + mostMs
    for (let looks = 0; elapsedMs < endMs; looks++) {
      if (holds()) return true
      if (looks > QUICK_LOOKS) await rest()
      await advance(FRAME_MS)
    }
    for (let looks = 0; looks < mostMs * LAST_LOOKS_PER_MS; looks++) {
      if (holds()) return true
      await rest()
      await advance(1)
    }
    return false
  }

  const nowMs = () => startMs + elapsedMs
  const PageDate = class extends Date {
    constructor(...args: readonly unknown[]) {
      super(...((args.length === 0 ? [nowMs()] : args) as []))
    }
    static override now = nowMs
  }
  function windowFunctions() {
    timers.clear()
    return {
      setTimeout: (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
        add(() => run(...args), delayOf(ms)),
      setInterval: (run: () => void, ms?: number) => add(run, delayOf(ms), delayOf(ms)),
      clearTimeout: remove,
      clearInterval: remove,
      requestAnimationFrame: (run: (ms: number) => void) =>
        add(() => run(elapsedMs), Math.max(1, FRAME_MS - (elapsedMs % FRAME_MS))),
      cancelAnimationFrame: remove,
      requestIdleCallback: (run: (deadline: object) => void) =>
        add(() => run({ didTimeout: false, timeRemaining: () => 10 }), FRAME_MS),
      cancelIdleCallback: remove,
      performance: { now: () => elapsedMs, mark: () => undefined, measure: () => undefined },
      Date: PageDate,
    }
  }
  return { nowMs: () => elapsedMs, advance, until, windowFunctions }
}
