/** The chosen position is remembered between visits. A link always shows the whole neck. */
import { effect } from '@preact/signals'
import { remember, remembered } from '../../state/browser-memory'
import { chosenPatternName } from '../../state/neck-view'

const STORAGE_KEY = 'pitch-map.position'

const { name } = remembered(STORAGE_KEY)
if (typeof name === 'string' && location.search === '') chosenPatternName.value = name

effect(() => remember(STORAGE_KEY, { name: chosenPatternName.value }))
