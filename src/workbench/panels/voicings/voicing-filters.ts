/** The filters, kept in this browser for all projects, and the grips of the chord that match them. */

import { batch, computed, type Signal } from '@preact/signals'
import { fretsOfPosition, POSITION_NAMES, type PositionName } from '#engine/hand/hand-window'
import { pitchClassOf } from '#engine/theory/pitch'
import {
  type ChordVoicings,
  chordVoicings,
  type VoicingFilters,
} from '#engine/voicing/chord-voicings'
import { MAX_DIFFICULTY } from '#engine/voicing/difficulty'
import { VOICING_STYLES, type VoicingStyle } from '#engine/voicing/style'
import { deferred } from '../../state/after-paint'
import { chordRoot, context, deferredNeck } from '../../state/deferred-view'
import { choice, flag, persisted, type Reader, text, whole } from '../../state/persisted'

/** Filters of the sheet; an absent field allows everything. */
export interface ChosenFilters {
  readonly style?: VoicingStyle
  /** 0 = root in the bass. */
  readonly inversion?: number
  /** 1–5. */
  readonly maxDifficulty?: number
  readonly noBarre?: boolean
  /** Degree of the chord on top, by its place in the chord. */
  readonly topTone?: number
  /** Counted from the capo, where the hand meets it. */
  readonly position?: PositionName
}

/** Grips shown at first and by each press of the button for more. */
export const PAGE_SIZE = 12
/** A visit does not begin with a longer list. */
const MAX_SHOWN = 5 * PAGE_SIZE
/** Places in the largest chord, the thirteenth. */
const LAST_TONE = 6

const readShown: Reader<number> = (value, stored) =>
  Math.min(whole(PAGE_SIZE, Number.MAX_SAFE_INTEGER, PAGE_SIZE)(value, stored), MAX_SHOWN)

const {
  shownCount,
  grip: chosenGrip,
  ...filters
} = persisted('pitch-map.voicings', {
  style: choice(VOICING_STYLES, undefined),
  inversion: whole(0, LAST_TONE, undefined),
  maxDifficulty: whole(1, MAX_DIFFICULTY, undefined),
  noBarre: flag(),
  topTone: whole(0, LAST_TONE, undefined),
  position: choice(POSITION_NAMES, undefined),
  shownCount: readShown,
  /** Frets text. */
  grip: text,
})

export { chosenGrip, shownCount }

/** The filters that are set. */
export const chosenFilters = computed<ChosenFilters>(() => {
  const values = Object.entries(filters).map(([name, { value }]) => [name, value] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== false))
})

/** Changes one filter; `undefined` removes it. The list begins again. */
export function setFilters(
  change: { readonly [K in keyof ChosenFilters]: ChosenFilters[K] | undefined },
): void {
  batch(() => {
    for (const name of Object.keys(change) as (keyof ChosenFilters)[]) {
      const filter: Signal<unknown> = filters[name]
      filter.value = change[name]
    }
    shownCount.value = PAGE_SIZE
  })
}

/** How many filters are set. */
export const filterCount = computed(() => Object.keys(chosenFilters.value).length)

function searchFiltersOf(chosen: ChosenFilters): VoicingFilters {
  const { style, inversion, maxDifficulty, noBarre, topTone, position } = chosen
  const { chord } = context.value
  // A filter set for another chord may name a tone that this one lacks.
  const has = (tone: number | undefined) => tone !== undefined && tone < chord.semitones.length
  const handWindow = position && fretsOfPosition(position)
  return {
    ...(style && { style }),
    ...(has(inversion) && inversion !== undefined && { inversion }),
    ...(maxDifficulty !== undefined && { maxDifficulty }),
    ...(noBarre && { noBarre }),
    ...(topTone !== undefined &&
      has(topTone) && {
        topPitchClass: (pitchClassOf(chordRoot.value) + chord.semitones[topTone]!) % 12,
      }),
    ...(handWindow && { handWindow }),
  }
}

/** The filter button answers the press first, then the grips are found. */
const asked = deferred(computed(() => ({ chosen: chosenFilters.value, count: shownCount.value })))

/** The grips of the project's chord, best first. */
export const foundVoicings = computed<ChordVoicings>(() => {
  const { chosen, count } = asked.value
  const { chord } = context.value
  return chordVoicings(chordRoot.value, chord, count, deferredNeck.value, searchFiltersOf(chosen))
})
