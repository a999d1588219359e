/** Filters, the chosen grip and its list are remembered between visits, for all projects. */
import { effect } from '@preact/signals'
import { POSITION_NAMES } from '#engine/hand/hand-window'
import { MAX_DIFFICULTY } from '#engine/voicing/difficulty'
import { VOICING_STYLES } from '#engine/voicing/style'
import { oneOf, remember, remembered, wholeNumber } from '../../state/browser-memory'
import { chosenFilters, PAGE_SIZE, setFilters, shownCount } from './voicing-filters'
import { chosenGrip } from './voicing-session'

const STORAGE_KEY = 'pitch-map.voicings'
/** Places in the largest chord, the thirteenth. */
const LAST_TONE = 6
/** A visit does not begin with a longer list. */
const MAX_SHOWN = 5 * PAGE_SIZE

const stored = remembered(STORAGE_KEY)
setFilters({
  style: oneOf(VOICING_STYLES, stored.style),
  inversion: wholeNumber(stored.inversion, 0, LAST_TONE),
  maxDifficulty: wholeNumber(stored.maxDifficulty, 1, MAX_DIFFICULTY),
  noBarre: stored.noBarre === true,
  topTone: wholeNumber(stored.topTone, 0, LAST_TONE),
  position: oneOf(POSITION_NAMES, stored.position),
})

shownCount.value = wholeNumber(stored.shownCount, PAGE_SIZE, MAX_SHOWN) ?? PAGE_SIZE
if (typeof stored.grip === 'string') chosenGrip.value = stored.grip

effect(() =>
  remember(STORAGE_KEY, {
    ...chosenFilters.value,
    shownCount: Math.min(shownCount.value, MAX_SHOWN),
    grip: chosenGrip.value,
  }),
)
