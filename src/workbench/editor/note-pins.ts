/** What notes of the tab must keep when they are fingered: a string, a finger, or both. */
import { signal } from '@preact/signals'
import type { Finger } from '#engine/hand/finger'
import { fretFor } from '#engine/instrument/fretboard'
import { MAX_STRINGS, type Neck } from '#engine/instrument/neck'
import type { Pin } from '#engine/plan/note'
import type { TabNote } from '#engine/tab/tab-event'
import { oneOf, wholeNumber } from '../state/browser-memory'

/** Fingers that press; number 1 is the index finger. */
export const PRESSING_FINGERS = ['index', 'middle', 'ring', 'little'] as const
export type PressingFinger = Exclude<Finger, 'open'>

export interface NotePin {
  readonly string?: number
  readonly finger?: PressingFinger
}

/** By note id. */
export type Pins = ReadonlyMap<string, NotePin>

export const notePins = signal<Pins>(new Map())

function pinOf(value: unknown): NotePin {
  const stored = typeof value === 'object' ? value : undefined
  const { string, finger } = { string: undefined, finger: undefined, ...stored }
  const onString = wholeNumber(string, 1, MAX_STRINGS)
  const byFinger = oneOf(PRESSING_FINGERS, finger)
  return {
    ...(onString !== undefined && { string: onString }),
    ...(byFinger && { finger: byFinger }),
  }
}

/** Stored pins by note id; what is no pin is passed over. */
export function pinsOf(value: unknown): Pins {
  const pairs: readonly unknown[] = Array.isArray(value) ? value : []
  return new Map(
    pairs.flatMap((pair): readonly [string, NotePin][] => {
      const [id, stored] = Array.isArray(pair) ? pair : []
      const pin = pinOf(stored)
      return typeof id === 'string' && Object.keys(pin).length > 0 ? [[id, pin]] : []
    }),
  )
}

/** Sets what a note keeps; an empty pin lets it go. */
export function pinNote(noteId: string, pin: NotePin): void {
  const pins = new Map(notePins.peek())
  if (pin.string === undefined && pin.finger === undefined) pins.delete(noteId)
  else pins.set(noteId, pin)
  notePins.value = pins
}

/** Keeps a note to a string, or with `undefined` no longer; its finger stays as it was. */
export function pinString(noteId: string, string: number | undefined): void {
  const { finger } = notePins.peek().get(noteId) ?? {}
  pinNote(noteId, { ...(string !== undefined && { string }), ...(finger && { finger }) })
}

/** Keeps a note to a finger, or with `undefined` no longer; its string stays as it was. */
export function pinFinger(noteId: string, finger: PressingFinger | undefined): void {
  const { string } = notePins.peek().get(noteId) ?? {}
  pinNote(noteId, { ...(string !== undefined && { string }), ...(finger && { finger }) })
}

/** The pin as planners take it: without a string that cannot sound the note, or a finger on an open one. */
export function planPinOf({ id, midi }: TabNote, pins: Pins, neck: Neck): Pin | undefined {
  const { string, finger } = pins.get(id) ?? {}
  const fret =
    string !== undefined && neck.strings[string - 1] ? fretFor(midi, string, neck) : undefined
  const isPressed = finger !== undefined && fret !== 0
  if (fret === undefined && !isPressed) return undefined
  return {
    ...(fret !== undefined && string !== undefined && { string }),
    ...(isPressed && { finger: PRESSING_FINGERS.indexOf(finger) + 1 }),
  }
}
