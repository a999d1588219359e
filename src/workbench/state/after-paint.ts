/** Work that waits until the frame that answers a press is painted. */
import { effect, type ReadonlySignal, signal } from '@preact/signals'

/** A page in the background paints no frames; the work runs after this time. */
const LONGEST_WAIT_MS = 400

/** Runs once, after the next frame is painted. */
export function afterPaint(work: () => void): void {
  let isDone = false
  const run = () => {
    if (isDone) return
    isDone = true
    clearTimeout(timer)
    work()
  }
  const timer = setTimeout(run, LONGEST_WAIT_MS)
  // A frame callback runs before the paint, a task posted by it afterwards.
  requestAnimationFrame(() => setTimeout(run))
}

const dueBeforePress = new Set<() => void>()

function settleDue(): void {
  for (const run of dueBeforePress) run()
}

/**
 * Runs after the next frame: for the choice made in a list, after the list is seen to close. It runs
 * earlier if a key or pointer is pressed or the page ends before, so order is kept and nothing is
 * lost.
 */
export function afterAnswer(work: () => void): void {
  const run = () => {
    if (dueBeforePress.delete(run)) work()
  }
  dueBeforePress.add(run)
  // Added once: the browser knows a listener that it has.
  for (const end of ['keydown', 'pointerdown', 'pagehide']) addEventListener(end, settleDue, true)
  afterPaint(run)
}

let isPageDrawn = false

/** Call once the page is drawn: until then `deferred` follows at once. */
export function pageIsDrawn(): void {
  isPageDrawn = true
}

/** The same signal one frame later, for views that take longer than a frame to draw. */
export function deferred<T>(source: ReadonlySignal<T>): ReadonlySignal<T> {
  const shown = signal(source.peek())
  const follow = () => {
    shown.value = source.peek()
  }
  effect(() => {
    if (source.value === shown.peek()) return
    if (isPageDrawn) afterPaint(follow)
    else follow()
  })
  return shown
}

/** Longer than the pause between two keys of a writer. */
const REST_MS = 300
/** A busy page is never idle; what waits for that does not wait longer. */
const LONGEST_IDLE_WAIT_MS = 1500

/** Runs once when the page has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback(work, { timeout: LONGEST_IDLE_WAIT_MS })
  } else setTimeout(work, 200)
}

/**
 * The same signal one frame later, or where `takesLong` when it has not changed for a while and the
 * page is idle: for long texts, which take longer to write than may pass between two keys.
 */
export function rested<T>(
  source: ReadonlySignal<T>,
  takesLong: (value: T) => boolean,
): ReadonlySignal<T> {
  const shown = signal(source.peek())
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    shown.value = source.peek()
  }
  effect(() => {
    const { value } = source
    clearTimeout(timer)
    if (value === shown.peek()) return
    if (!isPageDrawn) follow()
    else if (takesLong(value)) timer = setTimeout(() => whenIdle(follow), REST_MS)
    else afterPaint(follow)
  })
  return shown
}
