/**
 * Pins are remembered between visits. They are not part of the project, which travels in links;
 * they refer to notes, so each project has its own.
 */
import { effect } from '@preact/signals'
import { MAX_STRINGS } from '#engine/instrument/neck'
import { oneOf, wholeNumber } from '../state/browser-memory'
import { persistByProject } from '../state/persisted-by-project'
import { tabMeasures } from '../state/project-store'
import { type NotePin, notePins, type Pins, PRESSING_FINGERS } from './note-pins'

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

persistByProject(
  'pitch-map.pins',
  notePins,
  ({ pins }) => pinsOf(pins),
  (pins) => ({ pins: [...pins] }),
)

/** A new note may get the id of a deleted one, but not its pin. */
effect(() => {
  const pins = notePins.value
  if (pins.size === 0) return
  const ids = new Set(tabMeasures.value.flatMap(({ notes }) => notes.map(({ id }) => id)))
  const kept = [...pins].filter(([id]) => ids.has(id))
  if (kept.length < pins.size) notePins.value = new Map(kept)
})
