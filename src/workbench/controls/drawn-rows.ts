/** Long lists draw what fits in view first; the rest follows in pieces while the page is idle. */
import { useEffect, useState } from 'preact/hooks'

/** Longer than the pause between two letters of a word that is being typed. */
const REST_MS = 180
/** What follows comes in pieces, so that a press between two of them is answered at once. */
const MORE_ROWS = 24
const PIECE_MS = 32

/** How many of `rowCount` rows to draw now; a new `list` starts again at `rowsInView`. */
export function useDrawnRows(list: unknown, rowCount: number, rowsInView: number): number {
  const [drawn, setDrawn] = useState({ list, rows: rowsInView })
  const rows = drawn.list === list ? drawn.rows : rowsInView
  useEffect(() => {
    if (rows >= rowCount) return undefined
    const more = () => setDrawn({ list, rows: rows + MORE_ROWS })
    const timer = setTimeout(more, rows === rowsInView ? REST_MS : PIECE_MS)
    return () => clearTimeout(timer)
  }, [list, rows, rowCount, rowsInView])
  return rows
}
