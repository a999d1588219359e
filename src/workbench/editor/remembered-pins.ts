/**
 * Pins are remembered between visits. They are not part of the project, which travels in links;
 * they refer to notes, so each project has its own.
 */
import { effect } from '@preact/signals'
import { remember, remembered } from '../state/browser-memory'
import { openedProject, tabMeasures } from '../state/project-store'
import { notePins, type Pins } from './note-pins'
import { pinsOf } from './stored-pins'

const STORAGE_KEY = 'pitch-map.pins'
/** Where they were kept, strings alone, when routes alone had pins. */
const EARLIER_KEY = 'pitch-map.routes'

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
