/** Limits are remembered between visits. They are not part of the project, which travels in links. */
import { effect } from '@preact/signals'
import { MAX_FRET } from '#engine/instrument/neck'
import { POSITION_NAMES } from '#engine/route/hand-window'
import { oneOf, remember, remembered, wholeNumber } from '../../state/browser-memory'
import { DEFAULT_FILTERS, routeFilters } from './route-filters-state'

const STORAGE_KEY = 'pitch-map.routes'

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

effect(() => remember(STORAGE_KEY, routeFilters.value))
