/** Pins as the browser's storage holds them. */
import { MAX_STRINGS } from '#engine/instrument/neck'
import { oneOf, wholeNumber } from '../state/browser-memory'
import { type NotePin, type Pins, PRESSING_FINGERS } from './note-pins'

/** A stored pin: an object, or of before the number of a string. */
function pinOf(value: unknown): NotePin {
  const { string, finger } =
    typeof value === 'object' && value !== null
      ? { string: undefined, finger: undefined, ...value }
      : { string: value, finger: undefined }
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
