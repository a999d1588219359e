/** Sizes of elements, read before the first paint and followed. */
import type { RefObject } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'

export interface SizePx {
  readonly widthPx: number
  readonly heightPx: number
}

const NO_SIZE: SizePx = { widthPx: 0, heightPx: 0 }

/** Inner width and whole height of an element in CSS pixels; 0 until it is mounted. */
export function useSizePx(element: RefObject<HTMLElement | null>): SizePx {
  const [size, setSize] = useState(NO_SIZE)
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return
    const measure = () => {
      const next = { widthPx: watched.clientWidth, heightPx: watched.offsetHeight }
      setSize((before) =>
        before.widthPx === next.widthPx && before.heightPx === next.heightPx ? before : next,
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return size
}
