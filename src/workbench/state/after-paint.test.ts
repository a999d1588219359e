import { signal } from '@preact/signals'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

type Frame = () => void
let frames: Frame[] = []

/** The screen shows a picture: frame callbacks, then what they left for afterwards. */
function showPicture(): void {
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

test('before the page is drawn, a follower is never behind', async () => {
  const { settled } = await import('./after-paint')
  const source = signal('C')
  const shown = settled(source)
  source.value = 'G'
  expect(shown.value).toBe('G')
})

test('on a drawn page it is one picture behind, and then shows the latest', async () => {
  const { pageIsDrawn, settled } = await import('./after-paint')
  pageIsDrawn()
  const source = signal('C')
  const shown = settled(source)
  source.value = 'G'
  source.value = 'D'
  expect(shown.value).toBe('C')
  showPicture()
  expect(shown.value).toBe('D')
})

test('a change that is taken back at once is never shown', async () => {
  const { pageIsDrawn, settled } = await import('./after-paint')
  pageIsDrawn()
  const source = signal('C')
  const shown = settled(source)
  const seen: string[] = []
  shown.subscribe((value) => seen.push(value))
  source.value = 'G'
  source.value = 'C'
  showPicture()
  expect(seen).toEqual(['C'])
})

test('a page that draws no pictures follows all the same', async () => {
  const { pageIsDrawn, settled } = await import('./after-paint')
  pageIsDrawn()
  const source = signal('C')
  const shown = settled(source)
  source.value = 'G'
  vi.advanceTimersByTime(1000)
  expect(shown.value).toBe('G')
})

test('work is done once, whichever comes first', async () => {
  const { afterPaint } = await import('./after-paint')
  const work = vi.fn()
  afterPaint(work)
  vi.advanceTimersByTime(1000)
  showPicture()
  expect(work).toHaveBeenCalledTimes(1)
})

test('so many pictures later, and at once for none', async () => {
  const { afterPictures } = await import('./after-paint')
  const done: number[] = []
  for (const count of [2, 1, 0]) afterPictures(count, () => done.push(count))
  expect(done).toEqual([0])
  showPicture()
  expect(done).toEqual([0, 1])
  showPicture()
  expect(done).toEqual([0, 1, 2])
})

describe('what follows an answer', () => {
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

  test('comes with the next picture, once', async () => {
    const { afterAnswer } = await import('./after-paint')
    const work = vi.fn()
    afterAnswer(work)
    expect(work).not.toHaveBeenCalled()
    showPicture()
    press('keydown')
    expect(work).toHaveBeenCalledTimes(1)
  })

  test.each(['keydown', 'pointerdown', 'pagehide'])(
    'comes before the next %s, in order',
    async (kind) => {
      const { afterAnswer } = await import('./after-paint')
      const done: string[] = []
      afterAnswer(() => done.push('first'))
      afterAnswer(() => done.push('second'))
      press(kind)
      done.push('what was pressed')
      showPicture()
      expect(done).toEqual(['first', 'second', 'what was pressed'])
    },
  )
})
