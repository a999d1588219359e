import { signal } from '@preact/signals'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

type Frame = () => void
let frames: Frame[] = []

/** The screen shows a frame: its callbacks run, then the tasks that they posted. */
function showFrame(): void {
  const due = frames
  frames = []
  for (const frame of due) frame()
  vi.advanceTimersByTime(1)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: Frame) => frames.push(frame))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A signal and its deferred one, on a page that is drawn. */
async function onDrawnPage() {
  const { pageIsDrawn, deferred } = await import('./after-paint')
  pageIsDrawn()
  const source = signal('C')
  return { source, shown: deferred(source) }
}

test('before the page is drawn, a deferred signal follows at once', async () => {
  const { deferred } = await import('./after-paint')
  const source = signal('C')
  const shown = deferred(source)
  source.value = 'G'
  expect(shown.value).toBe('G')
})

test('on a drawn page it is one frame behind, and then has the latest value', async () => {
  const { source, shown } = await onDrawnPage()
  source.value = 'G'
  source.value = 'D'
  expect(shown.value).toBe('C')
  showFrame()
  expect(shown.value).toBe('D')
})

test('a change that is undone within a frame is never shown', async () => {
  const { source, shown } = await onDrawnPage()
  const seen: string[] = []
  shown.subscribe((value) => seen.push(value))
  source.value = 'G'
  source.value = 'C'
  showFrame()
  expect(seen).toEqual(['C'])
})

test('a page that paints no frames follows after a time', async () => {
  const { source, shown } = await onDrawnPage()
  source.value = 'G'
  vi.advanceTimersByTime(1000)
  expect(shown.value).toBe('G')
})

describe('a signal that rests', () => {
  const isLong = (text: string) => text.length > 3

  async function onRestingPage() {
    const { pageIsDrawn, rested } = await import('./after-paint')
    pageIsDrawn()
    const source = signal('C')
    return { source, shown: rested(source, isLong) }
  }

  test('follows one frame later where the value is short', async () => {
    const { source, shown } = await onRestingPage()
    source.value = 'G'
    expect(shown.value).toBe('C')
    showFrame()
    expect(shown.value).toBe('G')
  })

  test('takes a long value when nothing has changed for a while, and then the latest', async () => {
    const { source, shown } = await onRestingPage()
    for (const value of ['a long one', 'a longer one', 'the longest one']) {
      source.value = value
      showFrame()
      vi.advanceTimersByTime(200)
      expect(shown.value).toBe('C')
    }
    vi.advanceTimersByTime(1000)
    expect(shown.value).toBe('the longest one')
  })

  test('a short value after a long one does not wait for it', async () => {
    const { source, shown } = await onRestingPage()
    source.value = 'a long one'
    source.value = 'G'
    showFrame()
    expect(shown.value).toBe('G')
    vi.advanceTimersByTime(3000)
    expect(shown.value).toBe('G')
  })

  test('waits for an idle moment', async () => {
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
    const { source, shown } = await onRestingPage()
    source.value = 'a long one'
    vi.advanceTimersByTime(3000)
    expect(shown.value).toBe('C')
    for (const work of idle) work()
    expect(shown.value).toBe('a long one')
  })
})

test('work runs once, after the frame or after the time limit', async () => {
  const { afterPaint } = await import('./after-paint')
  const work = vi.fn()
  afterPaint(work)
  vi.advanceTimersByTime(1000)
  showFrame()
  expect(work).toHaveBeenCalledTimes(1)
})

describe('work after an answer', () => {
  const listeners = new Map<string, Set<() => void>>()
  const press = (kind: string) => {
    for (const listener of listeners.get(kind) ?? []) listener()
  }
  beforeEach(() => {
    listeners.clear()
    vi.stubGlobal('addEventListener', (kind: string, listener: () => void) => {
      listeners.set(kind, (listeners.get(kind) ?? new Set()).add(listener))
    })
  })

  test('runs once, after the next frame', async () => {
    const { afterAnswer } = await import('./after-paint')
    const work = vi.fn()
    afterAnswer(work)
    expect(work).not.toHaveBeenCalled()
    showFrame()
    press('keydown')
    expect(work).toHaveBeenCalledTimes(1)
  })

  test.each(['keydown', 'pointerdown', 'pagehide'])(
    'runs before the next %s, in order',
    async (kind) => {
      const { afterAnswer } = await import('./after-paint')
      const done: string[] = []
      afterAnswer(() => done.push('first'))
      afterAnswer(() => done.push('second'))
      press(kind)
      done.push('what was pressed')
      showFrame()
      expect(done).toEqual(['first', 'second', 'what was pressed'])
    },
  )
})
