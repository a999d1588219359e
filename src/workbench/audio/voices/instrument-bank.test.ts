import { afterEach, expect, test, vi } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { createWorkerRenderer } from './instrument-bank'
import { orderOf, renderOrder } from './voices'

const SAMPLE_RATE = 8000
const ORDER = orderOf('piano', { midi: 60 }, STANDARD_NECK)

afterEach(() => vi.unstubAllGlobals())

/** A worker that takes orders and then breaks down. */
class BrokenWorker extends EventTarget {
  postMessage(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('error')))
  }

  terminate(): void {}
}

test.each([
  ['a browser without workers', undefined],
  [
    'a page that may not have one',
    class {
      constructor() {
        throw new DOMException('no', 'SecurityError')
      }
    },
  ],
  ['a worker that breaks down', BrokenWorker],
])('%s: the page renders the note itself', async (_, worker) => {
  vi.stubGlobal('Worker', worker)
  const render = createWorkerRenderer()
  const wanted = renderOrder(ORDER, SAMPLE_RATE)
  expect(wanted.some((sample) => Math.abs(sample) > 0.05)).toBe(true)
  // The first one may be lost with the worker, the second finds none.
  expect(await render(ORDER, SAMPLE_RATE)).toEqual(wanted)
  expect(await render(ORDER, SAMPLE_RATE)).toEqual(wanted)
})
