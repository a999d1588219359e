/** What the play-along listens with, and how late it hears. */
import { microphoneState, startListening, stopListening } from '../../audio/input/microphone-state'
import { connectMidi, midiState } from '../../audio/input/midi-input'
import { showMessage } from '../../state/messages'
import { choice, persisted, type Reader } from '../../state/persisted'

export const INPUT_SOURCES = ['microphone', 'midi'] as const
export type InputSource = (typeof INPUT_SOURCES)[number]

const LONGEST_SECONDS = 0.5

const seconds: Reader<number> = (value) =>
  typeof value === 'number' && Math.abs(value) <= LONGEST_SECONDS ? value : 0

/** What is listened with, and the seconds that each hears late, as measured here. */
export const { ear: inputSource, ...latencies } = persisted('pitch-map.play-along', {
  ear: choice(INPUT_SOURCES, 'microphone'),
  microphone: seconds,
  midi: seconds,
})

/**
 * Begins to listen; gives the function that ends what this began, or `undefined`, with a message,
 * when there is nothing to listen with.
 */
export async function openInput(): Promise<(() => void) | undefined> {
  if (inputSource.peek() === 'midi') {
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
