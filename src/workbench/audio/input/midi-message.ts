/** MIDI bytes as events of a keyboard. */

export type KeyEvent =
  | { readonly type: 'key-down'; readonly midi: number; readonly velocity: number }
  | { readonly type: 'key-up'; readonly midi: number }
  | { readonly type: 'sustain'; readonly isDown: boolean }

const NOTE_OFF = 0x80
const NOTE_ON = 0x90
const CONTROL = 0xb0
const SUSTAIN_PEDAL = 64

/**
 * Reads one message as Web MIDI delivers it, on any channel. A key-down of velocity 0 is a key-up;
 * what is no key and no sustain pedal is `undefined`. Velocity is 0–1.
 */
export function readMidiMessage(bytes: ArrayLike<number>): KeyEvent | undefined {
  const [status, first, second] = [bytes[0], bytes[1], bytes[2]]
  if (status === undefined || first === undefined || second === undefined) return undefined
  if (first > 127 || second > 127) return undefined
  const kind = status & 0xf0
  if (kind === NOTE_ON && second > 0) {
    return { type: 'key-down', midi: first, velocity: second / 127 }
  }
  if (kind === NOTE_ON || kind === NOTE_OFF) return { type: 'key-up', midi: first }
  if (kind === CONTROL && first === SUSTAIN_PEDAL) return { type: 'sustain', isDown: second >= 64 }
  return undefined
}
