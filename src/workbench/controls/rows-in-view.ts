/** Long lists of tall rows draw those in and near the view; the others have their room alone. */
import type { RefObject } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'

/** A list of so many rows is drawn whole, so that it can be searched and read from end to end. */
const DRAWN_WHOLE = 12
/** How far beyond the view rows are drawn. */
const NEAR_PX = 320

const upTo = (count: number): ReadonlySet<number> => new Set(Array(count).keys())

/** Printing shows all rows. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => setPrinting(true)
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

/** The 0-based numbers of the rows to draw, among those that `selector` finds in `list`. */
export function useRowsInView(
  list: RefObject<HTMLElement | null>,
  selector: string,
  rowCount: number,
): ReadonlySet<number> {
  const [near, setNear] = useState(upTo(DRAWN_WHOLE))
  const isPrinting = usePrinting()
  const all = useMemo(() => upTo(rowCount), [rowCount])
  const isLong = rowCount > DRAWN_WHOLE
  useEffect(() => {
    if (!isLong || !list.current) return undefined
    const rows = [...list.current.querySelectorAll(selector)]
    const numberOf = new Map(rows.map((row, index) => [row, index]))
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before)
          for (const { target, isIntersecting } of entries) {
            const row = numberOf.get(target)!
            if (isIntersecting) after.add(row)
            else after.delete(row)
          }
          return after
        }),
      // The margin of the page, and of what scrolls in it.
      { rootMargin: `${NEAR_PX}px`, scrollMargin: `${NEAR_PX}px` },
    )
    for (const row of rows) observer.observe(row)
    return () => observer.disconnect()
  }, [list, selector, rowCount, isLong])
  return isLong && !isPrinting ? near : all
}
