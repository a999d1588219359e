/**
 * Limits and pins are remembered between visits. They are not part of the project, which travels
 * in links; pins refer to notes, so each project has its own.
 */
import { effect } from '@preact/signals'
import { MAX_FRET, MAX_STRINGS } from '#engine/instrument/neck'
import { POSITION_NAMES } from '#engine/route/hand-window'
import { oneOf, remember, remembered, wholeNumber } from '../../state/browser-memory'
import { openedProject } from '../../state/project-store'
import { measures } from '../tab/edit/tab-state'
import { DEFAULT_FILTERS, pinnedStrings, routeFilters } from './route-plan'

const STORAGE_KEY = 'pitch-map.routes'

type Pins = ReadonlyMap<string, number>

const stored = remembered(STORAGE_KEY)

const startFret = wholeNumber(stored.startFret, 0, MAX_FRET) ?? DEFAULT_FILTERS.startFret
routeFilters.value = {
  position: oneOf([...POSITION_NAMES, 'window'] as const, stored.position) ?? 'any',
  startFret,
  endFret:
    wholeNumber(stored.endFret, startFret, MAX_FRET) ??
    Math.max(startFret, DEFAULT_FILTERS.endFret),
  maxFret: wholeNumber(stored.maxFret, 0, MAX_FRET) ?? DEFAULT_FILTERS.maxFret,
}

function storedPins(): Pins {
  const pairs: readonly unknown[] = Array.isArray(stored.pins) ? stored.pins : []
  return new Map(
    pairs.flatMap((pair): readonly [string, number][] => {
      const [id, place] = Array.isArray(pair) ? pair : []
      const string = wholeNumber(place, 1, MAX_STRINGS)
      return typeof id === 'string' && string !== undefined ? [[id, string]] : []
    }),
  )
}

const pinsByProject = new Map<string, Pins>(
  typeof stored.project === 'string' ? [[stored.project, storedPins()]] : [],
)

effect(() => {
  pinnedStrings.value = pinsByProject.get(openedProject.value) ?? new Map()
})

/** A new note may get the id of a deleted one, but not its pin. */
effect(() => {
  const ids = new Set(measures.value.flatMap(({ notes }) => notes.map(({ id }) => id)))
  const pins = pinnedStrings.value
  const kept = [...pins].filter(([id]) => ids.has(id))
  if (kept.length < pins.size) pinnedStrings.value = new Map(kept)
})

effect(() => {
  const pins = pinnedStrings.value
  pinsByProject.set(openedProject.peek(), pins)
  remember(STORAGE_KEY, { ...routeFilters.value, project: openedProject.peek(), pins: [...pins] })
})
