/** Draws what it holds one frame after what stands around it. */
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { afterPaint } from '../state/after-paint'

/** For the further parts of a sheet, which would hold up the frame that shows it opening. */
export function OneFrameLater({ children }: { readonly children: () => ComponentChildren }) {
  const [isDue, setDue] = useState(false)
  useLayoutEffect(() => {
    let isShown = true
    afterPaint(() => isShown && setDue(true))
    return () => {
      isShown = false
    }
  }, [])
  return isDue ? children() : null
}
