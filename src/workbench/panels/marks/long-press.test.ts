import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { longPressHandlers } from './long-press'

const finger = { pointerType: 'touch', isPrimary: true, pointerId: 1, clientX: 100, clientY: 40 }
/** What of an event a handler looks at. */
const event = <E extends Event>(facts: object) => facts as E
const down = (facts: object = {}) => event<PointerEvent>({ ...finger, ...facts })

let lift: ((event: PointerEvent) => void) | undefined
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', (_: string, listener: typeof lift) => {
    lift = listener
  })
  vi.stubGlobal('removeEventListener', () => {
    lift = undefined
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Handlers = ReturnType<typeof longPressHandlers>

test.each<[string, number, (handlers: Handlers) => void]>([
  ['a finger that stays', 1, (on) => on.onPointerDown(down())],
  [
    'a finger that trembles',
    1,
    (on) => {
      on.onPointerDown(down())
      on.onPointerMove(down({ clientX: 106 }))
    },
  ],
  [
    'a finger that pans',
    0,
    (on) => {
      on.onPointerDown(down())
      on.onPointerMove(down({ clientX: 120 }))
    },
  ],
  [
    'a tap',
    0,
    (on) => {
      on.onPointerDown(down())
      on.onPointerUp()
    },
  ],
  ['a mouse', 0, (on) => on.onPointerDown(down({ pointerType: 'mouse' }))],
  ['a second finger', 0, (on) => on.onPointerDown(down({ isPrimary: false }))],
])('%s holds %i times', (_, count, press) => {
  const onHold = vi.fn()
  press(longPressHandlers(onHold))
  vi.advanceTimersByTime(2000)
  expect(onHold).toHaveBeenCalledTimes(count)
})

test('a browser that sends contextmenu itself opens the menu once', () => {
  const onHold = vi.fn()
  const on = longPressHandlers(onHold)
  const preventDefault = vi.fn()
  on.onPointerDown(down())
  on.onContextMenu(event<MouseEvent>({ preventDefault }))
  vi.advanceTimersByTime(2000)
  expect(onHold).toHaveBeenCalledTimes(1)
  expect(preventDefault).toHaveBeenCalledTimes(1)
})

/** A press of two seconds that ends at 3000 ms. */
function heldUntil(type: 'pointerup' | 'pointercancel') {
  const on = longPressHandlers(() => undefined)
  on.onPointerDown(down())
  vi.advanceTimersByTime(2000)
  lift?.(down({ type, timeStamp: 3000 }))
  return { on, stopPropagation: vi.fn() }
}

test('a long press makes no click, the next tap does', () => {
  const { on, stopPropagation } = heldUntil('pointerup')
  on.onClickCapture(event<MouseEvent>({ timeStamp: 3001, stopPropagation }))
  expect(stopPropagation).toHaveBeenCalledTimes(1)
  on.onClickCapture(event<MouseEvent>({ timeStamp: 4000, stopPropagation }))
  expect(stopPropagation).toHaveBeenCalledTimes(1)
})

test('after a finger scrolls, the next tap counts', () => {
  const { on, stopPropagation } = heldUntil('pointercancel')
  expect(lift).toBeUndefined()
  on.onClickCapture(event<MouseEvent>({ timeStamp: 3001, stopPropagation }))
  expect(stopPropagation).not.toHaveBeenCalled()
})

test('on neck and keyboard a resting finger selects no text and opens no system menu', () => {
  const css = readFileSync(new URL('../../styles/neck.css', import.meta.url), 'utf8')
  const rule = css.split('\n.neck,\n.keyboard {')[1]?.split('}')[0]
  expect(rule).toContain('-webkit-touch-callout: none')
  expect(rule).toContain('user-select: none')
  expect(rule).toContain('touch-action: pan-x pan-y')
})
