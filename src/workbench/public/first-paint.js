// Decides what is painted before the code of the page has come, then starts that code; a file of its
// own because the page's policy allows no inline script.
const { dataset } = document.documentElement

/** What this browser keeps under a name. Without storage it keeps nothing. */
const kept = (name) => {
  try {
    return localStorage.getItem(`pitch-map.${name}`)
  } catch {
    return null
  }
}

const theme = kept('theme')
if (theme === 'light' || theme === 'dark') dataset.theme = theme

// The widths of layout-preferences.ts.
const isWide = matchMedia('(min-width: 1180px)').matches
const isSmall = matchMedia('(max-width: 700px)').matches
dataset.screen = isSmall ? 'phone' : isWide ? 'desktop' : 'tablet'

// The prerendered page is right for visitors without saved state or a project link. Others see only
// the empty panels, which are the same for all.
const changes = ['theme', 'names', 'project', 'score', 'layout.large', 'layout.small'].filter(kept)
const hasPosition = (kept('position') ?? '{}') !== '{}'
const isTouchAsDrawn = matchMedia('(pointer: coarse)').matches !== isWide
if (changes.length === 0 && !hasPosition && location.search === '' && isTouchAsDrawn) {
  dataset.firstVisit = ''
}

// Paint first: code that runs before keeps the page blank for as long as it takes. Empty panels do
// not count as content for the browser, and a page in the background is not painted: then the code
// does not wait.
const LONGEST_WAIT_MS = 1000
const isAwaited = 'firstVisit' in dataset && document.visibilityState === 'visible'
const isPainted = new Promise((done) => {
  const watch = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) done()
  })
  watch.observe({ type: 'paint', buffered: true })
})
addEventListener('DOMContentLoaded', async () => {
  const code = document.querySelector('link[data-start]')
  if (isAwaited) {
    const isLate = new Promise((done) => setTimeout(done, LONGEST_WAIT_MS))
    await Promise.race([isPainted, isLate])
  } else if (document.visibilityState === 'visible') {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  }
  if (code) import(code.href)
})
