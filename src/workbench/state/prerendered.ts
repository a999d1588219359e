/** The page of `index.html`, drawn by `draw-pages.tsx`; `first-paint.js` chooses the drawing. */

/** The drawing for this screen on a first visit; a later one may show another project. */
let shown: Element | undefined

/** Makes room for the page. Parts are kept for panels whose code is still loading. */
export function removePrerendered(): void {
  const { dataset } = document.documentElement
  for (const drawn of document.querySelectorAll('.prerendered')) {
    if (dataset.firstVisit !== undefined && drawn.matches(`.${dataset.screen}`)) shown = drawn
    drawn.remove()
  }
}

/** A part of the removed drawing, to be shown in a place of the page. */
export function prerenderedPart(selector: string): Element | undefined {
  return shown?.querySelector(selector) ?? undefined
}
