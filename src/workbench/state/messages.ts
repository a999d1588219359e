/** Short messages to the player: a toast that is also spoken by screen readers. */
import { signal } from '@preact/signals'

export interface Message {
  readonly id: number
  readonly text: string
  readonly tone: 'note' | 'success' | 'problem'
  readonly action?: { readonly label: string; readonly run: () => void }
}

const NOTE_DURATION_MS = 4000

export const messages = signal<readonly Message[]>([])
let lastId = 0

/** Closes a message. */
export function dismissMessage(id: number): void {
  messages.value = messages.peek().filter((message) => message.id !== id)
}

/** Shows a message. Problems and questions stay until closed, the rest goes after four seconds. */
export function showMessage(
  text: string,
  tone: Message['tone'] = 'note',
  action?: Message['action'],
): void {
  const id = ++lastId
  messages.value = [
    ...messages
      .peek()
      .filter((message) => message.text !== text)
      .slice(-2),
    { id, text, tone, ...(action && { action }) },
  ]
  if (tone !== 'problem' && !action) setTimeout(() => dismissMessage(id), NOTE_DURATION_MS)
}

/** Text for screen readers alone: what an arrow key reached, what an undo took back. */
export const spokenText = signal('')

/** Speaks a text without showing it; the same text twice is spoken twice. */
export function speak(text: string): void {
  spokenText.value = spokenText.peek() === text ? `${text}\u00a0` : text
}
