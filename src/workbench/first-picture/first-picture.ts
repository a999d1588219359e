/**
 * What `index.html` shows before the page's code has come; `draw-pages.tsx` draws it at the build,
 * `first-paint.js` chooses what of it is seen.
 */

/** The one in view, where all of it is true. */
let picture: Element | undefined

/** Makes room for the page; parts stay at hand for the places of code that is still to come. */
export function takeDownFirstPicture(): void {
  const { dataset } = document.documentElement
  for (const drawn of document.querySelectorAll('.first-picture')) {
    if (dataset.firstVisit !== undefined && drawn.matches(`.${dataset.screen}`)) picture = drawn
    drawn.remove()
  }
}

/** A part of the picture that was taken down, to be shown in a place of the page. */
export function partOfFirstPicture(selector: string): Element | undefined {
  return picture?.querySelector(selector) ?? undefined
}
