/** The filters, and the grips of the chord that match them. */

import { computed, signal } from '@preact/signals'
import { fretsOfPosition, type PositionName } from '#engine/hand/hand-window'
import { pitchClassOf } from '#engine/theory/pitch'
import {
  type ChordVoicings,
  chordVoicings,
  type VoicingFilters,
} from '#engine/voicing/chord-voicings'
import type { VoicingStyle } from '#engine/voicing/style'
import { deferred } from '../../state/after-paint'
import { chordRoot, context, deferredNeck } from '../../state/deferred-view'

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

export const chosenFilters = signal<ChosenFilters>({})

/** Grips shown at first and by each press of the button for more. */
export const PAGE_SIZE = 12
export const shownCount = signal(PAGE_SIZE)

/** Changes one filter; `undefined` removes it. The list begins again. */
export function setFilters(
  change: { readonly [K in keyof ChosenFilters]: ChosenFilters[K] | undefined },
): void {
  const merged = { ...chosenFilters.peek(), ...change }
  const given = Object.entries(merged).filter(([, value]) => value !== undefined && value !== false)
  chosenFilters.value = Object.fromEntries(given)
  shownCount.value = PAGE_SIZE
}

/** How many filters are set. */
export const filterCount = computed(() => Object.keys(chosenFilters.value).length)

function searchFiltersOf(filters: ChosenFilters): VoicingFilters {
  const { style, inversion, maxDifficulty, noBarre, topTone, position } = filters
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
const asked = deferred(computed(() => ({ filters: chosenFilters.value, count: shownCount.value })))

/** The grips of the project's chord, best first. */
export const foundVoicings = computed<ChordVoicings>(() => {
  const { filters, count } = asked.value
  const { chord } = context.value
  return chordVoicings(chordRoot.value, chord, count, deferredNeck.value, searchFiltersOf(filters))
})
