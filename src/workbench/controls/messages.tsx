/**
 * Toasts, and the place from which screen readers speak. On a phone they stand in the bar at the
 * bottom, and the page makes room for it.
 */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { afterPaint } from '../state/after-paint'
import { isSmallScreen } from '../state/layout-preferences'
import {
  dismissMessage,
  holdMessage,
  messages,
  releaseMessage,
  spokenText,
} from '../state/messages'
import { IconButton } from './icon-button'

/** Scrolls the tab's cursor out from under what lies at the bottom, where it was in view before. */
function uncoverCursor(): void {
  const column = document.querySelector('.tab-cursor .column')
  const top = column?.getBoundingClientRect().top ?? -1
  if (top >= 0 && top < innerHeight) column?.scrollIntoView({ block: 'nearest' })
}

export function Messages() {
  const place = useRef<HTMLDivElement>(null)
  const shown = messages.value
  useLayoutEffect(() => {
    const element = place.current
    if (!element || !isSmallScreen.peek()) return
    document.documentElement.style.setProperty('--messages', `${element.offsetHeight}px`)
    // The tab that the message tells of is drawn in the same frame.
    if (shown.length > 0) afterPaint(uncoverCursor)
  }, [shown])
  return (
    <>
      <div class="messages" ref={place}>
        {shown.map((message) => (
          <div
            key={message.id}
            class={`message ${message.tone}`}
            role={message.tone === 'problem' ? 'alert' : 'status'}
            onPointerEnter={() => holdMessage(message.id)}
            onPointerLeave={() => releaseMessage(message.id)}
            onFocusIn={() => holdMessage(message.id)}
            onFocusOut={() => releaseMessage(message.id)}
          >
            <p>{message.text}</p>
            {message.action && (
              <button
                type="button"
                onClick={() => {
                  message.action?.run()
                  dismissMessage(message.id)
                }}
              >
                {message.action.label}
              </button>
            )}
            <IconButton
              icon="close"
              iconSize={16}
              label="Close this message"
              onClick={() => dismissMessage(message.id)}
            />
          </div>
        ))}
      </div>
      <div class="visually-hidden" aria-live="polite">
        {spokenText.value}
      </div>
    </>
  )
}
