/**
 * Draws the page as a first visitor finds it, at the build: what `index.html` shows before any code
 * has come. The neck, the keys and the answers of panels are left to the code, their places are kept.
 */
import { renderToString } from 'preact-render-to-string'

/** The kinds of screen that `first-paint.js` chooses among, with the media queries each matches. */
const SCREENS = {
  desktop: ['(min-width: 1180px)'],
  tablet: ['(pointer: coarse)'],
  phone: ['(max-width: 700px)', '(pointer: coarse)'],
}

type Tell = (event: { readonly matches: boolean }) => void

/** What the page's modules ask of a window while they load; nothing else of one is used here. */
function openWindow() {
  const queries = new Map<string, Tell>()
  const values = {
    addEventListener: () => undefined,
    location: { search: '', pathname: '/' },
    matchMedia: (query: string) => ({
      matches: false,
      addEventListener: (_: string, tell: Tell) => queries.set(query, tell),
    }),
    // Node 21 and later have one.
    ...(!('navigator' in globalThis) && { navigator: { userAgent: '' } }),
  }
  Object.assign(globalThis, values)
  return {
    turnTo: (matching: readonly string[]) => {
      for (const [query, tell] of queries) tell({ matches: matching.includes(query) })
    },
    close: () => {
      for (const name of Object.keys(values)) Reflect.deleteProperty(globalThis, name)
    },
  }
}

async function drawPages(): Promise<string> {
  const window = openWindow()
  // Asks for its window as soon as it is loaded.
  const [{ App }, { loadPanelsInView }] = await Promise.all([
    import('../app'),
    import('../panels/slots'),
  ])
  await loadPanelsInView()
  const pages = Object.entries(SCREENS).map(([name, matching]) => {
    window.turnTo(matching)
    // Nothing in it answers, so it is inert. The page's policy takes no style from its text.
    return renderToString(
      <div class={`prerendered ${name}`} inert>
        <App />
      </div>,
    ).replaceAll(/ style="[^"]*"/g, '')
  })
  window.close()
  if (!pages.every((html) => html.includes('class="tab-panel"') && !html.includes('Try again'))) {
    throw new Error('A panel could not be loaded for the prerendered page')
  }
  return pages.join('\n')
}

/** The page on every kind of screen, as HTML. */
export const PAGES = await drawPages()
