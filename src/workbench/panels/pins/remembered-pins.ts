/**
 * Pins are remembered between visits. They are not part of the project, which travels in links;
 * they refer to notes, so each project has its own.
 */
import { effect } from '@preact/signals'
import { MAX_STRINGS } from '#engine/instrument/neck'
import { oneOf, remember, remembered, wholeNumber } from '../../state/browser-memory'
import { openedProject, tabMeasures } from '../../state/project-store'
import { type NotePin, notePins, type Pins, PRESSING_FINGERS } from './note-pins'

const STORAGE_KEY = 'pitch-map.pins'
/** Where they were kept, strings alone, when routes alone had pins. */
const EARLIER_KEY = 'pitch-map.routes'

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

const now = remembered(STORAGE_KEY)
const stored = typeof now.project === 'string' ? now : remembered(EARLIER_KEY)

const pinsByProject = new Map<string, Pins>(
  typeof stored.project === 'string' ? [[stored.project, pinsOf(stored.pins)]] : [],
)

effect(() => {
  notePins.value = pinsByProject.get(openedProject.value) ?? new Map()
})

/** A new note may get the id of a deleted one, but not its pin. */
effect(() => {
  const pins = notePins.value
  if (pins.size === 0) return
  const ids = new Set(tabMeasures.value.flatMap(({ notes }) => notes.map(({ id }) => id)))
  const kept = [...pins].filter(([id]) => ids.has(id))
  if (kept.length < pins.size) notePins.value = new Map(kept)
})

effect(() => {
  const pins = notePins.value
  pinsByProject.set(openedProject.peek(), pins)
  remember(STORAGE_KEY, { project: openedProject.peek(), pins: [...pins] })
})
