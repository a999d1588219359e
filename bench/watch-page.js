/** Runs in the page before anything else: keeps what the browser measures in `window.seen`. */
window.seen = { lcpMs: 0, lcpElement: '', cls: 0, shifts: [], events: [], frames: [], kinds: [] }

/** What is pressed, by the time of the event, which the browser's own figures repeat. */
const pressed = new Map()
const labelOf = (target) => {
  const own = target instanceof Element ? target.closest('button, [aria-label], [role]') : null
  const label = own?.getAttribute('aria-label') ?? own?.getAttribute('title') ?? own?.textContent
  return (label ?? target?.nodeName ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
}
for (const type of ['keydown', 'keyup', 'pointerdown', 'pointerup', 'click', 'contextmenu']) {
  const note = (event) => {
    const keys = [event.ctrlKey && 'Ctrl', event.shiftKey && 'Shift', event.altKey && 'Alt']
    const what = event.key
      ? [...keys.filter(Boolean), event.key].join('+')
      : `“${labelOf(event.target)}”`
    pressed.set(event.timeStamp.toFixed(1), what)
  }
  addEventListener(type, note, { capture: true, passive: true })
}

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
    what: pressed.get(entry.startTime.toFixed(1)) ?? '',
    startMs: entry.startTime,
    durationMs: entry.duration,
    delayMs: entry.processingStart - entry.startTime,
    workMs: entry.processingEnd - entry.processingStart,
  })
})

// Frames longer than 50 ms, with the scripts that ran in them for longer than 5 ms.
follow({ type: 'long-animation-frame' }, (entry) => {
  const endMs = entry.startTime + entry.duration
  seen.frames.push({
    startMs: entry.startTime,
    endMs,
    layoutMs: entry.styleAndLayoutStart > 0 ? endMs - entry.styleAndLayoutStart : 0,
    scripts: entry.scripts.map((script) => ({
      what: `${script.invoker} ${script.sourceURL.replace(/.*\//, '')} ${script.sourceFunctionName}`,
      durationMs: script.duration,
      forcedLayoutMs: script.forcedStyleAndLayoutDuration,
    })),
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
