/** Long lists draw what fits in view first; the rest follows when nobody waits for it. */
import { useEffect, useState } from 'preact/hooks'

/** More rows than any sheet shows at once. */
const ROWS_IN_VIEW = 24
/** Longer than the pause between two letters of a word that is being typed. */
const REST_MS = 180

/** How many rows to draw now of a list that is new whenever `list` is. */
export function useDrawnRows(list: unknown): number {
  const [whole, setWhole] = useState<unknown>(undefined)
  useEffect(() => {
    const timer = setTimeout(() => setWhole(list), REST_MS)
    return () => clearTimeout(timer)
  }, [list])
  return whole === list ? Number.POSITIVE_INFINITY : ROWS_IN_VIEW
}
