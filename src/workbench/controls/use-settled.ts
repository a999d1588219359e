/** A value as the page showed it before, until the picture that answers the change is drawn. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { afterPaint } from '../state/after-paint'

/** Follows a value one picture behind. */
export function useSettled<T>(value: T): T {
  const [shown, setShown] = useState(value)
  const latest = useRef(value)
  latest.current = value
  useLayoutEffect(() => {
    if (value !== shown) afterPaint(() => setShown(() => latest.current))
  }, [value, shown])
  return shown
}

/** False in a component's first picture, true from the second on. */
export function useIsLater(): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => afterPaint(() => setLater(true)), [])
  return isLater
}
