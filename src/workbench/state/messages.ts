/** Short messages to the player: a toast that is also spoken by screen readers. */
import { signal } from '@preact/signals'
import { lastEdit, undo } from './project-store'

export interface Message {
  readonly id: number
  readonly text: string
  readonly tone: 'note' | 'success' | 'problem'
  /** Whether it stays until it is closed. */
  readonly stays: boolean
  readonly action?: { readonly label: string; readonly run: () => void }
}

export interface MessageOptions {
  readonly action?: Message['action']
  /** Problems stay unless told otherwise. */
  readonly stays?: boolean
}

const NOTE_DURATION_MS = 4000
/** Long enough to read the message and reach its button. */
const ACTION_DURATION_MS = 8000

export const messages = signal<readonly Message[]>([])
let lastId = 0
const timers = new Map<number, ReturnType<typeof setTimeout>>()

/** Closes a message. */
export function dismissMessage(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  messages.value = messages.peek().filter((message) => message.id !== id)
}

/** Keeps a message while the pointer or the focus is on it. */
export function holdMessage(id: number): void {
  clearTimeout(timers.get(id))
}

/** Lets a message go after its time, unless it stays. */
export function releaseMessage(id: number): void {
  const message = messages.peek().find((candidate) => candidate.id === id)
  if (!message || message.stays) return
  clearTimeout(timers.get(id))
  const duration = message.action ? ACTION_DURATION_MS : NOTE_DURATION_MS
  timers.set(
    id,
    setTimeout(() => dismissMessage(id), duration),
  )
}

/**
 * Shows a message and gives its id. Problems stay until closed; the rest goes after four seconds,
 * with a button after eight, or when the next message comes.
 */
export function showMessage(
  text: string,
  tone: Message['tone'] = 'note',
  { action, stays = tone === 'problem' }: MessageOptions = {},
): number {
  const id = ++lastId
  messages.value = [
    ...messages
      .peek()
      .filter((message) => message.stays && message.text !== text)
      .slice(-2),
    { id, text, tone, stays, ...(action && { action }) },
  ]
  releaseMessage(id)
  return id
}

/** Text for screen readers alone: what an arrow key reached, what an undo took back. */
export const spokenText = signal('')

/** Speaks a text without showing it; the same text twice is spoken twice. */
export function speak(text: string): void {
  spokenText.value = spokenText.peek() === text ? `${text}\u00a0` : text
}

/** Shows what the last edit did. It goes when another edit follows, so its Undo is always its own. */
export function showUndoable(text: string): void {
  const told = lastEdit.peek()
  const id = showMessage(text, 'success', { action: { label: 'Undo', run: () => void undo() } })
  const stop = lastEdit.subscribe((edit) => {
    if (edit === told) return
    dismissMessage(id)
    queueMicrotask(() => stop())
  })
}
