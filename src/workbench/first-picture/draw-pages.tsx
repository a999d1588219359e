/**
 * Draws the page as a first visitor finds it, at the build: what `index.html` shows before any code
 * has come. The neck, the keys and the answers of panels are left to the code, their places are kept.
 */
import { render } from 'preact'
import { PAPER } from './paper-dom'
import { openPaperWindow, type Screen } from './paper-window'

/** `first-paint.js` chooses among them. */
const SCREENS: readonly [Screen, ...Screen[]] = [
  { name: 'desktop', widthPx: 1440, isTouched: false },
  { name: 'tablet', widthPx: 820, isTouched: true },
  { name: 'phone', widthPx: 390, isTouched: true },
]

/** Preact's effects come this much later at most, and find their page gone. */
const EFFECTS_MS = 100

async function drawPages(): Promise<string> {
  const window = openPaperWindow(SCREENS[0])
  // Asks for its window as soon as it is loaded.
  const [{ App }, { loadPanelsInView }] = await Promise.all([
    import('../app'),
    import('../panels/slots'),
  ])
  await loadPanelsInView()
  const pages = SCREENS.map((screen) => {
    window.turnTo(screen)
    const root = PAPER.createElementNS('http://www.w3.org/1999/xhtml', 'div')
    root.setAttribute('class', `first-picture ${screen.name}`)
    // Nothing in it answers, so nothing in it is offered.
    root.setAttribute('inert', '')
    // Preact asks no more of an element than paper has.
    const place = root as unknown as Element
    render(<App />, place)
    const html = root.toHtml()
    render(null, place)
    return html
  })
  await new Promise((done) => setTimeout(done, EFFECTS_MS))
  window.close()
  if (!pages.every((html) => html.includes('class="tab-panel"'))) {
    throw new Error('The tab could not be loaded for the first picture')
  }
  return pages.join('\n')
}

/** The page on every kind of screen, as HTML. */
export const PAGES = await drawPages()
