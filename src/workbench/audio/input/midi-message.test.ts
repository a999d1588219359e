import { describe, expect, test } from 'vitest'
import { readMidiMessage } from './midi-message'

describe('a MIDI message', () => {
  test.each([
    ['a key', [0x90, 60, 127], { type: 'key-down', midi: 60, velocity: 1 }],
    ['a key on channel 16', [0x9f, 64, 127], { type: 'key-down', midi: 64, velocity: 1 }],
    ['a key let go', [0x80, 60, 64], { type: 'key-up', midi: 60 }],
    ['a key let go as velocity 0', [0x90, 60, 0], { type: 'key-up', midi: 60 }],
    ['the pedal', [0xb0, 64, 127], { type: 'sustain', isDown: true }],
    ['the pedal let go', [0xb3, 64, 10], { type: 'sustain', isDown: false }],
    ['another controller', [0xb0, 7, 100], undefined],
    ['pitch bend', [0xe0, 0, 64], undefined],
    ['the clock', [0xf8], undefined],
    ['a broken message', [0x90, 60], undefined],
    ['bytes out of range', [0x90, 200, 3], undefined],
  ])('of %s', (_, bytes, event) => {
    expect(readMidiMessage(Uint8Array.from(bytes))).toEqual(event)
  })
})
