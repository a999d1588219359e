/** Sizes of elements and of the window as signals, read before the first paint. */
import { signal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'

/** Inner width of an element in CSS pixels; 0 until it is mounted. */
export function useWidthPx(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(0)
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return
    setWidthPx(watched.clientWidth)
    const observer = new ResizeObserver(() => setWidthPx(watched.clientWidth))
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return widthPx
}

/** Height of the window in CSS pixels. */
export const windowHeightPx = signal(innerHeight)
addEventListener('resize', () => {
  windowHeightPx.value = innerHeight
})
