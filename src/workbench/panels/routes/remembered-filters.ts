/** Limits are remembered between visits. They are not part of the project, which travels in links. */
import { effect } from '@preact/signals'
import { POSITION_NAMES } from '#engine/hand/hand-window'
import { MAX_FRET, MAX_STRINGS } from '#engine/instrument/neck'
import { oneOf, remember, remembered, wholeNumber } from '../../state/browser-memory'
import { DEFAULT_FILTERS, routeFilters, STYLES } from './route-filters-state'

const STORAGE_KEY = 'pitch-map.routes'

const stored = remembered(STORAGE_KEY)

const startFret = wholeNumber(stored.startFret, 0, MAX_FRET) ?? DEFAULT_FILTERS.startFret
routeFilters.value = {
  position:
    oneOf([...POSITION_NAMES, 'window', 'near', 'start'] as const, stored.position) ?? 'any',
  nearFret: wholeNumber(stored.nearFret, 0, MAX_FRET) ?? DEFAULT_FILTERS.nearFret,
  firstString: wholeNumber(stored.firstString, 1, MAX_STRINGS) ?? DEFAULT_FILTERS.firstString,
  firstFret: wholeNumber(stored.firstFret, 0, MAX_FRET) ?? DEFAULT_FILTERS.firstFret,
  style: oneOf(STYLES, stored.style) ?? 'auto',
  startFret,
  endFret:
    wholeNumber(stored.endFret, startFret, MAX_FRET) ??
    Math.max(startFret, DEFAULT_FILTERS.endFret),
  maxFret: wholeNumber(stored.maxFret, 0, MAX_FRET) ?? DEFAULT_FILTERS.maxFret,
}

effect(() => remember(STORAGE_KEY, routeFilters.value))
