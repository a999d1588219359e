/**
 * Work that can wait until the picture which answers a press is on the screen. What a visitor did
 * is shown first, what follows from it comes in the next moment.
 */
import { effect, type ReadonlySignal, signal } from '@preact/signals'

/** A page in the background draws no pictures; it goes on all the same. */
const LONGEST_WAIT_MS = 400

/** Runs after the next picture. */
export function afterPaint(work: () => void): void {
  let isDone = false
  const run = () => {
    if (isDone) return
    isDone = true
    clearTimeout(timer)
    work()
  }
  const timer = setTimeout(run, LONGEST_WAIT_MS)
  // A frame callback comes before the picture, a task posted by it afterwards.
  requestAnimationFrame(() => setTimeout(run))
}

/** Runs after so many pictures; at once for none. */
export function afterPictures(count: number, work: () => void): void {
  if (count === 0) work()
  else afterPaint(() => afterPictures(count - 1, work))
}

const dueBeforePress = new Set<() => void>()

function settleDue(): void {
  for (const run of dueBeforePress) run()
}

/**
 * Runs after the next picture, where that picture is an answer of its own: a list that closes. The
 * next press finds it done, so nothing ever happens in another order than it was asked for, and so
 * does the end of the page, so nothing is lost.
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

/** Said once the page is drawn: from now on there is a picture to wait for. */
export function pageIsDrawn(): void {
  isPageDrawn = true
}

/** Follows a signal one picture behind, for views that take longer than a frame to draw. */
export function settled<T>(source: ReadonlySignal<T>): ReadonlySignal<T> {
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
