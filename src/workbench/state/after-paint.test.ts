import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

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
