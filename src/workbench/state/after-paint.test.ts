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
