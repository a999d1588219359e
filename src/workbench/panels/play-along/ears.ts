/** What the play-along listens with, and how late it hears. */
import { effect, signal } from '@preact/signals'
import { microphoneState, startListening, stopListening } from '../../audio/input/microphone-state'
import { connectMidi, midiState } from '../../audio/input/midi-input'
import { oneOf, remember, remembered } from '../../state/browser-memory'
import { showMessage } from '../../state/messages'

export const EARS = ['microphone', 'midi'] as const
export type Ear = (typeof EARS)[number]

const STORAGE_KEY = 'pitch-map.play-along'
const stored = remembered(STORAGE_KEY)
const LONGEST_SECONDS = 0.5

function readLatency(value: unknown): number {
  return typeof value === 'number' && Math.abs(value) <= LONGEST_SECONDS ? value : 0
}

export const ear = signal<Ear>(oneOf(EARS, stored.ear) ?? 'microphone')

/** Seconds that each hears late, as measured here. */
export const latencies = signal<Readonly<Record<Ear, number>>>({
  microphone: readLatency(stored.microphone),
  midi: readLatency(stored.midi),
})

effect(() => remember(STORAGE_KEY, { ear: ear.value, ...latencies.value }))

/**
 * Begins to listen; gives the function that ends what this began, or `undefined`, with a message,
 * when there is nothing to listen with.
 */
export async function openEar(): Promise<(() => void) | undefined> {
  if (ear.peek() === 'midi') {
    if (midiState.peek() !== 'on') await connectMidi()
    if (midiState.peek() === 'on') return () => undefined
    showMessage('No MIDI keyboard can be reached from this browser.', 'problem')
    return undefined
  }
  const wasOn = microphoneState.peek() === 'on'
  if (await startListening()) return wasOn ? () => undefined : stopListening
  showMessage(
    microphoneState.peek() === 'missing'
      ? 'No microphone was found.'
      : 'The microphone is not allowed here. Allow it in the browser, then try again.',
    'problem',
  )
  return undefined
}
