/** Toasts, and the place from which screen readers speak. */
import { IconButton } from '../controls/icon-button'
import {
  dismissMessage,
  holdMessage,
  messages,
  releaseMessage,
  spokenText,
} from '../state/messages'

export function Messages() {
  return (
    <>
      <div class="messages">
        {messages.value.map((message) => (
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
