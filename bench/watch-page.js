/** Runs in the page before anything else: keeps what the browser measures in `window.seen`. */
window.seen = { lcpMs: 0, lcpElement: '', cls: 0, shifts: [], events: [], kinds: [] }

const nameOf = (node) =>
  node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute('class')}` : ''
const follow = (init, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
    buffered: true,
    ...init,
  })

follow({ type: 'largest-contentful-paint' }, (entry) => {
  seen.lcpMs = entry.startTime
  seen.lcpElement = nameOf(entry.element)
})
follow({ type: 'layout-shift' }, (entry) => {
  if (entry.hadRecentInput) return
  seen.cls += entry.value
  const what = entry.sources.map(({ node }) => nameOf(node)).join(' ')
  seen.shifts.push({ atMs: entry.startTime, value: entry.value, what })
})
follow({ type: 'event', durationThreshold: 16 }, (entry) => {
  seen.events.push({
    name: entry.name,
    interactionId: entry.interactionId,
    startMs: entry.startTime,
    durationMs: entry.duration,
    delayMs: entry.processingStart - entry.startTime,
    workMs: entry.processingEnd - entry.processingStart,
  })
})

/** The middle of the nth control in view that a selector and a name find. */
window.middleOf = (selector, name, nth) => {
  const isNamed = (element) =>
    name === undefined ||
    new RegExp(name).test(element.getAttribute('aria-label') ?? element.textContent.trim())
  const found = [...document.querySelectorAll(selector)].filter(
    (element) => element.checkVisibility() && isNamed(element),
  )
  const element = found.at(nth)
  if (!element) return undefined
  // Lists scroll by themselves: what lies in the window may still be out of view.
  element.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
