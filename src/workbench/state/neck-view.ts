/** What part of the neck is in view, how it lies, and which cells a position leaves in front. */

import { computed, signal } from '@preact/signals'
import { fretPositionsOf } from '#engine/instrument/fretboard'
import { type ScalePattern, scalePatternsOf } from '#engine/instrument/scale-patterns'
import { isSmallScreen, preferred } from './layout-preferences'
import { persisted, text } from './persisted'
import { neck } from './project-neck'
import { context } from './theory'
import { focusedMidi, shownHand, shownRoute, shownVoicing } from './view-state'

/** How many frets are drawn: the number preferred, as far as the neck has them above its capo. */
export const shownFretCount = computed(() =>
  Math.min(preferred.fretCount.value, neck.value.maxFret),
)

/** First and last fret drawn. */
export const fretRange = computed<readonly [number, number]>(() => {
  const fretCount = shownFretCount.value
  const fretWindow = preferred.fretWindow.value
  if (!isSmallScreen.value || !fretWindow) return [0, fretCount]
  const [low, high] = fretWindow
  return low < fretCount ? [low, Math.min(high, fretCount)] : [0, fretCount]
})

/** All patterns of the scale: open position, CAGED forms, notes per string. */
export const scalePatterns = computed<readonly ScalePattern[]>(() =>
  scalePatternsOf(context.value.root, context.value.scale, neck.value),
)

/**
 * Name of the chosen pattern; it stays chosen while the key changes, if the scale still has it, and
 * between visits. A link always shows the whole neck.
 */
export const { name: chosenPatternName } = persisted('pitch-map.position', {
  name: (name, stored) => (globalThis.location?.search ? undefined : text(name, stored)),
})

/** The chosen pattern on the current key and scale. */
export const chosenPattern = computed<ScalePattern | undefined>(() => {
  const name = chosenPatternName.value
  // Most necks show all positions, and need none of them.
  return name === undefined
    ? undefined
    : scalePatterns.value.find((pattern) => pattern.name === name)
})

/** `6:3` for string 6, fret 3: cells as keys of maps and sets. */
export function cellKey(string: number, fret: number): string {
  return `${string}:${fret}`
}

/** Cells of the chosen pattern, or `undefined` when all of the neck is in front. */
export const patternCells = computed<ReadonlySet<string> | undefined>(() => {
  const pattern = chosenPattern.value
  if (!pattern) return undefined
  return new Set(
    pattern.strings.flatMap(({ string, frets }) => frets.map((fret) => cellKey(string, fret))),
  )
})

/** Of the names of the fretting hand's fingers. */
export const FINGER_NUMBERS = { open: 0, index: 1, middle: 2, ring: 3, little: 4 } as const

/**
 * Fingers of the chosen position by cell, while they are shown: `panels/fretboard/position-fingers.ts`
 * plans them, with code that the first screen does not need.
 */
export const positionFingers = signal<ReadonlyMap<string, number> | undefined>(undefined)

/** Fingers of the shown grip, else of the hand of a chord, else of the shown route, over those of the position, by cell. */
export const fingerNumbers = computed<ReadonlyMap<string, number>>(() => {
  const voicing = shownVoicing.value
  const marks = (voicing ?? shownHand.value ?? shownRoute.value)?.marks ?? []
  const own = marks.flatMap(({ string, fret, finger }) =>
    finger === undefined ? [] : [[cellKey(string, fret), FINGER_NUMBERS[finger]] as const],
  )
  return new Map([...(voicing ? [] : (positionFingers.value ?? [])), ...own])
})

/** How many places the focused pitch has on the frets in use. */
export const focusedPlaceCount = computed(
  () => fretPositionsOf(focusedMidi.value, neck.value, shownFretCount.value).length,
)
